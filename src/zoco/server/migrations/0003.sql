-- For how many milliseconds the house has been answering, as far as is known: players' clocks run by it alone.
CREATE TABLE house (up INTEGER NOT NULL);
INSERT INTO house VALUES (0);
