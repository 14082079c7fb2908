package comptoir.app.play;

import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;

/** How the view of a game is laid out as text. */
interface Layout {

    /**
     * @param view all that the viewer sees, as plain data
     * @param names who sits where
     */
    void draw(Tree view, int viewer, List<String> names, Paper paper);

    /** A word of an answer as people say it; empty for one that tells them nothing. */
    default String word(Object value, Paper paper) {
        return String.valueOf(value);
    }

    /** The layout of a game; one that nobody has laid out is shown as a tree. */
    static Layout of(String game) {
        return Map.<String, Layout>of("dale", new DaleLayout(), "cove", new CoveLayout())
                .getOrDefault(game, new TreeLayout());
    }
}
