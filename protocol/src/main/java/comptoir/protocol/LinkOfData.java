package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Tree;
import comptoir.protocol.GameLink.Content;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The longer form of a link: the answers as data, a line of JSON for each, squeezed. An answer that was the only one possible
 * has no line; one of whoever is asked first is written by itself, any other one as {@code [seat, answer]}, and a take-back as
 * {@code [seat, "fair" or "granted", after how many answers and take-backs]}.
 */
final class LinkOfData {

    /** Several times what a game needs; what is longer was made to be costly. */
    private static final int LONGEST = 150_000;

    private static final String FAIR = "fair";
    private static final String GRANTED = "granted";

    private LinkOfData() {}

    static byte[] written(Content<?> content) {
        var about = new LinkedHashMap<String, Object>();
        about.put("game", content.game().id());
        about.put("rules", content.game().rulesVersion());
        about.put("seats", content.setup().seats());
        about.put("options", content.setup().options());
        about.put("secret", content.secret());
        about.put("texts", content.texts());
        about.put("names", content.names());
        about.put("number", content.played().number());
        var lines = new ArrayList<String>();
        lines.add(Canonical.write(about));
        var again = GameLink.begun(content.game(), content.setup(), content.secret(), content.texts());
        for (var decision : GameLink.decisions(content.played())) {
            line(decision, again).ifPresent(lines::add);
            again.follow(decision);
        }
        return Squeezed.of(String.join("\n", lines));
    }

    private static Optional<String> line(Log.Entry decision, Referee<?> game) {
        return switch (decision) {
            case Log.Answered(int seat, var answer) -> {
                if (isForced(game)) yield Optional.empty();
                boolean isFirst = game.asked().getFirst() == seat;
                yield Optional.of(Canonical.write(isFirst ? answer : List.of(seat, answer)));
            }
            case Log.TakenBack(int seat, boolean granted) ->
                Optional.of(Canonical.write(List.of(seat, granted ? GRANTED : FAIR, game.number())));
            case Log.Drawn ignored -> Optional.empty();
            case Log.Shuffled ignored -> Optional.empty();
        };
    }

    /** Whether one seat is asked, and can say one thing only. */
    private static boolean isForced(Referee<?> game) {
        var asked = game.asked();
        return asked.size() == 1 && game.options(asked.getFirst()).size() == 1;
    }

    static Content<?> read(byte[] bytes) {
        var lines = List.of(Squeezed.read(bytes, LONGEST).split("\n"));
        var about = Tree.of("link", Json.readObject(lines.getFirst()));
        return read(Games.named(about.at("game").text()), about, lines.subList(1, lines.size()));
    }

    private static <P extends Position<P>> Content<P> read(Game<P> game, Tree about, List<String> lines) {
        var rules = about.at("rules").text();
        try {
            var setup = game.setup(about.at("seats").number(), about.at("options"));
            var secret = about.at("secret").text();
            var texts = texts(about.at("texts"));
            var played = GameLink.begun(game, setup, secret, texts);
            for (var line : lines) follow(Tree.of("link", Json.read(line)), played);
            forced(played, about.at("number").number(0, GameLink.MOST_DECISIONS));
            return new Content<>(game, setup, secret, texts, texts(about.at("names")), played);
        } catch (BadInput unfit) {
            if (rules.equals(game.rulesVersion())) throw unfit;
            throw GameLink.otherRules(game, rules);
        }
    }

    private static void follow(Tree line, Referee<?> game) {
        if (line.value() instanceof Map<?, ?>) {
            forced(game, GameLink.MOST_DECISIONS);
            answer(game, game.asked().isEmpty() ? 0 : game.asked().getFirst(), line);
            return;
        }
        var parts = line.list();
        int seat = parts.getFirst().number(0, game.setup().seats() - 1);
        if (parts.size() == 2) {
            forced(game, GameLink.MOST_DECISIONS);
            answer(game, seat, parts.getLast());
        } else {
            forced(game, parts.getLast().number(0, GameLink.MOST_DECISIONS));
            game.follow(new Log.TakenBack(seat, GRANTED.equals(parts.get(1).text())));
        }
    }

    @SuppressWarnings("unchecked") // a tree of JSON has texts as keys
    private static void answer(Referee<?> game, int seat, Tree answer) {
        game.answer(seat, (Map<String, Object>) answer.map());
    }

    /** Where there is one thing to say it is said, until there have been so many answers and take-backs. */
    private static void forced(Referee<?> game, int until) {
        while (game.number() < until && isForced(game)) game.answer(game.asked().getFirst(), 0);
    }

    private static List<String> texts(Tree given) {
        return given.list().stream().map(Tree::text).toList();
    }
}
