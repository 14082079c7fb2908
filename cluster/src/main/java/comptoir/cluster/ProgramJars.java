package comptoir.cluster;

import comptoir.engine.BadInput;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** The jars that the program was started with, but for Spark's own: what other machines need to play the same games. */
final class ProgramJars {

    private ProgramJars() {}

    static List<String> all() {
        var jars = new ArrayList<String>();
        for (var entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            var jar = Path.of(entry).toAbsolutePath();
            if (!Files.isRegularFile(jar))
                throw new BadInput("only a program put together can be sent to other machines, and " + jar
                        + " is no jar: start it with ./comptoir");
            jars.add(jar.toString());
            if (!jar.getFileName().toString().startsWith("comptoir-cluster")) jars.addAll(named(jar));
        }
        return jars;
    }

    /** The jars beside it that a jar names. */
    private static List<String> named(Path jar) {
        try (var file = new JarFile(jar.toFile())) {
            var manifest = file.getManifest();
            var names = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            if (names == null) return List.of();
            var jars = new ArrayList<String>();
            for (var name : names.split(" ")) jars.add(jar.resolveSibling(name).toString());
            return jars;
        } catch (IOException unreadable) {
            throw new BadInput(jar + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
