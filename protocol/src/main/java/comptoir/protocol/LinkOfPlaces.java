package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Hex;
import comptoir.engine.Log;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.GameLink.Content;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The short form of a link: every answer is its place among the options there were. */
final class LinkOfPlaces {

    private static final int MOST_SEATS = 16;
    private static final String BOT = "bot: ";

    private LinkOfPlaces() {}

    static <P extends Position<P>> byte[] written(Content<P> content) {
        var digits = new Digits();
        digits.write(content.game().id());
        digits.write(content.game().rulesVersion());
        digits.write(content.setup().seats(), MOST_SEATS);
        secret(digits, content.secret());
        texts(digits, content.texts());
        for (var name : content.names()) name(digits, content.game(), name);
        options(digits, content.game(), content.setup());
        decisions(digits, content);
        return digits.bytes();
    }

    static Content<?> read(byte[] bytes) {
        var digits = new Digits(bytes);
        var game = Games.named(digits.readText());
        var rules = digits.readText();
        if (!rules.equals(game.rulesVersion())) throw GameLink.otherRules(game, rules);
        return read(game, digits);
    }

    private static <P extends Position<P>> Content<P> read(Game<P> game, Digits digits) {
        int seats = digits.read(MOST_SEATS);
        var secret = secret(digits);
        var texts = texts(digits, seats);
        var names = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) names.add(name(digits, game));
        var setup = game.setup(seats, Tree.of("link.options", options(digits, game, seats)));
        var played = GameLink.begun(game, setup, secret, texts);
        follow(digits, played);
        digits.mustBeReadWhole();
        return new Content<>(game, setup, secret, texts, List.copyOf(names), played);
    }

    /** A secret is hexadecimal wherever we draw it: half as long as it looks. */
    private static void secret(Digits digits, String secret) {
        boolean isHex = secret.length() % 2 == 0 && secret.matches("[0-9a-f]*");
        digits.write(isHex);
        if (!isHex) {
            digits.write(secret);
            return;
        }
        digits.write(secret.length() / 2, 64);
        for (int i = 0; i < secret.length(); i += 2)
            digits.write(Integer.parseInt(secret.substring(i, i + 2), 16), 256);
    }

    private static String secret(Digits digits) {
        if (!digits.readFlag()) return digits.readText();
        var bytes = new byte[digits.read(64)];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) digits.read(256);
        return Hex.of(bytes, bytes.length);
    }

    private static void texts(Digits digits, List<String> texts) {
        boolean areThere = texts.stream().anyMatch(text -> !text.isEmpty());
        digits.write(areThere);
        if (areThere) texts.forEach(digits::write);
    }

    private static List<String> texts(Digits digits, int seats) {
        boolean areThere = digits.readFlag();
        var texts = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) texts.add(areThere ? digits.readText() : "");
        return List.copyOf(texts);
    }

    private static void name(Digits digits, Game<?> game, String name) {
        var levels = GameInPlay.levels(game);
        int level = name.startsWith(BOT) ? levels.indexOf(name.substring(BOT.length())) : -1;
        digits.write(level + 1, levels.size() + 1);
        if (level < 0) digits.write(name);
    }

    private static String name(Digits digits, Game<?> game) {
        var levels = GameInPlay.levels(game);
        int level = digits.read(levels.size() + 1) - 1;
        return level < 0 ? digits.readText() : BOT + levels.get(level);
    }

    /** Only what is not as the game would have it by itself. */
    private static void options(Digits digits, Game<?> game, Setup setup) {
        var usual = game.setup(setup.seats(), Tree.of("options", null)).options();
        for (var option : game.options()) {
            var value = setup.options().get(option.id());
            if (value == null || value.equals(usual.get(option.id()))) digits.write(true);
            else {
                digits.write(false);
                write(digits, option, value);
            }
        }
    }

    private static Map<String, Object> options(Digits digits, Game<?> game, int seats) {
        var usual = game.setup(seats, Tree.of("options", null)).options();
        var options = new LinkedHashMap<String, Object>();
        for (var option : game.options()) {
            var value = digits.readFlag() ? usual.get(option.id()) : read(digits, option);
            if (value != null) options.put(option.id(), value);
        }
        return options;
    }

    private static void write(Digits digits, TableOption option, Object value) {
        switch (option.kind()) {
            case FLAG -> digits.write(Boolean.TRUE.equals(value));
            case TEXT -> digits.write(String.valueOf(value));
            case CHOICE -> digits.write(place(option, value), option.values().size());
            case CHOICES, BY_SEAT -> {
                var chosen = (List<?>) value;
                digits.write(chosen.size(), 64);
                for (var each : chosen)
                    digits.write(place(option, each), option.values().size());
            }
        }
    }

    private static Object read(Digits digits, TableOption option) {
        return switch (option.kind()) {
            case FLAG -> digits.readFlag();
            case TEXT -> digits.readText();
            case CHOICE -> value(digits, option);
            case CHOICES, BY_SEAT -> {
                var chosen = new ArrayList<>();
                for (int left = digits.read(64); left > 0; left--) chosen.add(value(digits, option));
                yield List.copyOf(chosen);
            }
        };
    }

    private static int place(TableOption option, Object value) {
        return option.values().stream().map(TableOption.Value::id).toList().indexOf(value);
    }

    private static String value(Digits digits, TableOption option) {
        return option.values().get(digits.read(option.values().size())).id();
    }

    private static <P extends Position<P>> void decisions(Digits digits, Content<P> content) {
        var decisions = GameLink.decisions(content.played());
        boolean takesBack = decisions.stream().anyMatch(each -> each instanceof Log.TakenBack);
        digits.write(decisions.size(), GameLink.MOST_DECISIONS);
        digits.write(takesBack);
        var again = GameLink.begun(content.game(), content.setup(), content.secret(), content.texts());
        for (var decision : decisions) {
            write(digits, again, decision, takesBack);
            again.follow(decision);
        }
    }

    /** Who decides: one of those who are asked; or, where anything is taken back, who takes back and how. */
    private static void write(Digits digits, Referee<?> game, Log.Entry decision, boolean takesBack) {
        var asked = game.asked();
        int seats = takesBack ? game.setup().seats() : 0;
        switch (decision) {
            case Log.TakenBack(int seat, boolean granted) ->
                digits.write(asked.size() + seat + (granted ? seats : 0), asked.size() + 2 * seats);
            case Log.Answered(int seat, var answer) -> {
                digits.write(asked.indexOf(seat), asked.size() + 2 * seats);
                var options = game.options(seat);
                int place = 0;
                while (!options.get(place).data().equals(answer)) place++;
                digits.write(place, options.size());
            }
            case Log.Drawn ignored -> {}
            case Log.Shuffled ignored -> {}
        }
    }

    private static void follow(Digits digits, Referee<?> game) {
        int decisions = digits.read(GameLink.MOST_DECISIONS);
        int seats = digits.readFlag() ? game.setup().seats() : 0;
        for (int i = 0; i < decisions; i++) {
            var asked = game.asked();
            if (asked.isEmpty() && seats == 0) throw new BadInput(Text.say("the game is over"));
            int who = digits.read(asked.size() + 2 * seats);
            if (who < asked.size()) {
                int seat = asked.get(who);
                game.answer(seat, digits.read(game.options(seat).size()));
            } else {
                int back = who - asked.size();
                game.follow(new Log.TakenBack(back % seats, back >= seats));
            }
        }
    }
}
