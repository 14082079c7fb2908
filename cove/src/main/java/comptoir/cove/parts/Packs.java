package comptoir.cove.parts;

import comptoir.engine.BadInput;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/** The packs of components that tables of this program may use, by name. */
public final class Packs {

    public static final String STANDARD = "standard";

    private static final Map<String, Components> PACKS = new ConcurrentSkipListMap<>();

    static {
        add(Components.standard(STANDARD));
    }

    private Packs() {}

    /** Makes a pack known; a pack of the same name is replaced for games that begin later. */
    public static void add(Components pack) {
        PACKS.put(pack.id(), pack);
    }

    public static Components standard() {
        return named(STANDARD);
    }

    public static Components named(String id) {
        var pack = PACKS.get(id);
        if (pack == null)
            throw new BadInput("components \"" + id + "\" are not known here; there are " + PACKS.keySet());
        return pack;
    }

    public static List<Components> all() {
        return List.copyOf(PACKS.values());
    }
}
