package comptoir.server.store;

import comptoir.engine.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Opens the store that a setting names. */
public final class Stores {

    private Stores() {}

    /**
     * @param database {@code jdbc:postgresql:…}, or {@code jdbc:sqlite:FILE}, or empty for a file of its own
     * @param data the folder for that file
     */
    public static Store open(String database, Path data) {
        if (database.startsWith("jdbc:postgresql:")) return new PostgresStore(database);
        if (database.startsWith("jdbc:sqlite:")) return sqlite(Path.of(database.substring("jdbc:sqlite:".length())));
        if (database.isEmpty()) return sqlite(data.resolve("comptoir.db"));
        throw new BadInput("the database must be jdbc:postgresql:… or jdbc:sqlite:FILE, and is " + database);
    }

    private static Store sqlite(Path file) {
        try {
            var folder = file.toAbsolutePath().getParent();
            if (folder != null) Files.createDirectories(folder);
        } catch (IOException unwritable) {
            throw new BadInput("the folder of " + file + " cannot be made: " + unwritable.getMessage(), unwritable);
        }
        return new SqliteStore(file);
    }
}
