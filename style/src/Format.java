import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * Formats every Java file of the tree, or says which are not formatted.
 *
 * <p>Run as a single source file by the JDK that compiles the project, since the formatter reads sources with the
 * compiler of the Java it runs on.
 */
final class Format {
    private static final Set<String> SKIPPED = Set.of("target", "node_modules", "dist");

    private Format() {}

    public static void main(String[] args) throws IOException {
        boolean apply = args[0].equals("apply");
        Path root = Path.of(args[1]).toRealPath();
        Formatter formatter = Formatter.createFormatter(JavaFormatterOptions.builder()
                .style(JavaFormatterOptions.Style.PALANTIR)
                .build());

        Set<String> touched = new ConcurrentSkipListSet<>();
        Set<String> broken = new ConcurrentSkipListSet<>();
        List<Path> files = javaFiles(root);
        files.parallelStream().forEach(file -> {
            String name = root.relativize(file).toString();
            try {
                String before = Files.readString(file);
                String after = formatter.formatSourceAndFixImports(before.replace("\r\n", "\n"));
                if (!after.equals(before)) {
                    touched.add(name);
                    if (apply) {
                        Files.writeString(file, after);
                    }
                }
            } catch (FormatterException e) {
                broken.add(name + ":" + e.getMessage().strip());
            } catch (IOException e) {
                throw new UncheckedIOException(name, e);
            }
        });

        broken.forEach(name -> System.out.println("cannot be read as Java: " + name));
        touched.forEach(name -> System.out.println((apply ? "formatted: " : "not formatted: ") + name));
        if (!apply && !touched.isEmpty()) {
            System.out.println("Run ./format to format them.");
        }
        if (!broken.isEmpty() || (!apply && !touched.isEmpty())) {
            System.exit(1);
        }
    }

    private static List<Path> javaFiles(Path root) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
                String name = dir.getFileName().toString();
                boolean skipped = !dir.equals(root) && (name.startsWith(".") || SKIPPED.contains(name));
                return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.getFileName().toString().endsWith(".java")) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }
}
