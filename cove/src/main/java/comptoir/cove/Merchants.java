package comptoir.cove;

import comptoir.cove.chronomancer.Chronomancer;
import comptoir.cove.entertainer.Entertainer;
import comptoir.cove.peddler.Peddler;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The merchants there are. */
public final class Merchants {

    private static final List<Merchant> ALL = numbered(List.of(Chronomancer::new, Entertainer::new, Peddler::new));
    private static final List<Merchant> PLAYABLE =
            ALL.stream().filter(merchant -> !merchant.runsItself()).toList();

    private Merchants() {}

    private static List<Merchant> numbered(List<IntFunction<Merchant>> makers) {
        var merchants = new ArrayList<Merchant>();
        for (var maker : makers) merchants.add(maker.apply(merchants.size()));
        return List.copyOf(merchants);
    }

    public static List<Merchant> all() {
        return ALL;
    }

    /** Those that people can play. */
    public static List<Merchant> playable() {
        return PLAYABLE;
    }

    public static Merchant of(int number) {
        return ALL.get(number);
    }

    /** The merchant that a text names. */
    public static Merchant named(Tree tree) {
        for (var merchant : ALL) if (merchant.id().equals(tree.text())) return merchant;
        throw tree.wrong("is \"" + tree.text() + "\", not one of "
                + ALL.stream().map(Merchant::id).toList());
    }
}
