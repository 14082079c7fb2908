package comptoir.bots.training;

import comptoir.bots.Brain;
import comptoir.bots.Manner;
import comptoir.bots.Search;
import comptoir.bots.arena.Contender;
import comptoir.bots.speed.ProcessorTime;
import comptoir.bots.value.Judge;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import java.util.function.Supplier;

/** A generation in the arena. */
record Pupil<G extends Position<G>>(
        Game<G> game, String name, Brain<G> brain, Supplier<Judge<G>> judge, Manner manner, int iterations)
        implements Contender {

    @Override
    public long clock() {
        return ProcessorTime.now();
    }

    @Override
    @SuppressWarnings("unchecked") // a pupil sits down at tables of its own game only
    public <P extends Position<P>> Sitting sit(Chair<P> chair) {
        return sitDown((Chair<G>) (Chair<?>) chair);
    }

    private Sitting sitDown(Chair<G> chair) {
        var seeds = new QuickFate(chair.seed());
        var own = judge.get();
        var referee = chair.referee();
        return () -> Search.ofGame(game, brain, own, manner, referee.moment(), chair.seat(), seeds.nextLong())
                .run(Budget.iterations(iterations))
                .favourite(referee.options(chair.seat()));
    }
}
