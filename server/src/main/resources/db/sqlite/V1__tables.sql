-- A table before, during and after its game. The document holds who sits where and what was agreed; the version guards it.
CREATE TABLE game_table (
    id         TEXT    NOT NULL PRIMARY KEY,
    version    INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    status     TEXT    NOT NULL,
    open       INTEGER NOT NULL,
    tended     INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    document   TEXT    NOT NULL
);
CREATE INDEX game_table_listed ON game_table (status, open, changed_at);
CREATE INDEX game_table_tended ON game_table (tended, status);

-- The history: what was decided at one stroke, fate's part included. The key is the guard: one row follows each number.
CREATE TABLE log_row (
    table_id  TEXT    NOT NULL,
    number    INTEGER NOT NULL,
    next      INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    answer_id TEXT,
    at        INTEGER NOT NULL,
    entries   TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- The newest position that was kept; the log goes on from its number. Deflated JSON.
CREATE TABLE position (
    table_id TEXT    NOT NULL PRIMARY KEY,
    number   INTEGER NOT NULL,
    rules    TEXT    NOT NULL,
    content  BLOB    NOT NULL
);

CREATE TABLE chat (
    table_id TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Somebody without an account: a cookie, of which only the hash is kept, and a name.
CREATE TABLE person (
    id     TEXT    NOT NULL PRIMARY KEY,
    cookie TEXT    NOT NULL UNIQUE,
    name   TEXT    NOT NULL,
    at     INTEGER NOT NULL
);

CREATE TABLE sitting (
    person   TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, seat)
) WITHOUT ROWID;
