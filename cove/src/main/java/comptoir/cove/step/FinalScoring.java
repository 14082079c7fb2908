package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Scenario;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.Icons;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Phase;
import comptoir.cove.table.Standings;
import comptoir.engine.Text;
import java.util.ArrayList;

/** "Reveal corruption cards; clan icons give gold by their halls, corruption icons cost gold by the Lair." */
public record FinalScoring() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        cove = cove.phase(Phase.FINAL);
        if (cove.watched()) {
            var text = Text.say("The third day is over: corruption cards are revealed, and icons are scored.");
            cove = cove.tell(OpenEvent.of("final-scoring", -1, CoveRule.CLEANUP_LAST_ROUND, text));
        }
        for (int player = 0; player < cove.players().size(); player++) {
            int clans = Icons.clans(cove, player);
            int corruption = Icons.corruption(cove, player);
            int gain = Crowd.pay(clans, cove.harbour().halls());
            int loss = corruption * Crowd.rogues(cove.harbour().halls());
            cove = cove.earns(player, gain - loss);
            if (cove.watched()) cove = tell(cove, player, clans, corruption, gain, loss);
        }
        if (!cove.watched()) return cove;
        cove = cove.tell(winner(cove));
        var scenario = cove.terms().scenario();
        return scenario == null ? cove : cove.tell(medal(cove, scenario));
    }

    /** "At the end of a scenario what it counts brings a medal." */
    private static OpenEvent medal(Cove cove, Scenario scenario) {
        int points = Standings.counted(cove, scenario.counted());
        int medal = scenario.medal(points);
        var text = medal < 0
                ? Text.say(
                        "{0}: {1}. No medal this time; bronze needs {2}.",
                        scenario.name(), points, scenario.medals().getFirst())
                : Text.say("{0}: {1}. That is the {2}!", scenario.name(), points, Scenario.text(medal));
        return OpenEvent.of("medal", 0, CoveRule.SCENARIO_MEDAL, text)
                .with("medal", Scenario.word(medal))
                .with("points", points)
                .with("scenario", scenario.id());
    }

    private static OpenEvent winner(Cove cove) {
        var places = Standings.of(cove);
        int most = cove.player(places.getFirst().seat()).gold();
        var winners = new ArrayList<Object>();
        for (var place : places) if (place.place() == 1) winners.add(cove.name(place.seat()));
        boolean tie = places.size() > 1 && cove.player(places.get(1).seat()).gold() == most;
        var text = winners.size() > 1
                ? Text.say("{0} share victory with {1} gold.", winners, most)
                : Text.say("{0?You win|{0} wins} with {1} gold.", winners.getFirst(), most);
        var told = OpenEvent.of("winner", places.getFirst().seat(), CoveRule.FINAL_WINNER, text)
                .with("gold", most);
        if (tie) told = told.also(CoveRule.FINAL_TIE);
        return most >= 100 ? told.also(CoveRule.GOLD_GEMS) : told;
    }

    private static Cove tell(Cove cove, int player, int clans, int corruption, int gain, int loss) {
        var text = Text.say("{0?You reveal|{0} reveals} icons of {1} for {2} gold and {3#1 corruption icon|{3}"
                + " corruption icons} for −{4}: {5} gold in all.");
        return cove.tell(OpenEvent.of(
                        "final",
                        player,
                        CoveRule.FINAL_CLANS,
                        text.with(
                                cove.name(player),
                                Crowd.text(clans),
                                gain,
                                corruption,
                                loss,
                                cove.player(player).gold()))
                .also(CoveRule.FINAL_CORRUPTION)
                .with("clans", Crowd.byName(clans))
                .with("corruption", corruption)
                .with("gain", gain)
                .with("loss", loss)
                .byChance(cove));
    }
}
