package comptoir.server.push;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpServer;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A push service and the browser behind it, in one: takes messages, checks who sent them, and reads them. */
final class PushService implements AutoCloseable {

    private static final Base64.Encoder WRITING = Base64.getUrlEncoder().withoutPadding();

    private final HttpServer server;
    private final KeyPair browser = Curve.newKeys();
    private final byte[] auth = "sixteen bytes ok".getBytes(StandardCharsets.US_ASCII);
    private final LinkedBlockingQueue<Came> came = new LinkedBlockingQueue<>();
    volatile int answer = 201;

    /** A message as it came in. */
    static final class Came {
        private final Headers headers;
        private final byte[] body;

        private Came(Headers headers, byte[] body) {
            this.headers = headers;
            this.body = body;
        }

        String header(String name) {
            return String.valueOf(headers.getFirst(name));
        }

        byte[] body() {
            return body;
        }
    }

    PushService() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        server.createContext("/", exchange -> {
            came.add(new Came(
                    exchange.getRequestHeaders(), exchange.getRequestBody().readAllBytes()));
            exchange.sendResponseHeaders(answer, -1);
            exchange.close();
        });
        server.start();
    }

    String origin() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** What the browser says of its subscription. */
    Map<String, Object> subscription() {
        return Map.of(
                "endpoint",
                origin() + "/device",
                "keys",
                Map.of(
                        "p256dh",
                        WRITING.encodeToString(Curve.bytes((ECPublicKey) browser.getPublic())),
                        "auth",
                        WRITING.encodeToString(auth)),
                "lang",
                "fr");
    }

    Came next() {
        try {
            var next = came.poll(60, TimeUnit.SECONDS);
            if (next == null) throw new AssertionError("no push message came");
            return next;
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    boolean isQuiet() {
        return came.isEmpty();
    }

    /** Reads a message as a browser does: written for itself, from the RFCs. */
    Tree read(Came message) throws GeneralSecurityException {
        var body = ByteBuffer.wrap(message.body());
        var salt = new byte[16];
        body.get(salt);
        body.getInt();
        var sender = new byte[body.get()];
        body.get(sender);
        var sealed = new byte[body.remaining()];
        body.get(sealed);
        var shared = Curve.agree(browser, Curve.point(sender).orElseThrow());
        var own = Curve.bytes((ECPublicKey) browser.getPublic());
        var info = ByteBuffer.allocate(14 + 65 + 65 + 1)
                .put("WebPush: info\0".getBytes(StandardCharsets.US_ASCII))
                .put(own)
                .put(sender)
                .put((byte) 1)
                .array();
        var secret = hmac(salt, hmac(hmac(auth, shared), info));
        var key = hmac(secret, "Content-Encoding: aes128gcm\0\1".getBytes(StandardCharsets.US_ASCII));
        var nonce = hmac(secret, "Content-Encoding: nonce\0\1".getBytes(StandardCharsets.US_ASCII));
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                Cipher.DECRYPT_MODE,
                new SecretKeySpec(Arrays.copyOf(key, 16), "AES"),
                new GCMParameterSpec(128, Arrays.copyOf(nonce, 12)));
        var plain = cipher.doFinal(sealed);
        var text = new String(plain, 0, plain.length - 1, StandardCharsets.UTF_8);
        return Tree.of("message", Json.readObject(text));
    }

    private static byte[] hmac(byte[] key, byte[] message) throws GeneralSecurityException {
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(message);
    }

    /** What the sender claims, where the signature by the key it shows is good. */
    Tree claims(Came message, String publicKey) throws GeneralSecurityException {
        var shown = message.header("Authorization");
        var token = shown.substring("vapid t=".length(), shown.indexOf(", k="));
        if (!shown.endsWith(", k=" + publicKey)) throw new AssertionError("another key: " + shown);
        var parts = token.split("\\.");
        var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(
                Curve.point(Base64.getUrlDecoder().decode(publicKey)).orElseThrow());
        signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
        if (!signature.verify(Base64.getUrlDecoder().decode(parts[2]))) throw new AssertionError("forged");
        var claims = new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8);
        return Tree.of("claims", Json.readObject(claims));
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
