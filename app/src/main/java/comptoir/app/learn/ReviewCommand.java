package comptoir.app.learn;

import comptoir.app.Files;
import comptoir.app.LanguageOption;
import comptoir.app.LogFile;
import comptoir.app.PlotPage;
import comptoir.app.Progress;
import comptoir.app.Speaker;
import comptoir.bots.coach.Coach;
import comptoir.bots.coach.Effort;
import comptoir.bots.coach.Review;
import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** A coach looks back on a game. */
@Command(
        name = "review",
        mixinStandardHelpOptions = true,
        description = {
            "A coach looks back on a game that is over: the chance to win at every decision, the decisions that cost"
                    + " most and what would have been better, and how much came from draws and how much from choices.",
            "The game is a log as the protocol or a saved game holds it. docs/coach.md tells how it is measured."
        })
public final class ReviewCommand implements Callable<Integer> {

    @CommandLine.Mixin
    private LogFile file = new LogFile();

    @CommandLine.Option(names = "--json", description = "Print all that was found as JSON.")
    private boolean json;

    @CommandLine.Option(names = "--page", paramLabel = "FILE", description = "Write a page with plots (HTML).")
    private @Nullable Path page;

    @CommandLine.Option(names = "--brief", description = "Look less hard: about five times as fast.")
    private boolean brief;

    @CommandLine.Mixin
    private LanguageOption language = new LanguageOption();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        var log = file.log();
        return look(Games.named(log.at("game").text()), log);
    }

    private <P extends Position<P>> int look(Game<P> game, Tree log) {
        var coach = new Coach<>(game, Logs.read(game, log), brief ? Effort.BRIEF : Effort.USUAL, 1);
        try (var progress = Progress.of(
                "decisions", spec.commandLine().getErr(), coach.steps(), Progress.standardErrorIsTerminal())) {
            while (!coach.isDone()) {
                coach.step();
                progress.played(0);
            }
        }
        var review = coach.review();
        var speaker = language.speaker();
        var out = spec.commandLine().getOut();
        if (json) out.println(Json.pretty(review));
        else new Telling(out, speaker).tell(review);
        if (page != null) Files.write(page, page(game, review, speaker));
        out.flush();
        return 0;
    }

    private static String page(Game<?> game, Review review, Speaker speaker) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("course", review.course());
        data.put(
                "players",
                review.accounts().stream()
                        .map(account -> speaker.of(Text.say("{0}", Text.who(account.seat()))))
                        .toList());
        data.put("accounts", review.accounts());
        data.put(
                "says",
                review.accounts().stream()
                        .map(Telling::account)
                        .map(speaker::of)
                        .toList());
        data.put(
                "costliest",
                review.costliest().stream()
                        .map(Telling::costly)
                        .map(speaker::of)
                        .toList());
        var words = new LinkedHashMap<String, String>();
        words.put("course", speaker.of(Text.say("The course of the game")));
        words.put("chance", speaker.of(Text.say("The chance to win at every decision.")));
        words.put("costliest", speaker.of(Telling.COSTLIEST));
        words.put("account", speaker.of(Text.say("Luck and skill")));
        words.put("draws", speaker.of(Text.say("draws")));
        words.put("own", speaker.of(Text.say("own choices")));
        words.put("others", speaker.of(Text.say("the others’ choices")));
        words.put("points", speaker.of(Text.say("In hundredths of a victory.")));
        data.put("words", words);
        data.put("lang", speaker.language().code());
        return PlotPage.of(
                "/comptoir/app/review/page.html", speaker.of(Text.say("{0}: a look back", game.name())), data);
    }

    /** A review as sentences. */
    record Telling(PrintWriter out, Speaker speaker) {

        static final Text COSTLIEST = Text.say("The decisions that cost most");

        void tell(Review review) {
            for (var account : review.accounts()) out.println(speaker.of(account(account)));
            out.println();
            out.println(speaker.of(
                    review.costliest().isEmpty()
                            ? Text.say("No decision cost anything that can be told.")
                            : COSTLIEST));
            for (var costly : review.costliest()) out.println("- " + speaker.of(costly(costly)));
        }

        static Text account(Review.Account account) {
            return Text.say(
                    "{0}: from {1} % at the start to {2} %. From draws {3}, from own choices {4}, from the others’"
                            + " choices {5} (± {6}).",
                    Text.who(account.seat()),
                    hundredths(account.start()),
                    hundredths(account.end()),
                    signed(account.draws()),
                    signed(account.own()),
                    signed(account.others()),
                    hundredths(account.error()));
        }

        static Text costly(Review.Costly costly) {
            var better = costly.gain() == null
                    ? Text.say("{0}: {1}", costly.better(), costly.because())
                    : Text.say("{0}: {1} ({2})", costly.better(), costly.because(), costly.gain());
            return Text.say(
                    "Decision {0}, {1}. {2} Played: {3}. Better: {4}. It cost {5} % of the chance to win (± {6}).",
                    costly.number() + 1,
                    Text.who(costly.seat()),
                    costly.asked(),
                    costly.played(),
                    better,
                    hundredths(costly.cost()),
                    hundredths(costly.error()));
        }

        private static long hundredths(double chance) {
            return Math.round(100 * chance);
        }

        private static Text signed(double chance) {
            long value = hundredths(chance);
            return value > 0 ? Text.say("+{0}", value) : value < 0 ? Text.say("−{0}", -value) : Text.say("±0");
        }
    }
}
