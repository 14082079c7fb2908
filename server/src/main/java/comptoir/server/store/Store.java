package comptoir.server.store;

import comptoir.server.store.Rows.ChatRow;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Rows.PositionRow;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Rows.TableRow;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * Keeps everything that must outlive the process. When a writing method returns, or its future completes, what it wrote is
 * on disk. Every method may be called from any thread.
 */
public interface Store extends Notes, AutoCloseable {

    /** @return false where a table of that id is there already */
    boolean create(TableRow table);

    Optional<TableRow> table(String id);

    /**
     * Replaces a table whose stored version is one below the given one.
     *
     * @param livesElsewhere whether another server has it at home, and is to hear of it
     * @return false where its stored version is another
     */
    boolean update(TableRow table, boolean livesElsewhere);

    /** Tables by status, the latest first. */
    List<TableRow> tables(Status status, boolean onlyOpen, int most);

    /** The tables that are played and have to be looked after unasked, those after one by their ids' order. */
    List<String> tended(String after, int most);

    /** Tables of a status where nothing was agreed or decided since; only those that were brought in, or only the others. */
    List<String> idle(Status status, boolean imported, long since, int most);

    /** Persons who sit nowhere and have had their name and face since. */
    List<String> idlePersons(long since, int most);

    /** Takes a person away, and where they sat. */
    void forget(String person);

    /**
     * Adds to a table's history, together with whatever else waits to be written.
     *
     * @return false where the number has been followed already, by another server or another thread
     */
    CompletableFuture<Boolean> append(LogRow row);

    /** The history from a number on, in order. */
    List<LogRow> log(String table, int from);

    /** Keeps a position, unless a newer one is kept. */
    CompletableFuture<Boolean> keep(PositionRow position);

    /** Adds to the history and keeps the position after it, both or neither. */
    CompletableFuture<Boolean> appendAndKeep(LogRow row, PositionRow position);

    Optional<PositionRow> position(String table);

    /** @return false where something with that number was said already */
    boolean say(ChatRow row);

    /** What was said from a number on, in order. */
    List<ChatRow> chat(String table, int from);

    /** Adds a person, or gives one a new name and face. */
    void remember(PersonRow person);

    /** Whose device shows a cookie. */
    Optional<PersonRow> person(String cookieHash);

    Optional<PersonRow> personById(String id);

    /** One more device of a person, by the hash of its cookie. */
    void addDevice(String person, String cookieHash, long at);

    /** All of a person's devices but the one whose cookie has this hash are strangers from now on. */
    void dropOtherDevices(String person, String cookieHash);

    void sit(SittingRow sitting);

    /** A person no longer counts a table among theirs. */
    void unsit(String person, String table);

    /** Where a person sits or sat, the latest first. */
    List<SittingRow> sittings(String person, int most);

    /** A table is gone, with its history and all that was said. The other servers hear of it. */
    void delete(String table);

    /** Gives room that is free back to the machine. */
    void vacuum();

    /** Copies everything as it is at one moment to a new file, while others go on writing. */
    void backup(Path file);

    /** Tells of what other servers changed at this one's tables; a store that no other server shares never calls. */
    void listen(Consumer<News> listener);

    /** Which server has which table. */
    Homes homes();

    /** How often other servers were told of something. */
    default long told() {
        return 0;
    }

    /** A short word for the engine behind it. */
    String engine();

    /** Writes something small. @throws RuntimeException where that is not on disk in time */
    void check(Duration patience);

    /** Takes back the history of a table from a number on. @return what it was */
    List<LogRow> dropFrom(String table, int number);

    @Override
    void close();

    /** A table was changed by a server that is not its home. */
    record News(Kind kind, String table) {
        public enum Kind {
            TABLE,
            /** Nobody knows what was missed, at any table: the connection that brings the news was lost for a while. */
            MISSED
        }
    }
}
