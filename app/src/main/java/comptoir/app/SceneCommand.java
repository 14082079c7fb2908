package comptoir.app;

import comptoir.engine.BadInput;
import comptoir.engine.Fate;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.ScriptedFate;
import comptoir.engine.Seats;
import comptoir.engine.SeededFate;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Sets up a scene from a file and shows it. */
@Command(
        name = "scene",
        mixinStandardHelpOptions = true,
        description = {
            "Sets up a scene from a JSON file, plays the answers it names, and shows what is asked then.",
            "The file is a scene, or an object with \"scene\" and, if wished, \"fate\" (a seed or {\"script\":[…]})"
                    + " and \"answers\" ([{\"seat\":0,\"answer\":{…}}, …]). docs/scenes.md documents the scenes of each"
                    + " game."
        })
final class SceneCommand implements Callable<Integer> {

    @CommandLine.Parameters(paramLabel = "FILE", description = "The scene; - for standard input.")
    private Path file = Path.of("-");

    @CommandLine.Option(names = "--seat", description = "Look with the eyes of this seat; otherwise all is seen.")
    private @Nullable Integer seat;

    @CommandLine.Option(names = "--view", description = "Print the whole view as JSON too.")
    private boolean view;

    @CommandLine.Mixin
    private LanguageOption language = new LanguageOption();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        var content = Files.json(file);
        var scene = content.has("scene") ? content.at("scene") : content;
        return show(Games.named(scene.at("game").text()), scene, content);
    }

    private <P extends Position<P>> int show(Game<P> game, Tree scene, Tree content) {
        int seats = game.seatsOf(scene);
        int viewer = seat == null ? Seats.ALL_SEEING : seat;
        if (viewer >= seats) throw new BadInput(Text.say("--seat must be below {0}, the number of seats", seats));
        var setup = game.setup(seats, Tree.of("options", null));
        var referee = Referee.scene(game, setup, scene.map(), fate(content));
        var out = spec.commandLine().getOut();
        var story = new Story(out, language.speaker(), viewer);
        story.happened(referee);
        if (content.has("scene"))
            for (var answer : content.list("answers")) {
                int answering = answer.at("seat").number(0, seats - 1);
                var data = data(answer.at("answer"));
                story.answered(referee, answering, data);
                referee.answer(answering, data);
                story.happened(referee);
            }
        story.asked(referee);
        if (view) out.println(Json.pretty(referee.view(viewer)));
        out.flush();
        return 0;
    }

    private static Fate fate(Tree content) {
        if (!content.has("scene") || !content.has("fate")) return new SeededFate("scene");
        var fate = content.at("fate");
        if (fate.value() instanceof String seed) return new SeededFate(seed);
        return new ScriptedFate(
                fate.at("script").list().stream().map(Tree::value).toList());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> data(Tree tree) {
        return (Map<String, Object>) tree.map();
    }
}
