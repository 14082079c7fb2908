package comptoir.app.lab;

import comptoir.bots.arena.Contender;
import comptoir.bots.arena.Level;
import comptoir.bots.lab.Lab;
import comptoir.bots.lab.LineUps;
import comptoir.bots.machines.NumberedGames;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** The games of the lab at one size of table, for whichever machine is asked for some of them. */
public final class LabGames implements NumberedGames {

    static final String NAME = "lab";

    @Override
    public String name() {
        return NAME;
    }

    static Map<String, Object> programme(Run run, int seats) {
        return Map.of("run", run, "seats", seats);
    }

    @Override
    public IntFunction<String> read(String programme) {
        var tree = Tree.of("the programme", Json.readObject(programme));
        var run = tree.at("run");
        var options = new LinkedHashMap<String, Object>();
        run.at("options").map().forEach((name, value) -> {
            if (value != null) options.put(String.valueOf(name), value);
        });
        var bots = run.list("bots").stream().map(Tree::text).toList();
        var game = Games.named(run.at("game").text());
        var lab = lab(
                game,
                tree.at("seats").number(),
                options,
                run.at("fate").text(),
                contenders(game, bots, run.at("iterations").number()),
                1);
        return number -> Json.write(lab.play(number));
    }

    static List<Contender> contenders(Game<?> game, List<String> bots, int iterations) {
        return bots.stream()
                .<Contender>map(name -> Level.named(game, name.strip(), new Budget(iterations, 0)))
                .toList();
    }

    static <P extends Position<P>> Lab<P> lab(
            Game<P> game,
            int seats,
            Map<String, Object> options,
            String fate,
            List<Contender> contenders,
            int threads) {
        return Lab.of(LineUps.of(game, seats, options, fate), contenders, fate + "/" + seats, threads);
    }
}
