package comptoir.server.store;

import com.zaxxer.hikari.HikariDataSource;
import comptoir.server.store.Rows.ChatRow;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Rows.PositionRow;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Rows.TableRow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** What both engines have in common: all of it but how they are opened and how servers hear of each other. */
abstract class SqlStore implements Store {

    private final HikariDataSource source;
    protected final Jdbi jdbi;
    protected final GroupWriter writer;

    SqlStore(HikariDataSource source, String migrations, int writers) {
        this.source = source;
        Flyway.configure(SqlStore.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:db/" + migrations)
                .load()
                .migrate();
        this.jdbi = Jdbi.create(source);
        this.writer = new GroupWriter(jdbi, writers, this::afterBegin, this::beforeCommit);
    }

    /** Looks whether this server may still write. */
    protected void afterBegin(Handle handle) {}

    /** Tells other servers within the transaction, so that they hear of what is there and of nothing else. */
    protected void beforeCommit(GroupWriter.Batch batch) {}

    @Override
    public boolean create(TableRow table) {
        return now(handle -> Sql.create(handle, table));
    }

    @Override
    public Optional<TableRow> table(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT " + Sql.TABLE_COLUMNS + " WHERE id = ?")
                .bind(0, id)
                .map((row, context) -> Sql.table(row))
                .findOne());
    }

    @Override
    public boolean update(TableRow table, boolean livesElsewhere) {
        return writing(batch -> {
            boolean updated = Sql.update(batch.handle(), table);
            if (updated && livesElsewhere) batch.tell(new News(News.Kind.TABLE, table.id()));
            return () -> updated;
        });
    }

    @Override
    public List<TableRow> tables(Status status, boolean onlyOpen, int most) {
        var sql = "SELECT " + Sql.TABLE_COLUMNS + " WHERE status = ?" + (onlyOpen ? " AND open = 1" : "")
                + " ORDER BY changed_at DESC LIMIT ?";
        return jdbi.withHandle(handle -> handle.createQuery(sql)
                .bind(0, Sql.word(status))
                .bind(1, most)
                .map((row, context) -> Sql.table(row))
                .list());
    }

