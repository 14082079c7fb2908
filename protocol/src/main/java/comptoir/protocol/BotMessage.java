package comptoir.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import comptoir.engine.Place;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the arena and a program that plays as a bot say to each other. */
public sealed interface BotMessage {

    @About("The arena greets a program: the game, its seat, the table.")
    record BotHello(
            @JsonProperty("do") Hello act,
            int version,
            String game,
            int seats,
            int seat,
            Map<String, Object> options,
            @About("The number of the game.") int number,
            @About("For the program's own chance.") long seed,
            @About("Seconds for a move.") double limit)
            implements BotMessage {}

    @About("The arena asks a program for one decision.")
    record BotChoose(
            @JsonProperty("do") Choose act,
            int number,
            Object view,
            Message.Pending pending,
            List<Message.Notice> notices)
            implements BotMessage {}

    @About("The arena tells a program that the game is over.")
    record BotOver(@JsonProperty("do") Over act, List<Place> standings, List<Message.Notice> notices)
            implements BotMessage {}

    enum Hello {
        HELLO
    }

    enum Choose {
        CHOOSE
    }

    enum Over {
        OVER
    }

    @About("A program's answer: the place of an option, or its data.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record BotChoice(@Nullable Integer option, @Nullable Map<String, Object> answer) implements BotMessage {}
}
