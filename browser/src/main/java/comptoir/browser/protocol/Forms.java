package comptoir.browser.protocol;

import comptoir.browser.Beforehand;
import comptoir.protocol.Forms.Part;
import java.util.ArrayList;
import java.util.List;

/** As looked up when the engine was compiled. Stands in for the protocol's class of this name. */
public final class Forms {

    private Forms() {}

    public static List<Class<? extends Record>> requests() {
        var all = new ArrayList<Class<? extends Record>>();
        for (var name : Beforehand.under("requests", "all"))
            all.add(Beforehand.type(name).asSubclass(Record.class));
        return all;
    }

    public static List<Part> parts(Class<? extends Record> type) {
        var words = Beforehand.under("parts", type.getName());
        var parts = new ArrayList<Part>();
        for (int i = 0; i < words.size(); i += 3)
            parts.add(new Part(
                    words.get(i),
                    Beforehand.type(words.get(i + 1)),
                    words.get(i + 2).equals("optional")));
        return parts;
    }
}
