package comptoir.app.play;

import comptoir.app.Files;
import comptoir.app.Given;
import comptoir.app.LanguageOption;
import comptoir.bots.arena.Level;
import comptoir.engine.BadInput;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** A whole game in the terminal. */
@CommandLine.Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a whole game in the terminal, against bots or with others at the same keyboard. Type a number to"
                    + " choose, \"hint\" for advice, \"whynot\" for what cannot be done, \"help\" for the rest.",
            "Try: comptoir play --game dale --seats Ann,trader"
        })
public final class PlayCommand implements Callable<Integer> {

    @CommandLine.Option(names = "--game", description = "dale, cove, … (${DEFAULT-VALUE}).")
    private String game = "dale";

    @CommandLine.Option(
            names = "--seats",
            split = ",",
            paramLabel = "NAME",
            description =
                    "Who sits at the table: names of people, and levels of bots (random, beginner, apprentice, trader,"
                            + " master).")
    private List<String> seats = new ArrayList<>();

    @CommandLine.Option(
            names = "--bots",
            split = ",",
            paramLabel = "LEVEL",
            description = "Bots beside the people named with --seats, or beside you alone.")
    private List<String> bots = new ArrayList<>();

    @CommandLine.Option(names = "--options", paramLabel = "JSON", description = "Options of the table.")
    private @Nullable String options;

    @CommandLine.Option(names = "--fate", paramLabel = "TEXT", description = "The seed; otherwise a new one.")
    private @Nullable String fate;

    @CommandLine.Option(
            names = "--millis",
            paramLabel = "MS",
            description = "How long bots may think for a move (${DEFAULT-VALUE}).")
    private long millis = 1000;

    @CommandLine.Option(names = "--resume", paramLabel = "FILE", description = "Goes on with a saved game.")
    private @Nullable Path resume;

    @CommandLine.Mixin
    private LanguageOption language = new LanguageOption();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    private final Reader input;

    public PlayCommand() {
        this(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }

    /** For tests: what is typed comes from elsewhere. */
    PlayCommand(Reader input) {
        this.input = input;
    }

    @Override
    public Integer call() {
        Given.atLeastOne("--millis", millis);
        var saved = resume == null ? null : Files.json(resume);
        return play(Games.named(saved == null ? game : saved.at("game").text()), saved);
    }

    private <P extends Position<P>> int play(Game<P> chosen, @Nullable Tree saved) {
        var budget = Budget.millis(millis);
        var match = saved == null ? start(chosen, budget) : Match.resume(chosen, saved, budget);
        var file = resume == null ? Path.of("comptoir-" + chosen.id() + ".json") : resume;
        try (var console = console()) {
            new Session<>(match, console, language.speaker(), adviser(chosen), budget, file).run();
        }
        return 0;
    }

    private Console console() {
        return TerminalConsole.isThere()
                ? TerminalConsole.open()
                : new PlainConsole(input, spec.commandLine().getOut());
    }

    private <P extends Position<P>> Match<P> start(Game<P> chosen, Budget budget) {
        var guests = guests(chosen);
        var given = Tree.of("options", options == null ? null : Json.readObject(options));
        var seed = fate == null ? Long.toString(new SecureRandom().nextLong() >>> 1, 36) : fate;
        return Match.start(chosen, chosen.setup(guests.size(), given), guests, seed, budget);
    }

    /** Names that are no levels are people; without any, you play alone, against a bot where the game needs one. */
    private List<Guest> guests(Game<?> chosen) {
        var levels = Level.names(chosen);
        var names = new ArrayList<>(seats);
        if (names.isEmpty()) names.add(ownName(levels));
        names.addAll(bots);
        if (seats.isEmpty() && bots.isEmpty() && !chosen.seats().contains(1)) names.add(adviser(chosen));
        for (var bot : bots)
            if (!levels.contains(bot))
                throw new BadInput(
                        Text.say("no bot of level \"{0}\" plays {1}; there are {2}", bot, chosen.id(), levels));
        var guests = new ArrayList<Guest>();
        for (var name : names) guests.add(new Guest(name.strip(), levels.contains(name.strip()) ? name.strip() : null));
        return List.copyOf(guests);
    }

    /** As whoever sits at the keyboard is known to the machine. */
    private static String ownName(List<String> levels) {
        var name = System.getProperty("user.name", "").strip();
        return name.isEmpty() || levels.contains(name) ? "Ann" : name;
    }

    /** Who gives hints: the trader, or whoever is the best there is. */
    private static String adviser(Game<?> chosen) {
        var levels = Level.names(chosen);
        return levels.contains("trader") ? "trader" : levels.getLast();
    }
}
