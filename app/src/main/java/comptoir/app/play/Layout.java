package comptoir.app.play;

import comptoir.engine.Tree;
import java.util.List;
import java.util.ServiceLoader;

/** How the view of a game is laid out as text. Found as a service, so that nothing but a layout knows its game's name. */
public interface Layout {

    /** The game it lays out. */
    String game();

    /**
     * @param view all that the viewer sees, as plain data
     * @param names who sits where
     */
    void draw(Tree view, int viewer, List<String> names, Paper paper);

    /** A word of an answer as people say it; empty for one that tells them nothing. */
    default String word(Object value, Paper paper) {
        return String.valueOf(value);
    }

    /** The layout of a game; one that nobody has laid out is shown as an outline. */
    static Layout of(String game) {
        for (var layout : ServiceLoader.load(Layout.class, Layout.class.getClassLoader()))
            if (layout.game().equals(game)) return layout;
        return new TreeLayout(game);
    }
}
