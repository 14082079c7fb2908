package comptoir.server.admin;

import comptoir.engine.BadInput;
import comptoir.server.store.SoleServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Puts a backup in the place of a SQLite file that no server has open; what was there is kept beside it. */
final class Restore {

    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss", Locale.ROOT);

    private Restore() {}

    /** @return where the file of before is now; null where there was none */
    static @Nullable Path restore(Path backup, Path target) {
        check(backup);
        try {
            var folder = target.toAbsolutePath().getParent();
            if (folder != null) Files.createDirectories(folder);
            // No server may have the file open, or start with it, meanwhile.
            try (var _ = SoleServer.of(target)) {
                return put(backup, target);
            }
        } catch (IOException failure) {
            throw new BadInput("the backup could not be put at " + target + ": " + failure.getMessage(), failure);
        }
    }

    private static @Nullable Path put(Path backup, Path target) throws IOException {
        Path aside = null;
        var fresh = target.resolveSibling(target.getFileName() + ".restoring");
        Files.copy(backup, fresh, StandardCopyOption.REPLACE_EXISTING);
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            aside = target.resolveSibling(target.getFileName() + ".before-"
                    + LocalDateTime.now(ZoneId.systemDefault()).format(MOMENT));
            Files.move(target, aside);
            // What is written ahead belongs to the file of before.
            for (var suffix : new String[] {"-wal", "-shm"}) {
                var beside = target.resolveSibling(target.getFileName() + suffix);
                if (Files.exists(beside)) Files.move(beside, aside.resolveSibling(aside.getFileName() + suffix));
            }
        }
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        return aside;
    }

    /** A backup of ours, whole and sound. */
    private static void check(Path backup) {
        if (!Files.isRegularFile(backup)) throw new BadInput("there is no file " + backup);
        try (var connection = DriverManager.getConnection("jdbc:sqlite:file:" + backup.toAbsolutePath() + "?mode=ro");
                var statement = connection.createStatement()) {
            try (var sound = statement.executeQuery("PRAGMA integrity_check")) {
                if (!sound.next() || !"ok".equals(sound.getString(1)))
                    throw new BadInput(backup + " is damaged: " + sound.getString(1));
            }
            try (var tables = statement.executeQuery("SELECT count(*) FROM sqlite_master WHERE name = 'game_table'")) {
                if (!tables.next() || tables.getInt(1) != 1) throw new BadInput(backup + " is no backup of Comptoir");
            }
        } catch (SQLException unreadable) {
            throw new BadInput(backup + " is no backup that can be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
