package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Fate;
import comptoir.engine.Log;
import comptoir.engine.ScriptedFate;
import comptoir.engine.SeededFate;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the chance of a table comes from: a seed text, or a script. It can be saved and taken up again. */
record FateSource(@Nullable String seed, List<Object> script, Fate fate) {

    static FateSource read(Tree given) {
        if (given.isNull()) return seeded("");
        if (given.value() instanceof String seed) return seeded(seed);
        try {
            if (given.has("secret")) return seeded(Verification.seed(given));
            given.onlyKnows("script", "seed");
            if (given.has("seed")) return seeded(given.at("seed").text());
            var script = new ArrayList<>();
            for (var entry : given.at("script").list()) {
                var value = entry.value();
                if (value == null) throw entry.wrong(Text.say("is null"));
                script.add(value);
            }
            return new FateSource(null, List.copyOf(script), new ScriptedFate(script));
        } catch (BadInput wrong) {
            throw new Trouble(Trouble.Code.BAD_FATE, wrong.text(), null);
        }
    }

    static FateSource seeded(String seed) {
        return new FateSource(seed, List.of(), new SeededFate(seed));
    }

    /** The seed; nothing where a script says what happens. */
    String text() {
        return seed == null ? "" : seed;
    }

    /** How it stands, so that a saved table goes on with the chance that comes next. */
    Object save() {
        if (fate instanceof ScriptedFate scripted) return Map.of("script", scripted.left());
        return Map.of("seed", text());
    }

    static FateSource load(Tree saved, Log log) {
        var source = read(saved);
        if (source.fate instanceof SeededFate seeded) {
            try {
                seeded.follow(log.entries());
            } catch (BadInput fromElsewhere) {
                // The log began elsewhere (a replay, a redeal): chance goes on from the seed's start.
                return seeded(String.valueOf(source.seed));
            }
        }
        return source;
    }
}
