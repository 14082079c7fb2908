package comptoir.engine;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256 and HMAC-SHA-256 as the JDK has them; where the engine runs outside Java another class stands in for this one. */
public final class Sha256 {

    private Sha256() {}

    public static byte[] of(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /** HMAC-SHA-256 with a key; not for several threads at once. */
    public static Keyed keyed(byte[] key) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return (first, second) -> {
                mac.update(first);
                return mac.doFinal(second);
            };
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has HMAC", missing);
        }
    }

    /** The hash of two texts, one after the other. */
    public interface Keyed {
        byte[] of(byte[] first, byte[] second);
    }
}
