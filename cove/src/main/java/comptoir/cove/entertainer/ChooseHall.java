package comptoir.cove.entertainer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.step.EndMarket;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** A creature's effect: the patronage of one hall at once. */
public record ChooseHall(int player) implements CoveQuestion {

    private static final Options HALLS = Options.of(hall(0), hall(1), hall(2), hall(3));

    private static Named hall(int clan) {
        return new Named("hall", Kind.of(clan).word(), clan);
    }

    @Override
    public boolean possible(Cove cove) {
        return true;
    }

    @Override
    public Options options(Cove cove, int seat) {
        return HALLS;
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return EndMarket.immediate(cove, player, Crowd.of(((Named) answer).index(), 1), EnterRule.SONG_BOAST);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("choose-hall", EnterRule.SONG_BOAST, "Which hall’s patronage do you take?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int clan = ((Named) answer).index();
        return Text.say("{0}: {1} gold")
                .with(Venue.text(Venue.HALLS + clan), Crowd.count(cove.harbour().halls(), clan));
    }
}
