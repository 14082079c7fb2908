package comptoir.cove.chronomancer;

import comptoir.cove.chronomancer.TimeShopView.TileView;
import comptoir.cove.table.Packs;
import comptoir.engine.Description;
import comptoir.engine.Description.Combining;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.LinkedHashSet;
import java.util.List;

/** What somebody who shows the Chronomancer must know of it. */
final class ChronomancerDescription {

    private ChronomancerDescription() {}

    /** A portal fragment of the standard pack: each side has an action half and a half that is only passed. */
    record TileCard(String id, Text name, List<Text> says, boolean special, List<TileView> sides, List<Rule> rules)
            implements Description.Component {

        static TileCard of(Portals.Tile tile) {
            var rules = new LinkedHashSet<Rule>();
            for (var half : tile.halves()) rules.addAll(rules(half.action()));
            rules.addAll(List.of(ChronomancerRule.TILE_SIDES, ChronomancerRule.PORTAL_COST, ChronomancerRule.SHIFT));
            return new TileCard(
                    tile.id(),
                    Text.say("Portal fragment {0}", tile.id()),
                    List.of(tile.text(false), tile.text(true)),
                    tile.special(),
                    List.of(TileView.of(tile, false), TileView.of(tile, true)),
                    List.copyOf(rules));
        }

        private static List<Rule> rules(Portals.Action action) {
            return switch (action) {
                case NONE -> List.of();
                case ARTEFACT -> List.of(ChronomancerRule.PORTAL_ARTEFACT);
                case RELIC_OR_PATRONAGE -> List.of(ChronomancerRule.PORTAL_RELIC_OR_PATRONAGE);
                case RELIC -> List.of(ChronomancerRule.PORTAL_RELIC_TWO_COLOURS);
                case RECRUIT -> List.of(ChronomancerRule.PORTAL_RECRUIT);
                case CREW -> List.of(ChronomancerRule.PORTAL_CREW);
            };
        }
    }

    static final Description PART = Description.of(TimeShopView.class)
            .components(
                    "tiles",
                    Packs.usual().parts(Portals.class).tiles().stream()
                            .map(TileCard::of)
                            .toList())
            .decision(
                    "move-figure",
                    Text.say("Walk one of your two figures clockwise. The space where it stops is the work you do; its"
                            + " hours move your hourglass."),
                    Combining.ONE,
                    "figure: 'chronomancer'|'assistant', space: text")
            .decision(
                    "relic",
                    Text.say("Goods go onto your stall and are sold at the end of the day: look at the piers and boats"
                            + " for customers of their colour."),
                    Combining.ONE,
                    "take: goods")
            .decision(
                    "relic-or-patronage",
                    Text.say("Goods go onto your stall and are sold at the end of the day: look at the piers and boats"
                            + " for customers of their colour."),
                    Combining.ONE,
                    "take: 'relic'|'patronage'")
            .decision(
                    "shift",
                    Text.say("A tile of the time stream replaces one of your portals. Look at what it offers and what"
                            + " each half costs."),
                    Combining.ONE,
                    "tile: text")
            .decision(
                    "take-frozen-hour",
                    Text.say("A frozen hour is saved time. The clan’s icon beneath it is laid open and pays while it"
                            + " stays open."),
                    Combining.ONE,
                    "icon: number")
            .decision(
                    "spend-frozen-hour",
                    Text.say("Each frozen hour you spend makes this action one hour shorter; it covers a clan’s icon"
                            + " again."),
                    Combining.SEVERAL,
                    "cover: number",
                    "done: flag")
            .decision(
                    "swap-relic",
                    Text.say("Townsfolk in your team each unlock one skill, and each works once. Finish when you have"
                            + " what you want."),
                    Combining.ONE,
                    "give: goods, take: goods")
            .decision(
                    "enlarge",
                    Text.say("Townsfolk in your team each unlock one skill, and each works once. Finish when you have"
                            + " what you want."),
                    Combining.ONE,
                    "swap: goods")
            .decision(
                    "break",
                    Text.say("Townsfolk in your team each unlock one skill, and each works once. Finish when you have"
                            + " what you want."),
                    Combining.ONE,
                    "swap: goods")
            .event("swapped", Text.say("Goods are swapped for others."), "count: number", "gave: goods", "took: goods")
            .event("portals", Text.say("The Chronomancer lays out the portals."))
            .event(
                    "moved",
                    Text.say("The Chronomancer moves a figure."),
                    "corruption: number",
                    "figure: 'chronomancer'|'assistant'",
                    "hours: number",
                    "space: text")
            .event(
                    "shifted",
                    Text.say("A tile of the time stream replaces a portal."),
                    "in: text",
                    "machine: text",
                    "out: text")
            .event("frozen-taken", Text.say("A frozen hour is taken."), "icon: number")
            .event("frozen-spent", Text.say("A frozen hour is spent."), "icon: number")
            .fate("tiles of player {seat}", Text.say("The Chronomancer’s tiles."));
}
