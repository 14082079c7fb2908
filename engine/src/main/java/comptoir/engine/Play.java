package comptoir.engine;

/** Runs a game from one decision to the next. The hot path of everything. */
public final class Play {

    private Play() {}

    /** Performs steps until a question is asked or the game is over. */
    public static <P extends Position<P>> P on(P position, Fate fate) {
        while (true) {
            var agenda = position.agenda();
            if (agenda.isEmpty()) return position;
            switch (agenda.next()) {
                case Deed<P> deed -> position = deed.perform(position.agenda(agenda.rest()));
                case Question<P> question -> {
                    if (question.asked(position) != 0) return position;
                    position = position.agenda(agenda.rest());
                }
                case Draw<P> draw -> {
                    int outcomes = draw.outcomes(position);
                    var next = position.agenda(agenda.rest());
                    position = outcomes == 0 ? next : draw.answered(next, fate.draw(draw, position, outcomes));
                }
                case Shuffle<P> shuffle -> {
                    int size = shuffle.size(position);
                    var order = size == 0 ? NOTHING : fate.order(shuffle, position, size);
                    position = shuffle.answered(position.agenda(agenda.rest()), order);
                }
            }
        }
    }

    /** Takes a legal answer and goes on to the next decision. */
    public static <P extends Position<P>> P answer(P position, int seat, Answer answer, Fate fate) {
        var agenda = position.agenda();
        var question = (Question<P>) agenda.next();
        return on(question.answered(position.agenda(agenda.rest()), seat, answer), fate);
    }

    /** The question a position at rest waits on. */
    public static <P extends Position<P>> Question<P> question(P position) {
        return (Question<P>) position.agenda().next();
    }

    private static final int[] NOTHING = {};
}
