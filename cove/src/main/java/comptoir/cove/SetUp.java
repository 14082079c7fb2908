package comptoir.cove;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.RogueCard;
import comptoir.cove.peddler.Peddler;
import comptoir.cove.step.Arrive;
import comptoir.cove.step.DrawMerchants;
import comptoir.cove.step.DrawRogueCard;
import comptoir.cove.step.SetUpMerchants;
import comptoir.cove.step.SlideAndReveal;
import comptoir.cove.step.StackHourglasses;
import comptoir.cove.step.TellSetUp;
import comptoir.engine.Agenda;
import comptoir.engine.News;
import comptoir.engine.Step;
import java.util.ArrayList;

/** The table before any chance was taken. */
public final class SetUp {

    private SetUp() {}

    static Cove of(CoveOptions options) {
        var pack = options.pack();
        int seats = options.seats();
        int rogue = Math.max(options.rogue(), 0);
        var waiting = Row.EMPTY;
        int count = options.peddler() == null ? seats : seats + 1;
        var players = new Player[count];
        for (int seat = 0; seat < seats; seat++) {
            var merchant = options.merchants().get(seat);
            if (merchant == null) waiting = waiting.and(seat);
            players[seat] = Player.beginning(merchant == null ? Merchants.of(0) : merchant, pack);
        }
        if (options.peddler() != null) players[seats] = Peddler.joining(pack, options.peddler());
        var steps = new ArrayList<Step<Cove>>();
        if (options.rogue() == CoveOptions.RANDOM) steps.add(new DrawRogueCard());
        if (!waiting.isEmpty()) steps.add(new DrawMerchants(waiting));
        steps.add(new TellSetUp());
        steps.add(new SlideAndReveal());
        steps.add(new StackHourglasses());
        steps.add(new SetUpMerchants());
        steps.add(new Arrive());
        var table = new Table(pack, seats, count, rogue, options.decks());
        return new Cove(
                Agenda.of(steps),
                News.NONE,
                table,
                1,
                Phase.SET_UP,
                new Clock(
                        Row.filled(count, Clock.firstPlace(0)),
                        Row.upTo(count),
                        pack.clock().market(),
                        0),
                harbour(pack, pack.rogues().get(rogue)),
                town(table),
                pack.corruptionDeck(),
                0,
                new Players(players));
    }

    /** One customer of each clan in its hall and the rogues of the card in the Lair; the others in the bag. */
    static Harbour harbour(Components pack, RogueCard card) {
        int halls = pack.board().halls() + Crowd.of(Kind.ROGUE.number(), card.lair());
        return Harbour.morning(pack.board(), halls, pack.adventurersWith(card) - halls);
    }

    public static Cove withRogueCard(Cove cove, int card) {
        var old = cove.table();
        var table = new Table(old.pack(), old.seats(), old.players(), card, old.decks());
        return cove.table(table).harbour(harbour(table.pack(), table.rogueCard()));
    }

    /** The decks in play, all cards unseen. */
    static Town town(Table table) {
        var cards = Row.EMPTY;
        for (int card = 0; card < table.pack().townsfolkCount(); card++) if (table.plays(card)) cards = cards.and(card);
        return new Town(Row.filled(table.board().square().size(), Town.EMPTY), cards, Row.EMPTY);
    }
}
