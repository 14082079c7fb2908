package comptoir.cove.view;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Icons;
import comptoir.cove.table.Town;
import comptoir.cove.view.TownView.TownsfolkView;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A player.
 *
 * @param seated whether a person plays
 * @param gems how many times 100 the gold is
 * @param corruptionCards how many there are: anybody may know
 * @param cards the corruption cards themselves: for their owner, and for all once they are revealed; null otherwise
 * @param clanIcons the icons for final scoring that the viewer can see, by clan
 * @param corruptionIcons the corruption icons that the viewer can see
 * @param shop the merchant's own board
 */
public record PlayerView(
        int seat,
        boolean seated,
        Text name,
        String merchant,
        Text merchantName,
        int gold,
        int gems,
        List<GoodView> stall,
        int corruptionCards,
        @Nullable List<CorruptionView> cards,
        List<SlotView> team,
        List<TownsfolkView> townsfolk,
        Map<String, Integer> patronage,
        Map<String, Integer> clanIcons,
        int corruptionIcons,
        Object shop) {

    public record GoodView(String good, Text name, int price, int count, int supply) {}

    public record CorruptionView(String card, int corruption, List<String> clans, int count) {}

    public record SlotView(
            int slot,
            String id,
            Text name,
            Text text,
            @Nullable TownsfolkView townsfolk) {}

    static PlayerView of(Cove cove, int player, int viewer) {
        var owner = cove.player(player);
        boolean own = viewer == player && player < cove.terms().seats();
        boolean open = own || viewer == Seats.ALL_SEEING || CoveView.revealed(cove);
        int clans = open ? Icons.clans(cove, player) : Icons.clansInSight(cove, player);
        int corruption = open ? Icons.corruption(cove, player) : Icons.corruptionInSight(cove, player);
        var merchant = owner.shop().merchant();
        var extra = new ArrayList<TownsfolkView>();
        for (int card : owner.shop().townsfolk().list()) extra.add(TownsfolkView.of(cove, card));
        return new PlayerView(
                player,
                player < cove.terms().seats(),
                Text.same(cove.name(player)),
                merchant.id(),
                merchant.name(),
                owner.gold(),
                Math.max(owner.gold(), 0) / 100,
                stall(cove, player),
                owner.corruptionCards(),
                open ? cards(cove, player) : null,
                team(cove, player),
                extra,
                Crowd.byName(owner.shop().patronage()),
                Crowd.byName(clans),
                corruption,
                owner.shop().view(cove, player, viewer));
    }

    private static List<GoodView> stall(Cove cove, int player) {
        var owner = cove.player(player);
        var views = new ArrayList<GoodView>();
        for (int good = 0; good < Good.KINDS; good++)
            views.add(new GoodView(
                    Good.of(good).word(),
                    owner.shop().merchant().good(good),
                    cove.board().price(good),
                    owner.stall().at(good),
                    owner.supply(cove.pack(), good)));
        return views;
    }

    private static List<CorruptionView> cards(Cove cove, int player) {
        var views = new ArrayList<CorruptionView>();
        var cards = cove.player(player).cards();
        for (int face = 0; face < cards.size(); face++) {
            var printed = cove.pack().corruption(face);
            if (cards.at(face) > 0)
                views.add(new CorruptionView(
                        printed.id(), printed.corruption(), Crowd.names(printed.clans()), cards.at(face)));
        }
        return views;
    }

    private static List<SlotView> team(Cove cove, int player) {
        var crew = cove.shop(player).merchant().crew();
        var team = cove.player(player).team();
        var views = new ArrayList<SlotView>();
        for (int slot = 0; slot < crew.size(); slot++) {
            var printed = crew.get(slot);
            int card = team.at(slot);
            views.add(new SlotView(
                    slot,
                    printed.id(),
                    printed.name(),
                    printed.text(),
                    card == Town.EMPTY ? null : TownsfolkView.of(cove, card)));
        }
        return views;
    }
}
