package comptoir.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked for. Each record is a request: its field {@code do} is its name, its other fields are its components;
 * those that may be null may be left out.
 */
@Tagged(value = Tagged.ASKED, prefix = "do-")
sealed interface Request {

    /** A request about a table of this conversation. */
    sealed interface AtTable extends Request {
        String table();
    }

    /** A request that is answered with a state; it may say which seat is told. */
    sealed interface ForState extends Request {
        String table();

        @Nullable
        Integer listener();
    }

    @About("Which games there are.")
    record Games() implements Request {}

    @About("What a game is made of: its components, its kinds of decisions and events, its sources of fate.")
    record Describe(String game) implements Request {}

    @About("Starts a game.")
    record New(
            String table,
            String game,
            @Nullable Integer seats,
            @Nullable Map<String, Object> options,
            @About(FATE) @Nullable Object fate,
            @JsonProperty("for") @Nullable Integer listener)
            implements ForState {}

    @About("A table from a scene.")
    record Scene(
            String table,
            @Nullable String game,
            Map<String, Object> scene,
            @About(FATE) @Nullable Object fate,
            @JsonProperty("for") @Nullable Integer listener)
            implements ForState {}

    @About("A table from such a text as save gives; it goes on with the chance that comes next.")
    record Load(
            String table,
            String saved,
            @JsonProperty("for") @Nullable Integer listener) implements ForState {}

    @About("A table from a log, after so many answers.")
    record Replay(
            String table,
            Map<String, Object> log,
            @Nullable Integer until,
            @About(FATE) @Nullable Object fate,
            @JsonProperty("for") @Nullable Integer listener)
            implements ForState {}

    @About("Another table, called as, that the seat cannot tell from this one.")
    record Redeal(
            String table,
            int seat,
            @Nullable String fate,
            String as,
            @JsonProperty("for") @Nullable Integer listener) implements ForState {}

    @About("A table from a game as a server or a page gives it out: played again with its own chance, with which it"
            + " goes on.")
    record Open(
            String table,
            Map<String, Object> game,
            @JsonProperty("for") @Nullable Integer listener) implements ForState {}

    @About("Another table, called as, that goes on from this one after so many answers (now, where left out), with"
            + " chance of its own: as things lie, or dealt anew from what a seat knew.")
    record GoOn(
            String table,
            @Nullable Integer number,
            @Nullable Integer seat,
            @About(FATE) @Nullable Object fate,
            String as,
            @JsonProperty("for") @Nullable Integer listener)
            implements ForState {}

    @About("Gives an answer: by its place among the options, or as data.")
    record Answer(
            String table,
            int seat,
            @Nullable Integer option,
            @Nullable Map<String, Object> answer,
            @JsonProperty("for") @Nullable Integer listener)
            implements ForState {}

    @About("Gives several answers of a seat in order, all or none; each by its place among the options or as data.")
    record Answers(
            String table,
            int seat,
            List<Object> answers,
            @JsonProperty("for") @Nullable Integer listener) implements ForState {}

    @About("Tries answers without giving them: how many are legal, whether the choice is then whole, what is asked"
            + " next.")
    record Try(String table, int seat, List<Object> answers) implements AtTable {}

    @About("How the table stands.")
    record State(
            String table, @JsonProperty("for") @Nullable Integer listener) implements ForState {}

    @About("All that a seat may see; without a seat a spectator's view; with all, once the game is over, everything.")
    record View(
            String table, @Nullable Integer seat, @Nullable Boolean all) implements AtTable {}

    @About("What a list of games tells of the table.")
    record Outline(String table) implements AtTable {}

    @About("What cannot be done now, and why.")
    record Why(String table, int seat) implements AtTable {}

    @About("Takes back the seat's last answer, where that is fair.")
    record Undo(
            String table,
            int seat,

            @About("The whole choice it belongs to.") @Nullable
            Boolean whole,

            @About("With the others' leave: also where it is not fair, with all that was decided after it.") @Nullable
            Boolean granted,

            @JsonProperty("for") @Nullable Integer listener)
            implements ForState {}

    @About("The table as opaque text.")
    record Save(String table) implements AtTable {}

    @About("The history: set-up, rules version, every answer, fate's included.")
    record Log(String table) implements AtTable {}

    @About("The table as it stood from one number of answers to another, played through once, as a seat saw it; "
            + "without a seat as a spectator did; with all, once the game is over, everything.")
    record Moments(
            String table,
            @Nullable Integer from,
            @Nullable Integer to,
            @Nullable Integer seat,
            @Nullable Boolean all,

            @About("Whether each comes with its view; it does unless this is false.") @Nullable
            Boolean views)
            implements AtTable {}

    @About("A whole game that a server or a page gives out, as words for a link.")
    record Pack(Map<String, Object> game) implements Request {}

    @About("The game in the words of a link; what is spoilt is refused.")
    record Unpack(String link) implements Request {}

    @About("What is shown of a secret before the game.")
    record Commit(String secret) implements Request {}

    @About("Whether the chance of a game that a server gave out was honest.")
    record Verify(Map<String, Object> game) implements Request {}

    @About("Which lessons there are.")
    record Lessons() implements Request {}

    @About("How a lesson stands after what the learner has done since its beginning: nothing of it is kept.")
    record Learn(
            String lesson,

            @About("Each {\"answers\":[…]} or {\"go\":\"on\"}, \"again\" or \"show\".") @Nullable
            List<Object> inputs)
            implements Request {}

    @About("What a bot would do here, and why.")
    record Bot(
            String table,
            int seat,
            @Nullable String level,

            @About("How many iterations it may think.") @Nullable
            Integer budget,

            @About("How long it may think.") @Nullable Integer millis,
            @Nullable String fate)
            implements AtTable {}

    @About("Forgets a table.")
    record Close(String table) implements AtTable {}

    String FATE = "A seed text, or an object with a script that answers every draw and shuffle in turn.";
}
