package comptoir.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Secrets that cannot be guessed, kept as hashes and compared in constant time. */
public final class Secrets {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int KEY_BYTES = 18;
    private static final int CHANCE_BYTES = 32;
    private static final String ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;

    private Secrets() {}

    /** 144 bits, for a seat's link or a person's cookie. */
    public static String key() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(KEY_BYTES));
    }

    /** 256 bits in hexadecimal, for the chance of a table. */
    public static String chance() {
        return HexFormat.of().formatHex(bytes(CHANCE_BYTES));
    }

    /** A name for a table: no secret, but nobody meets another by chance. */
    public static String id() {
        var id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) id.append(ID_LETTERS.charAt(RANDOM.nextInt(ID_LETTERS.length())));
        return id.toString();
    }

    /** Whether it could be such an id: what a stranger made up need not be looked for. */
    public static boolean isId(String text) {
        return text.length() == ID_LENGTH && text.chars().allMatch(letter -> ID_LETTERS.indexOf(letter) >= 0);
    }

    /** SHA-256 in hexadecimal. */
    public static String hash(String secret) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /** Whether a secret has that hash, in a time that tells nothing. */
    public static boolean fits(String secret, String hash) {
        return same(hash(secret), hash);
    }

    /** Whether two hashes are the same, in a time that tells nothing. */
    static boolean same(String hash, String other) {
        return MessageDigest.isEqual(
                hash.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] bytes(int count) {
        var bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }
}
