package comptoir.server.store;

import org.jspecify.annotations.Nullable;

/** What the store keeps, row by row. */
public final class Rows {

    private Rows() {}

    /**
     * A table.
     *
     * @param version grows by one with every change, and guards it
     * @param tended whether a server has to look after it unasked: a bot plays, or a clock runs
     * @param document who sits where and what was agreed, as JSON
     */
    public record TableRow(
            String id,
            int version,
            String game,
            Status status,
            boolean open,
            boolean tended,
            long createdAt,
            long changedAt,
            String document) {}

    public enum Status {
        WAITING,
        PLAYING,
        OVER,
        /** Whoever runs the server has ended it before its time. */
        CLOSED
    }

    /**
     * What was decided at one stroke.
     *
     * @param number the number of answers before it; -1 for the start of the game
     * @param next the number after it
     * @param seat the seat that decided; -1 for the start
     * @param answerId the sender's own name for it, by which a repeated send is known
     * @param entries the entries of the log as a JSON list
     */
    public record LogRow(
            String table,
            int number,
            int next,
            int seat,
            @Nullable String answerId,
            long at,
            String entries) {}

    /** A position as JSON, the number it stands at and the version of the rules that wrote it. */
    public record PositionRow(String table, int number, String rules, String content) {}

    /** Something said at a table; the seat is -1 for a spectator. */
    public record ChatRow(String table, int number, long at, int seat, String name, String text) {}

    /** Somebody without an account; the cookie of the first device is kept as its hash only. */
    public record PersonRow(String id, String cookieHash, String name, String avatar, long at) {}

    /** A person's seat at a table. */
    public record SittingRow(String person, String table, int seat, long at) {}
}
