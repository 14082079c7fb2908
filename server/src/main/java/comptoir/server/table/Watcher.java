package comptoir.server.table;

/** Somebody who looks on. */
public interface Watcher {

    /** The seat, or {@link comptoir.engine.Seats#SPECTATOR}. */
    int seat();

    /** Something may have changed. Returns at once: whoever looks on fetches it in their own time. */
    void wake();

    /** The table lives at another server now: whoever looks on has to come again. */
    void moved();
}
