package comptoir.cove.chronomancer;

import comptoir.cove.parts.Row;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveShuffle;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Source;
import comptoir.engine.Text;

/**
 * "The 2 tiles with the special icon go at random on the upper places; of the other 8, 2 at random go on the lower ones."
 * The shuffled tiles are the upper left and the upper right one, or the lower left, the lower right and the time stream.
 */
record ShuffleTiles(int player, boolean special) implements CoveShuffle {

    private static final Source[] SOURCES = new Source[8];

    static {
        for (int player = 0; player < SOURCES.length; player++)
            SOURCES[player] = new Source("tiles of player " + (player + 1));
    }

    private TimeShop shop(Cove cove) {
        return (TimeShop) cove.shop(player);
    }

    private Row tiles(Cove cove) {
        var shop = shop(cove);
        if (special) return Row.of(shop.tiles().at(0), shop.tiles().at(1));
        var others = new int[2 + shop.stream().size()];
        for (int i = 0; i < others.length; i++)
            others[i] = i < 2 ? shop.tiles().at(i + 2) : shop.stream().at(i - 2);
        return Row.owning(others);
    }

    @Override
    public Source source(Cove cove) {
        return SOURCES[player];
    }

    @Override
    public int size(Cove cove) {
        return tiles(cove).size();
    }

    @Override
    public String item(Cove cove, int index) {
        return TimeShop.portals(cove).tiles().get(tiles(cove).at(index)).id();
    }

    @Override
    public Cove answered(Cove cove, int[] order) {
        var lying = tiles(cove);
        var shuffled = new int[order.length];
        for (int i = 0; i < order.length; i++) shuffled[i] = lying.at(order[i]);
        var portals = TimeShop.portals(cove);
        var shop = shop(cove);
        var laid = special
                ? Chronomancer.laidOut(portals, Row.owning(shuffled), new ShuffleTiles(player, false).tiles(cove))
                : Chronomancer.laidOut(
                        portals, Row.of(shop.tiles().at(0), shop.tiles().at(1)), Row.owning(shuffled));
        cove = cove.shop(player, laid);
        if (special || !cove.watched()) return cove;
        var text = Text.say("{0?You lay|{0} lays} out the portals.");
        return cove.tell(
                OpenEvent.of("portals", player, ChronomancerRule.SETUP_UPPER_TILES, text.with(cove.name(player)))
                        .also(ChronomancerRule.SETUP_LOWER_TILES)
                        .also(ChronomancerRule.SETUP_FROZEN_HOURS)
                        .also(ChronomancerRule.SETUP_FIGURES)
                        .byChance(cove));
    }
}
