package comptoir.server.wire;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;

/**
 * Who counts as one caller: an address, or with IPv6 all that one subscriber is given (a /64), who could otherwise come by
 * another of them each time.
 */
final class Subscriber {

    private static final int BYTES_OF_ITS_OWN = 8;

    private Subscriber() {}

    static String of(String address) {
        try {
            if (InetAddress.ofLiteral(address) instanceof Inet6Address many)
                return HexFormat.of().formatHex(many.getAddress(), 0, BYTES_OF_ITS_OWN) + "/64";
        } catch (IllegalArgumentException nameless) {
            // Whatever a proxy calls its callers, each is one.
            return address;
        }
        return address;
    }
}
