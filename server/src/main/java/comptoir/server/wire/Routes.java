package comptoir.server.wire;

import comptoir.server.table.Refused;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Which path leads where. A part in braces stands for anything, and is given to whoever handles the request. */
final class Routes {

    private final List<Route> routes = new ArrayList<>();
    private int cost = Limits.ORDINARY;

    private record Route(String method, String path, List<String> parts, int cost, Consumer<Exchange> handler) {}

    /** What handles a request, what it costs, and what stood in the braces. */
    record Found(Consumer<Exchange> handler, int cost, Map<String, String> parameters) {}

    /** Those that are added from now on cost so much. */
    Routes costing(int each) {
        cost = each;
        return this;
    }

    Routes get(String path, Consumer<Exchange> handler) {
        return add("GET", path, handler);
    }

    Routes post(String path, Consumer<Exchange> handler) {
        return add("POST", path, handler);
    }

    Routes put(String path, Consumer<Exchange> handler) {
        return add("PUT", path, handler);
    }

    Routes delete(String path, Consumer<Exchange> handler) {
        return add("DELETE", path, handler);
    }

    private Routes add(String method, String path, Consumer<Exchange> handler) {
        routes.add(new Route(method, path, parts(path), cost, handler));
        return this;
    }

    /** All of them, as a method and a path. */
    List<String> all() {
        return routes.stream().map(route -> route.method + " " + route.path).toList();
    }

    /** What handles a request; HEAD is answered as GET is, without its body. */
    Found find(String method, String path) {
        var parts = parts(path);
        var wanted = method.equals("HEAD") ? "GET" : method;
        var others = new TreeSet<String>();
        for (var route : routes) {
            var parameters = fits(route.parts, parts);
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
            super("here one may " + allowed);
            this.allowed = allowed;
        }

        String allowed() {
            return allowed;
        }
    }
}
