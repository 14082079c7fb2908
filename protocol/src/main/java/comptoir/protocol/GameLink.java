package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Hex;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Seats;
import comptoir.engine.SeededFate;
import comptoir.engine.Setup;
import comptoir.engine.Sha256;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A whole game in a link. Chance follows from the secret, so that only what people decided has to be there: in the short form
 * as the places of the options, which needs the very same rules; in the longer one as data, which rules that have changed
 * elsewhere may still understand. A seal holds a hash of what is written and one of how the game ends: a link that was spoilt
 * on the way, or that comes out otherwise, is refused before anything of it is shown.
 */
final class GameLink {

    /** More than any of our links has; what is longer is not looked at. */
    private static final int LONGEST = 8_000;

    /** More answers and take-backs than any game of ours has. */
    static final int MOST_DECISIONS = 1 << 14;

    private static final char SHORT = '1';
    private static final char LONGER = '2';
    private static final int SPELLING = 2;
    private static final int SEAL = SPELLING + 4;

    private GameLink() {}

    /**
     * What stands in a link, and the game played.
     *
     * @param names of those who sat there, as a file has them
     */
    record Content<P extends Position<P>>(
            Game<P> game, Setup setup, String secret, List<String> texts, List<String> names, Referee<P> played) {

        /** As a server or a page gives the game out. */
        Map<String, Object> file() {
            var file = new LinkedHashMap<String, Object>();
            file.put("comptoir", Verification.FORMAT);
            file.put("names", names);
            file.put("chance", Map.of("commitment", Verification.hash(secret), "secret", secret, "texts", texts));
            file.put("log", Logs.write(played.log()));
            return file;
        }
    }

    /** A game that was given out, as a link of each form. */
    static Message.PackAnswer pack(Tree given) {
        return pack(Verification.game(given), given);
    }

    private static <P extends Position<P>> Message.PackAnswer pack(Game<P> game, Tree given) {
        if (given.has("start") || given.at("log").has("scene"))
            throw new BadInput(
                    Text.say("a game that did not begin at its beginning is too long for a link; save it as a file"));
        var chance = given.at("chance");
        var played = Verification.playedAgain(
                        game, given, FateSource.read(chance).fate(), () -> {})
                .referee();
        var content = new Content<>(
                game,
                played.setup(),
                chance.at("secret").text(),
                chance.at("texts").list().stream().map(Tree::text).toList(),
                given.at("names").list().stream().map(Tree::text).toList(),
                played);
        return new Message.PackAnswer(
                sealed(SHORT, LinkOfPlaces.written(content), played),
                sealed(LONGER, LinkOfData.written(content), played));
    }

    /** The game in a link, as it is given out. */
    static Map<String, Object> unpack(String link) {
        if (link.length() > LONGEST) throw spoilt(Text.say("it is too long"));
        if (link.length() < 2) throw spoilt(Text.say("it ends too early"));
        char form = link.charAt(0);
        var bytes = decoded(link.substring(1));
        if (bytes.length <= SEAL) throw spoilt(Text.say("it ends too early"));
        var seal = Arrays.copyOf(bytes, SEAL);
        var content = Arrays.copyOfRange(bytes, SEAL, bytes.length);
        if (!Arrays.equals(seal, 0, SPELLING, spelling(form, content), 0, SPELLING))
            throw spoilt(Text.say("a character is wrong or missing"));
        try {
            var read = form == SHORT ? LinkOfPlaces.read(content) : LinkOfData.read(content);
            if (!Arrays.equals(seal, SPELLING, SEAL, end(read.played, content), 0, SEAL - SPELLING))
                throw spoilt(Text.say("the game comes out otherwise"));
            return read.file();
        } catch (Trouble named) {
            throw named;
        } catch (BadInput wrong) {
            throw spoilt(wrong.text());
        } catch (RuntimeException wrong) {
            throw spoilt(Text.same(String.valueOf(wrong.getMessage())));
        }
    }

    private static byte[] decoded(String text) {
        try {
            var bytes = Base64.getUrlDecoder().decode(text);
            // Bits of the last character that say nothing must not say anything else either.
            if (encoded(bytes).equals(text)) return bytes;
            throw new IllegalArgumentException(text);
        } catch (IllegalArgumentException wrong) {
            throw spoilt(Text.say("a character is wrong or missing"));
        }
    }

    private static Trouble spoilt(Text why) {
        return new Trouble(Trouble.Code.BAD_LINK, Text.say("this link is spoilt: {0}", why), null);
    }

    /** What a link of other rules is answered with. */
    static Trouble otherRules(Game<?> game, String rules) {
        return new Trouble(
                Trouble.Code.OTHER_RULES,
                Text.say(
                        "this game was played by version {0} of the rules, and here they are version {1}: ask for the"
                                + " longer link, or for the game as a file",
                        rules, game.rulesVersion()),
                null);
    }

    private static String sealed(char form, byte[] content, Referee<?> played) {
        var all = new ByteArrayOutputStream();
        all.write(spelling(form, content), 0, SPELLING);
        all.write(end(played, content), 0, SEAL - SPELLING);
        all.write(content, 0, content.length);
        return form + encoded(all.toByteArray());
    }

    private static String encoded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] spelling(char form, byte[] content) {
        var all = Arrays.copyOf(content, content.length + 1);
        all[content.length] = (byte) form;
        return Sha256.of(all);
    }

    /** What everybody could see at the end, and what was written of the way there. */
    private static byte[] end(Referee<?> played, byte[] content) {
        var seen = Canonical.write(played.view(Seats.ALL_SEEING));
        return Sha256.of((Hex.of(content, content.length) + seen).getBytes(StandardCharsets.UTF_8));
    }

    /** A game of a link at its beginning, to be played on by what the link says. */
    static <P extends Position<P>> Referee<P> begun(Game<P> game, Setup setup, String secret, List<String> texts) {
        return Referee.start(game, setup, new SeededFate(Verification.seed(secret, texts)));
    }

    /** What was decided, without what chance said. */
    static List<Log.Entry> decisions(Referee<?> played) {
        var decisions = new ArrayList<Log.Entry>();
        for (var entry : played.log().entries())
            if (entry instanceof Log.Answered || entry instanceof Log.TakenBack) decisions.add(entry);
        return decisions;
    }
}
