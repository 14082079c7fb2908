package comptoir.lessons;

import comptoir.engine.Game;
import comptoir.engine.Notice;
import comptoir.engine.Position;
import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;

/** Something a challenge asks for, which the engine sees for itself. */
sealed interface Goal {

    /**
     * Something has happened since the challenge began, as the learner was told of it.
     *
     * @param seat who did it; below 0 for what nobody did
     */
    record Happened(String event, int seat, Pattern facts, int times) implements Goal {

        static Happened read(Tree tree, int learner) {
            tree.onlyKnows("event", "seat", "facts", "times");
            return new Happened(
                    tree.at("event").text(),
                    tree.number("seat", learner),
                    tree.maybe("facts").map(Pattern::read).orElse(Pattern.ANYTHING),
                    tree.number("times", 1));
        }

        boolean isIn(List<Notice> told) {
            return told.stream()
                            .filter(notice -> notice.kind().equals(event)
                                    && (seat < 0 ? notice.seat() < 0 : notice.seat() == seat)
                                    && facts.fits(notice.facts()))
                            .count()
                    >= times;
        }
    }

    /** The learner has given such an answer since the challenge began. */
    record Answered(Pattern answer) implements Goal {}

    /** The learner's score has reached so much: stacks, gold. */
    record Scored(String what, int least) implements Goal {}

    /** The game is over and the learner is first. */
    record Won() implements Goal {}

    static Goal read(Tree tree, int learner) {
        if (tree.has("event")) return Happened.read(tree, learner);
        tree.onlyKnows("answer", "score", "won");
        if (tree.has("answer")) return new Answered(Pattern.read(tree.at("answer")));
        if (tree.has("won")) return new Won();
        var what = tree.at("score").keys().iterator().next();
        return new Scored(what, tree.at("score").at(what).number());
    }

    /** What a challenge has brought so far. */
    record Attempt(int seat, List<Notice> told, List<Map<String, Object>> answers) {

        <P extends Position<P>> boolean has(Goal goal, Game<P> game, P position) {
            return switch (goal) {
                case Happened happened -> happened.isIn(told);
                case Answered(var pattern) -> answers.stream().anyMatch(pattern::fits);
                case Scored(var what, int least) ->
                    game.places(position).stream()
                            .anyMatch(place -> place.seat() == seat
                                    && place.score().get(what) instanceof Number score
                                    && score.intValue() >= least);
                case Won() ->
                    position.over()
                            && game.places(position).stream()
                                    .anyMatch(place -> place.seat() == seat && place.place() == 1);
            };
        }
    }
}
