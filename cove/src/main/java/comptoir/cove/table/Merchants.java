package comptoir.cove.table;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The merchants there are: those that {@code META-INF/services} names, in its order. A new one is added at the end, since
 * games saved by the first version knew merchants by their place.
 */
public final class Merchants {

    private static final List<Merchant> ALL = found();
    private static final List<Merchant> PLAYABLE =
            ALL.stream().filter(merchant -> !merchant.runsItself()).toList();

    private static final List<Merchant> OF_THE_RULEBOOKS =
            PLAYABLE.stream().filter(merchant -> !merchant.ofOurOwn()).toList();

    private Merchants() {}

    private static List<Merchant> found() {
        var merchants = new ArrayList<Merchant>();
        ServiceLoader.load(Merchant.class, Merchant.class.getClassLoader()).forEach(merchants::add);
        return List.copyOf(merchants);
    }

    public static List<Merchant> all() {
        return ALL;
    }

    /** Those that people can play. */
    public static List<Merchant> playable() {
        return PLAYABLE;
    }

    /** Those of them that a rulebook tells of. */
    public static List<Merchant> ofTheRulebooks() {
        return OF_THE_RULEBOOKS;
    }

    /** The merchant of those who have not chosen yet, and of scenes that do not say. */
    public static Merchant first() {
        return PLAYABLE.getFirst();
    }

    /** The merchant that a text names. */
    public static Merchant named(Tree tree) {
        for (var merchant : ALL) if (merchant.id().equals(tree.text())) return merchant;
        throw tree.wrong(Text.say(
                "is \"{0}\", not one of {1}",
                tree.text(), ALL.stream().map(Merchant::id).toList()));
    }

    /**
     * The merchant of a saved game: by its name, or by its place as the first version wrote it;
     * -1 was the one that plays by itself.
     */
    public static Merchant saved(Tree tree) {
        if (!(tree.value() instanceof Number)) return named(tree);
        int place = tree.number(-1, ALL.size() - 1);
        return place < 0 ? playsByItself() : ALL.get(place);
    }

    private static Merchant playsByItself() {
        for (var merchant : ALL) if (merchant.runsItself()) return merchant;
        throw new IllegalStateException("no merchant plays by itself");
    }
}
