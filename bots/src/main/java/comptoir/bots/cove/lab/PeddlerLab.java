package comptoir.bots.cove.lab;

import comptoir.cove.CoveGame;
import comptoir.cove.peddler.Level;
import comptoir.cove.table.Packs;
import comptoir.engine.QuickFate;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;

/** Measures solo games: a greedy player with a merchant against the Peddler. */
public final class PeddlerLab {

    private static final int TRIES = 3;

    private PeddlerLab() {}

    /**
     * What many games gave.
     *
     * @param won the share of games the person won, shared victories counted as half
     * @param error the standard error of the person's mean; that of the share is at most half a hundredth of its root
     */
    public record Figures(
            String merchant, Level level, int games, double person, double peddler, double won, double error) {

        public Text text() {
            return Text.say("{0} against the Peddler ({1}), {2} games: {3} to {4} gold (± {5}), {6} % won")
                    .with(
                            merchant,
                            level.text(),
                            games,
                            Math.round(person),
                            Math.round(peddler),
                            Math.round(10 * error) / 10.0,
                            Math.round(100 * won));
        }
    }

    /** Games with the first-game decks and rogue card and the first components, for which the aims were set. */
    public static Figures measure(String merchant, Level level, int games, long seed) {
        var game = new CoveGame();
        var options = Map.of(
                "merchants",
                List.of(merchant),
                "peddler",
                Saving.word(level),
                "townsfolk",
                List.of("locals", "mercenaries"),
                "components",
                Packs.STANDARD);
        var setup = game.setup(1, Tree.of("options", options));
        double person = 0;
        double squares = 0;
        double peddler = 0;
        double won = 0;
        for (int i = 0; i < games; i++) {
            var player = new GreedyPlayer(game, TRIES, seed + i);
            var end = player.play(setup, new QuickFate((seed + i) * 7919));
            int gold = end.player(0).gold();
            person += gold;
            squares += (double) gold * gold;
            peddler += end.player(1).gold();
            var places = game.places(end);
            boolean shared = places.getLast().place() == 1;
            won += shared ? 0.5 : places.getFirst().seat() == 0 ? 1 : 0;
        }
        double mean = person / games;
        double error = Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
        return new Figures(merchant, level, games, mean, peddler / games, won / games, error);
    }
}
