package comptoir.dale.table;

import java.util.ArrayList;
import java.util.List;

/** The stacks of a player or a team, the first one first. */
public record Stall(List<Pile> stacks) {

    public static final Stall EMPTY = new Stall(List.of());

    public int size() {
        return stacks.size();
    }

    public Stall with(Pile stack) {
        var more = new ArrayList<>(stacks);
        more.add(stack);
        return new Stall(List.copyOf(more));
    }

    /** The same stall with another card in the place of one. */
    public Stall replaced(int stack, int card, int by) {
        var changed = new ArrayList<>(stacks);
        changed.set(stack, stacks.get(stack).replaced(stacks.get(stack).indexOf(card), by));
        return new Stall(List.copyOf(changed));
    }
}
