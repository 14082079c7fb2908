package comptoir.app.lab;

import comptoir.app.Given;
import comptoir.bots.cove.lab.PeddlerLab;
import comptoir.cove.peddler.Level;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import comptoir.engine.BadInput;
import comptoir.engine.Text;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Measures a plain greedy player against the Peddler. */
@Command(
        name = "peddler",
        mixinStandardHelpOptions = true,
        description =
                "Plays a plain greedy player alone against the Peddler: mean scores and the share of games it wins.")
final class PeddlerCommand implements Callable<Integer> {

    @CommandLine.Option(names = "--merchant", description = "The merchant it plays; each in turn if none is named.")
    private @Nullable String merchant;

    @CommandLine.Option(names = "--games", description = "How many games at each level (${DEFAULT-VALUE}).")
    private int games = 100;

    @CommandLine.Option(names = "--fate", description = "The seed (${DEFAULT-VALUE}).")
    private long fate = 1;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        Given.atLeastOne("--games", games);
        var out = spec.commandLine().getOut();
        for (var each : merchants())
            for (var level : Level.values())
                out.println(PeddlerLab.measure(each, level, games, fate).text().en());
        out.flush();
        return 0;
    }

    private List<String> merchants() {
        var all = Merchants.playable().stream().map(Merchant::id).toList();
        if (merchant == null) return all;
        if (!all.contains(merchant))
            throw new BadInput(Text.say("--merchant must be one of {0}, and is \"{1}\"", all, merchant));
        return List.of(merchant);
    }
}
