-- The face a person has chosen; the word of a drawing, or nothing.
ALTER TABLE person ADD COLUMN avatar TEXT NOT NULL DEFAULT '';

-- Further devices of a person, each with a cookie of its own, of which only the hash is kept.
CREATE TABLE person_device (
    cookie TEXT    NOT NULL PRIMARY KEY,
    person TEXT    NOT NULL,
    at     BIGINT  NOT NULL
);
CREATE INDEX person_device_of ON person_device (person);

-- Small things that are kept beside the tables, by what they are for and whose they are.
CREATE TABLE note (
    room    TEXT    NOT NULL,
    owner   TEXT    NOT NULL,
    id      TEXT    NOT NULL,
    content TEXT    NOT NULL,
    at      BIGINT  NOT NULL,
    PRIMARY KEY (room, owner, id)
);
CREATE INDEX note_of ON note (owner);
