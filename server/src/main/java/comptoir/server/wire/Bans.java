package comptoir.server.wire;

import comptoir.engine.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Addresses that are served no more, kept as lines of a file: an address, or a range as 203.0.113.0/24. */
public final class Bans {

    private final Path file;
    private volatile List<Range> ranges;

    public Bans(Path file) {
        this.file = file;
        this.ranges = read(file);
    }

    private record Range(String text, InetAddress start, int bits) {
        static Range of(String text) {
            var parts = text.split("/", 2);
            var start = address(parts[0]);
            if (start == null)
                throw new BadInput("\"" + text + "\" is no address, such as 203.0.113.7 or 2001:db8::/64");
            int all = start.getAddress().length * 8;
            if (parts.length == 1) return new Range(text, start, all);
            try {
                int bits = Integer.parseInt(parts[1]);
                if (bits >= 1 && bits <= all) return new Range(text, start, bits);
            } catch (NumberFormatException wrong) {
                throw new BadInput("\"" + text + "\" must end with a number of bits", wrong);
            }
            throw new BadInput("\"" + text + "\" must end with a number of bits from 1 to " + all);
        }

        boolean holds(InetAddress other) {
            var from = start.getAddress();
            var address = other.getAddress();
            if (address.length != from.length) return false;
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % 8);
                if (((address[bit / 8] ^ from[bit / 8]) & mask) != 0) return false;
            }
            return true;
        }
    }

    /** An address written in figures, null for anything else: nothing is looked up. */
    private static @Nullable InetAddress address(String text) {
        if (!text.matches("[0-9a-fA-F.:]+") || !(text.contains(".") || text.contains(":"))) return null;
        try {
            return InetAddress.ofLiteral(text);
        } catch (IllegalArgumentException wrong) {
            return null;
        }
    }

    boolean has(String address) {
        var now = ranges;
        if (now.isEmpty()) return false;
        var caller = address(address);
        return caller != null && now.stream().anyMatch(range -> range.holds(caller));
    }

    public List<String> all() {
        return ranges.stream().map(Range::text).toList();
    }

    public synchronized List<String> add(String address) {
        var range = Range.of(address);
        var next = new ArrayList<>(ranges);
        next.removeIf(each -> each.text.equals(range.text));
        next.add(range);
        return keep(next);
    }

    public synchronized List<String> remove(String address) {
        var next = new ArrayList<>(ranges);
        if (!next.removeIf(each -> each.text.equals(address))) throw new BadInput(address + " is not banned");
        return keep(next);
    }

    private List<String> keep(List<Range> next) {
        try {
            var fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.write(fresh, next.stream().map(Range::text).toList());
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw new BadInput(file + " could not be written: " + failure.getMessage(), failure);
        }
        ranges = List.copyOf(next);
        return all();
    }

    private static List<Range> read(Path file) {
        if (!Files.exists(file)) return List.of();
        try {
            return Files.readAllLines(file).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .map(Range::of)
                    .toList();
        } catch (IOException unreadable) {
            throw new BadInput(file + " could not be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
