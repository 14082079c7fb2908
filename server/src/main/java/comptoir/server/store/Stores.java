package comptoir.server.store;

import comptoir.engine.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** Opens the store that a setting names. */
public final class Stores {

    private Stores() {}

    /**
     * @param database {@code jdbc:postgresql:…}, or {@code jdbc:sqlite:FILE}, or empty for a file of its own
     * @param data the folder for that file
     */
    public static Store open(String database, Path data) {
        if (database.startsWith("jdbc:postgresql:")) return new PostgresStore(database);
        var file = file(database, data);
        if (file.isPresent()) return sqlite(file.get());
        throw new BadInput("the database must be jdbc:postgresql:… or jdbc:sqlite:FILE, and is " + database);
    }

    /** The SQLite file that a setting names; empty where it names none. */
    public static Optional<Path> file(String database, Path data) {
        if (database.isEmpty()) return Optional.of(data.resolve("comptoir.db"));
        if (!database.startsWith("jdbc:sqlite:")) return Optional.empty();
        return Optional.of(Path.of(database.substring("jdbc:sqlite:".length())));
    }

    private static Store sqlite(Path file) {
        try {
            var folder = file.toAbsolutePath().getParent();
            if (folder != null) Files.createDirectories(folder);
            ownersOnly(file);
        } catch (IOException unwritable) {
            throw new BadInput("the folder of " + file + " cannot be made: " + unwritable.getMessage(), unwritable);
        }
        return new SqliteStore(file);
    }

    /** The file holds what is hidden at every table: nobody else on the machine reads it. SQLite's other files follow it. */
    private static void ownersOnly(Path file) throws IOException {
        if (!Files.exists(file)) Files.createFile(file);
        var owners = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (owners != null) owners.setPermissions(PosixFilePermissions.fromString("rw-------"));
    }
}
