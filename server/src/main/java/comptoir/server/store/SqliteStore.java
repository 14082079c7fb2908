package comptoir.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** One file, nothing to install. Written ahead to a log that is flushed at every commit. */
public final class SqliteStore extends SqlStore {

    private static final int READERS = 4;

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
    public void tell(List<News> news) {}

    @Override
    public String engine() {
        return "sqlite";
    }
}
