package comptoir.cove.peddler;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.step.Boats;
import comptoir.cove.table.Cove;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;
import java.util.Objects;

/** Load the Boats and docking, as the Peddler does them. */
final class Loading {

    private Loading() {}

    /** "It looks at its goods from right to left and takes from its reserve a customer of the first colour that matches." */
    static Cove load(Cove cove, int player) {
        if (!cove.harbour().anyRoom(cove.board())) return cove;
        var shop = PeddlerShop.of(cove, player);
        var reserve = shop.reserve();
        for (int space = shop.stall().size() - 1; space >= 0; space--) {
            int good = shop.stall().at(space);
            if (good == PeddlerShop.NONE || !reserve.has(Good.clan(good))) continue;
            if (cove.watched()) cove = cove.tell(toldMatch(cove, player, good, space));
            return fromReserve(cove, player, Good.clan(good));
        }
        int rogue = Kind.ROGUE.number();
        if (!reserve.has(rogue)) return cove.doFirst(new LoadAtRandom(player));
        if (cove.watched()) cove = cove.tell(toldRogue(cove, player));
        return fromReserve(cove, player, rogue);
    }

    private static OpenEvent toldMatch(Cove cove, int player, int good, int space) {
        var kind = Kind.of(Good.clan(good));
        var text = Text.say(
                "{0} loads a {1}: its rightmost good that matches somebody in the reserve is the {2} on space {3}.");
        return OpenEvent.of(
                        "peddler-chooses",
                        player,
                        PeddlerRule.LOAD_CHOICE,
                        text.with(
                                cove.name(player),
                                kind.one(),
                                cove.shop(player).merchant().good(good),
                                space + 1))
                .with("adventurer", kind.word())
                .with("good", Good.of(good).word())
                .with("space", space);
    }

    private static OpenEvent toldRogue(Cove cove, int player) {
        var text = Text.say("{0} loads a rogue: none of its goods matches a customer of the reserve.");
        return OpenEvent.of("peddler-chooses", player, PeddlerRule.LOAD_CHOICE, text.with(cove.name(player)))
                .with("adventurer", Kind.ROGUE.word());
    }

    /** Onto the boat; "afterwards, the adventurers of its reserve slide left as far as possible". */
    private static Cove fromReserve(Cove cove, int player, int kind) {
        var shop = PeddlerShop.of(cove, player);
        int space = shop.reserve().indexOf(kind);
        cove = board(cove.shop(player, shop.reserve(shop.reserve().withoutAt(space))), player, kind);
        boolean slides = space < shop.reserve().size() - 1;
        if (!slides || !cove.watched()) return cove;
        var text = Text.say("The reserve of {0} slides left.");
        return cove.tell(OpenEvent.of("peddler-slides", player, PeddlerRule.LOAD_SLIDE, text.with(cove.name(player)))
                .with("space", space));
    }

    /** "The location icons tell which boat at sea takes the adventurer." */
    static Cove board(Cove cove, int player, int kind) {
        var harbour = cove.harbour();
        var board = cove.board();
        var icons = PeddlerShop.of(cove, player).location(PeddlerShop.parts(cove));
        var found = Objects.requireNonNull(icons.among(
                harbour.boats().size(),
                boat -> harbour.hasRoom(board, boat),
                boat -> board.boats().get(boat).side()));
        int boat = found.place();
        cove = cove.harbour(harbour.boats(
                harbour.boats().with(boat, Crowd.plus(harbour.boats().at(boat), kind))));
        if (cove.watched()) cove = cove.tell(toldBoat(cove, player, kind, icons, found));
        return Boats.placed(cove, player, boat, kind);
    }

    private static OpenEvent toldBoat(Cove cove, int player, int kind, Location icons, Location.Found found) {
        var text = Text.say("{0} puts the {1} on boat {2} ({3}).");
        var told = OpenEvent.of(
                        "placed",
                        player,
                        PeddlerRule.LOAD_BOAT,
                        text.with(cove.name(player), Kind.of(kind).one(), found.place() + 1, icons.text(found)))
                .also(PeddlerRule.LOCATION_ICONS)
                .with("adventurer", Kind.of(kind).word())
                .with("boat", found.place());
        if (found.otherHalf()) told = told.also(PeddlerRule.LOCATION_FALLBACK);
        int mark = cove.clock().places().at(player) - 1;
        return cove.terms().loads()[mark] > 1 ? told.also(PeddlerRule.LOAD_DOUBLE) : told;
    }

    /** "At the inner or outer dock its icon names, or at the other dock of the same half if that one is taken." */
    static Cove dock(Cove cove, int player, int boat, int free) {
        var docks = cove.board().docks();
        var depth =
                PeddlerShop.of(cove, player).location(PeddlerShop.parts(cove)).depth();
        int chosen = Integer.numberOfTrailingZeros(free);
        for (int left = free; left != 0; left &= left - 1)
            if (docks.get(Integer.numberOfTrailingZeros(left)).place() == depth)
                chosen = Integer.numberOfTrailingZeros(left);
        if (cove.watched()) {
            var dock = docks.get(chosen);
            boolean named = dock.place() == depth;
            var text = named
                    ? Text.say("Docking ({0} half, {1}): the dock of {2}.")
                    : Text.say("Docking ({0} half, {1}): that dock is taken, so the other one, of {2}.");
            cove = cove.tell(OpenEvent.of(
                            "peddler-dock",
                            player,
                            PeddlerRule.LOAD_DOCK,
                            text.with(
                                    dock.side().text(),
                                    Location.text(depth),
                                    dock.pier().text()))
                    .also(PeddlerRule.LOCATION_ICONS)
                    .with("boat", boat)
                    .with("dock", chosen));
        }
        return Boats.dock(cove, player, boat, chosen);
    }
}
