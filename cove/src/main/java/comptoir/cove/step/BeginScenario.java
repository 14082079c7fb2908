package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Scenario;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.BadInput;
import comptoir.engine.Text;
import java.util.Objects;

/** "A scenario sets the table as it says." Its player is in the first seat, the Peddler after it. */
public record BeginScenario() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        var scenario = Objects.requireNonNull(cove.terms().scenario());
        var begin = scenario.begin();
        var harbour = cove.harbour();
        cove = cove.harbour(harbour.bag(bag(cove, scenario)).halls(Crowd.join(harbour.halls(), begin.halls())));
        for (int player = 0; player < cove.players().size(); player++)
            if (cove.shop(player).merchant().runsItself()) cove = cove.earns(player, begin.peddlerGold());
        if (cove.watched()) cove = cove.tell(told(scenario));
        return begin.corruption() == 0
                ? cove
                : cove.doFirst(new DrawCorruption(0, begin.corruption(), CoveRule.SCENARIO_BEGIN));
    }

    private static int bag(Cove cove, Scenario scenario) {
        for (var kind : Kind.values())
            if (Crowd.count(scenario.begin().halls(), kind)
                    > Crowd.count(cove.harbour().bag(), kind))
                throw new BadInput(Text.say(
                        "the scenario \"{0}\" puts {1} of kind {2} into the halls, and the bag has {3}",
                        scenario.id(),
                        Crowd.count(scenario.begin().halls(), kind),
                        kind.word(),
                        Crowd.count(cove.harbour().bag(), kind)));
        return cove.harbour().bag() - scenario.begin().halls();
    }

    private static OpenEvent told(Scenario scenario) {
        var medals = scenario.medals();
        return OpenEvent.of(
                        "scenario",
                        -1,
                        CoveRule.SCENARIO_BEGIN,
                        Text.say(
                                "{0}. {1} {2} Bronze for {3}, silver for {4}, gold for {5}.",
                                scenario.name(),
                                scenario.goal(),
                                scenario.twist(),
                                medals.get(0),
                                medals.get(1),
                                medals.get(2)))
                .with("scenario", scenario.id());
    }
}