    @Override
    public List<String> tended(String after, int most) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id FROM game_table WHERE tended = 1"
                        + " AND status = 'playing' AND id > ? ORDER BY id LIMIT ?")
                .bind(0, after)
                .bind(1, most)
                .mapTo(String.class)
                .list());
    }

    @Override
    public List<String> idle(Status status, boolean imported, long since, int most) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id FROM game_table WHERE status = ?"
                        + " AND changed_at < ? AND document " + (imported ? "" : "NOT ") + "LIKE ?"
                        + " AND NOT EXISTS (SELECT 1 FROM log_row WHERE table_id = game_table.id AND at >= ?) LIMIT ?")
                .bind(0, Sql.word(status))
                .bind(1, since)
                .bind(2, "%\"origin\":{\"kind\":\"import\"%")
                .bind(3, since)
                .bind(4, most)
                .mapTo(String.class)
                .list());
    }

    @Override
    public List<String> idlePersons(long since, int most) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id FROM person WHERE at < ?"
                        + " AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.person = person.id) LIMIT ?")
                .bind(0, since)
                .bind(1, most)
                .mapTo(String.class)
                .list());
    }

    @Override
    public void forget(String person) {
        now(handle -> {
            handle.createUpdate("DELETE FROM sitting WHERE person = ?")
                    .bind(0, person)
                    .execute();
            NoteSql.dropAll(handle, person);
            Sql.dropDevices(handle, person);
            return handle.createUpdate("DELETE FROM person WHERE id = ?")
                            .bind(0, person)
                            .execute()
                    == 1;
        });
    }

    @Override
    public CompletableFuture<Boolean> append(LogRow row) {
        return writer.write(batch -> batch.append(row));
    }

    @Override
    public List<LogRow> log(String table, int from) {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT table_id, number, next, seat, answer_id, at, entries FROM log_row"
                                + " WHERE table_id = ? AND number >= ? ORDER BY number")
                        .bind(0, table)
                        .bind(1, from)
                        .map((row, context) -> Sql.logRow(row))
                        .list());
    }

    @Override
    public CompletableFuture<Boolean> keep(PositionRow position) {
        return writer.write(batch -> {
            boolean kept = Sql.keep(batch.handle(), position);
            return () -> kept;
        });
    }

    @Override
    public CompletableFuture<Boolean> appendAndKeep(LogRow row, PositionRow position) {
        return writer.write(batch -> {
            boolean appended = batch.appendNow(row);
            if (appended) Sql.keep(batch.handle(), position);
            return () -> appended;
        });
    }

    @Override
    public Optional<PositionRow> position(String table) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT table_id, number, rules, content FROM position WHERE table_id = ?")
                .bind(0, table)
                .map((row, context) -> new PositionRow(
                        row.getString(1), row.getInt(2), row.getString(3), Deflated.read(row.getBytes(4))))
                .findOne());
    }

    @Override
    public boolean say(ChatRow row) {
        return writing(batch -> {
            boolean said = Sql.say(batch.handle(), row);
            return () -> said;
        });
    }

    @Override
    public List<ChatRow> chat(String table, int from) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT table_id, number, at, seat, name, text FROM chat"
                        + " WHERE table_id = ? AND number >= ? ORDER BY number")
                .bind(0, table)
                .bind(1, from)
                .map((row, context) -> new ChatRow(
                        row.getString(1),
                        row.getInt(2),
                        row.getLong(3),
                        row.getInt(4),
                        row.getString(5),
                        row.getString(6)))
                .list());
    }

    @Override
    public void remember(PersonRow person) {
        now(handle -> {
            Sql.remember(handle, person);
            return true;
        });
    }

    @Override
    public Optional<PersonRow> person(String cookieHash) {
        return person("cookie = ? OR id = (SELECT person FROM person_device WHERE cookie = ?)", cookieHash, cookieHash);
    }

    @Override
    public Optional<PersonRow> personById(String id) {
        return person("id = ?", id);
    }

    private Optional<PersonRow> person(String which, String... bound) {
        return jdbi.withHandle(handle -> {
            var query = handle.createQuery("SELECT id, cookie, name, avatar, at FROM person WHERE " + which);
            for (int i = 0; i < bound.length; i++) query.bind(i, bound[i]);
            return query.map((row, context) -> new PersonRow(
                            row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5)))
                    .findOne();
        });
    }

    @Override
    public void addDevice(String person, String cookieHash, long at) {
        now(handle -> Sql.addDevice(handle, person, cookieHash, at));
    }

    @Override
    public void dropOtherDevices(String person, String cookieHash) {
        now(handle -> {
            Sql.dropDevices(handle, person);
            return handle.createUpdate("UPDATE person SET cookie = ? WHERE id = ?")
                            .bind(0, cookieHash)
                            .bind(1, person)
                            .execute()
                    == 1;
        });
    }

    @Override
    public void unsit(String person, String table) {
        now(handle -> handle.createUpdate("DELETE FROM sitting WHERE person = ? AND table_id = ?")
                        .bind(0, person)
                        .bind(1, table)
                        .execute()
                > 0);
    }

    @Override
    public void keep(Note note) {
        now(handle -> NoteSql.keep(handle, note));
    }

    @Override
    public Note keepFirst(Note note) {
        now(handle -> NoteSql.keepFirst(handle, note));
        return note(note.room(), note.owner(), note.id()).orElse(note);
    }

    @Override
    public Optional<Note> note(String room, String owner, String id) {
        return jdbi.withHandle(handle -> NoteSql.note(handle, room, owner, id));
    }

    @Override
    public List<Note> notes(String room, String owner) {
        return jdbi.withHandle(handle -> NoteSql.notes(handle, room, owner));
    }

    @Override
    public List<String> owners(String room, String after, int most) {
        return jdbi.withHandle(handle -> NoteSql.owners(handle, room, after, most));
    }

    @Override
    public boolean drop(String room, String owner, String id) {
        return now(handle -> NoteSql.drop(handle, room, owner, id));
    }

    @Override
    public void sit(SittingRow sitting) {
        now(handle -> {
            Sql.sit(handle, sitting);
            return true;
        });
    }

    @Override
    public List<SittingRow> sittings(String person, int most) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT person, table_id, seat, at FROM sitting WHERE person = ? ORDER BY at DESC LIMIT ?")
                .bind(0, person)
                .bind(1, most)
                .map((row, context) ->
                        new SittingRow(row.getString(1), row.getString(2), row.getInt(3), row.getLong(4)))
                .list());
    }

    /** The probe is a position of a table that cannot be: it is written like any other, by the same threads. */
    @Override
    public void check(Duration patience) {
        try {
            keep(new PositionRow("~probe", 0, "", "{}")).get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the server stops", stop);
        } catch (ExecutionException | TimeoutException failure) {
            throw new IllegalStateException("nothing could be written within " + patience, failure);
        }
    }

    @Override
    public List<LogRow> dropFrom(String table, int number) {
        var rows = log(table, number);
        now(handle -> handle.createUpdate("DELETE FROM log_row WHERE table_id = ? AND number >= ?")
                        .bind(0, table)
                        .bind(1, number)
                        .execute()
                > 0);
        return rows;
    }

    @Override
    public void delete(String table) {
        writing(batch -> {
            Sql.delete(batch.handle(), table);
            batch.tell(new News(News.Kind.TABLE, table));
            return () -> true;
        });
    }

    @Override
    public void vacuum() {
        jdbi.useHandle(handle -> handle.execute("VACUUM"));
    }

    private boolean now(Function<Handle, Boolean> work) {
        return writing(batch -> {
            boolean done = work.apply(batch.handle());
            return () -> done;
        });
    }

    private <T> T writing(Function<GroupWriter.Batch, GroupWriter.Part<T>> work) {
        try {
            return writer.write(work).join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
        }
    }

    @Override
    public void close() {
        writer.close();
        homes().close();
        source.close();
    }
}
