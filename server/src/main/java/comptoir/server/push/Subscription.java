package comptoir.server.push;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import java.util.Locale;

/**
 * Where a browser can be told something though its page is closed, as it says itself.
 *
 * @param endpoint the address of its push service, which holds a secret
 * @param key the browser's public key
 * @param auth a secret that it shares with whoever may write
 * @param language in which it is written to
 */
public record Subscription(String endpoint, String key, String auth, String language) {

    private static final int LONGEST = 1000;

    /**
     * A subscription as it comes in: an error says what is wrong with it.
     *
     * @param anywhere whether any address will do
     */
    static Subscription checked(Tree given, String language, boolean anywhere) {
        var subscription = new Subscription(
                given.at("endpoint").text(),
                given.at("keys").at("p256dh").text(),
                given.at("keys").at("auth").text(),
                language);
        if (subscription.endpoint.length() > LONGEST)
            throw given.at("endpoint").wrong(Text.say("may have {0} characters", LONGEST));
        var address = address(given.at("endpoint"));
        if (!anywhere) {
            boolean usual = address.getPort() < 0 || address.getPort() == 443;
            if (!"https".equals(address.getScheme()) || !usual)
                throw given.at("endpoint").wrong(Text.say("must be an https address"));
            if (!isPublic(address)) throw given.at("endpoint").wrong(Text.say("is no address of the public Internet"));
        }
        if (Curve.point(decoded(given.at("keys").at("p256dh"))).isEmpty())
            throw given.at("keys").at("p256dh").wrong(Text.say("is no key"));
        if (decoded(given.at("keys").at("auth")).length != Encryption.AUTH_BYTES)
            throw given.at("keys").at("auth").wrong(Text.say("is no key"));
        return subscription;
    }

    private static URI address(Tree endpoint) {
        try {
            var address = new URI(endpoint.text());
            var scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
            if (address.getHost() == null || address.getRawUserInfo() != null || !scheme.startsWith("http"))
                throw endpoint.wrong(Text.say("must be an https address"));
            return address;
        } catch (URISyntaxException wrong) {
            throw endpoint.wrong(Text.say("must be an https address"));
        }
    }

    private static byte[] decoded(Tree text) {
        try {
            return Base64.getUrlDecoder().decode(text.text());
        } catch (IllegalArgumentException wrong) {
            throw text.wrong(Text.say("is no key"));
        }
    }

    URI address() {
        return URI.create(endpoint);
    }

    ECPublicKey browserKey() {
        return Curve.point(Base64.getUrlDecoder().decode(key)).orElseThrow(() -> new BadInput(Text.say("is no key")));
    }

    byte[] secret() {
        return Base64.getUrlDecoder().decode(auth);
    }

    /**
     * Whether an address leads out into the Internet, and not to this machine or its neighbours: whoever subscribes names it.
     * Looked at again before each message; what is found is then remembered by Java for longer than connecting takes.
     */
    static boolean isPublic(URI address) {
        try {
            for (var found : InetAddress.getAllByName(address.getHost())) if (!isPublic(found)) return false;
            return true;
        } catch (UnknownHostException nowhere) {
            return false;
        }
    }

    private static boolean isPublic(InetAddress found) {
        if (found.isLoopbackAddress()
                || found.isAnyLocalAddress()
                || found.isLinkLocalAddress()
                || found.isSiteLocalAddress()
                || found.isMulticastAddress()) return false;
        var bytes = found.getAddress();
        int first = bytes[0] & 255;
        int second = bytes[1] & 255;
        // fc00::/7 are private; 64:ff9b::/96 and 2002::/16 lead to addresses of the older kind, whichever they are.
        if (found instanceof Inet6Address)
            return (first & 0xfe) != 0xfc && !(first == 0 && second == 0x64) && !(first == 0x20 && second == 2);
        // Shared by a provider's customers, tests, and what nobody may have.
        boolean shared = first == 100 && (second & 0xc0) == 64;
        boolean tests = first == 198 && (second & 0xfe) == 18;
        return first != 0 && first < 224 && !shared && !tests;
    }
}
