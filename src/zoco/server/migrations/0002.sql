-- How many bytes the log of a table took that was made from a record: uploads are kept within limits. Otherwise 0.
ALTER TABLE tables ADD COLUMN uploaded INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET uploaded = (
    SELECT sum(100 + length(text) + ifnull(length(data), 0)) FROM log WHERE "table" = id
) WHERE json_extract(options, '$.open_deck') AND EXISTS (SELECT 1 FROM log WHERE "table" = id);
CREATE INDEX tables_uploaded ON tables (owner, uploaded) WHERE uploaded;
