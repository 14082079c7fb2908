package comptoir.app;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Replays a log and tells the game. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description =
                "Replays the log of a game (as the protocol's \"log\" or a saved game holds it) and tells it move by"
                        + " move.")
final class ReplayCommand implements Callable<Integer> {

    @CommandLine.Mixin
    private LogFile file = new LogFile();

    @CommandLine.Option(names = "--until", paramLabel = "N", description = "Stop after so many answers.")
    private int until = Integer.MAX_VALUE;

    @CommandLine.Option(names = "--seat", description = "Tell it as this seat was told; otherwise all is told.")
    private @Nullable Integer seat;

    @CommandLine.Option(names = "--quiet", description = "Only how it stands at the end.")
    private boolean quiet;

    @CommandLine.Option(names = "--view", description = "Print the view at the end as JSON too.")
    private boolean view;

    @CommandLine.Mixin
    private LanguageOption language = new LanguageOption();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        var log = file.log();
        return tell(Games.named(log.at("game").text()), log);
    }

    private <P extends Position<P>> int tell(Game<P> game, Tree tree) {
        var log = Logs.read(game, tree);
        int viewer = seat == null ? Seats.ALL_SEEING : seat;
        if (viewer >= log.setup().seats())
            throw new BadInput(Text.say(
                    "--seat must be below {0}, the number of seats", log.setup().seats()));
        var out = spec.commandLine().getOut();
        var story = new Story(out, language.speaker(), viewer);
        var referee = Referee.rehearse(game, log);
        if (!quiet) story.happened(referee);
        for (var entry : log.entries()) {
            if (referee.number() == until) break;
            if (!quiet && entry instanceof Log.Answered(int who, var answer)) story.answered(referee, who, answer);
            referee.follow(entry);
            if (quiet) continue;
            if (entry instanceof Log.Answered) story.happened(referee);
            if (entry instanceof Log.TakenBack back) story.took(back);
        }
        story.asked(referee);
        if (view) out.println(Json.pretty(referee.view(viewer)));
        out.flush();
        return 0;
    }
}
