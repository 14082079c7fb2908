package comptoir.server.wire;

import comptoir.engine.Tree;
import comptoir.protocol.About;
import comptoir.server.push.TurnPush;
import comptoir.server.table.Refused;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A person chooses on which devices they are told that it is their move, though the page is closed. */
final class PushApi {

    private final Services services;

    PushApi(Services services) {
        this.services = services;
    }

    void routes(Routes routes) {
        routes.get("/api/push", "The key that browsers subscribe to push messages with", PushKey.class, this::key)
                .post(
                        "/api/me/push",
                        "Tells this browser, though the page is closed, when it is one's move",
                        Subscribing.class,
                        Subscribed.class,
                        this::subscribe)
                .post(
                        "/api/me/push/end",
                        "Tells this browser no more",
                        Unsubscribing.class,
                        Subscribed.class,
                        this::unsubscribe);
    }

    record PushKey(@About("A point of P-256, in base64url.") String key) {}

    @About("What a browser says of its subscription (PushSubscription.toJSON).")
    record Subscribing(
            String endpoint,
            Map<String, Object> keys,

            @About("In which language it is written to.") @Nullable
            String lang) {}

    record Unsubscribing(String endpoint) {}

    record Subscribed(
            @About("How many devices of oneself are told.") int devices) {}

    private PushKey key(Exchange exchange) {
        return new PushKey(push().publicKey());
    }

    private Subscribed subscribe(Exchange exchange, Subscribing wish) {
        var person = known(exchange);
        var language = Languages.named(wish.lang() == null ? "" : wish.lang()).orElseGet(exchange::language);
        var given = Tree.of("request", Map.of("endpoint", wish.endpoint(), "keys", wish.keys()));
        push().subscribe(person, given, language);
        return new Subscribed(push().subscriptions().count(person));
    }

    private Subscribed unsubscribe(Exchange exchange, Unsubscribing wish) {
        var person = known(exchange);
        push().subscriptions().remove(person, wish.endpoint());
        return new Subscribed(push().subscriptions().count(person));
    }

    private static String known(Exchange exchange) {
        var person = exchange.personId();
        if (person.isEmpty())
            throw new Refused(Refused.Code.NOT_ALLOWED, "nobody knows you here yet; give a name first");
        return person;
    }

    private TurnPush push() {
        return services.push();
    }
}
