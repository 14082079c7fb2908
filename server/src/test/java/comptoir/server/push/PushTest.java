package comptoir.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.protocol.Json;
import comptoir.server.Client;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.spec.ECPrivateKeySpec;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Push messages")
class PushTest {

    private static final Base64.Decoder READING = Base64.getUrlDecoder();

    @Test
    @DisplayName("are encrypted as the example of RFC 8291 is")
    void theExample() throws Exception {
        var publicKey = Curve.point(READING.decode(
                        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"))
                .orElseThrow();
        var privateKey = KeyFactory.getInstance("EC")
                .generatePrivate(new ECPrivateKeySpec(
                        new BigInteger(1, READING.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
                        publicKey.getParams()));
        var browser = Curve.point(READING.decode(
                        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"))
                .orElseThrow();
        var sealed = Encryption.encrypt(
                "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.US_ASCII),
                browser,
                READING.decode("BTBZMqHH6r4Tts7J_aSIgg"),
                new KeyPair(publicKey, privateKey),
                READING.decode("DGv6ra1nlYgDCS1FRnbzlw"));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(sealed))
                .isEqualTo("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
                        + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
                        + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
    }

    private static Settings settings(String database) {
        return Settings.local(database).with(Setting.PUSH_ANYWHERE, true);
    }

    /** Ann and Bob begin a game that nobody looks at: whoever is asked is away. @return the table */
    private static String begin(Client ann, Client bob) {
        var seats = List.of(Map.of("kind", "me"), Map.of("kind", "link"));
        var wish = Map.of("game", "dale", "start", "seated", "seats", seats, "name", "Ann");
        var made = ann.post("/api/tables", wish).json();
        var table = made.at("table").text();
        bob.key(made.at("keys").at("1").text()).post("/api/tables/" + table + "/join", Map.of("name", "Bob"));
        bob.key("");
        return table;
    }

    @ParameterizedTest
    @MethodSource("comptoir.server.Databases#both")
    @DisplayName("tell who is away that it is their move, readable by their browser alone; keys outlive the server")
    void yourMove(String database) throws Exception {
        try (var service = new PushService()) {
            String key;
            try (var server = TestServer.with(settings(database))) {
                key = server.client().get("/api/push").json().at("key").text();
            }
            try (var server = TestServer.with(settings(database))) {
                var ann = server.client();
                var bob = server.client();
                assertThat(ann.get("/api/push").json().at("key").text()).isEqualTo(key);
                for (var person : List.of(ann, bob)) {
                    assertThat(person.post("/api/me/push", service.subscription())
                                    .status())
                            .isEqualTo(403);
                    person.put("/api/me", Map.of("name", "Somebody"));
                    assertThat(person.post("/api/me/push", service.subscription())
                                    .json()
                                    .at("devices")
                                    .number())
                            .isEqualTo(1);
                }
                var table = begin(ann, bob);
                var came = service.next();
                var said = service.read(came);
                assertThat(said.at("path").text()).isEqualTo("t/" + table);
                assertThat(said.at("body").text()).isEqualTo("C’est à vous de jouer.");
                assertThat(said.map()).hasSize(3);
                assertThat(came.header("Content-encoding")).isEqualTo("aes128gcm");
                assertThat(came.header("Topic")).isEqualTo(table);
                assertThat(service.claims(came, key).at("aud").text()).isEqualTo(service.origin());
                assertThat(new String(came.body(), StandardCharsets.ISO_8859_1)).doesNotContain(table);
            }
        }
    }

    @Test
    @DisplayName(
            "are no longer sent to who does not want them, whom the service has forgotten, or who had enough today")
    void ends() {
        var few = settings(TestServer.newSqlite()).with(Setting.PUSH_DAILY, 2);
        try (var service = new PushService();
                var server = TestServer.with(few)) {
            var ann = server.client();
            ann.put("/api/me", Map.of("name", "Ann"));
            var store = server.server.lobby().store();
            var subscriptions = new Subscriptions(store);
            assertThat(List.of(1, 2, 3).stream().map(_ -> subscriptions.mayTell("somebody", 2)))
                    .containsExactly(true, true, false);
            assertThat(subscriptions.mayTell("another", 2)).isTrue();

            ann.post("/api/me/push", service.subscription());
            var ended = ann.post(
                    "/api/me/push/end",
                    Map.of("endpoint", service.subscription().get("endpoint")));
            assertThat(ended.json().at("devices").number()).isZero();

            for (int i = 0; i < Subscriptions.MOST + 3; i++) {
                var more = new LinkedHashMap<>(service.subscription());
                more.put("endpoint", service.origin() + "/" + i);
                ann.post("/api/me/push", more);
            }
            service.answer = 410;
            var alone = Map.of("game", "cove", "start", "seated", "seats", List.of(Map.of("kind", "me")));
            ann.post("/api/tables", alone);
            for (int i = 0; i < Subscriptions.MOST; i++) service.next();
            // All are gone: whoever is asked next is told nothing.
            var person = store.owners("push", "", 5);
            for (int tries = 0; tries < 500 && !person.isEmpty(); tries++) person = store.owners("push", "", 5);
            assertThat(person).isEmpty();
            assertThat(service.isQuiet()).isTrue();
        }
    }

    @Test
    @DisplayName("go to the public Internet alone: wrong subscriptions are refused and kept nowhere")
    void wrong() {
        try (var service = new PushService();
                var server = TestServer.sqlite()) {
            var ann = server.client();
            ann.put("/api/me", Map.of("name", "Ann"));
            var good = service.subscription();
            for (var endpoint : List.of(
                    "https://127.0.0.1/x",
                    "https://localhost/x",
                    "https://[::1]/x",
                    "https://10.1.2.3/x",
                    "https://192.168.1.1/x",
                    "https://169.254.169.254/latest/meta-data",
                    "https://[fd00::1]/x",
                    "https://[::ffff:127.0.0.1]/x",
                    "https://100.64.0.1/x",
                    "https://0.0.0.0/x",
                    "https://2130706433/x",
                    "http://8.8.8.8/x",
                    "https://8.8.8.8:25/x",
                    "https://somebody@8.8.8.8/x",
                    "file:///etc/passwd",
                    "not an address",
                    "",
                    "https://8.8.8.8/" + "x".repeat(2000))) {
                var wrong = new LinkedHashMap<>(good);
                wrong.put("endpoint", endpoint);
                var refused = ann.post("/api/me/push", wrong);
                assertThat(refused.status()).as(endpoint).isEqualTo(400);
                assertThat(refused.json().at("error").at("text").text()).contains("endpoint");
            }
            for (var keys : List.of(
                    Map.of(),
                    Map.of("p256dh", "", "auth", ""),
                    Map.of("p256dh", "!", "auth", "!"),
                    Map.of("p256dh", "B" + "A".repeat(86), "auth", "BTBZMqHH6r4Tts7J_aSIgg"),
                    Map.of("p256dh", 7, "auth", List.of()))) {
                var wrong = new LinkedHashMap<>(good);
                wrong.put("endpoint", "https://8.8.8.8/x");
                wrong.put("keys", keys);
                assertThat(ann.post("/api/me/push", wrong).status())
                        .as(Json.write(keys))
                        .isEqualTo(400);
            }
            assertThat(server.server.lobby().store().owners("push", "", 5)).isEmpty();
            assertThat(Subscription.isPublic(URI.create("https://8.8.8.8/"))).isTrue();
        }
    }
}
