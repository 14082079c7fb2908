package comptoir.server.table;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Saves;
import comptoir.engine.SeededFate;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import java.util.List;

/**
 * Whether the chance of a game was honest: the secret is the one whose hash was shown at the start, every draw and shuffle
 * follows from the secret and the seats' texts, and the whole game comes out the same when it is played again.
 */
public final class Verification {

    private Verification() {}

    /** One thing that was looked at. */
    public record Check(String what, boolean good, Text text) {}

    public record Report(boolean honest, String game, int answers, List<Check> checks) {
        boolean replays() {
            return check("replay").good;
        }

        String trouble() {
            return checks.stream()
                    .filter(check -> !check.good)
                    .map(check -> check.text.en())
                    .findFirst()
                    .orElse("");
        }

        private Check check(String what) {
            return checks.stream()
                    .filter(check -> check.what.equals(what))
                    .findFirst()
                    .orElseThrow();
        }
    }

    public static Report of(Tree given) {
        if (given.at("comptoir").number() != Archive.FORMAT)
            throw given.at("comptoir").wrong("is a format that this version does not read");
        return of(Games.named(given.at("log").at("game").text()), given);
    }

    private static <P extends Position<P>> Report of(Game<P> game, Tree given) {
        var log = Logs.read(game, given.at("log"));
        var chance = given.at("chance");
        var secret = chance.at("secret").text();
        var texts = chance.at("texts").list().stream().map(Tree::text).toList();
        var seed = new TableDoc.Chance(secret, "").seed(texts);
        var checks = List.of(
                commitment(secret, chance.at("commitment").text()), chance(seed, log), replay(game, given, seed, log));
        int answers = (int) log.entries().stream()
                .filter(entry -> entry instanceof Log.Answered)
                .count();
        return new Report(checks.stream().allMatch(Check::good), game.id(), answers, checks);
    }

    private static Check commitment(String secret, String hash) {
        boolean good = Secrets.fits(secret, hash);
        return new Check(
                "commitment",
                good,
                good
                        ? Text.of(
                                "The secret is the one whose hash was shown before the game.",
                                "Le secret est celui dont l’empreinte a été montrée avant la partie.")
                        : Text.of(
                                "The secret is not the one whose hash was shown before the game.",
                                "Le secret n’est pas celui dont l’empreinte a été montrée avant la partie."));
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
                    Text.of(
                                    "All {0} draws and shuffles follow from the secret and the players’ texts.",
                                    "Les {0} tirages et mélanges découlent tous du secret et des textes des joueurs.")
                            .with(asked));
        } catch (BadInput dishonest) {
            return new Check("chance", false, Text.same(String.valueOf(dishonest.getMessage())));
        }
    }

    private static <P extends Position<P>> Check replay(Game<P> game, Tree given, String seed, Log log) {
        try {
            var fate = new SeededFate(seed);
            var referee = given.has("start")
                    ? Referee.from(game, log.setup(), new Saves<>(game).readMoment(given.at("start")), fate)
                    : Referee.start(game, log.setup(), fate);
            for (var entry : log.entries())
                if (entry instanceof Log.Answered || entry instanceof Log.TakenBack) referee.follow(entry);
            if (!referee.log().entries().equals(log.entries()))
                return new Check(
                        "replay",
                        false,
                        Text.of(
                                "Played again, the game comes out differently.",
                                "Rejouée, la partie se déroule autrement."));
            return new Check(
                    "replay",
                    true,
                    Text.of(
                                    "Played again, all {0} decisions come out the same.",
                                    "Rejouées, les {0} décisions donnent le même résultat.")
                            .with(referee.number()));
        } catch (BadInput unfit) {
            return new Check("replay", false, Text.same(String.valueOf(unfit.getMessage())));
        }
    }
}
