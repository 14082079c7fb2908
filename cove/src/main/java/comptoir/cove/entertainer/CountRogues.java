package comptoir.cove.entertainer;

import comptoir.cove.Cove;
import comptoir.cove.CoveQuestion;
import comptoir.cove.CoveRule;
import comptoir.cove.Named;
import comptoir.cove.Told;
import comptoir.cove.parts.Pier;
import comptoir.cove.step.DrawCorruption;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** Cultists at a swan song: "treat a rogue on a pier as a customer of every colour by drawing 1 corruption card." */
public record CountRogues(int player) implements CoveQuestion {

    private static final Named[] COUNTS = Named.numbers("cultists", 64);

    private int pier(Cove cove) {
        return Stage.of(cove, player).singing().venue();
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // asked where there are rogues
    }

    @Override
    public Options options(Cove cove, int seat) {
        int most = Acts.countable(cove, pier(cove));
        var answers = new Answer[most + 1];
        System.arraycopy(COUNTS, 0, answers, 0, most + 1);
        return Options.firstOf(answers, most + 1);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int count = ((Named) answer).index();
        if (count == 0) return cove;
        var stage = Stage.of(cove, player);
        cove = cove.shop(player, stage.song(stage.singing().countingCultists(count)));
        if (cove.watched()) {
            var text = Text.of(
                    "{0} counts {1} {2} as customers of every colour.",
                    "{0} compte {1} {2} comme clients de toutes les couleurs.");
            cove = cove.tell(Told.of(
                            "cultists",
                            player,
                            CoveRule.ROGUE_CULTISTS,
                            text.with(
                                    cove.name(player),
                                    Words.cultists(count),
                                    Pier.of(pier(cove)).there()))
                    .with("count", count)
                    .with("pier", Pier.of(pier(cove)).word()));
        }
        return cove.first(new DrawCorruption(player, count, CoveRule.ROGUE_CULTISTS));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "cultists",
                CoveRule.ROGUE_CULTISTS,
                "How many of the cultists {0} do you count for your song, for 1 corruption card each?",
                "Combien de cultistes comptez-vous pour votre chant {0}, pour 1 carte Corruption chacun ?",
                Pier.of(pier(cove)).there());
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int count = ((Named) answer).index();
        return count == 0
                ? Text.of("None", "Aucun")
                : Text.of("{0}, for {1}", "{0}, pour {1}").with(count, Words.corruption(count));
    }
}
