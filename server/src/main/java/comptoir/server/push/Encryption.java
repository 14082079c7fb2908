package comptoir.server.push;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A message that only the subscribed browser can read, whoever passes it on: RFC 8291, on the content coding aes128gcm of
 * RFC 8188, in one record.
 */
final class Encryption {

    static final int AUTH_BYTES = 16;
    private static final int SALT_BYTES = 16;
    private static final int RECORD_BYTES = 4096;
    private static final int TAG_BITS = 128;
    private static final byte LAST_RECORD = 2;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Encryption() {}

    static byte[] encrypt(byte[] message, ECPublicKey browser, byte[] auth) {
        var salt = new byte[SALT_BYTES];
        RANDOM.nextBytes(salt);
        return encrypt(message, browser, auth, Curve.newKeys(), salt);
    }

    /** @param own keys for this one message */
    static byte[] encrypt(byte[] message, ECPublicKey browser, byte[] auth, KeyPair own, byte[] salt) {
        try {
            var sender = Curve.bytes((ECPublicKey) own.getPublic());
            var about = joined(info("WebPush: info"), Curve.bytes(browser), sender);
            var shared = expanded(hmac(auth, Curve.agree(own, browser)), about, 32);
            var secret = hmac(salt, shared);
            var key = expanded(secret, info("Content-Encoding: aes128gcm"), 16);
            var nonce = expanded(secret, info("Content-Encoding: nonce"), 12);
            var cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
            var sealed = cipher.doFinal(joined(message, new byte[] {LAST_RECORD}));
            return ByteBuffer.allocate(SALT_BYTES + 5 + sender.length + sealed.length)
                    .put(salt)
                    .putInt(RECORD_BYTES)
                    .put((byte) sender.length)
                    .put(sender)
                    .put(sealed)
                    .array();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has AES-GCM, HMAC-SHA-256 and ECDH", missing);
        }
    }

    private static byte[] info(String name) {
        return (name + "\0").getBytes(StandardCharsets.US_ASCII);
    }

    /** HKDF's second half for no more than one block. */
    private static byte[] expanded(byte[] key, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(hmac(key, joined(info, new byte[] {1})), length);
    }

    private static byte[] hmac(byte[] key, byte[] message) throws GeneralSecurityException {
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(message);
    }

    private static byte[] joined(byte[]... parts) {
        int length = 0;
        for (var part : parts) length += part.length;
        var all = ByteBuffer.allocate(length);
        for (var part : parts) all.put(part);
        return all.array();
    }
}
