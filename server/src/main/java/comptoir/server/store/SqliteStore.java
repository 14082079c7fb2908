package comptoir.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import comptoir.engine.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Set;
import java.util.function.Consumer;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteDataSource;

/** One file, nothing to install. Written ahead to a log that is flushed at every commit. */
public final class SqliteStore extends SqlStore {

    private static final int READERS = 4;
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");

    public SqliteStore(Path file) {
        super(source(file), "sqlite", 1);
    }

    private static HikariDataSource source(Path file) {
        var settings = new SQLiteConfig();
        settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
        settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        settings.setBusyTimeout(10_000);
        settings.setCacheSize(-32_000);
        var sqlite = new SQLiteDataSource(settings);
        sqlite.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
        var pool = new HikariConfig();
        pool.setPoolName("sqlite");
        pool.setDataSource(sqlite);
        pool.setMaximumPoolSize(READERS + 1);
        return new HikariDataSource(pool);
    }

    /** The file belongs to one server: nobody else writes. */
    @Override
    public void listen(Consumer<News> listener) {}

    @Override
    public Homes homes() {
        return Homes.ALONE;
    }

    /** SQLite's own way to copy a file that is in use: all pages in one step, which sees one moment and stops no writer. */
    @Override
    public void backup(Path file) {
        if (Files.exists(file)) throw new BadInput(file + " is there already; a backup does not replace it");
        var unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try {
            Files.deleteIfExists(unfinished);
            Files.createFile(unfinished, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
            try (var handle = jdbi.open()) {
                var database =
                        handle.getConnection().unwrap(SQLiteConnection.class).getDatabase();
                int result = database.backup("main", unfinished.toString(), null, 100, 100, -1);
                if (result != 0) throw new IOException("SQLite says " + result);
            }
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | SQLException failure) {
            throw new BadInput("the backup could not be written to " + file + ": " + failure.getMessage(), failure);
        }
    }

    @Override
    public String engine() {
        return "sqlite";
    }
}
