package comptoir.app;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files named on the command line. */
public final class Files {

    private Files() {}

    public static Tree json(Path file) {
        var content = text(file);
        try {
            return Tree.of(file.getFileName().toString(), Json.readObject(content));
        } catch (BadInput wrong) {
            throw new BadInput(Text.say("{0}: {1}", file, wrong.text()), wrong);
        }
    }

    public static String text(Path file) {
        try {
            return "-".equals(file.toString())
                    ? new String(System.in.readAllBytes(), StandardCharsets.UTF_8)
                    : java.nio.file.Files.readString(file);
        } catch (NoSuchFileException missing) {
            throw new BadInput(Text.say("there is no file {0}", file), missing);
        } catch (IOException unreadable) {
            throw new BadInput(
                    Text.say("{0} cannot be read: {1}", file, String.valueOf(unreadable.getMessage())), unreadable);
        }
    }

    public static void write(Path file, String text) {
        try {
            java.nio.file.Files.writeString(file, text);
        } catch (IOException unwritable) {
            throw new BadInput(
                    Text.say("{0} cannot be written: {1}", file, String.valueOf(unwritable.getMessage())), unwritable);
        }
    }
}
