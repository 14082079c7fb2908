package comptoir.server.wire;

import comptoir.server.Settings;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.URI;
import java.net.URISyntaxException;

/** Where a request comes from. A browser says which page sent it: only pages of this server may act here. */
final class Origins {

    private final Settings settings;

    Origins(Settings settings) {
        this.settings = settings;
    }

    /** Whether a page of ours sent it, or no page at all: programs name no origin. */
    boolean isOurs(Headers headers) {
        if (!headers.contains(HeaderNames.ORIGIN)) return true;
        var origin = headers.get(HeaderNames.ORIGIN).get();
        try {
            var page = new URI(origin);
            if (page.getHost() == null) return false;
            if (settings.publicUrl().filter(url -> same(url, page)).isPresent()) return true;
            return headers.contains(HeaderNames.HOST)
                    && page.getRawAuthority()
                            .equalsIgnoreCase(headers.get(HeaderNames.HOST).get());
        } catch (URISyntaxException unreadable) {
            return false;
        }
    }

    private static boolean same(URI one, URI other) {
        return one.getScheme().equalsIgnoreCase(other.getScheme())
                && one.getRawAuthority().equalsIgnoreCase(other.getRawAuthority());
    }

    /** The address a trusted proxy names; empty where there is none, or it is not trusted. */
    String forwarded(Headers headers) {
        if (!settings.trustProxy() || !headers.contains(HeaderNames.X_FORWARDED_FOR)) return "";
        var hops = String.join(",", headers.get(HeaderNames.X_FORWARDED_FOR).allValues())
                .split(",", -1);
        // The last is what our own proxy saw; those before it are the caller's word.
        return hops[hops.length - 1].strip();
    }

    boolean isSecure() {
        return settings.publicUrl()
                .filter(url -> "https".equalsIgnoreCase(url.getScheme()))
                .isPresent();
    }
}
