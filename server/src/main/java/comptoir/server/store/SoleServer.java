package comptoir.server.store;

import comptoir.engine.BadInput;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps a second server from a SQLite file: each would hold tables in memory that the other changes. The lock is the
 * machine's own, so that it is gone with a process that was killed.
 */
public final class SoleServer implements AutoCloseable {

    private final FileChannel channel;

    private SoleServer(FileChannel channel) {
        this.channel = channel;
    }

    public static SoleServer of(Path file) {
        try {
            var channel =
                    FileChannel.open(Path.of(file + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            try {
                if (channel.tryLock() != null) return new SoleServer(channel);
            } catch (OverlappingFileLockException here) {
                channel.close();
                throw taken(file);
            }
            channel.close();
            throw taken(file);
        } catch (IOException unwritable) {
            throw new BadInput(file + " cannot be locked: " + unwritable.getMessage(), unwritable);
        }
    }

    private static BadInput taken(Path file) {
        return new BadInput("another server has " + file + " open; several servers share a PostgreSQL (--db)");
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException gone) {
            throw new IllegalStateException("the lock could not be given back", gone);
        }
    }
}
