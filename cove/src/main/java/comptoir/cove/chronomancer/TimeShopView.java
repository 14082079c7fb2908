package comptoir.cove.chronomancer;

import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * The Chronomancer's board as anybody sees it: nothing on it is hidden.
 *
 * @param figures where each figure stands
 * @param spaces the stops of the loop, clockwise from the left machine; machines appear once for each figure
 * @param board the tiles upper left, upper right, lower left, lower right
 * @param reserve frozen hours that can be spent
 */
record TimeShopView(
        List<FigureView> figures,
        List<SpaceView> spaces,
        List<TileView> board,
        List<TileView> stream,
        List<IconView> icons,
        int reserve,
        Text upTo) {

    record FigureView(String figure, String space) {}

    /** What happens on a space, its cost, and where its owner's hourglass would stand after it without hands. */
    record SpaceView(
            String space,
            String figure,
            String action,
            Text text,
            int hours,
            int corruption,
            int place,
            boolean reachable) {}

    record TileView(String tile, String side, String action, List<String> colours, Text text, Cost half, Cost pass) {

        static TileView of(Portals.Tile printed, boolean blue) {
            int side = blue ? 1 : 0;
            var half = printed.halves().get(side);
            return new TileView(
                    printed.id(),
                    blue ? "blue" : "white",
                    Saving.word(half.action()),
                    half.clans().stream().map(clan -> Kind.of(clan).colour()).toList(),
                    half.text(),
                    half.cost(),
                    printed.passes().get(side));
        }
    }

    record IconView(int icon, String clan, boolean covered) {}

    static TimeShopView of(TimeShop shop, Cove cove, int player) {
        var portals = TimeShop.portals(cove);
        var spaces = new ArrayList<SpaceView>();
        for (int space = 0; space < Space.COUNT; space++) {
            if (Space.isMachine(space))
                for (var figure : Figure.values()) spaces.add(machine(shop, cove, player, figure, space));
            else spaces.add(portal(shop, cove, player, space));
        }
        var icons = new ArrayList<IconView>();
        for (int icon = 0; icon < portals.patronage().size(); icon++)
            icons.add(new IconView(
                    icon, Kind.of(portals.patronage().get(icon)).word(), (shop.covered() & (1 << icon)) != 0));
        return new TimeShopView(
                List.of(
                        new FigureView(Saving.word(Figure.CHRONOMANCER), Space.id(shop.chronomancer())),
                        new FigureView(Saving.word(Figure.ASSISTANT), Space.id(shop.assistant()))),
                spaces,
                tiles(shop, portals, shop.tiles().toArray()),
                tiles(shop, portals, shop.stream().toArray()),
                icons,
                Integer.bitCount(shop.open(portals)),
                upTo(shop, portals));
    }

    /** A line for those who do not know this merchant. */
    private static Text upTo(TimeShop shop, Portals portals) {
        if (shop.chronomancer() == shop.assistant())
            return Text.say("The Assistant leads: it walks on to a portal or to the other machine.");
        if (Space.isMachine(shop.assistant()))
            return Text.say("The Assistant waits in the machine for the Chronomancer. Saved hours: {0}.")
                    .with(Integer.bitCount(shop.open(portals)));
        return Text.say("Both figures are among the portals; the Chronomancer stays behind the Assistant.");
    }

    private static SpaceView machine(TimeShop shop, Cove cove, int player, Figure figure, int space) {
        var portals = TimeShop.portals(cove);
        boolean freeze = figure == Figure.ASSISTANT;
        var cost = shop.cost(portals, figure, space);
        return new SpaceView(
                Space.id(space),
                Saving.word(figure),
                freeze ? "freeze" : "shift",
                freeze ? Text.say("Freeze Time") : Text.say("Shift Timelines"),
                cost.hours(),
                cost.corruption(),
                cove.clock().after(player, cost.hours()),
                shop.canStop(figure, space));
    }

    private static SpaceView portal(TimeShop shop, Cove cove, int player, int space) {
        var portals = TimeShop.portals(cove);
        var cost = shop.cost(portals, Figure.CHRONOMANCER, space);
        var half = shop.half(portals, space);
        return new SpaceView(
                Space.id(space),
                "any",
                Saving.word(half.action()),
                half.text(),
                cost.hours(),
                cost.corruption(),
                cove.clock().after(player, cost.hours()),
                shop.assistantCanStop(space) || shop.chronomancerCanStop(space));
    }

    private static List<TileView> tiles(TimeShop shop, Portals portals, int[] tiles) {
        var views = new ArrayList<TileView>();
        for (int tile : tiles) views.add(TileView.of(portals.tiles().get(tile), shop.isBlue(tile)));
        return views;
    }
}
