package comptoir.server.table;

import comptoir.engine.Referee;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An answer as it comes in: by its place among the options, or as data. */
public sealed interface Choice {

    record Option(int index) implements Choice {}

    record Data(Map<String, Object> answer) implements Choice {}

    int MOST_AT_ONCE = 100;

    /** The answers of a message: {@code option}, {@code answer}, or several of them in {@code answers}. */
    static List<Choice> read(Tree message) {
        if (!message.has("answers")) return List.of(one(message));
        var choices = new ArrayList<Choice>();
        for (var each : message.at("answers").list()) choices.add(one(each));
        if (choices.isEmpty() || choices.size() > MOST_AT_ONCE)
            throw message.wrong("must hold from 1 to " + MOST_AT_ONCE + " answers");
        return choices;
    }

    private static Choice one(Tree given) {
        if (given.has("option")) return new Option(given.at("option").number());
        if (given.has("answer")) {
            @SuppressWarnings("unchecked")
            var data = (Map<String, Object>) given.at("answer").map();
            return new Data(data);
        }
        throw given.wrong("must have an \"option\" or an \"answer\"");
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
