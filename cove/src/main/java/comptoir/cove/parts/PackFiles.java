package comptoir.cove.parts;

import comptoir.engine.BadInput;
import comptoir.engine.Hex;
import comptoir.engine.Sha256;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of a pack: its own, and the standard ones for what it leaves out. */
public final class PackFiles {

    private static final String FOLDER = "/comptoir/cove/components/";
    private static final String STANDARD = "standard/";

    private static final int FINGERPRINT_BYTES = 6;

    private final Source source;
    private final SortedMap<String, String> contents = new TreeMap<>();

    private record Content(String file, String text) {}

    /** Where files come from. */
    private interface Source {
        Content read(String name) throws IOException;
    }

    private PackFiles(Source source) {
        this.source = source;
    }

    /** Those of a pack that is part of the program. */
    static PackFiles of(String pack) {
        return new PackFiles(name -> {
            var own = pack + "/" + name;
            return ofProgram(own).map(text -> new Content(own, text)).orElseGet(() -> standard(name));
        });
    }

    /** Those of a directory. */
    static PackFiles of(Path directory) {
        return new PackFiles(name -> {
            var own = directory.resolve(name);
            return Files.exists(own) ? new Content(own.toString(), Files.readString(own)) : standard(name);
        });
    }

    public Tree read(String name) {
        try {
            var content = source.read(name);
            contents.put(name, content.text);
            return Tree.ofFile(content.file, content.text);
        } catch (IOException unreadable) {
            throw new BadInput(
                    Text.say("cannot read {0}: {1}", name, String.valueOf(unreadable.getMessage())), unreadable);
        }
    }

    private static Content standard(String name) {
        var text = ofProgram(STANDARD + name)
                .orElseThrow(() -> new IllegalStateException("the program lacks its file " + FOLDER + STANDARD + name));
        return new Content(name, text);
    }

    /** By its stream, not by its address: a program for pages has no addresses. */
    private static Optional<String> ofProgram(String path) {
        try (var stream = PackFiles.class.getResourceAsStream(FOLDER + path)) {
            if (stream == null) return Optional.empty();
            return Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Tells the contents of two packs apart. */
    String fingerprint() {
        return Hex.of(Sha256.of(contents.toString().getBytes(StandardCharsets.UTF_8)), FINGERPRINT_BYTES);
    }
}
