package comptoir.server.store;

import com.zaxxer.hikari.HikariDataSource;
import comptoir.server.store.Rows.ChatRow;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Rows.PositionRow;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Rows.TableRow;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** What both engines have in common: all of it but how they are opened and how servers hear of each other. */
abstract class SqlStore implements Store {

    private final HikariDataSource source;
    protected final Jdbi jdbi;
    private final GroupWriter writer;

    SqlStore(HikariDataSource source, String migrations, int writers) {
        this.source = source;
        Flyway.configure(SqlStore.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:db/" + migrations)
                .load()
                .migrate();
        this.jdbi = Jdbi.create(source);
        this.writer = new GroupWriter(jdbi, writers, this::beforeCommit);
    }

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
    public boolean update(TableRow table) {
        return writing(batch -> {
            boolean updated = Sql.update(batch.handle(), table);
            if (updated) batch.tell(new News(News.Kind.TABLE, table.id(), String.valueOf(table.version())));
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
    public List<String> tended() {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT id FROM game_table WHERE tended = 1 AND status = 'playing'")
                        .mapTo(String.class)
                        .list());
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
            if (said) batch.tell(new News(News.Kind.CHAT, row.table(), String.valueOf(row.number())));
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
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id, cookie, name, at FROM person WHERE cookie = ?")
                .bind(0, cookieHash)
                .map((row, context) ->
                        new PersonRow(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)))
                .findOne());
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

    @Override
    public void check() {
        jdbi.useHandle(
                handle -> handle.createQuery("SELECT 1").mapTo(Integer.class).one());
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
        source.close();
    }
}
