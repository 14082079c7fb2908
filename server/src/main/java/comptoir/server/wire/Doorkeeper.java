package comptoir.server.wire;

import comptoir.server.Setting;
import comptoir.server.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.WebSocketConnection;

/**
 * How many may come in, and how long they may stand in the door. Counted as connections of TCP, before a word is read: who
 * never says anything counts too.
 */
final class Doorkeeper implements SelectorManager.AcceptListener, Connection.Listener {

    private static final Logger LOGGER = System.getLogger(Doorkeeper.class.getName());

    /** Descriptors that are left for the store, the classes and the machine. */
    private static final int LEFT_FOR_OTHERS = 150;

    /** How often it looks round, at the latest. */
    private static final Duration LOOK = Duration.ofSeconds(5);

    private final Settings settings;
    private final Metrics metrics;
    private final Duration patience;
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
    private final Map<SelectableChannel, String> counted = new ConcurrentHashMap<>();
    private final Map<Connection, Waiting> waiting = new ConcurrentHashMap<>();

    /** Since when a connection has not completed a request, and how many it had completed then. */
    private record Waiting(long since, long requests) {}

    Doorkeeper(Settings settings, Metrics metrics) {
        this.settings = settings;
        this.metrics = metrics;
        this.patience = settings.get(Setting.REQUEST_SECONDS);
    }

    /** @param peers the door for other servers: they come in great numbers from one address, but not without end */
    void guard(Server server, ServerConnector connector, Optional<ServerConnector> peers) {
        int most = most(peers.isPresent() ? 2 : 1);
        connector.addBean(this);
        connector.addBean(new NetworkConnectionLimit(most, connector));
        peers.ifPresent(door -> door.addBean(new NetworkConnectionLimit(most, door)));
        var timer = server.getScheduler();
        long look = Math.clamp(patience.toMillis(), 100, LOOK.toMillis());
        server.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarted(LifeCycle started) {
                again();
            }

            private void again() {
                timer.schedule(
                        () -> {
                            if (!server.isRunning()) return;
                            look(connector);
                            again();
                        },
                        look,
                        TimeUnit.MILLISECONDS);
            }
        });
    }

    /** All that the machine's limit of open files lets in by so many doors, or as many as the settings say. */
    private int most(int doors) {
        var machine = ManagementFactory.getOperatingSystemMXBean();
        if (!(machine instanceof com.sun.management.UnixOperatingSystemMXBean unix)) return settings.connections();
        long files = unix.getMaxFileDescriptorCount() - LEFT_FOR_OTHERS;
        return (int) Math.max(10, Math.min(settings.connections(), files / doors));
    }

    /** A listener that has died is opened again; where that fails the server is of no use, and ends. */
    private void look(ServerConnector connector) {
        cutTheSlow();
        if (connector.isOpen() || !connector.isRunning()) return;
        LOGGER.log(Level.ERROR, "the listener has died; it is opened again");
        metrics.listenerDied();
        try {
            connector.stop();
            connector.start();
        } catch (Exception fault) {
            LOGGER.log(Level.ERROR, "the listener cannot be opened again: the server ends", fault);
            Runtime.getRuntime().exit(70);
        }
    }

    private void cutTheSlow() {
        long now = System.nanoTime();
        waiting.forEach((connection, was) -> {
            long requests = connection.getMessagesIn();
            if (requests != was.requests) waiting.put(connection, new Waiting(now, requests));
            else if (now - was.since > patience.toNanos()) {
                LOGGER.log(Level.DEBUG, "a connection is cut: no request within {0}", patience);
                connection.close();
            }
        });
    }

    @Override
    public void onAccepting(SelectableChannel channel) {
        if (settings.trustProxy()) return;
        var address = address(channel);
        int open = byAddress.merge(address, 1, Integer::sum);
        counted.put(channel, address);
        if (open > settings.connectionsPerAddress()) close(channel);
    }

    private static void close(SelectableChannel channel) {
        try {
            channel.close();
        } catch (IOException gone) {
            LOGGER.log(Level.DEBUG, "a connection too many has gone by itself", gone);
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        forget(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        forget(channel);
    }

    private void forget(SelectableChannel channel) {
        var address = counted.remove(channel);
        if (address != null) byAddress.computeIfPresent(address, (_, open) -> open > 1 ? open - 1 : null);
    }

    private static String address(SelectableChannel channel) {
        try {
            var remote = ((SocketChannel) channel).getRemoteAddress();
            return remote instanceof InetSocketAddress known
                    ? Subscriber.of(known.getAddress().getHostAddress())
                    : "";
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    @Override
    public void onOpened(Connection connection) {
        if (!(connection instanceof WebSocketConnection)) waiting.put(connection, new Waiting(System.nanoTime(), 0));
    }

    @Override
    public void onClosed(Connection connection) {
        waiting.remove(connection);
    }
}
