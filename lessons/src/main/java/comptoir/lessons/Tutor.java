package comptoir.lessons;

import comptoir.engine.Answer;
import comptoir.engine.BadInput;
import comptoir.engine.Event;
import comptoir.engine.Game;
import comptoir.engine.Notice;
import comptoir.engine.Options;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.lessons.Lesson.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Leads a learner through a lesson: says what is to be done, allows what the step allows, lets fate and the others play
 * their parts, and sees whether a challenge is met. Terminal, server and page only show what it says.
 */
public final class Tutor<P extends Position<P>> {

    /** Longer attempts are over: nobody needs so many answers for what a lesson asks. */
    private static final int LONGEST_ATTEMPT = 200;

    private final Lesson lesson;
    private final Game<P> game;
    private Referee<P> referee;
    private final LessonFate fate;
    private final List<Event> story = new ArrayList<>();
    private int step;
    private int played; // of what the others have to say
    private int strayed; // of the others' answers were not as told
    private List<Pattern> left = List.of(); // of what is to be chosen in this step
    private boolean showing;
    private boolean missed;
    private Goal.Attempt attempt;
    private Runnable beforeAttempt = () -> {};

    public enum Stage {
        /** Something is said; the learner goes on when it is read. */
        READ,
        /** Something is to be chosen, and only that can be. */
        CHOOSE,
        /** The learner chooses freely. */
        CHALLENGE,
        /** The challenge was not met; it can be begun again. */
        MISSED,
        /** The lesson is over. */
        DONE
    }

    public Tutor(Lesson lesson, Game<P> game) {
        this.lesson = lesson;
        this.game = game;
        this.fate = new LessonFate(lesson.id(), lesson.fate());
        this.attempt = newAttempt();
        this.referee = table(lesson.scene());
        othersPlay();
        begin();
    }

    private Referee<P> table(Map<String, Object> scene) {
        var setup = game.setup(game.seatsOf(Tree.of("scene", scene)), Tree.of("options", null));
        var table = Referee.scene(game, setup, scene, fate);
        story.addAll(table.latest());
        return table;
    }

    /** A lesson as far as these inputs lead; what happened after the last of them is its news. */
    public static <P extends Position<P>> Tutor<P> after(Lesson lesson, Game<P> game, List<Input> inputs) {
        var tutor = new Tutor<>(lesson, game);
        for (var input : inputs) tutor.take(input);
        return tutor;
    }

    public Lesson lesson() {
        return lesson;
    }

    public Referee<P> referee() {
        return referee;
    }

    public int step() {
        return step;
    }

    public Stage stage() {
        if (step == lesson.steps().size()) return Stage.DONE;
        if (missed) return Stage.MISSED;
        if (current().challenge() != null) return Stage.CHALLENGE;
        return current().isOnlyRead() ? Stage.READ : Stage.CHOOSE;
    }

    /** What the tutor says now. */
    public Text says() {
        return switch (stage()) {
            case DONE -> lesson.end();
            case MISSED -> challenge().missed();
            default -> current().say();
        };
    }

    /** The things on the board that are pointed at; where something is to be chosen, that is pointed at instead. */
    public List<String> points() {
        return stage() == Stage.DONE || missed ? List.of() : current().point();
    }

    /** Whether only what is pointed at may be chosen. */
    public boolean leads() {
        return stage() == Stage.CHOOSE || (stage() == Stage.CHALLENGE && showing);
    }

    /** What the learner may choose now: all that is legal in a challenge, what the step says otherwise. */
    public List<Answer> allowed() {
        var stage = stage();
        if (stage != Stage.CHOOSE && stage != Stage.CHALLENGE) return List.of();
        var options = referee.options(lesson.seat());
        return leads() ? fitting(options) : options;
    }

    /** What happened since the last input, as the learner is told. */
    public List<Notice> news() {
        return told(story);
    }

    /** The same as events, for who writes them otherwise. */
    public List<Event> events() {
        return List.copyOf(story);
    }

    /** Whether all went as the lesson tells: fate and the others said what it says, and nothing of it is left over. */
    public boolean wentAsTold() {
        return !fate.strayed() && strayed == 0 && played == lesson.others().size();
    }

    /** The next input of somebody who does what the lesson shows; a challenge is met by its own line. */
    public Input reference() {
        return switch (stage()) {
            case READ -> new Input.GoOn();
            case MISSED, DONE -> throw new IllegalStateException("the lesson has no line here");
            case CHOOSE -> new Input.Answers(List.of(allowed().getFirst().data()));
            case CHALLENGE -> {
                var line = challenge().line();
                int given = attempt.answers().size();
                if (given >= line.size()) throw broken(Text.say("its line ends before the goals are reached"));
                yield new Input.Answers(List.of(find(line.get(given)).data()));
            }
        };
    }

    public void take(Input input) {
        story.clear();
        switch (input) {
            case Input.GoOn ignored when stage() == Stage.READ -> next();
            case Input.Again ignored when current().challenge() != null -> tryAgain(false);
            case Input.Show ignored when current().challenge() != null -> tryAgain(true);
            case Input.Answers(var answers) -> {
                // Several cards marked together are given one after the other, with nothing in between.
                for (var answer : answers) answer(answer);
                obvious();
            }
            default -> throw new BadInput(idle(input));
        }
    }

    private static Text idle(Input input) {
        return switch (input) {
            case Input.GoOn ignored -> Text.say("there is nothing to go on with here");
            case Input.Again ignored -> Text.say("there is nothing to try again here");
            case Input.Show ignored -> Text.say("there is nothing to show here");
            case Input.Answers ignored -> Text.say("there is nothing to answer here");
        };
    }

