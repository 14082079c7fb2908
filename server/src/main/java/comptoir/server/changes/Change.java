package comptoir.server.changes;

import comptoir.protocol.About;
import org.jspecify.annotations.Nullable;

/**
 * One step from a view to the next, as JSON Patch (RFC 6902) has it.
 *
 * @param path a JSON Pointer (RFC 6901)
 */
@About("A step from the last view to this one, as in JSON Patch (RFC 6902): applied in order, they make it.")
public record Change(
        Op op,
        String path,

        @About("What stands there from now on; nothing is meant by it where something is removed.") @Nullable
        Object value) {

    public enum Op {
        /** What stands there becomes another. */
        REPLACE,
        /** A field, or an element before the one that stands there. */
        ADD,
        REMOVE
    }

    static Change replace(String path, @Nullable Object value) {
        return new Change(Op.REPLACE, path, value);
    }

    static Change add(String path, @Nullable Object value) {
        return new Change(Op.ADD, path, value);
    }

    static Change remove(String path) {
        return new Change(Op.REMOVE, path, null);
    }
}
