package comptoir.engine;

/** A plain source of chance outside the game, for redealing and for random players. */
@FunctionalInterface
public interface Luck {

    /** A number from 0 up to, but not including, the bound. */
    int below(int bound);
}
