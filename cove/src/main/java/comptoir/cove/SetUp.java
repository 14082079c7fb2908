package comptoir.cove;

import comptoir.cove.parts.Row;
import comptoir.cove.step.Arrive;
import comptoir.cove.step.BeginScenario;
import comptoir.cove.step.DrawMerchants;
import comptoir.cove.step.DrawRogueCard;
import comptoir.cove.step.SetUpMerchants;
import comptoir.cove.step.SlideAndReveal;
import comptoir.cove.step.StackHourglasses;
import comptoir.cove.step.TellSetUp;
import comptoir.cove.table.Clock;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Harbour;
import comptoir.cove.table.Merchants;
import comptoir.cove.table.Phase;
import comptoir.cove.table.Player;
import comptoir.cove.table.Players;
import comptoir.cove.table.Terms;
import comptoir.cove.table.Town;
import comptoir.engine.Agenda;
import comptoir.engine.News;
import comptoir.engine.Step;
import java.util.ArrayList;

/** The table before any chance was taken. */
final class SetUp {

    private SetUp() {}

    static Cove of(CoveOptions options) {
        var pack = options.pack();
        int seats = options.seats();
        int rogue = Math.max(options.rogue(), 0);
        var waiting = Row.EMPTY;
        int count = seats + options.joining().size();
        var players = new Player[count];
        for (int seat = 0; seat < seats; seat++) {
            var merchant = options.merchants().get(seat);
            if (merchant == null) waiting = waiting.and(seat);
            players[seat] = Player.beginning(merchant == null ? Merchants.first() : merchant, pack);
        }
        for (int i = seats; i < count; i++) players[i] = options.joining().get(i - seats);
        var steps = new ArrayList<Step<Cove>>();
        if (options.rogue() == CoveOptions.RANDOM) steps.add(new DrawRogueCard());
        if (!waiting.isEmpty()) steps.add(new DrawMerchants(waiting));
        steps.add(new TellSetUp());
        if (options.scenario() != null) steps.add(new BeginScenario());
        steps.add(new SlideAndReveal());
        steps.add(new StackHourglasses());
        steps.add(new SetUpMerchants());
        steps.add(new Arrive());
        var terms = new Terms(pack, seats, count, rogue, options.decks(), options.together(), options.scenario());
        return new Cove(
                Agenda.of(steps),
                News.NONE,
                terms,
                1,
                Phase.SET_UP,
                new Clock(
                        Row.filled(count, Clock.firstPlace(0)),
                        Row.upTo(count),
                        pack.clock().market(),
                        0),
                Harbour.atSetUp(pack, pack.rogues().get(rogue)),
                town(terms),
                pack.corruptionDeck(),
                0,
                new Players(players));
    }

    /** The decks in play, all cards unseen. */
    static Town town(Terms terms) {
        var cards = Row.EMPTY;
        for (int card = 0; card < terms.pack().townsfolkCount(); card++) if (terms.plays(card)) cards = cards.and(card);
        return new Town(Row.filled(terms.board().square().size(), Town.EMPTY), cards, Row.EMPTY);
    }
}
