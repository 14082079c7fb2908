package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveQuestion;
import comptoir.cove.CoveRule;
import comptoir.cove.Named;
import comptoir.cove.Told;
import comptoir.cove.parts.Pier;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "A player may treat a rogue on a pier as a customer of every colour by drawing 1 corruption card for that rogue." */
public record CountCultists(int player, int pier) implements CoveQuestion {

    private static final Named[] COUNTS = Named.numbers("cultists", 64);

    @Override
    public boolean possible(Cove cove) {
        return true; // asked where there are rogues and goods for them
    }

    @Override
    public Options options(Cove cove, int seat) {
        int most = Sell.countable(cove, pier);
        var answers = new Answer[most + 1];
        System.arraycopy(COUNTS, 0, answers, 0, most + 1);
        return Options.firstOf(answers, most + 1);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return counted(cove, player, pier, ((Named) answer).index());
    }

    /** That many rogues are customers now, for as many corruption cards; then the goods. */
    static Cove counted(Cove cove, int player, int pier, int count) {
        cove = cove.first(new Sell(player, pier, count));
        if (count == 0) return cove;
        if (cove.watched()) {
            var text = Text.of(
                    "{0} counts {1} cultists {2} as customers of every colour.",
                    "{0} compte {1} cultiste(s) {2} comme clients de toutes les couleurs.");
            cove = cove.tell(Told.of(
                            "cultists",
                            player,
                            CoveRule.ROGUE_CULTISTS,
                            text.with(cove.name(player), count, Pier.of(pier).there()))
                    .with("count", count)
                    .with("pier", Pier.of(pier).word()));
        }
        return cove.first(new DrawCorruption(player, count, CoveRule.ROGUE_CULTISTS));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "cultists",
                CoveRule.ROGUE_CULTISTS,
                "How many of the cultists {0} do you count as customers, for 1 corruption card each?",
                "Combien de cultistes comptez-vous comme clients {0}, pour 1 carte Corruption chacun ?",
                Pier.of(pier).there());
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int count = ((Named) answer).index();
        return count == 0
                ? Text.of("None", "Aucun")
                : Text.of("{0}, for {0} corruption cards", "{0}, pour {0} carte(s) Corruption")
                        .with(count);
    }
}
