package comptoir.bots.arena;

import comptoir.engine.Game;
import comptoir.engine.Place;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Setup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One game of the arena, from its first decision to its last. */
public final class Bout<P extends Position<P>> {

    private final Game<P> game;
    private final Seating seating;
    private final List<Contender> contenders;
    private final int most;
    private final int number;
    private final @Nullable Watcher watcher;
    private final String fate;
    private final int[] seated;
    private final Referee<P> referee;
    private final Contender.Sitting[] sittings;
    private final long[] nanos;
    private final int[] moves;
    private final int players;
    private final List<Result.Forfeited> forfeits = new ArrayList<>();
    private int decisions;

    /**
     * What a game is played with.
     *
     * @param most how many decisions it may have
     * @param round which turn of the seating this is
     * @param number the number of the game: with the seed text, all its chance follows from it
     */
    public record Sheet<P extends Position<P>>(
            Game<P> game,
            Setup setup,
            Seating seating,
            List<Contender> contenders,
            int most,
            String seed,
            int round,
            int number) {}

    public Bout(Sheet<P> sheet, @Nullable Watcher watcher) {
        this.game = sheet.game;
        this.seating = sheet.seating;
        this.contenders = sheet.contenders;
        this.most = sheet.most;
        this.number = sheet.number;
        this.watcher = watcher;
        this.fate = sheet.seed + "/" + number;
        this.seated = seating.of(sheet.round);
        this.referee = Referee.start(game, sheet.setup, new SeededFate(fate));
        this.sittings = new Contender.Sitting[seated.length];
        this.nanos = new long[seated.length];
        this.moves = new int[seated.length];
        // Players that run themselves stand after the seats.
        this.players = game.places(referee.moment().now()).size();
    }

    public Result play() {
        try {
            for (int seat = 0; seat < seated.length; seat++) sittings[seat] = sit(contenders.get(seated[seat]), seat);
            tell();
            while (!referee.over() && decisions < most && !settled()) decide();
            for (var sitting : sittings) sitting.over(standings());
            if (watcher != null && referee.over()) watcher.over(standings());
        } finally {
            for (var sitting : sittings) if (sitting != null) sitting.close();
        }
        return result();
    }

    private Contender.Sitting sit(Contender contender, int seat) {
        var luck = QuickFate.of(fate + "/" + seat);
        return contender.sit(new Contender.Chair<>(referee, seat, number, luck.nextLong()));
    }

    private void decide() {
        int seat = referee.asked().getFirst();
        int option = 0;
        if (referee.options(seat).size() > 1) {
            var contender = contenders.get(seated[seat]);
            long start = contender.clock();
            try {
                option = sittings[seat].choose();
            } catch (Forfeit forfeit) {
                forfeited(seat, String.valueOf(forfeit.getMessage()));
                return;
            } finally {
                nanos[seat] += contender.clock() - start;
                moves[seat]++;
            }
        }
        if (watcher != null) watcher.chose(seat, kind(seat), referee.options(seat), option);
        referee.answer(seat, option);
        decisions++;
        tell();
    }

    private String kind(int seat) {
        var now = referee.moment().now();
        return Play.question(now).prompt(now, seat).kind();
    }

    private void tell() {
        if (watcher != null) watcher.happened(referee.latest());
        for (var sitting : sittings) sitting.heard(referee.latest());
    }

    /** Whoever forfeits has lost; while others still compete, chance goes on in its seat. */
    private void forfeited(int seat, String what) {
        var contender = contenders.get(seated[seat]);
        forfeits.add(new Result.Forfeited(seated[seat], contender.name(), seat, what));
        sittings[seat].close();
        sittings[seat] = sit(new Level.ByChance(), seat);
    }

    /** The sides of which nobody has forfeited. */
    private Set<Integer> sidesLeft() {
        var sides = new HashSet<Integer>();
        for (int seat = 0; seat < seated.length; seat++) sides.add(seating.side(seat));
        for (var forfeit : forfeits) sides.remove(seating.side(forfeit.seat()));
        return sides;
    }

    /** Whether the forfeits have left nobody, or only one side, to compete. */
    private boolean settled() {
        return !forfeits.isEmpty() && sidesLeft().size() + players - seated.length < 2;
    }

    private List<Place> standings() {
        return referee.over() ? game.places(referee.moment().now()) : List.of();
    }

    private Result result() {
        var places = game.places(referee.moment().now());
        var winners = winners(places);
        var played = new ArrayList<Result.Player>();
        for (int player = 0; player < players; player++) {
            boolean machine = player >= seated.length;
            int contender = machine ? contenders.size() + player - seated.length : seated[player];
            played.add(new Result.Player(
                    contender,
                    machine
                            ? machine(place(places, player))
                            : contenders.get(contender).name(),
                    winners.contains(seating.side(player)) ? 1.0 / winners.size() : 0,
                    referee.over() ? score(place(places, player)) : null,
                    machine ? 0 : nanos[player],
                    machine ? 0 : moves[player]));
        }
        boolean decided = referee.over() || decisions < most;
        return new Result(
                number,
                fate,
                List.copyOf(played),
                decisions,
                decided,
                List.copyOf(forfeits),
                forfeits.isEmpty() ? null : referee.log());
    }

    /** The sides that share the victory: the best of those who did not forfeit; nobody where the game did not end. */
    private Set<Integer> winners(List<Place> places) {
        var left = sidesLeft();
        for (int machine = seated.length; machine < players; machine++) left.add(machine);
        if (!referee.over()) return decisions < most ? left : Set.of();
        int best = Integer.MAX_VALUE;
        for (var place : places) if (left.contains(seating.side(place.seat()))) best = Math.min(best, place.place());
        for (var place : places) if (place.place() > best) left.remove(seating.side(place.seat()));
        return left;
    }

    private static Place place(List<Place> places, int player) {
        for (var place : places) if (place.seat() == player) return place;
        throw new IllegalStateException("player " + player + " has no place");
    }

    /** What is counted in the first place: the first number of the score. */
    private static @Nullable Double score(Place place) {
        for (var value : place.score().values()) if (value instanceof Number number) return number.doubleValue();
        return null;
    }

    /** A player that runs itself says in its score who it is. */
    private static String machine(Place place) {
        for (var entry : place.score().entrySet()) if (Boolean.TRUE.equals(entry.getValue())) return entry.getKey();
        return "player " + (place.seat() + 1);
    }
}
