package comptoir.server.wire;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.server.table.Refused;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Set;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Requests over HTTP: who may ask, what handles it, and how a refusal is said. */
final class Handling extends Handler.Abstract {

    private static final Logger LOGGER = System.getLogger(Handling.class.getName());
    private static final Logger REQUESTS = System.getLogger("comptoir.requests");
    static final Text NOT_OURS = Text.say("this page is not ours");
    private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");

    private static final Map<String, String> SAFETY = Map.of(
            "Content-Security-Policy",
            Web.PAGE_POLICY + "; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=()");

    private final Services services;
    private final Routes routes;
    private final Pages pages;

    Handling(Services services) {
        this.services = services;
        this.pages = new Pages(
                services.settings().base(),
                new Previews(services.lobby().store(), services.settings().publicUrl()));
        this.routes = new Api(services).routes();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        long start = System.nanoTime();
        var exchange = new Exchange(services, request, response, callback);
        guard(response);
        try {
            handle(exchange);
        } catch (Routes.WrongMethod wrong) {
            response.getHeaders().put("Allow", wrong.allowed());
            boolean asked = request.getMethod().equals("OPTIONS");
            if (asked) exchange.send(204, "text/plain", new byte[0]);
            else exchange.refuse(new Refused(Refused.Code.WRONG_METHOD, "here one may {0}", wrong.allowed()));
        } catch (Refused refused) {
            exchange.refuse(refused);
        } catch (BadInput wrong) {
            exchange.refuse(Refused.wrong(Refused.Code.BAD_REQUEST, wrong));
        } catch (RuntimeException | StackOverflowError fault) {
            fault(exchange, fault);
        }
        long nanos = System.nanoTime() - start;
        services.metrics().request(nanos);
        if (REQUESTS.isLoggable(Level.INFO))
            REQUESTS.log(
                    Level.INFO,
                    "{0} {1} {2} {3} µs {4}",
                    request.getMethod(),
                    exchange.path(),
                    response.getStatus(),
                    nanos / 1000,
                    exchange.address());
        return true;
    }

    private void guard(Response response) {
        var headers = response.getHeaders();
        SAFETY.forEach(headers::put);
        var strict = services.settings().hsts();
        if (strict.isPositive()) headers.put("Strict-Transport-Security", "max-age=" + strict.toSeconds());
    }

    private void handle(Exchange exchange) {
        var request = exchange.request();
        boolean peers = Peers.isPeers(request);
        if (peers && !services.peers().isTrusted(request))
            throw new Refused(Refused.Code.NOT_ALLOWED, "this port is for servers");
        if (services.limits().isBanned(exchange.address()))
            throw new Refused(Refused.Code.NOT_ALLOWED, "this address is not served");
        if (!HARMLESS.contains(request.getMethod()) && !services.origins().isOurs(request.getHeaders()))
            throw new Refused(Refused.Code.BAD_ORIGIN, NOT_OURS, null);
        var path = exchange.path();
        if (path.startsWith("/api/") || path.startsWith("/health") || path.equals("/metrics")) {
            var found = routes.find(request.getMethod(), path);
            // What another server passes on has been counted there.
            if (!peers) {
                services.limits().request(exchange.address(), found.cost());
                var table = found.parameters().get("table");
                if (table != null && services.peers().forward(exchange, table)) return;
            }
            // A body that nobody reads would cost the connection, which its owner has another request under way on.
            if (!HARMLESS.contains(request.getMethod())) exchange.bytes();
            found.handler().accept(exchange.parameters(found.parameters()));
        } else if (HARMLESS.contains(request.getMethod())
                && !request.getMethod().equals("OPTIONS")) pages.handle(exchange);
        else throw new Routes.WrongMethod("GET, HEAD");
    }

    private static void fault(Exchange exchange, Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof EofException) {
                // Whoever asked has gone.
                exchange.callback().failed(cause);
                return;
            }
            if (cause instanceof HttpException told) {
                exchange.refuse(refused(told.getCode(), told.getReason()));
                return;
            }
        }
        LOGGER.log(Level.WARNING, "a request could not be answered", fault);
        exchange.refuse(new Refused(Refused.Code.INTERNAL, "a fault of ours; it has been noted"));
    }

    /** What the library itself refuses: requests that are no HTTP, or could be understood in two ways. */
    boolean handleError(Request request, Response response, Callback callback) {
        var message = request.getAttribute(ErrorHandler.ERROR_MESSAGE);
        var exchange = new Exchange(services, request, response, callback);
        guard(response);
        exchange.refuse(refused(response.getStatus(), message == null ? null : String.valueOf(message)));
        return true;
    }

    private static Refused refused(int status, @Nullable String reason) {
        var code = switch (status) {
            case 403 -> Refused.Code.BAD_ORIGIN;
            case 404 -> Refused.Code.UNKNOWN_PATH;
            case 405 -> Refused.Code.WRONG_METHOD;
            case 408 -> Refused.Code.TOO_SLOW;
            case 413, 414, 431 -> Refused.Code.TOO_LONG;
            case 500 -> Refused.Code.INTERNAL;
            case 503 -> Refused.Code.UNAVAILABLE;
            default -> Refused.Code.BAD_REQUEST;
        };
        if (reason == null) return new Refused(code, "the request is not understood");
        // The library's own words are there in English only.
        return new Refused(code, "the request is not understood: {0}", reason);
    }
}
