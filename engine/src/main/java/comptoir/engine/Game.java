package comptoir.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A game that can be put on the table. A new game is a new module that provides one of these as a service
 * ({@code META-INF/services/comptoir.engine.Game}); nothing else has to learn its name.
 */
public interface Game<P extends Position<P>> {

    /** A short stable word, such as {@code dale}. */
    String id();

    Text name();

    /** The numbers of seats it can be played with. */
    List<Integer> seats();

    /** What a table may choose before the game. */
    List<TableOption> options();

    /** The catalogues of its rules, each a file of {@code rules/}. */
    default List<String> catalogues() {
        return List.of(id());
    }

    /** What is printed on its components, whose words stand where the component is made: it ends the last catalogue. */
    default List<RuleSection> printedRules() {
        return List.of();
    }

    /** Every rule that code refers to; a test compares them with the catalogue. */
    List<? extends Rule> rules();

    /**
     * What somebody who shows the game must know of it: its components, its kinds of decisions and events, its sources of
     * fate and the records of its views. Always the same one.
     */
    Description description();

    /** Changes whenever the same answers could lead to another position. */
    String rulesVersion();

    /** The start of a game before any chance was taken: shuffles and deals stand on the agenda. Watched. */
    P beginning(Setup setup);

    /** How many seats a scene is for: as many as it says or, where it does not, as it names players. */
    default int seatsOf(Tree scene) {
        int fewest = seats().contains(2) ? 2 : seats().getFirst();
        return scene.number("seats", Math.max(fewest, scene.list("players").size()));
    }

    /** A position put together by hand, for tests and puzzles; it may begin in the middle of anything. Watched. */
    P scene(Tree scene);

    /**
     * All that one viewer may see, built from nothing: records, lists, texts, numbers and flags only. Face-down things
     * are without identity.
     */
    Object view(P position, int viewer);

    /** How the seats stand at the end, the winners first; players that run themselves have numbers after the seats'. */
    List<Place> places(P position);

    /** What a list of games tells of this one. */
    default Outline outline(P position) {
        return Outline.NONE;
    }

    /** The options for another game of the same people, where how this one ended changes them. */
    default Map<String, Object> again(Map<String, Object> options, List<Place> places, Luck luck) {
        return options;
    }

    /**
     * A way of exchanging the faces of hidden things that the seat cannot notice: it fits all that the seat has been
     * shown. Applied to positions of one moment it exchanges them alike.
     */
    UnaryOperator<P> redealing(P position, int seat, Luck luck);

    /** The position for a playout: nobody listens, nobody remembers. */
    P unwatched(P position);

    /** How positions are written to and read from plain data; always the same one, since making it is costly. */
    Saving<P> saving();

    /** The components by kind, for the proof that none is lost or made up: equal at every decision of a game. */
    Map<String, Integer> inventory(P position);

    /** Every hidden thing that the seat knows, such as "card 17 is glue": for the proof that undo takes no knowledge. */
    List<String> known(P position, int seat);

    /** The set-up with every option checked and filled in. */
    default Setup setup(int seats, Tree given) {
        if (!seats().contains(seats))
            throw new BadInput(
                    Text.say("seats must be one of {0} for {1}, and is {2}", Tree.json(seats()), id(), seats));
        var options = options();
        if (!given.isNull())
            given.onlyKnows(options.stream().map(TableOption::id).toArray(String[]::new));
        Map<String, Object> chosen = new LinkedHashMap<>();
        for (var option : options) {
            var value = given.isNull() || !given.has(option.id()) ? option.standard() : null;
            if (value == null && !given.isNull() && given.has(option.id()))
                value = option.checked(given.at(option.id()), seats);
            if (value != null) chosen.put(option.id(), value);
        }
        return new Setup(seats, chosen);
    }
}
