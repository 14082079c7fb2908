package comptoir.server.store;

import comptoir.server.store.Notes.Note;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements for notes, the same for both engines. */
final class NoteSql {

    private static final String INSERT = "INSERT INTO note (room, owner, id, content, at) VALUES (?, ?, ?, ?, ?)";

    private NoteSql() {}

    static boolean keep(Handle handle, Note note) {
        return insert(
                handle,
                note,
                " ON CONFLICT (room, owner, id) DO UPDATE SET content = excluded.content, at = excluded.at");
    }

    static boolean keepFirst(Handle handle, Note note) {
        return insert(handle, note, " ON CONFLICT DO NOTHING");
    }

    private static boolean insert(Handle handle, Note note, String conflict) {
        return handle.createUpdate(INSERT + conflict)
                        .bind(0, note.room())
                        .bind(1, note.owner())
                        .bind(2, note.id())
                        .bind(3, note.content())
                        .bind(4, note.at())
                        .execute()
                == 1;
    }

    static Optional<Note> note(Handle handle, String room, String owner, String id) {
        return notes(handle, room, owner).stream()
                .filter(note -> note.id().equals(id))
                .findFirst();
    }

    static List<Note> notes(Handle handle, String room, String owner) {
        return handle.createQuery(
                        "SELECT room, owner, id, content, at FROM note WHERE room = ? AND owner = ? ORDER BY at")
                .bind(0, room)
                .bind(1, owner)
                .map((row, context) -> new Note(
                        row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5)))
                .list();
    }

    static List<String> owners(Handle handle, String room, String after, int most) {
        return handle.createQuery("SELECT DISTINCT owner FROM note WHERE room = ? AND owner > ? ORDER BY owner LIMIT ?")
                .bind(0, room)
                .bind(1, after)
                .bind(2, most)
                .mapTo(String.class)
                .list();
    }

    static boolean drop(Handle handle, String room, String owner, String id) {
        return handle.createUpdate("DELETE FROM note WHERE room = ? AND owner = ? AND id = ?")
                        .bind(0, room)
                        .bind(1, owner)
                        .bind(2, id)
                        .execute()
                == 1;
    }

    /** An owner is gone, and all their notes with them. */
    static void dropAll(Handle handle, String owner) {
        handle.createUpdate("DELETE FROM note WHERE owner = ?").bind(0, owner).execute();
    }
}
