package comptoir.server.push;

import comptoir.protocol.Json;
import comptoir.server.store.Notes;
import comptoir.server.store.Notes.Note;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;

/**
 * The keys by which push services know this server (RFC 8292). They are made at its first start and kept in the database: a
 * browser's subscription holds for the key it was made with, and for all servers that share the database.
 */
public final class Vapid {

    private static final String ROOM = "vapid";
    private static final Duration FITS = Duration.ofHours(12);
    private static final Base64.Encoder WRITING = Base64.getUrlEncoder().withoutPadding();
    private static final Base64.Decoder READING = Base64.getUrlDecoder();

    private static final Header SIGNED = new Header("JWT", "ES256");

    private record Header(String typ, String alg) {}

    /** For whom, until when (in seconds), and whom to turn to. */
    private record Claims(String aud, long exp, String sub) {}

    private final PrivateKey privateKey;
    private final String publicKey;

    private Vapid(PrivateKey privateKey, String publicKey) {
        this.privateKey = privateKey;
        this.publicKey = publicKey;
    }

    /** The server's own; made where there are none yet. */
    public static Vapid of(Notes notes) {
        var note = notes.note(ROOM, "", "keys").orElseGet(() -> notes.keepFirst(fresh()));
        var parts = note.content().split(" ", 2);
        try {
            var spec = new PKCS8EncodedKeySpec(READING.decode(parts[1]));
            return new Vapid(KeyFactory.getInstance("EC").generatePrivate(spec), parts[0]);
        } catch (GeneralSecurityException spoilt) {
            throw new IllegalStateException("the keys for push messages in the database cannot be read", spoilt);
        }
    }

    private static Note fresh() {
        var keys = Curve.newKeys();
        var open = WRITING.encodeToString(Curve.bytes((ECPublicKey) keys.getPublic()));
        var secret = WRITING.encodeToString(keys.getPrivate().getEncoded());
        return new Note(ROOM, "", "keys", open + " " + secret, System.currentTimeMillis());
    }

    /** What a browser subscribes with. */
    public String publicKey() {
        return publicKey;
    }

    /**
     * What a push service is shown: that this server sends it, for now.
     *
     * @param contact whom to turn to, an address
     */
    String authorization(URI endpoint, String contact) {
        var claims = new Claims(
                endpoint.getScheme() + "://" + endpoint.getRawAuthority(),
                Instant.now().plus(FITS).getEpochSecond(),
                contact);
        var said = part(SIGNED) + "." + part(claims);
        return "vapid t=" + said + "." + WRITING.encodeToString(signed(said)) + ", k=" + publicKey;
    }

    private static String part(Record content) {
        return WRITING.encodeToString(Json.write(content).getBytes(StandardCharsets.UTF_8));
    }

    private byte[] signed(String said) {
        try {
            var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(privateKey);
            signature.update(said.getBytes(StandardCharsets.US_ASCII));
            return signature.sign();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java can sign by ES256", missing);
        }
    }
}
