package comptoir.server.wire;

import comptoir.server.table.Refused;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which path leads where, what it takes and what it answers. A part in braces stands for anything, and is given to whoever
 * handles the request. What a route says of itself is what docs/openapi.yaml says of it.
 */
final class Routes {

    private final List<Route> routes = new ArrayList<>();
    private int cost = Limits.ORDINARY;

    /**
     * One path for one method.
     *
     * @param body the record that comes in; null where none does
     * @param answer the record that goes out; null where it is something else
     * @param status of an answer
     * @param queries what may be asked for after the question mark
     */
    record Route(
            String method,
            String path,
            String summary,
            @Nullable Class<?> body,
            @Nullable Class<?> answer,
            int status,
            List<Query> queries,
            int cost,
            Consumer<Exchange> handler) {

        private List<String> parts() {
            return Routes.parts(path);
        }
    }

    /** A parameter after the question mark. */
    record Query(String name, String about) {}

    /** What handles a request, what it costs, and what stood in the braces. */
    record Found(Consumer<Exchange> handler, int cost, Map<String, String> parameters) {}

    /** Those that are added from now on cost so much. */
    Routes costing(int each) {
        cost = each;
        return this;
    }

    <A extends Record> Routes get(String path, String summary, Class<A> answer, Function<Exchange, A> handler) {
        return add("GET", path, summary, null, answer, 200, sending(200, handler));
    }

    <A extends Record> Routes delete(String path, String summary, Class<A> answer, Function<Exchange, A> handler) {
        return add("DELETE", path, summary, null, answer, 200, sending(200, handler));
    }

    <A extends Record> Routes post(String path, String summary, Class<A> answer, Function<Exchange, A> handler) {
        return add("POST", path, summary, null, answer, 200, sending(200, handler));
    }

    <B extends Record, A extends Record> Routes post(
            String path, String summary, Class<B> body, Class<A> answer, BiFunction<Exchange, B, A> handler) {
        return add("POST", path, summary, body, answer, 200, sending(200, reading(body, handler)));
    }

    <B extends Record, A extends Record> Routes put(
            String path, String summary, Class<B> body, Class<A> answer, BiFunction<Exchange, B, A> handler) {
        return add("PUT", path, summary, body, answer, 200, sending(200, reading(body, handler)));
    }

    /** Makes something new, without a body. */
    <A extends Record> Routes make(String path, String summary, Class<A> answer, Function<Exchange, A> handler) {
        return add("POST", path, summary, null, answer, 201, sending(201, handler));
    }

    /** Makes something new. */
    <B extends Record, A extends Record> Routes make(
            String path, String summary, Class<B> body, Class<A> answer, BiFunction<Exchange, B, A> handler) {
        return add("POST", path, summary, body, answer, 201, sending(201, reading(body, handler)));
    }

    /** Answers something that is no record. */
    Routes other(String path, String summary, Consumer<Exchange> handler) {
        return add("GET", path, summary, null, null, 200, handler);
    }

    /** The route that was added last may be asked for so much more. */
    Routes asking(String name, String about) {
        var last = routes.removeLast();
        var queries = new ArrayList<>(last.queries);
        queries.add(new Query(name, about));
        routes.add(new Route(
                last.method,
                last.path,
                last.summary,
                last.body,
                last.answer,
                last.status,
                List.copyOf(queries),
                last.cost,
                last.handler));
        return this;
    }

    private static <A> Consumer<Exchange> sending(int status, Function<Exchange, A> handler) {
        return exchange -> exchange.send(status, handler.apply(exchange));
    }

    private static <B extends Record, A> Function<Exchange, A> reading(
            Class<B> body, BiFunction<Exchange, B, A> handler) {
        return exchange -> handler.apply(exchange, Reading.read(body, exchange.body()));
    }

    private Routes add(
            String method,
            String path,
            String summary,
            @Nullable Class<?> body,
            @Nullable Class<?> answer,
            int status,
            Consumer<Exchange> handler) {
        routes.add(new Route(method, path, summary, body, answer, status, List.of(), cost, handler));
        return this;
    }

    List<Route> all() {
        return List.copyOf(routes);
    }

    /** What handles a request; HEAD is answered as GET is, without its body. */
    Found find(String method, String path) {
        var parts = parts(path);
        var wanted = method.equals("HEAD") ? "GET" : method;
        var others = new TreeSet<String>();
        for (var route : routes) {
            var parameters = fits(route.parts(), parts);
            if (parameters == null) continue;
            if (route.method.equals(wanted)) return new Found(route.handler, route.cost, parameters);
            others.add(route.method);
        }
        if (others.isEmpty()) throw new Refused(Refused.Code.UNKNOWN_PATH, "there is nothing at this path");
        if (others.contains("GET")) others.add("HEAD");
        throw new WrongMethod(String.join(", ", others));
    }

    private static @Nullable Map<String, String> fits(List<String> pattern, List<String> parts) {
        if (pattern.size() != parts.size()) return null;
        var parameters = new HashMap<String, String>();
        for (int i = 0; i < parts.size(); i++) {
            var each = pattern.get(i);
            if (each.startsWith("{")) parameters.put(each.substring(1, each.length() - 1), parts.get(i));
            else if (!each.equals(parts.get(i))) return null;
        }
        return parameters;
    }

    private static List<String> parts(String path) {
        return List.of(path.substring(1).split("/", -1));
    }

    /** The path is there, for other methods. */
    static final class WrongMethod extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String allowed;

        WrongMethod(String allowed) {
            this.allowed = allowed;
        }

        String allowed() {
            return allowed;
        }
    }
}
