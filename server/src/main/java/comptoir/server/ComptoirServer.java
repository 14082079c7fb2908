package comptoir.server;

import comptoir.server.store.Store;
import comptoir.server.store.Stores;
import comptoir.server.table.Lobby;
import comptoir.server.wire.Web;
import java.net.URI;

/** A running server: its store, its tables, its address. */
public final class ComptoirServer implements AutoCloseable {

    private final Store store;
    private final Lobby lobby;
    private final Web web;

    private ComptoirServer(Store store, Lobby lobby, Web web) {
        this.store = store;
        this.lobby = lobby;
        this.web = web;
    }

    public static ComptoirServer start(Settings settings) {
        var store = Stores.open(settings.database(), settings.data());
        var lobby = new Lobby(store, settings.botMillis());
        try {
            return new ComptoirServer(store, lobby, Web.start(settings, lobby));
        } catch (RuntimeException failure) {
            lobby.close();
            store.close();
            throw failure;
        }
    }

    /** Where it is reached on this machine. */
    public URI address() {
        return web.address();
    }

    public Lobby lobby() {
        return lobby;
    }

    /** Stops in order: no more requests, positions kept, everything written. */
    @Override
    public void close() {
        web.close();
        lobby.close();
        store.close();
    }
}
