-- The log of a table is the truth. What the other columns of `tables` say about its course could be folded from it.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    muted INTEGER NOT NULL DEFAULT 0,
    banned INTEGER NOT NULL DEFAULT 0
);

-- What a client shows to be somebody; only hashes are kept. A link makes one more key, once.
CREATE TABLE keys (hash BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES people (id)) WITHOUT ROWID;
CREATE INDEX keys_by_person ON keys (person);
CREATE TABLE links (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    until INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    owner INTEGER NOT NULL,
    created INTEGER NOT NULL,
    key TEXT,
    public INTEGER NOT NULL,
    status TEXT NOT NULL,
    wakes INTEGER NOT NULL DEFAULT 0,
    trouble TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX tables_by_key ON tables (owner, key) WHERE key IS NOT NULL;
CREATE INDEX tables_in_public ON tables (status, created) WHERE public;
CREATE INDEX tables_that_wake ON tables (id) WHERE wakes;

CREATE TABLE chairs (
    person INTEGER NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, "table")
) WITHOUT ROWID;
CREATE INDEX chairs_by_table ON chairs ("table");

CREATE TABLE log (
    "table" TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER,
    seat INTEGER,
    text TEXT NOT NULL,
    data TEXT,
    key TEXT,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
CREATE INDEX log_by_person ON log (person) WHERE person IS NOT NULL AND kind IN ('take', 'chat');

CREATE TABLE hooks (
    "table" TEXT NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    url TEXT NOT NULL,
    PRIMARY KEY ("table", person)
) WITHOUT ROWID;
