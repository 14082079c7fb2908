package comptoir.lessons;

import comptoir.engine.Draw;
import comptoir.engine.Fate;
import comptoir.engine.FateMisfit;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.ScriptedFate;
import comptoir.engine.Shuffle;
import java.util.List;

/**
 * Fate as the lesson tells it, as long as its story fits; where a learner has left the way, ordinary chance, always the
 * same.
 */
final class LessonFate implements Fate {

    private final ScriptedFate script;
    private final QuickFate chance;
    private int misfits;

    LessonFate(String lesson, List<Object> script) {
        this.script = new ScriptedFate(script);
        this.chance = QuickFate.of(lesson);
    }

    /** Whether chance had to be asked, or something of the story was never asked for. */
    boolean strayed() {
        return misfits > 0 || !script.left().isEmpty();
    }

    @Override
    public <P extends Position<P>> int draw(Draw<P> draw, P position, int outcomes) {
        var before = script.mark();
        try {
            return script.draw(draw, position, outcomes);
        } catch (FateMisfit off) {
            before.run();
            misfits++;
            return chance.draw(draw, position, outcomes);
        }
    }

    @Override
    public <P extends Position<P>> int[] order(Shuffle<P> shuffle, P position, int size) {
        var before = script.mark();
        try {
            return script.order(shuffle, position, size);
        } catch (FateMisfit off) {
            before.run();
            misfits++;
            return chance.order(shuffle, position, size);
        }
    }

    @Override
    public Runnable mark() {
        var script = this.script.mark();
        int misfits = this.misfits;
        return () -> {
            script.run();
            this.misfits = misfits;
        };
    }
}
