package comptoir.protocol;

import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Seats;
import comptoir.engine.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The JSON Schema of every message, and of the options and the view of every game. */
public final class Schemas {

    private Schemas() {}

    /** One document: {@code #/$defs/request}, {@code #/$defs/answer}, {@code #/$defs/dale-view}, {@code …-options}. */
    public static Map<String, Object> all() {
        var definitions = new LinkedHashMap<String, Object>();
        var messages = messages();
        messages.at("$defs").map().forEach((name, schema) -> definitions.put(String.valueOf(name), schema));
        for (var game : Games.all()) {
            definitions.put(game.id() + "-view", new ViewSchema(definitions).of(viewType(game)));
            definitions.put(game.id() + "-options", OptionSchema.of(game));
        }
        var document = new LinkedHashMap<String, Object>();
        document.put("$schema", messages.at("$schema").text());
        document.put("title", messages.at("title").text());
        document.put("description", messages.at("description").text());
        document.put("$defs", definitions);
        return document;
    }

    private static Tree messages() {
        try (var file = Schemas.class.getResourceAsStream("/schema/protocol.schema.json")) {
            var text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            return Tree.of("schema", Json.readObject(text));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static <P extends Position<P>> Class<?> viewType(Game<P> game) {
        var setup = game.setup(game.seats().getFirst(), Tree.of("options", null));
        return Referee.start(game, setup, new QuickFate(0))
                .view(Seats.SPECTATOR)
                .getClass();
    }
}
