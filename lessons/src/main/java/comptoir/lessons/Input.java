package comptoir.lessons;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a learner does. A lesson stands where the inputs since its beginning have brought it: there is nothing else to keep. */
public sealed interface Input {

    /** Answers to the game, in order. */
    record Answers(List<Map<String, Object>> answers) implements Input {}

    /** What is said has been read. */
    record GoOn() implements Input {}

    /** The challenge is begun anew. */
    record Again() implements Input {}

    /** The challenge is begun anew, and the way is shown. */
    record Show() implements Input {}

    static List<Input> readAll(List<Tree> trees) {
        var inputs = new ArrayList<Input>();
        for (var tree : trees) inputs.add(read(tree));
        return inputs;
    }

    /** {@code {"answers":[…]}} or {@code {"go":"on"}}, {@code "again"}, {@code "show"}. */
    static Input read(Tree tree) {
        tree.onlyKnows("answers", "go");
        if (tree.has("answers")) {
            var answers = new ArrayList<Map<String, Object>>();
            for (var each : tree.at("answers").list()) answers.add(data(each));
            if (answers.isEmpty()) throw tree.at("answers").wrong(Text.say("is empty"));
            return new Answers(answers);
        }
        var word = tree.at("go");
        return switch (word.text()) {
            case "on" -> new GoOn();
            case "again" -> new Again();
            case "show" -> new Show();
            default -> throw word.wrong(Text.say("is none of on, again, show"));
        };
    }

    private static Map<String, Object> data(Tree tree) {
        var data = new LinkedHashMap<String, Object>();
        tree.map().forEach((key, value) -> data.put(String.valueOf(key), value));
        return data;
    }
}
