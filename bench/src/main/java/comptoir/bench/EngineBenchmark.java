package comptoir.bench;

import comptoir.bots.speed.Yardstick;
import comptoir.engine.Agenda;
import comptoir.engine.Answer;
import comptoir.engine.Deed;
import comptoir.engine.News;
import comptoir.engine.Options;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Prompt;
import comptoir.engine.Question;
import comptoir.engine.QuickFate;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The engine's own overhead: steps and decisions of a game that does nothing, beside a yardstick. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EngineBenchmark {

    private static final int STEPS = 10_000;

    private final QuickFate fate = new QuickFate(1);
    private final Yardstick yardstick = new Yardstick();

    /** A counter with an agenda. */
    record Counter(int count, Agenda<Counter> agenda, News news) implements Position<Counter> {
        @Override
        public Counter agenda(Agenda<Counter> next) {
            return new Counter(count, next, news);
        }

        @Override
        public Counter news(News next) {
            return new Counter(count, agenda, next);
        }
    }

    record Count(int left) implements Deed<Counter> {
        @Override
        public Counter perform(Counter counter) {
            var next = new Counter(counter.count + 1, counter.agenda, counter.news);
            return left == 1 ? next : next.doFirst(new Count(left - 1));
        }
    }

    enum Go implements Answer {
        ON;

        @Override
        public Map<String, Object> data() {
            return Map.of();
        }
    }

    enum NoRule implements Rule {
        NONE;

        @Override
        public String id() {
            return "bench.none";
        }
    }

    record Ask(int left) implements Question<Counter> {
        private static final Options ON = Options.of(Go.ON);

        @Override
        public int asked(Counter counter) {
            return 1;
        }

        @Override
        public Options options(Counter counter, int seat) {
            return ON;
        }

        @Override
        public Counter answered(Counter counter, int seat, Answer answer) {
            var next = new Counter(counter.count + 1, counter.agenda, counter.news);
            return left == 1 ? next : next.doFirst(new Ask(left - 1));
        }

        @Override
        public Prompt prompt(Counter counter, int seat) {
            return new Prompt("go", NoRule.NONE, Text.same("go"));
        }

        @Override
        public Text label(Counter counter, int seat, Answer answer) {
            return Text.same("go");
        }
    }

    @Benchmark
    @OperationsPerInvocation(STEPS)
    public int trivialSteps() {
        var start = new Counter(0, Agenda.<Counter>empty().push(new Count(STEPS)), News.UNHEARD);
        return Play.on(start, fate).count();
    }

    @Benchmark
    @OperationsPerInvocation(STEPS)
    public int trivialDecisions() {
        var position = Play.on(new Counter(0, Agenda.<Counter>empty().push(new Ask(STEPS)), News.UNHEARD), fate);
        while (!position.over()) {
            var options = Play.question(position).options(position, 0);
            position = Play.answer(position, 0, options.get(fate.below(options.size())), fate);
        }
        return position.count();
    }

    /** A turn of the yardstick that {@code comptoir bench} and {@code comptoir load} measure too. */
    @Benchmark
    public int yardstick() {
        return yardstick.turn();
    }
}
