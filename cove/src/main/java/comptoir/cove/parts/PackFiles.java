package comptoir.cove.parts;

import comptoir.engine.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The files of a pack: those of a directory, and the standard ones for what the directory leaves out. */
public final class PackFiles {

    private static final String STANDARD = "/comptoir/cove/components/standard/";

    private final @Nullable Path directory;

    PackFiles(@Nullable Path directory) {
        this.directory = directory;
    }

    public Node read(String name) {
        try {
            if (directory != null && Files.exists(directory.resolve(name)))
                return Node.parse(directory.resolve(name).toString(), Files.readString(directory.resolve(name)));
            try (var stream = PackFiles.class.getResourceAsStream(STANDARD + name)) {
                if (stream == null) throw new IllegalStateException("the program lacks its file " + STANDARD + name);
                return Node.parse(name, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException unreadable) {
            throw new BadInput("cannot read " + name + ": " + unreadable.getMessage(), unreadable);
        }
    }
}
