BEGIN TRANSACTION;
CREATE TABLE chairs (
    person INTEGER NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables (id), resigned INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, "table")
) WITHOUT ROWID;
INSERT INTO "chairs" VALUES(711825532751680,'mtr5nwe5ga',0);
INSERT INTO "chairs" VALUES(1970775320401943,'mtr5nwe5ga',0);
CREATE TABLE keys (hash BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES people (id)) WITHOUT ROWID;
INSERT INTO "keys" VALUES(X'C75D856108ABF9CB51A1D46A84B494FD7955D8E540EE95856C3B68FB1B61508A',711825532751680);
INSERT INTO "keys" VALUES(X'68036462B645FAD85C0B49E5F83C2DF39DD3489C35F200788ED335630BFBF340',1970775320401943);
CREATE TABLE links (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    until INTEGER NOT NULL
) WITHOUT ROWID;
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
INSERT INTO "log" VALUES('mtr5nwe5ga',1,1794983197101,'take',1970775320401943,0,'Ana',NULL,NULL);
INSERT INTO "log" VALUES('mtr5nwe5ga',2,1794983197119,'take',711825532751680,1,'Ben','{"up":710}',NULL);
INSERT INTO "log" VALUES('mtr5nwe5ga',3,1794983197122,'start',1970775320401943,NULL,'','{"order":[1,0],"up":713,"shuffles":[["6va","1bd","5pd","6pa","3ta","4va","4bd","6va","1td","2va","5vd","6ta","1bd","6ba","2ba","1pa","2bd","1va","1ba","6vd","3pd","5td","5pa","6ta","4vd","2td","2td","2ba","4pa","5bd","2vd","2vd","5ta","4bd","2ta","5ta","6vd","6pd","4ba","6td","5ba","1ba","4va","3va","6td","3pa","4ta","1vd","3bd","3ba","4ba","6bd","2bd","5vd","1ta","3td","2pa","1vd","3va","4vd","3ta","3td","5td","4pd","3bd","1va","1pd","5va","4ta","4td","2ta","5bd","2va","3vd","3vd","1td","4td","2pd","5va","1ta","6bd","6ba","3ba","5ba"]]}',NULL);
INSERT INTO "log" VALUES('mtr5nwe5ga',4,1794983197129,'play',711825532751680,0,'place G2 14','{"up":720}','line0-2');
INSERT INTO "log" VALUES('mtr5nwe5ga',5,1794983197130,'play',1970775320401943,1,'place S1 19','{"up":722}','line0-2');
INSERT INTO "log" VALUES('mtr5nwe5ga',6,1794983197137,'play',711825532751680,0,'place S2 16','{"up":728}','line0-3');
INSERT INTO "log" VALUES('mtr5nwe5ga',7,1794983197141,'play',1970775320401943,1,'place M2 3','{"up":732}','line0-3');
INSERT INTO "log" VALUES('mtr5nwe5ga',8,1794983197147,'play',711825532751680,0,'place S1 13','{"up":738}','line0-4');
INSERT INTO "log" VALUES('mtr5nwe5ga',9,1794983197149,'play',1970775320401943,1,'place F2 7','{"up":740}','line0-4');
INSERT INTO "log" VALUES('mtr5nwe5ga',10,1794983197150,'play',711825532751680,0,'place F1 15','{"up":742}','line0-5');
INSERT INTO "log" VALUES('mtr5nwe5ga',11,1794983197153,'play',1970775320401943,1,'place F1 1','{"up":744}','line0-5');
INSERT INTO "log" VALUES('mtr5nwe5ga',12,1794983197157,'play',711825532751680,0,'place M1 2','{"up":748}','line0-6');
INSERT INTO "log" VALUES('mtr5nwe5ga',13,1794983197159,'play',1970775320401943,1,'place G2 8','{"up":751}','line0-6');
INSERT INTO "log" VALUES('mtr5nwe5ga',14,1794983197161,'chat',1970775320401943,1,'hello','{"name":"Ana","up":752}',NULL);
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    muted INTEGER NOT NULL DEFAULT 0,
    banned INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "people" VALUES(711825532751680,'Ben',1794983197105,0,0);
INSERT INTO "people" VALUES(1970775320401943,'Ana',1794983197098,0,0);
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables (id),
    reporter INTEGER NOT NULL,
    reported INTEGER NOT NULL,
    line INTEGER,
    around INTEGER NOT NULL,
    why TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "reports" VALUES(1,1795000000000,'mtr5nwe5ga',711825532751680,1970775320401943,NULL,0,'Rude.',0);
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
, uploaded INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "tables" VALUES('mtr5nwe5ga','toledo','kosmos-2008','1','{"game":"toledo","clock":{"kind":"budget","seconds":600,"increment":5},"players":2}',1970775320401943,1794983197101,NULL,0,'running',1,NULL,0);
CREATE TABLE "uptime" (up INTEGER NOT NULL);
INSERT INTO "uptime" VALUES(755);
CREATE TABLE "webhooks" (
    "table" TEXT NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    url TEXT NOT NULL,
    PRIMARY KEY ("table", person)
) WITHOUT ROWID;
CREATE INDEX keys_by_person ON keys (person);
CREATE UNIQUE INDEX tables_by_key ON tables (owner, key) WHERE key IS NOT NULL;
CREATE INDEX tables_in_public ON tables (status, created) WHERE public;
CREATE INDEX tables_that_wake ON tables (id) WHERE wakes;
CREATE INDEX chairs_by_table ON chairs ("table");
CREATE INDEX log_by_person ON log (person) WHERE person IS NOT NULL AND kind IN ('take', 'chat');
CREATE INDEX tables_uploaded ON tables (owner, uploaded) WHERE uploaded;
CREATE UNIQUE INDEX reports_once ON reports ("table", reporter, reported, ifnull(line, 0));
COMMIT;
PRAGMA user_version = 6;
