package comptoir.engine;

/** Something that happened at the table. Each seat is told of it what that seat may know. */
public interface Event {

    /** What a seat is told; a spectator's viewer number is {@link Seats#SPECTATOR}. */
    Notice toldTo(int viewer);

    /** What an all-seeing watcher is told. */
    default Notice toldToAll() {
        return toldTo(Seats.ALL_SEEING);
    }

    /**
     * The seats, one bit each, that learn something from this they could not know before: the face of a card unseen, the
     * roll of a die, what a bag gave. It is worked out from what each seat has been shown, and undo rests on it.
     */
    default int learners() {
        return 0;
    }
}
