package comptoir.cove.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** All players, by number. */
@SuppressWarnings("ArrayRecordComponent") // never changed and never handed out; equal by content
public record Players(Player[] all) {

    public int size() {
        return all.length;
    }

    public Player of(int player) {
        return all[player];
    }

    public Players with(int player, Player changed) {
        var copy = all.clone();
        copy[player] = changed;
        return new Players(copy);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Players that && Arrays.equals(all, that.all);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(all);
    }

    @Override
    public String toString() {
        return Arrays.toString(all);
    }
}
