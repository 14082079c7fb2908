package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Fate;
import comptoir.engine.Game;
import comptoir.engine.Hex;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Moment;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.SaveFormat;
import comptoir.engine.SeededFate;
import comptoir.engine.Sha256;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Message.VerifyAnswer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether the chance of a game was honest: the secret is the one whose hash was shown at the start, every draw and shuffle
 * follows from the secret and the seats' texts, and the whole game comes out the same when it is played again.
 */
public final class Verification {

    /** The form in which servers give games out. */
    public static final int FORMAT = 1;

    private Verification() {}

    /** The seed text: anybody who knows the secret and the seats' texts can write it down. */
    public static String seed(String secret, List<String> texts) {
        return "comptoir 1\n" + secret + "\n" + String.join("\n", texts);
    }

    static String seed(Tree chance) {
        return seed(chance.at("secret").text(), texts(chance));
    }

    private static List<String> texts(Tree chance) {
        return chance.at("texts").list().stream().map(Tree::text).toList();
    }

    /** SHA-256 in hexadecimal: what is shown of a secret before the game. */
    public static String hash(String secret) {
        var hash = Sha256.of(secret.getBytes(StandardCharsets.UTF_8));
        return Hex.of(hash, hash.length);
    }

    /** One thing that was looked at. */
    public record Check(String what, boolean good, Text text) {}

    /** More than any game has: what is longer is not looked at. */
    private static final int MOST_ENTRIES = 20_000;

    /** A position is many times shorter; what is longer was made to be costly. */
    private static final int LONGEST_START = 400_000;

    public static VerifyAnswer of(Tree given) {
        return of(given, () -> {});
    }

    /** @param goOn asked between any two moves; it may end the work by throwing */
    public static VerifyAnswer of(Tree given, Runnable goOn) {
        return of(game(given), given, goOn);
    }

    /** Which game a file is of, where it is one that this version reads. */
    static Game<?> game(Tree given) {
        if (given.at("comptoir").number() != FORMAT)
            throw given.at("comptoir").wrong(Text.say("is a format that this version does not read"));
        return Games.named(given.at("log").at("game").text());
    }

    private static <P extends Position<P>> VerifyAnswer of(Game<P> game, Tree given, Runnable goOn) {
        var log = log(game, given);
        var chance = given.at("chance");
        var secret = chance.at("secret").text();
        var seed = seed(chance);
        var checks = List.of(
                commitment(secret, chance.at("commitment").text()), chance(seed, log), replay(game, given, seed, goOn));
        int answers = (int) log.entries().stream()
                .filter(entry -> entry instanceof Log.Answered)
                .count();
        return new VerifyAnswer(checks.stream().allMatch(Check::good), game.id(), answers, checks);
    }

    private static Log log(Game<?> game, Tree given) {
        if (given.at("log").list("entries").size() > MOST_ENTRIES)
            throw given.at("log").at("entries").wrong(Text.say("has more than {0} entries", MOST_ENTRIES));
        if (given.has("start") && Json.write(given.at("start").value()).length() > LONGEST_START)
            throw given.at("start").wrong(Text.say("is longer than {0} characters", LONGEST_START));
        return Logs.read(game, given.at("log"));
    }

    private static Check commitment(String secret, String hash) {
        boolean good = hash(secret).equals(hash);
        return new Check(
                "commitment",
                good,
                good
                        ? Text.say("The secret is the one whose hash was shown before the game.")
                        : Text.say("The secret is not the one whose hash was shown before the game."));
    }

    private static Check chance(String seed, Log log) {
        try {
            new SeededFate(seed).follow(log.entries());
            long asked = log.entries().stream()
                    .filter(entry -> entry instanceof Log.Drawn || entry instanceof Log.Shuffled)
                    .count();
            return new Check(
                    "chance",
                    true,
                    Text.say("All {0} draws and shuffles follow from the secret and the players’ texts.")
                            .with(asked));
        } catch (BadInput dishonest) {
            return new Check("chance", false, Text.same(String.valueOf(dishonest.getMessage())));
        }
    }

    private static <P extends Position<P>> Check replay(Game<P> game, Tree given, String seed, Runnable goOn) {
        try {
            var referee = playedAgain(game, given, new SeededFate(seed), goOn).referee;
            return new Check(
                    "replay",
                    true,
                    Text.say("Played again, all {0} decisions come out the same.")
                            .with(referee.number()));
        } catch (BadInput unfit) {
            return new Check("replay", false, unfit.text());
        }
    }

    /** A game as it came out again, and the moment it went on from, where it did. */
    record Again<P extends Position<P>>(
            Referee<P> referee, @Nullable Moment<P> start) {}

    /** A game that was given out, played again with its chance: it must come out the same. */
    static <P extends Position<P>> Again<P> playedAgain(Game<P> game, Tree given, Fate fate, Runnable goOn) {
        var log = log(game, given);
        var start = start(game, given, log, goOn);
        var referee =
                start == null ? Referee.start(game, log.setup(), fate) : Referee.from(game, log.setup(), start, fate);
        for (var entry : log.entries()) {
            goOn.run();
            if (entry instanceof Log.Answered || entry instanceof Log.TakenBack) referee.follow(entry);
        }
        if (!referee.log().entries().equals(log.entries()))
            throw new BadInput(Text.say("Played again, the game comes out differently."));
        return new Again<>(referee, start);
    }

    /** The moment that a game goes on from: it has the components that such a game takes from its box. */
    private static <P extends Position<P>> @Nullable Moment<P> start(Game<P> game, Tree file, Log log, Runnable goOn) {
        if (!file.has("start")) return null;
        var given = file.at("start");
        var moment = new SaveFormat<>(game).readMoment(given);
        try {
            new Box(game, log.setup(), goOn).holds(game.inventory(moment.now()));
            return moment;
        } catch (BadInput wrong) {
            throw wrong;
        } catch (RuntimeException spoilt) {
            throw new BadInput(
                    Text.say("{0} holds a position that cannot be: {1}", given.path(), String.valueOf(spoilt)), spoilt);
        }
    }
}
