-- The servers that share this database, each for as long as it says so again. One that is struck off loses its tables.
CREATE TABLE server (
    id      TEXT        NOT NULL PRIMARY KEY,
    address TEXT        NOT NULL,
    until   TIMESTAMPTZ NOT NULL
);

-- Which server has a table at home: its memory and its bots are there, and nowhere else.
CREATE TABLE home (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    server   TEXT NOT NULL REFERENCES server (id) ON DELETE CASCADE
);
CREATE INDEX home_of ON home (server);
