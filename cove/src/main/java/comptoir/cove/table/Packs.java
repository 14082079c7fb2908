package comptoir.cove.table;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.BadInput;
import comptoir.engine.Text;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The packs of components that tables of this program may use, by name. */
public final class Packs {

    /** The first pack. Games that do not name theirs were played with it, and other packs take from it what they leave out. */
    public static final String STANDARD = "standard";

    /** The second pack, with which games that were begun before go on. */
    private static final String BALANCED = "balanced";

    /** The one that tables play with where they do not choose: the first, tuned in the lab. */
    public static final String USUAL = "tuned";

    private static final Map<String, Components> PACKS = new ConcurrentHashMap<>();

    static {
        add(Components.ofProgram(STANDARD, readers()));
        add(Components.ofProgram(BALANCED, readers()));
        add(Components.ofProgram(USUAL, readers()));
    }

    private Packs() {}

    private static List<Function<PackFiles, Object>> readers() {
        return Merchants.all().stream()
                .<Function<PackFiles, Object>>map(merchant -> merchant::parts)
                .toList();
    }

    /** The pack of a directory, named after it; an error names the file, the line and the reason. */
    public static Components read(Path directory) {
        return Components.read(directory, readers());
    }

    /** Makes a pack known; a pack of the same name is replaced for games that begin later. */
    public static void add(Components pack) {
        PACKS.put(pack.id(), pack);
    }

    public static Components standard() {
        return named(STANDARD);
    }

    public static Components usual() {
        return named(USUAL);
    }

    public static Components named(String id) {
        var pack = PACKS.get(id);
        if (pack == null)
            throw new BadInput(Text.say(
                    "components \"{0}\" are not known here; there are {1}",
                    id, List.copyOf(new TreeSet<>(PACKS.keySet()))));
        return pack;
    }

    public static List<Components> all() {
        return List.copyOf(new TreeMap<>(PACKS).values());
    }
}
