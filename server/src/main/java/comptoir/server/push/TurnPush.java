package comptoir.server.push;

import comptoir.engine.Language;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.table.Lobby;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Semaphore;

/** Tells persons who have left the page, and want to be told, that it is their move: at which game, and the link to it. */
public final class TurnPush {

    private static final Logger LOGGER = System.getLogger(TurnPush.class.getName());
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration STILL_NEWS = Duration.ofDays(2);
    private static final int AT_ONCE = 32;
    private static final int GONE = 410;
    private static final int UNKNOWN = 404;

    private final Lobby lobby;
    private final Settings settings;
    private final Vapid vapid;
    private final Subscriptions subscriptions;
    private final Semaphore sending = new Semaphore(AT_ONCE);
    // Redirects are not followed: they could lead to where nobody may subscribe.
    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    public TurnPush(Lobby lobby, Settings settings) {
        this.lobby = lobby;
        this.settings = settings;
        this.vapid = Vapid.of(lobby.store());
        this.subscriptions = new Subscriptions(lobby.store());
        lobby.onTurn(this::tell);
    }

    /** What browsers subscribe with. */
    public String publicKey() {
        return vapid.publicKey();
    }

    public Subscriptions subscriptions() {
        return subscriptions;
    }

    /** A device of a person wants to be told from now on. */
    public void subscribe(String person, Tree given, Language language) {
        var checked = Subscription.checked(given, language.code(), anywhere());
        subscriptions.add(person, checked);
    }

    private boolean anywhere() {
        return settings.get(Setting.PUSH_ANYWHERE);
    }

    private void tell(Lobby.TurnAlert alert) {
        if (alert.person().isEmpty()) return;
        Thread.ofVirtual().name("push").start(() -> {
            try {
                var all = subscriptions.of(alert.person());
                if (all.isEmpty() || !subscriptions.mayTell(alert.person(), settings.get(Setting.PUSH_DAILY))) return;
                for (var each : all) send(alert, each);
            } catch (RuntimeException fault) {
                LOGGER.log(Level.WARNING, "somebody could not be told that it is their move", fault);
            }
        });
    }

    private void send(Lobby.TurnAlert alert, Subscription to) {
        var address = to.address();
        if (!anywhere() && !Subscription.isPublic(address)) return;
        var message = Encryption.encrypt(written(alert, to), to.browserKey(), to.secret());
        var request = HttpRequest.newBuilder(address)
                .timeout(PATIENCE)
                .header("Content-Encoding", "aes128gcm")
                .header("Content-Type", "application/octet-stream")
                .header("TTL", String.valueOf(STILL_NEWS.toSeconds()))
                // Of several that wait for a device that is off, the last one for each table is enough.
                .header("Topic", alert.table())
                .header("Authorization", vapid.authorization(address, contact()))
                .POST(BodyPublishers.ofByteArray(message))
                .build();
        sending.acquireUninterruptibly();
        try {
            int status = http.send(request, BodyHandlers.discarding()).statusCode();
            if (status == UNKNOWN || status == GONE) subscriptions.remove(alert.person(), to.endpoint());
            else if (status >= 300)
                LOGGER.log(Level.INFO, "a push service at {0} answered {1}", address.getHost(), status);
        } catch (IOException unreachable) {
            LOGGER.log(Level.INFO, "a push service at {0} cannot be reached", address.getHost());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            sending.release();
        }
    }

    private byte[] written(Lobby.TurnAlert alert, Subscription to) {
        var language = Language.of(to.language());
        var game = Games.named(lobby.visit(alert.table()).doc().game());
        var word = Map.of(
                "title", language.say(game.name()),
                "body", language.say(Text.say("It is your move.")),
                "path", "t/" + alert.table());
        return Json.write(word).getBytes(StandardCharsets.UTF_8);
    }

    /** Whom a push service may turn to where something is wrong with what we send. */
    private String contact() {
        return settings.publicUrl().map(String::valueOf).orElse("mailto:nobody@localhost");
    }
}
