-- What people report to the host: a line of a table's chat, counted from 1, or a person; and after which line it was.
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
CREATE UNIQUE INDEX reports_once ON reports ("table", reporter, reported, ifnull(line, 0));
