-- Whether the person has resigned there: the table is still theirs, but counts no more against their quota.
ALTER TABLE chairs ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
UPDATE chairs SET resigned = 1 WHERE EXISTS (
    SELECT 1 FROM log WHERE log."table" = chairs."table" AND log.person = chairs.person
    AND log.kind = 'away' AND log.text = 'resigned'
);
