package comptoir.lessons;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A lesson: a scene, what fate and the others will do in it, and steps that say one or two sentences each. docs/lessons.md
 * tells how one is written.
 *
 * @param minutes about how long it takes
 * @param others what the other seats answer, in order, when they are asked something it fits
 * @param habits what they answer otherwise: the first of these that fits
 * @param end what is said when all is done
 */
public record Lesson(
        String id,
        String game,
        Text title,
        Text about,
        int minutes,
        int seat,
        Map<String, Object> scene,
        List<Object> fate,
        List<Scripted> others,
        List<Pattern> habits,
        List<Step> steps,
        Text end) {

    /** What another seat answers when its turn comes. */
    record Scripted(int seat, Pattern answer) {}

    /**
     * One step.
     *
     * @param scene another table, laid before the step begins; null where the game goes on
     * @param say one or two sentences
     * @param point the things on the board that are pointed at while it is only read
     * @param choose what is to be chosen: all of it, in any order the game allows; empty where it is only read
     * @param anyOne one of the choices is enough
     * @param challenge where the learner chooses freely
     */
    record Step(
            @Nullable Map<String, Object> scene,
            Text say,
            List<String> point,
            List<Pattern> choose,
            boolean anyOne,
            @Nullable Challenge challenge) {

        boolean isOnlyRead() {
            return choose.isEmpty() && challenge == null;
        }
    }

    /**
     * A task without a hand to hold: the learner may do all that is legal, until the goals are reached or the attempt is
     * over.
     *
     * @param until what ends the attempt
     * @param missed what is said when it ended without success
     * @param line answers that lead there, for who asks to be shown
     */
    record Challenge(List<Goal> goals, Goal.Happened until, Text missed, List<Pattern> line) {}

    public static Lesson read(Tree tree) {
        tree.onlyKnows(
                "id", "game", "title", "about", "minutes", "seat", "scene", "fate", "others", "habits", "steps", "end");
        int seat = tree.number("seat", 0);
        var steps =
                tree.at("steps").list().stream().map(each -> step(each, seat)).toList();
        if (steps.isEmpty()) throw tree.wrong(Text.say("has no steps"));
        return new Lesson(
                tree.at("id").text(),
                tree.at("game").text(),
                text(tree.at("title")),
                text(tree.at("about")),
                tree.at("minutes").number(1, 10),
                seat,
                scene(tree.at("scene")),
                tree.list("fate").stream()
                        .map(entry -> Objects.requireNonNull(entry.value()))
                        .toList(),
                tree.list("others").stream()
                        .map(other -> new Scripted(other.at("seat").number(), Pattern.read(other.at("answer"))))
                        .toList(),
                Pattern.readAll(tree.list("habits")),
                steps,
                text(tree.at("end")));
    }

    private static Map<String, Object> scene(Tree tree) {
        var scene = new LinkedHashMap<String, Object>();
        tree.map().forEach((key, value) -> scene.put(String.valueOf(key), value));
        return scene;
    }

    private static Step step(Tree tree, int learner) {
        tree.onlyKnows("scene", "say", "with", "point", "choose", "any", "challenge");
        var one = Pattern.readAll(tree.list("any"));
        return new Step(
                tree.maybe("scene").map(Lesson::scene).orElse(null),
                Text.say(tree.at("say").text(), things(tree)),
                tree.list("point").stream().map(Tree::text).toList(),
                one.isEmpty() ? Pattern.readAll(tree.list("choose")) : one,
                !one.isEmpty(),
                tree.maybe("challenge").map(each -> challenge(each, learner)).orElse(null));
    }

    private static Challenge challenge(Tree tree, int learner) {
        tree.onlyKnows("goals", "until", "missed", "line");
        var line = Pattern.readAll(tree.at("line").list());
        if (line.isEmpty()) throw tree.wrong(Text.say("shows no way to its goals"));
        return new Challenge(
                tree.at("goals").list().stream()
                        .map(goal -> Goal.read(goal, learner))
                        .toList(),
                Goal.Happened.read(tree.at("until"), learner),
                text(tree.at("missed")),
                line);
    }

    /** A sentence, or a sentence and the names of things that stand in its gaps. */
    private static Text text(Tree tree) {
        return tree.value() instanceof String sentence
                ? Text.say(sentence)
                : Text.say(tree.at("say").text(), things(tree));
    }

    private static Object[] things(Tree tree) {
        return tree.list("with").stream()
                .map(thing -> thing.value() instanceof String name ? Text.say(name) : (Object) thing.number())
                .toArray();
    }

    /** Everything that is said in it, for the proof that every language can say it. */
    public List<Text> texts() {
        var texts = new ArrayList<Text>(List.of(title, about, end));
        for (var step : steps) {
            texts.add(step.say);
            if (step.challenge != null) texts.add(step.challenge.missed);
        }
        return texts;
    }

    BadInput broken(int step, Text how) {
        return new BadInput(Text.say("lesson {0}, step {1}: {2}", id, step + 1, how));
    }
}
