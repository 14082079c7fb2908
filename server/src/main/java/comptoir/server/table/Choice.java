package comptoir.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.engine.BadInput;
import comptoir.engine.Referee;
import comptoir.engine.Text;
import comptoir.protocol.About;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An answer as it comes in: by its place among the options, or as data. */
public sealed interface Choice {

    record Option(int index) implements Choice {}

    record Data(Map<String, Object> answer) implements Choice {}

    int MOST_AT_ONCE = 100;

    /** One of the answers of a message. */
    @About("An answer, by its place among the options or as data.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Given(@Nullable Integer option, @Nullable Map<String, Object> answer) {

        private Choice choice() {
            if (option != null) return new Option(option);
            if (answer != null) return new Data(answer);
            throw new BadInput(Text.say("an answer must have an \"option\" or an \"answer\""));
        }
    }

    /** The answers of a message: one, or several at a stroke. */
    static List<Choice> of(Given one, @Nullable List<Given> several) {
        if (several == null) return List.of(one.choice());
        if (several.isEmpty() || several.size() > MOST_AT_ONCE)
            throw new BadInput(Text.say("a message must hold from {0} to {1} answers", 1, MOST_AT_ONCE));
        return several.stream().map(Given::choice).toList();
    }

    /** As the engine takes it for a trial: a place among the options, or data. */
    default Object plain() {
        return switch (this) {
            case Option(int index) -> index;
            case Data(var answer) -> answer;
        };
    }

    default void give(Referee<?> referee, int seat) {
        switch (this) {
            case Option(int index) -> referee.answer(seat, index);
            case Data(var answer) -> referee.answer(seat, answer);
        }
    }
}
