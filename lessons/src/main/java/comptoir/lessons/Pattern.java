package comptoir.lessons;

import comptoir.engine.Tree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Plain data of which only some fields matter: it fits whatever has these fields with these values. */
public record Pattern(Map<String, Object> fields) {

    static final Pattern ANYTHING = new Pattern(Map.of());

    static Pattern read(Tree tree) {
        var fields = new LinkedHashMap<String, Object>();
        for (var key : tree.keys())
            fields.put(key, Objects.requireNonNull(tree.at(key).value(), key));
        return new Pattern(fields);
    }

    static List<Pattern> readAll(List<Tree> trees) {
        return trees.stream().map(Pattern::read).toList();
    }

    public boolean fits(Map<String, Object> data) {
        for (var field : fields.entrySet())
            if (!data.containsKey(field.getKey()) || !isSame(field.getValue(), data.get(field.getKey()))) return false;
        return true;
    }

    /** A number is the same however it was read. */
    private static boolean isSame(Object one, Object other) {
        if (one instanceof Number number && other instanceof Number count)
            return number.doubleValue() == count.doubleValue();
        return Objects.equals(one, other);
    }

    @Override
    public String toString() {
        return Tree.json(fields);
    }
}
