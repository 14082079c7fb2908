package comptoir.server.push;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Optional;
import javax.crypto.KeyAgreement;

/** Keys on the curve P-256, as Web Push writes them: a point is 4, x and y, 65 bytes in all. */
final class Curve {

    static final int POINT_BYTES = 65;
    private static final int NUMBER_BYTES = 32;
    private static final ECParameterSpec P256 = parameters();

    private Curve() {}

    private static ECParameterSpec parameters() {
        try {
            var parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has P-256", missing);
        }
    }

    static KeyPair newKeys() {
        try {
            var generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(P256);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has P-256", missing);
        }
    }

    /** A public key; empty where the bytes are no point of the curve. */
    static Optional<ECPublicKey> point(byte[] bytes) {
        if (bytes.length != POINT_BYTES || bytes[0] != 4) return Optional.empty();
        var x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + NUMBER_BYTES));
        var y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + NUMBER_BYTES, POINT_BYTES));
        if (!isOnCurve(x, y)) return Optional.empty();
        try {
            var spec = new ECPublicKeySpec(new ECPoint(x, y), P256);
            return Optional.of((ECPublicKey) KeyFactory.getInstance("EC").generatePublic(spec));
        } catch (GeneralSecurityException wrong) {
            return Optional.empty();
        }
    }

    /** A point beside the curve would give away parts of the secret it is multiplied with. */
    private static boolean isOnCurve(BigInteger x, BigInteger y) {
        var p = ((ECFieldFp) P256.getCurve().getField()).getP();
        if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0) return false;
        var right = x.pow(3)
                .add(P256.getCurve().getA().multiply(x))
                .add(P256.getCurve().getB());
        return y.pow(2).subtract(right).mod(p).signum() == 0;
    }

    static byte[] bytes(ECPublicKey key) {
        var bytes = new byte[POINT_BYTES];
        bytes[0] = 4;
        write(key.getW().getAffineX(), bytes, 1);
        write(key.getW().getAffineY(), bytes, 1 + NUMBER_BYTES);
        return bytes;
    }

    private static void write(BigInteger number, byte[] into, int at) {
        var digits = number.toByteArray();
        int from = Math.max(0, digits.length - NUMBER_BYTES);
        int count = digits.length - from;
        System.arraycopy(digits, from, into, at + NUMBER_BYTES - count, count);
    }

    /** What two parties agree on, each with its own private key and the other's public one. */
    static byte[] agree(KeyPair own, ECPublicKey other) throws GeneralSecurityException {
        var agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own.getPrivate());
        agreement.doPhase(other, true);
        return agreement.generateSecret();
    }
}
