package comptoir.server.wire;

import comptoir.server.Settings;
import java.net.URI;
import java.net.URISyntaxException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/** Where a request comes from. A browser says which page sent it: only pages of this server may act here. */
final class Origins {

    private final Settings settings;

    Origins(Settings settings) {
        this.settings = settings;
    }

    /** Whether a page of ours sent it, or no page at all: programs name no origin. */
    boolean isOurs(HttpFields headers) {
        var origin = headers.get(HttpHeader.ORIGIN);
        if (origin == null) return true;
        try {
            var page = new URI(origin);
            if (page.getHost() == null) return false;
            if (settings.publicUrl().filter(url -> same(url, page)).isPresent()) return true;
            return page.getRawAuthority().equalsIgnoreCase(headers.get(HttpHeader.HOST));
        } catch (URISyntaxException unreadable) {
            return false;
        }
    }

    private static boolean same(URI one, URI other) {
        return one.getScheme().equalsIgnoreCase(other.getScheme())
                && one.getRawAuthority().equalsIgnoreCase(other.getRawAuthority());
    }

    /** Who calls: the address that a trusted proxy names, or the one that the connection comes from. */
    String address(Request request) {
        var named = request.getHeaders().getValuesList(HttpHeader.X_FORWARDED_FOR);
        boolean told = settings.trustProxy() || Peers.isPeers(request);
        if (!told || named.isEmpty()) return Request.getRemoteAddr(request);
        // The last is what our own proxy saw; those before it are the caller's word.
        var hops = String.join(",", named).split(",", -1);
        return hops[hops.length - 1].strip();
    }

    boolean isSecure() {
        return settings.publicUrl()
                .filter(url -> "https".equalsIgnoreCase(url.getScheme()))
                .isPresent();
    }
}
