package comptoir.kit;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Java sources as the compiler reads them, for tests of what they say. */
public final class Sources {

    private Sources() {}

    /** Goes through all sources below a folder. */
    public static void read(Path folder, TreeScanner<@Nullable Void, @Nullable Void> reader) {
        var compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        try (var files = compiler.getStandardFileManager(null, null, null);
                var paths = Files.walk(folder)) {
            var java = paths.filter(path -> path.toString().endsWith(".java")).toList();
            var task = (JavacTask)
                    compiler.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(java));
            for (var unit : task.parse()) reader.scan(unit, null);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
