package comptoir.server.changes;

import java.util.List;

/**
 * A view as somebody has it.
 *
 * @param hash proves to both sides that they have the same
 */
public record Viewed(Object view, int hash) {

    /** More than these say less than the view itself. */
    private static final int MOST_CHANGES = 40;

    public static Viewed of(Object view) {
        return new Viewed(view, Hash.of(Hash.ROOT, view));
    }

    /**
     * What becomes of one view.
     *
     * @param changes in order; empty where the views are the same
     */
    public record Next(Viewed after, List<Change> changes) {

        /** Whether it is shorter to show the whole view. */
        public boolean isLong() {
            return changes.size() > MOST_CHANGES;
        }
    }

    /** From this view to another. It depends on the two alone: who may see both learns nothing from it. */
    public Next to(Object next) {
        return Differences.between(this, next);
    }
}
