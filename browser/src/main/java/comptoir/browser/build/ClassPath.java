package comptoir.browser.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What this program runs with: folders and jars. */
final class ClassPath {

    private ClassPath() {}

    static List<String> entries() {
        return List.of(System.getProperty("java.class.path").split(File.pathSeparator));
    }

    /** Every file of ours by its name, wherever it lies. */
    static SortedMap<String, byte[]> ours() throws IOException {
        var files = new TreeMap<String, byte[]>();
        for (var entry : entries()) {
            var path = Path.of(entry);
            if (Files.isDirectory(path)) gather(path, files);
            else if (path.getFileName().toString().startsWith("comptoir-"))
                try (var jar = FileSystems.newFileSystem(path)) {
                    gather(jar.getPath("/"), files);
                }
        }
        return files;
    }

    private static void gather(Path folder, SortedMap<String, byte[]> files) throws IOException {
        try (var all = Files.walk(folder)) {
            for (var file : all.filter(Files::isRegularFile).toList()) {
                var name = folder.relativize(file).toString().replace(File.separatorChar, '/');
                if (!name.startsWith("META-INF/maven") && !name.equals("META-INF/MANIFEST.MF"))
                    files.put(name, Files.readAllBytes(file));
            }
        }
    }
}
