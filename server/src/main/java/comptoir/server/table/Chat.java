package comptoir.server.table;

import comptoir.server.store.Rows.ChatRow;
import comptoir.server.store.Store;
import java.util.ArrayList;
import java.util.List;

/** What is said at a table. Kept with it; the latest part is in memory. */
public final class Chat {

    /** What the table itself says has this in place of a seat. */
    public static final int TABLE = -2;

    private static final int IN_MEMORY = 200;

    private final String table;
    private final Store store;
    private final List<ChatRow> rows;
    private volatile List<ChatRow> latest;

    Chat(String table, Store store) {
        this.table = table;
        this.store = store;
        this.rows = new ArrayList<>(store.chat(table, 0));
        this.latest = trimmed();
    }

    /** The latest, the oldest first. */
    public List<ChatRow> latest() {
        return latest;
    }

    synchronized ChatRow say(int seat, String name, String text) {
        for (int tries = 0; tries < 20; tries++) {
            var row = new ChatRow(table, next(), System.currentTimeMillis(), seat, name, text);
            if (store.say(row)) {
                rows.add(row);
                latest = trimmed();
                return row;
            }
            catchUp();
        }
        throw new Refused(Refused.Code.UNAVAILABLE, "everybody speaks at once; try again");
    }

    synchronized void catchUp() {
        rows.addAll(store.chat(table, next()));
        latest = trimmed();
    }

    private int next() {
        return rows.isEmpty() ? 0 : rows.getLast().number() + 1;
    }

    private List<ChatRow> trimmed() {
        while (rows.size() > IN_MEMORY) rows.removeFirst();
        return List.copyOf(rows);
    }
}
