package comptoir.cove.parts;

import comptoir.engine.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The files of a pack: those of a directory, and the standard ones for what the directory leaves out. */
public final class PackFiles {

    private static final String STANDARD = "/comptoir/cove/components/standard/";

    private static final int FINGERPRINT_BYTES = 6;

    private final @Nullable Path directory;
    private final SortedMap<String, String> contents = new TreeMap<>();

    PackFiles(@Nullable Path directory) {
        this.directory = directory;
    }

    public Node read(String name) {
        try {
            var own = directory == null ? null : directory.resolve(name);
            if (own != null && !Files.exists(own)) own = null;
            var content = own == null ? standard(name) : Files.readString(own);
            contents.put(name, content);
            return Node.parse(own == null ? name : own.toString(), content);
        } catch (IOException unreadable) {
            throw new BadInput("cannot read " + name + ": " + unreadable.getMessage(), unreadable);
        }
    }

    private static String standard(String name) throws IOException {
        try (var stream = PackFiles.class.getResourceAsStream(STANDARD + name)) {
            if (stream == null) throw new IllegalStateException("the program lacks its file " + STANDARD + name);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Tells the contents of two packs apart. */
    String fingerprint() {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of()
                    .formatHex(
                            digest.digest(contents.toString().getBytes(StandardCharsets.UTF_8)), 0, FINGERPRINT_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
