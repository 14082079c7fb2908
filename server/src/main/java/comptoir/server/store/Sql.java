package comptoir.server.store;

import comptoir.server.store.Rows.ChatRow;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Rows.PositionRow;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Rows.TableRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.jdbi.v3.core.Handle;

/** The statements, the same for both engines. */
final class Sql {

    private Sql() {}

    static final String TABLE_COLUMNS =
            "id, version, game, status, open, tended, created_at, changed_at, document FROM game_table";

    private static final String APPEND = "INSERT INTO log_row (table_id, number, next, seat, answer_id, at, entries)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

    /** How many rows each one added: 1, or 0 where its number had been followed. Plain JDBC: this is the hot path. */
    static int[] append(Handle handle, List<LogRow> rows) {
        try (var statement = handle.getConnection().prepareStatement(APPEND)) {
            for (var row : rows) {
                statement.setString(1, row.table());
                statement.setInt(2, row.number());
                statement.setInt(3, row.next());
                statement.setInt(4, row.seat());
                statement.setString(5, row.answerId());
                statement.setLong(6, row.at());
                statement.setString(7, row.entries());
                statement.addBatch();
            }
            return statement.executeBatch();
        } catch (SQLException failure) {
            throw new IllegalStateException("history could not be written", failure);
        }
    }

    static boolean create(Handle handle, TableRow table) {
        return handle.createUpdate("INSERT INTO game_table"
                                + " (id, version, game, status, open, tended, created_at, changed_at, document)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
                        .bind(0, table.id())
                        .bind(1, table.version())
                        .bind(2, table.game())
                        .bind(3, word(table.status()))
                        .bind(4, table.open() ? 1 : 0)
                        .bind(5, table.tended() ? 1 : 0)
                        .bind(6, table.createdAt())
                        .bind(7, table.changedAt())
                        .bind(8, table.document())
                        .execute()
                == 1;
    }

    static boolean update(Handle handle, TableRow table) {
        return handle.createUpdate("UPDATE game_table SET version = ?, status = ?, open = ?, tended = ?,"
                                + " changed_at = ?, document = ? WHERE id = ? AND version = ?")
                        .bind(0, table.version())
                        .bind(1, word(table.status()))
                        .bind(2, table.open() ? 1 : 0)
                        .bind(3, table.tended() ? 1 : 0)
                        .bind(4, table.changedAt())
                        .bind(5, table.document())
                        .bind(6, table.id())
                        .bind(7, table.version() - 1)
                        .execute()
                == 1;
    }

    static boolean keep(Handle handle, PositionRow position) {
        return handle.createUpdate("INSERT INTO position (table_id, number, rules, content) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number,"
                                + " rules = excluded.rules, content = excluded.content"
                                + " WHERE excluded.number >= position.number")
                        .bind(0, position.table())
                        .bind(1, position.number())
                        .bind(2, position.rules())
                        .bind(3, Deflated.of(position.content()))
                        .execute()
                == 1;
    }

    static boolean say(Handle handle, ChatRow row) {
        return handle.createUpdate("INSERT INTO chat (table_id, number, at, seat, name, text)"
                                + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
                        .bind(0, row.table())
                        .bind(1, row.number())
                        .bind(2, row.at())
                        .bind(3, row.seat())
                        .bind(4, row.name())
                        .bind(5, row.text())
                        .execute()
                == 1;
    }

    static void delete(Handle handle, String table) {
        for (var rows : List.of("log_row", "position", "chat", "sitting"))
            handle.createUpdate("DELETE FROM " + rows + " WHERE table_id = ?")
                    .bind(0, table)
                    .execute();
        NoteSql.dropAll(handle, table);
        handle.createUpdate("DELETE FROM game_table WHERE id = ?")
                .bind(0, table)
                .execute();
    }

    static void remember(Handle handle, PersonRow person) {
        handle.createUpdate("INSERT INTO person (id, cookie, name, avatar, at) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar,"
                        + " at = excluded.at")
                .bind(0, person.id())
                .bind(1, person.cookieHash())
                .bind(2, person.name())
                .bind(3, person.avatar())
                .bind(4, person.at())
                .execute();
    }

    static boolean addDevice(Handle handle, String person, String cookieHash, long at) {
        return handle.createUpdate("INSERT INTO person_device (cookie, person, at) VALUES (?, ?, ?)")
                        .bind(0, cookieHash)
                        .bind(1, person)
                        .bind(2, at)
                        .execute()
                == 1;
    }

    static void dropDevices(Handle handle, String person) {
        handle.createUpdate("DELETE FROM person_device WHERE person = ?")
                .bind(0, person)
                .execute();
    }

    static void sit(Handle handle, SittingRow sitting) {
        handle.createUpdate("INSERT INTO sitting (person, table_id, seat, at) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (person, table_id, seat) DO UPDATE SET at = excluded.at")
                .bind(0, sitting.person())
                .bind(1, sitting.table())
                .bind(2, sitting.seat())
                .bind(3, sitting.at())
                .execute();
    }

    static TableRow table(ResultSet row) throws SQLException {
        return new TableRow(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                Status.valueOf(row.getString(4).toUpperCase(Locale.ROOT)),
                row.getInt(5) == 1,
                row.getInt(6) == 1,
                row.getLong(7),
                row.getLong(8),
                row.getString(9));
    }

    static LogRow logRow(ResultSet row) throws SQLException {
        return new LogRow(
                row.getString(1),
                row.getInt(2),
                row.getInt(3),
                row.getInt(4),
                row.getString(5),
                row.getLong(6),
                row.getString(7));
    }

    static String word(Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }
}
