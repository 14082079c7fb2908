package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import comptoir.protocol.About;
import comptoir.protocol.Tagged;
import comptoir.server.table.Choice;
import comptoir.server.table.Order.Way;
import comptoir.server.table.Phrase;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a client says over the socket. Each record is a message: its field {@code do} is its name, its other fields are its
 * components; those that may be null may be left out. An {@code id} is the client's own name for it, which comes back with
 * what came of it. {@code lang}, in any message, is the language in which this client is refused from then on.
 */
@Tagged(value = Tagged.ASKED, prefix = "ask-")
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder(Tagged.ASKED)
public sealed interface SocketRequest {

    @JsonProperty(Tagged.ASKED)
    default String wish() {
        return Reading.WORDS.get(getClass());
    }

    @Nullable
    String id();

    /** What is asked about the table that the hello named. */
    sealed interface AtTable extends SocketRequest {}

    @About("The first message: which table, and by which right.")
    record Hello(
            String table,

            @About("The key of a seat or of the spectators; left out where the cookie has a seat, or at an open table.")
            @Nullable
            String key,

            @About("The last number the client saw; -1 for none.") @Nullable
            Integer last,

            @About("The last number of the chat the client saw; -1 for none.") @Nullable
            Integer lastChat,

            @About("Whether the view comes with every message; it does unless this is false.") @Nullable
            Boolean view,

            @About("Whether the view comes as changes of the last one, with a hash that proves it; it does where this"
                    + " is true.")
            @Nullable
            Boolean changes,

            @Nullable String id)
            implements SocketRequest {}

    @About("Answers: by the place among the options, as data, or several at a stroke.")
    record Answer(
            int number,
            @Nullable Integer option,
            @Nullable Map<String, Object> answer,
            @Nullable List<Choice.Given> answers,
            @Nullable String id)
            implements AtTable {}

    @About("What would come of answers; nothing happens.")
    record Try(
            @Nullable Integer option,
            @Nullable Map<String, Object> answer,
            @Nullable List<Choice.Given> answers,
            @Nullable String id)
            implements AtTable {}

    @About("Takes back by the fair rule: a whole choice, unless whole is false.")
    record Undo(
            int number, @Nullable Boolean whole, @Nullable String id) implements AtTable {}

    @About("Asks the others to let one's last choice be taken back.")
    record AskTakeBack(@Nullable String id) implements AtTable {}

    @About("Lets another take back, or does not.")
    record GrantTakeBack(boolean yes, @Nullable String id) implements AtTable {}

    @About("The whole view anew.")
    record View(@Nullable String id) implements AtTable {}

    @About("What cannot be done now, and why.")
    record Why(@Nullable String id) implements AtTable {}

    @About("What a bot would do.")
    record Hint(@Nullable String level, @Nullable String id) implements AtTable {}

    @About("Orders how one answers what one is asked while others have the turn; nobody else is told.")
    record Order(
            @About("What it is about, by the word of the game's description.")
            String about,

            @About("Always pass, or always do what is worth most; left out, the order is taken back.") @Nullable
            Way way,

            @About("But asks where something of this worth or more can be done.") @Nullable
            Integer askFrom,

            @About("Only until something can be done that could not when it was ordered.") @Nullable
            Boolean untilSurprised,

            @Nullable String id)
            implements AtTable {}

    @About("Says something to the table: a text, or a phrase that everybody reads in their own language.")
    record Chat(
            @Nullable String text,
            @Nullable Phrase phrase,
            @Nullable String id) implements AtTable {}

    record Ping(@Nullable String id) implements SocketRequest {}
}
