package comptoir.server.changes;

import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Goes through two views at once, and into those parts only that differ. */
final class Differences {

    private final List<Change> changes = new ArrayList<>();
    private int hash;

    private Differences(int hash) {
        this.hash = hash;
    }

    static Viewed.Next between(Viewed before, Object after) {
        var found = new Differences(before.hash());
        found.look(new Way(null, "", Hash.ROOT), before.view(), after);
        return new Viewed.Next(new Viewed(after, found.hash), found.changes);
    }

    /** The way to a value; written as a JSON Pointer only where something has changed. */
    private record Way(@Nullable Way before, Object name, int hash) {

        Way to(String name) {
            return new Way(this, name, Hash.step(hash, name));
        }

        Way to(int index) {
            return new Way(this, index, Hash.step(hash, index));
        }

        String pointer() {
            var text = new StringBuilder();
            write(text);
            return text.toString();
        }

        private void write(StringBuilder text) {
            if (before == null) return;
            before.write(text);
            text.append('/');
            if (name instanceof String word) text.append(escaped(word));
            else text.append(name);
        }

        private static String escaped(String name) {
            return name.indexOf('~') < 0 && name.indexOf('/') < 0
                    ? name
                    : name.replace("~", "~0").replace("/", "~1");
        }
    }

    private void look(Way way, @Nullable Object before, @Nullable Object after) {
        if (Objects.equals(before, after)) return;
        if (before instanceof List<?> old && after instanceof List<?> now) lists(way, old, now);
        else if (before instanceof Map<?, ?> old && after instanceof Map<?, ?> now) maps(way, old, now);
        else if (before instanceof Record old && after instanceof Record now && areAlike(old, now))
            records(way, old, now);
        else replaced(way, before, after);
    }

    /** A text is taken as a whole, though it is a record. */
    private static boolean areAlike(Record before, Record after) {
        return before.getClass() == after.getClass() && !(before instanceof Text);
    }

    private void replaced(Way way, @Nullable Object before, @Nullable Object after) {
        hash += Hash.of(way.hash, after) - Hash.of(way.hash, before);
        changes.add(Change.replace(way.pointer(), after));
    }

    private void records(Way way, Object before, Object after) {
        var shape = Shape.of(before);
        for (int i = 0; i < shape.size(); i++) {
            var old = shape.read(before, i);
            var now = shape.read(after, i);
            if (!Objects.equals(old, now)) look(way.to(shape.name(i)), old, now);
        }
    }

    private void maps(Way way, Map<?, ?> before, Map<?, ?> after) {
        for (var entry : before.entrySet()) {
            if (after.containsKey(entry.getKey())) continue;
            var gone = way.to(String.valueOf(entry.getKey()));
            hash -= Hash.of(gone.hash, entry.getValue());
            changes.add(Change.remove(gone.pointer()));
        }
        for (var entry : after.entrySet()) {
            var at = way.to(String.valueOf(entry.getKey()));
            if (before.containsKey(entry.getKey())) {
                look(at, before.get(entry.getKey()), entry.getValue());
                continue;
            }
            hash += Hash.of(at.hash, entry.getValue());
            changes.add(Change.add(at.pointer(), entry.getValue()));
        }
    }

    private void lists(Way way, List<?> before, List<?> after) {
        int same = sameAtStart(before, after);
        if (before.size() == after.size()) {
            for (int i = same; i < after.size(); i++) {
                var now = after.get(i);
                if (!Objects.equals(before.get(i), now)) look(way.to(i), before.get(i), now);
            }
            return;
        }
        hash += Hash.of(way.hash, after) - Hash.of(way.hash, before);
        int least = Math.min(before.size(), after.size());
        int sameEnd = sameAtEnd(before, after, least - same);
        int changed = least - same - sameEnd;
        int more = after.size() - before.size();
        if (changed + Math.abs(more) >= after.size()) {
            changes.add(Change.replace(way.pointer(), after));
            return;
        }
        for (int i = same; i < same + changed; i++) changes.add(Change.replace(pointer(way, i), after.get(i)));
        int at = same + changed;
        for (int i = 0; i < more; i++) changes.add(Change.add(pointer(way, at + i), after.get(at + i)));
        for (int i = 0; i < -more; i++) changes.add(Change.remove(pointer(way, at)));
    }

    private static String pointer(Way list, int index) {
        return list.pointer() + "/" + index;
    }

    private static int sameAtStart(List<?> one, List<?> other) {
        int most = Math.min(one.size(), other.size());
        int same = 0;
        while (same < most && Objects.equals(one.get(same), other.get(same))) same++;
        return same;
    }

    private static int sameAtEnd(List<?> one, List<?> other, int most) {
        int same = 0;
        while (same < most && Objects.equals(one.get(one.size() - 1 - same), other.get(other.size() - 1 - same)))
            same++;
        return same;
    }
}
