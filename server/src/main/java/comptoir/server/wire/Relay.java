package comptoir.server.wire;

import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/** Passes the messages of a socket on to the server where its table lives, and those of that server back. */
final class Relay implements WebSocket.Listener, Peers.UnderWay {

    private final Session session;
    private final Consumer<Relay> over;
    private volatile @Nullable WebSocket home;

    /** @param over is told when the client has gone */
    Relay(Session session, Consumer<Relay> over) {
        this.session = session;
        this.over = over;
    }

    void tie(WebSocket to) {
        home = to;
    }

    /** Passes on what the client says; it is not read before the last has gone. */
    void send(String text) {
        var to = home;
        if (to == null) return;
        try {
            to.sendText(text, true).join();
        } catch (RuntimeException cut) {
            comeAgain();
        }
    }

    /** The other server is asked for more once the client has taken this. */
    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        session.sendPartialText(text.toString(), last, Callback.from(() -> from.request(1), _ -> from.abort()));
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        // Codes below that say only how a connection ended.
        if (code == 1005 || code == 1006) comeAgain();
        else session.close(code, reason, Callback.NOOP);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable fault) {
        comeAgain();
    }

    /** The other server is gone: the client comes again, and finds where the table lives by then. */
    private void comeAgain() {
        session.close(StatusCode.SERVICE_RESTART, "come back in a moment", Callback.NOOP);
    }

    /** Waiting for its last word would be in vain. */
    @Override
    public void cut() {
        comeAgain();
        abort();
    }

    /** The client has gone. */
    void close() {
        over.accept(this);
        abort();
    }

    private void abort() {
        var to = home;
        if (to != null) to.abort();
    }
}
