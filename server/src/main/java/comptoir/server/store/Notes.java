package comptoir.server.store;

import java.util.List;
import java.util.Optional;

/** Small things that are kept beside the tables: what a person has asked for, and what the server must remember of itself. */
public interface Notes {

    /**
     * A note.
     *
     * @param room what it is for
     * @param owner whose it is: a person, a table, or nobody where it is the server's own; it goes when they go
     */
    record Note(String room, String owner, String id, String content, long at) {}

    /** Keeps a note, in place of the one with the same room, owner and id. */
    void keep(Note note);

    /** Keeps a note unless there is one already. @return the one that is there now */
    Note keepFirst(Note note);

    Optional<Note> note(String room, String owner, String id);

    /** All of an owner's notes of one room, the oldest first. */
    List<Note> notes(String room, String owner);

    /** Who has notes in a room, in the order of their names: the first of those after one. */
    List<String> owners(String room, String after, int most);

    /** @return whether there was one: of several who take it away at once, one did */
    boolean drop(String room, String owner, String id);
}
