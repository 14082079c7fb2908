package comptoir.cove.entertainer;

import comptoir.cove.parts.Named;
import comptoir.cove.step.DrawCorruption;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.List;
import java.util.Map;

/**
 * "Turn the dial one quarter for each hourglass on the discarded card. You may take 1 corruption card to turn it 1 quarter
 * more or 1 less, but always at least 1." Then all of the compose step happens, and is told, at once.
 */
public record TurnDial(int player, int played, int discarded) implements CoveQuestion {

    private static final Named[] TURNS = Named.numbers("turn", 8);

    @Override
    public boolean possible(Cove cove) {
        return true;
    }

    private int printed(Cove cove) {
        return Stage.repertoire(cove).skill(discarded).hours();
    }

    @Override
    public Options options(Cove cove, int seat) {
        int hours = printed(cove);
        return hours > 1
                ? Options.of(TURNS[hours], TURNS[hours + 1], TURNS[hours - 1])
                : Options.of(TURNS[hours], TURNS[hours + 1]);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int quarters = ((Named) answer).index();
        var repertoire = Stage.repertoire(cove);
        var skill = repertoire.skill(discarded);
        var before = Stage.of(cove, player);
        boolean full = before.dial() + quarters >= repertoire.quarters();
        int dial = (before.dial() + quarters) % repertoire.quarters();
        int volume = Math.max(0, Math.min(repertoire.mostVolume(), before.volume() + skill.gain()));
        var after = before.composed(before.cards().composed(played, discarded), dial, volume);
        if (full) after = after.song(Song.beginning(repertoire.moves(dial), false));
        cove = cove.shop(player, after);
        boolean nudged = quarters != skill.hours();
        if (cove.watched()) cove = Composed.tell(cove, before, this, quarters);
        cove = cove.doFirst(new Rest(player, skill.hours()));
        if (full) cove = cove.doFirst(Sing.of(player));
        if (skill.corruption() > 0)
            cove = cove.doFirst(new DrawCorruption(player, skill.corruption(), EnterRule.COMPOSE_BOTTOM));
        return nudged && repertoire.nudgeCorruption() > 0
                ? cove.doFirst(
                        new DrawCorruption(player, repertoire.nudgeCorruption(), EnterRule.COMPOSE_CORRUPTION_NUDGE))
                : cove;
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "turn-dial",
                EnterRule.COMPOSE_CORRUPTION_NUDGE,
                "The dial turns by {0}: take {1} to turn it one quarter more or less?",
                Counted.quarters(printed(cove)),
                Counted.corruption(Stage.repertoire(cove).nudgeCorruption()));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int quarters = ((Named) answer).index();
        var repertoire = Stage.repertoire(cove);
        var stage = Stage.of(cove, player);
        int sum = stage.dial() + quarters;
        var label = sum >= repertoire.quarters()
                ? Text.say("Turn by {0}: a full rotation, and a song over up to {1}")
                        .with(
                                Counted.quarters(quarters),
                                Counted.places(1 + repertoire.moves(sum % repertoire.quarters())))
                : Text.say("Turn by {0}").with(Counted.quarters(quarters));
        if (quarters == printed(cove)) return label;
        return label.then(Text.say("(for {0})").with(Counted.corruption(repertoire.nudgeCorruption())));
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        if (printed(cove) > 1) return List.of();
        return List.of(new Refusal(
                Map.of("turn", 0),
                EnterRule.COMPOSE_CORRUPTION_NUDGE,
                1,
                0,
                Text.say("The dial always turns by at least 1 quarter.")));
    }
}
