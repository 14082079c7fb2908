package comptoir.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.engine.Bot;
import comptoir.engine.Description;
import comptoir.engine.Logs;
import comptoir.engine.Outline;
import comptoir.engine.Place;
import comptoir.engine.Refusal;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import comptoir.lessons.Tutor;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the protocol answers. The records are the messages: JSON is written from them and the JSON Schema is read off them.
 * Where a record leaves out what is null, that field may be missing; otherwise it is there, and null.
 */
public sealed interface Message {

    @About("One of the legal answers, in words and as data.")
    record Option(Text text, Map<String, Object> answer) {}

    @About("What a seat is asked, with every legal answer.")
    record Pending(int seat, String kind, Text prompt, Rule rule, List<Option> options) {}

    @About("What somebody is told of an event; no seat where nobody did it.")
    record Notice(String kind, @Nullable Integer seat, Text text, List<Rule> rules, Map<String, Object> facts) {}

    @About("How a table stands.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record State(
            String table,
            int number,
            boolean over,
            List<Pending> pending,
            List<Notice> notices,

            @About("The seats that may take back their last answer now.")
            List<Integer> undo,

            @About("Why the seat that is told may not take back its last answer.") @Nullable
            Text undoRefused,

            @Nullable List<Place> standings)
            implements Message {}

    record ErrorAnswer(Problem error) implements Message {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Problem(
            Trouble.Code code,
            String text,

            @About("The same in no language yet.") Text says,
            @Nullable Rule rule) {}

    record GamesAnswer(List<GameEntry> games) implements Message {}

    record GameEntry(
            String id,
            Text name,
            List<Integer> seats,
            Map<String, Object> options,
            String rules,

            @About("The levels of bots that play it, the weakest first.")
            List<String> levels) {}

    record ViewAnswer(String table, Object view) implements Message {}

    record OutlineAnswer(String table, Outline outline) implements Message {}

    record WhyAnswer(List<Refusal> refusals) implements Message {}

    @About("What would come of answers that were only tried.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record TryAnswer(
            String table,

            @About("How many of the answers are legal, one after the other.")
            int taken,

            @About("Whether the choice is then complete.") boolean whole,

            @About("What the seat is asked next while it is not.") @Nullable
            Pending next,

            @About("Why the first that is not legal is refused.") @Nullable
            Problem refused)
            implements Message {}

    record SaveAnswer(String saved) implements Message {}

    record LogAnswer(GameLog log) implements Message {}

    @About("The history of a game; fate's entries follow the answer that caused them.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record GameLog(
            String game,
            String rules,
            int seats,
            Map<String, Object> options,
            @Nullable Object scene,
            List<Map<String, Object>> entries) {

        static GameLog of(comptoir.engine.Log log) {
            return new GameLog(
                    log.game(),
                    log.rulesVersion(),
                    log.setup().seats(),
                    log.setup().options(),
                    log.scene(),
                    log.entries().stream().map(Logs::write).toList());
        }
    }

    record MomentsAnswer(String table, List<Moment> moments) implements Message {}

    @About("A table as it stood after so many answers, and what had happened since the one before.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Moment(
            int number,
            List<Integer> asked,
            List<Notice> notices,
            @Nullable Object view) {}

    @About("A whole game as a link's words: as the places of the options, and longer, as data.")
    record PackAnswer(String link, String longer) implements Message {}

    record UnpackAnswer(Map<String, Object> game) implements Message {}

    record CommitAnswer(String commitment) implements Message {}

    record VerifyAnswer(boolean honest, String game, int answers, List<Verification.Check> checks) implements Message {

        /** Whether the game comes out the same when it is played again. */
        public boolean replays() {
            return checks.stream().anyMatch(check -> check.what().equals("replay") && check.good());
        }

        /** The first thing that is wrong; empty where nothing is. */
        public Optional<Text> trouble() {
            return checks.stream()
                    .filter(check -> !check.good())
                    .map(Verification.Check::text)
                    .findFirst();
        }
    }

    record LessonsAnswer(List<LessonEntry> lessons) implements Message {}

    record LessonEntry(String id, String game, Text title, Text about, int minutes, int steps) {}

    @About("How a lesson stands.")
    record LearnAnswer(
            String lesson,

            @About("How many inputs there have been.") int number,

            int step,
            int steps,
            Tutor.Stage stage,

            @About("What the tutor says.") Text says,

            @About("The things on the board that it points at.")
            List<String> points,

            @About("Whether what may be chosen is what it points at.")
            boolean leads,

            @About("The learner's seat.") int seat,

            boolean over,
            List<Integer> asked,

            @About("What the learner is asked, with the answers that may be given.")
            List<Pending> pending,

            List<Refusal> refusals,

            @About("What happened since the last input.") List<Notice> notices,

            Object view)
            implements Message {}

    record BotAnswer(int option, Text because, Text why, List<Bot.Alternative> alternatives) implements Message {}

    record CloseAnswer(String table, boolean closed) implements Message {}

    record DescriptionAnswer(
            String game,
            Map<String, List<? extends Description.Component>> components,
            List<Description.Decision> decisions,
            List<Description.Happening> events,
            List<Description.Chance> fate,

            @About("What seats are asked while another has the turn, and may answer by an order.")
            List<Description.Standing> standing)
            implements Message {}
}
