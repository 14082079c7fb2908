package comptoir.app.play;

import comptoir.bots.arena.Contender;
import comptoir.bots.arena.Forfeit;
import comptoir.bots.arena.Level;
import comptoir.engine.BadInput;
import comptoir.engine.Budget;
import comptoir.engine.Event;
import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Notice;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game with its guests: who sits where, what each has read of its story, and how it is saved. */
final class Match<P extends Position<P>> {

    private static final int NOBODY = -1;

    private final Referee<P> referee;
    private final List<Guest> guests;
    private final String fate;
    private final Budget budget;
    private final List<Event> story = new ArrayList<>();
    private final int[] read;
    private int lastToAnswer = NOBODY;

    private Match(Referee<P> referee, List<Guest> guests, String fate, Budget budget) {
        this.referee = referee;
        this.guests = guests;
        this.fate = fate;
        this.budget = budget;
        this.read = new int[guests.size()];
        story.addAll(referee.latest());
    }

    static <P extends Position<P>> Match<P> start(
            Game<P> game, Setup setup, List<Guest> guests, String fate, Budget budget) {
        return new Match<>(Referee.start(game, setup, new SeededFate(fate)), guests, fate, budget);
    }

    /** A saved game goes on; one that was saved elsewhere is played by people only. */
    static <P extends Position<P>> Match<P> resume(Game<P> game, Tree saved, Budget budget) {
        var log = Logs.read(game, saved.at("log"));
        var seed = saved.has("fate") && saved.at("fate").has("seed")
                ? saved.at("fate").at("seed").text()
                : "";
        var fate = new SeededFate(seed);
        try {
            fate.follow(log.entries());
        } catch (BadInput fromElsewhere) {
            fate = new SeededFate(seed);
        }
        var guests = new ArrayList<Guest>();
        for (var guest : saved.list("guests"))
            guests.add(new Guest(
                    guest.at("name").text(),
                    guest.maybe("level").map(Tree::text).orElse(null)));
        for (int seat = guests.size(); seat < log.setup().seats(); seat++)
            guests.add(new Guest("Player " + (seat + 1), null));
        return new Match<>(Referee.load(game, saved, fate), List.copyOf(guests), seed, budget);
    }

    /** As the protocol's "save" writes it, and the guests. */
    Map<String, Object> save() {
        var saved = new LinkedHashMap<>(referee.save());
        saved.put("fate", Map.of("seed", fate));
        var seated = new ArrayList<Map<String, Object>>();
        for (var guest : guests) {
            var written = new LinkedHashMap<String, Object>();
            written.put("name", guest.name());
            if (guest.level() != null) written.put("level", guest.level());
            seated.add(written);
        }
        saved.put("guests", seated);
        return saved;
    }

    Referee<P> referee() {
        return referee;
    }

    Guest guest(int seat) {
        return guests.get(seat);
    }

    /** What those at the table are called; two of one name by their seats too. */
    List<String> names() {
        var names = guests.stream().map(Guest::name).toList();
        var unique = new ArrayList<String>();
        for (var name : names)
            unique.add(Collections.frequency(names, name) > 1 ? name + " " + (unique.size() + 1) : name);
        return unique;
    }

    long people() {
        return guests.stream().filter(Guest::isPerson).count();
    }

    String fate() {
        return fate;
    }

    void answer(int seat, int option) {
        referee.answer(seat, option);
        lastToAnswer = seat;
        story.addAll(referee.latest());
    }

    /** A bot takes its turn; one that fails leaves the choice to chance. */
    void answerFor(int seat, String level) {
        int option = 0;
        if (referee.options(seat).size() > 1) {
            long seed = seed(seat);
            try {
                option = Level.named(referee.game(), level, budget)
                        .sit(new Contender.Chair<>(referee, seat, 0, seed))
                        .choose();
            } catch (Forfeit failed) {
                option = new QuickFate(seed).below(referee.options(seat).size());
            }
        }
        answer(seat, option);
    }

    /** The same in a game that was saved and goes on. */
    long seed(int seat) {
        return QuickFate.of(fate + "/" + seat + "/" + referee.number()).nextLong();
    }

    /** What a seat has been told and has not read yet. */
    List<Notice> news(int seat) {
        var news = told(seat, read[seat]);
        read[seat] = story.size();
        return news;
    }

    List<Notice> told(int seat, int from) {
        return story.subList(Math.max(0, from), story.size()).stream()
                .map(event -> event.toldTo(seat))
                .toList();
    }

    int storyLength() {
        return story.size();
    }

    /**
     * Takes back the last answer, if a person gave it and nobody has learnt anything since.
     *
     * @return null, or why not
     */
    Undo.@Nullable Unfair takeBack(int seat) {
        int whose = lastToAnswer != NOBODY
                        && guests.get(lastToAnswer).isPerson()
                        && referee.undo(lastToAnswer) instanceof Undo.Fair
                ? lastToAnswer
                : seat;
        if (referee.undo(whose) instanceof Undo.Unfair unfair) return unfair;
        do {
            referee.takeBack(whose);
            story.addAll(referee.latest());
            // Where there was only one answer it was given at once: what is meant is the choice before.
        } while (referee.options(whose).size() == 1 && referee.undo(whose) instanceof Undo.Fair);
        return null;
    }
}