    private void answer(Map<String, Object> data) {
        if (stage() != Stage.CHOOSE && stage() != Stage.CHALLENGE)
            throw new BadInput(Text.say("the lesson asks for no answer here"));
        var options = referee.options(lesson.seat());
        if (options.stream().noneMatch(option -> option.data().equals(data)))
            throw new BadInput(Text.say("the game does not offer {0} here", Tree.json(data)));
        if (leads() && left.stream().noneMatch(pattern -> pattern.fits(data)))
            throw new BadInput(Text.say("the lesson asks for something else here"));
        give(lesson.seat(), data);
        attempt.answers().add(data);
        if (leads()) tick(data);
        othersPlay();
        if (current().challenge() != null) judge();
        else if (left.isEmpty()) next();
    }

    /** What has been chosen is no longer to be chosen. */
    private void tick(Map<String, Object> data) {
        if (current().anyOne()) {
            left = List.of();
            return;
        }
        var rest = new ArrayList<>(left);
        for (var pattern : left)
            if (pattern.fits(data)) {
                rest.remove(pattern);
                break;
            }
        left = List.copyOf(rest);
        if (showing) left = nextOfLine();
    }

    private void give(int seat, Map<String, Object> data) {
        referee.answer(seat, data);
        story.addAll(referee.latest());
        attempt.told().addAll(told(referee.latest()));
    }

    /** The others answer as the lesson tells, else by their habits; where nothing fits, they give their first option. */
    private void othersPlay() {
        while (!referee.over() && !referee.asked().contains(lesson.seat())) {
            int seat = referee.asked().getFirst();
            var options = referee.options(seat);
            var answer = scripted(seat, options);
            if (answer == null) answer = habitual(options);
            if (answer == null && options.size() > 1) strayed++;
            give(seat, (answer == null ? options.getFirst() : answer).data());
        }
    }

    private @Nullable Answer habitual(Options options) {
        for (var habit : lesson.habits()) for (var option : options) if (habit.fits(option.data())) return option;
        return null;
    }

    private @Nullable Answer scripted(int seat, Options options) {
        if (played == lesson.others().size()) return null;
        var next = lesson.others().get(played);
        if (next.seat() != seat) return null;
        for (var option : options)
            if (next.answer().fits(option.data())) {
                played++;
                return option;
            }
        return null;
    }

    /** Where there is only one answer, and it is not what is to be chosen, it is given at once. */
    private void obvious() {
        while ((stage() == Stage.CHOOSE || stage() == Stage.CHALLENGE) && !referee.over()) {
            var options = referee.options(lesson.seat());
            boolean isTask = stage() == Stage.CHOOSE
                    && left.stream().anyMatch(p -> p.fits(options.getFirst().data()));
            if (options.size() != 1 || isTask) return;
            give(lesson.seat(), options.getFirst().data());
            othersPlay();
            if (stage() == Stage.CHALLENGE) judge();
        }
    }

    private void judge() {
        var position = referee.moment().now();
        if (challenge().goals().stream().allMatch(goal -> attempt.has(goal, referee.game(), position))) {
            next();
            return;
        }
        boolean over = referee.over()
                || attempt.answers().size() >= LONGEST_ATTEMPT
                || challenge().until().isIn(attempt.told());
        if (over) missed = true;
    }

    private void next() {
        step++;
        begin();
    }

    private void begin() {
        showing = false;
        missed = false;
        attempt = newAttempt();
        left = List.of();
        if (step == lesson.steps().size()) return;
        var scene = current().scene();
        if (scene != null) {
            referee = table(scene);
            othersPlay();
        }
        left = current().choose();
        obvious();
        if (current().challenge() != null) {
            var rewind = referee.mark();
            int before = played;
            beforeAttempt = () -> {
                rewind.run();
                played = before;
            };
        } else if (!left.isEmpty()) {
            if (referee.over()) throw broken(Text.say("the game is over"));
            allowed();
        }
    }

    private void tryAgain(boolean show) {
        beforeAttempt.run();
        attempt = newAttempt();
        missed = false;
        showing = show;
        left = show ? nextOfLine() : List.of();
    }

    private List<Pattern> nextOfLine() {
        var line = challenge().line();
        int given = attempt.answers().size();
        return given < line.size() ? List.of(line.get(given)) : List.of();
    }

    private List<Answer> fitting(Options options) {
        var fitting = new ArrayList<Answer>();
        for (var option : options)
            if (left.stream().anyMatch(pattern -> pattern.fits(option.data()))) fitting.add(option);
        if (fitting.isEmpty())
            throw broken(Text.say("the game offers nothing like {0}, but {1}", left.toString(), json(options)));
        return fitting;
    }

    private Answer find(Pattern pattern) {
        for (var option : referee.options(lesson.seat())) if (pattern.fits(option.data())) return option;
        throw broken(Text.say(
                "the game does not offer {0}, but {1}", pattern.toString(), json(referee.options(lesson.seat()))));
    }

    private static List<String> json(List<Answer> options) {
        return options.stream().map(option -> Tree.json(option.data())).toList();
    }

    private BadInput broken(Text how) {
        return lesson.broken(step, how);
    }

    private Step current() {
        if (step == lesson.steps().size()) throw new BadInput(Text.say("the lesson is over"));
        return lesson.steps().get(step);
    }

    private Lesson.Challenge challenge() {
        var challenge = current().challenge();
        if (challenge == null) throw new IllegalStateException("no challenge");
        return challenge;
    }

    private Goal.Attempt newAttempt() {
        return new Goal.Attempt(lesson.seat(), new ArrayList<>(), new ArrayList<>());
    }

    private List<Notice> told(List<Event> events) {
        return events.stream().map(event -> event.toldTo(lesson.seat())).toList();
    }
}
