package comptoir.server;

import comptoir.server.store.SoleServer;
import comptoir.server.store.Store;
import comptoir.server.store.Stores;
import comptoir.server.table.Expiry;
import comptoir.server.table.Lobby;
import comptoir.server.wire.Bans;
import comptoir.server.wire.Web;
import java.net.URI;
import java.util.Optional;

/** A running server: its store, its tables, its address. */
public final class ComptoirServer implements AutoCloseable {

    private final Optional<SoleServer> alone;
    private final Store store;
    private final Lobby lobby;
    private final Web web;
    private final Bans bans;
    private final Expiry expiry;
    private final Settings settings;

    private ComptoirServer(
            Optional<SoleServer> alone,
            Store store,
            Lobby lobby,
            Web web,
            Bans bans,
            Expiry expiry,
            Settings settings) {
        this.alone = alone;
        this.store = store;
        this.lobby = lobby;
        this.web = web;
        this.bans = bans;
        this.expiry = expiry;
        this.settings = settings;
    }

    public static ComptoirServer start(Settings settings) {
        var store = Stores.open(settings.database(), settings.data());
        Optional<SoleServer> alone;
        try {
            alone = Stores.file(settings.database(), settings.data()).map(SoleServer::of);
        } catch (RuntimeException taken) {
            store.close();
            throw taken;
        }
        var lobby = new Lobby(store, settings.botMillis(), settings.standInGrace(), settings.chances());
        try {
            var bans = new Bans(settings.data().resolve("banned.txt"));
            var web = Web.start(settings, lobby, bans);
            lobby.open(web.peerAddress());
            return new ComptoirServer(alone, store, lobby, web, bans, new Expiry(lobby, settings.keep()), settings);
        } catch (RuntimeException failure) {
            lobby.close();
            store.close();
            alone.ifPresent(SoleServer::close);
            throw failure;
        }
    }

    /** Where it is reached on this machine. */
    public URI address() {
        return web.address();
    }

    /** Where people reach it; ends with a slash. */
    public URI url() {
        return settings.publicUrl().orElseGet(this::address);
    }

    public Bans bans() {
        return bans;
    }

    public Lobby lobby() {
        return lobby;
    }

    /** Stops in order: no more requests, positions kept, everything written. */
    @Override
    public void close() {
        expiry.close();
        web.close();
        lobby.close();
        store.close();
        alone.ifPresent(SoleServer::close);
    }
}
