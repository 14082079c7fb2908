package comptoir.server.wire;

import comptoir.engine.Budget;
import comptoir.server.Settings;
import comptoir.server.push.TurnPush;
import comptoir.server.table.Lobby;
import comptoir.server.table.Replays;
import comptoir.server.table.Seating;

/** What every connection and request needs. */
record Services(
        Settings settings,
        Lobby lobby,
        Seating seating,
        People people,
        Limits limits,
        Origins origins,
        Hints hints,
        Replays replays,
        Heartbeat heartbeat,
        Metrics metrics,
        Peers peers,
        TurnPush push) {

    static Services of(Settings settings, Lobby lobby, Bans bans) {
        return new Services(
                settings,
                lobby,
                new Seating(lobby),
                new People(lobby.store()),
                new Limits(settings, bans),
                new Origins(settings),
                new Hints(Budget.millis(settings.botMillis()), lobby.thinkers()),
                new Replays(),
                new Heartbeat(),
                new Metrics(lobby),
                new Peers(lobby),
                new TurnPush(lobby, settings));
    }
}
