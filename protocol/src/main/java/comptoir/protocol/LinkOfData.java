package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.GameLink.Content;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** The longer form of a link: the answers as data, deflated. */
final class LinkOfData {

    /** Many times what a game needs; what is longer was made to be costly. */
    private static final int LONGEST = 200_000;

    private LinkOfData() {}

    static byte[] written(Content<?> content) {
        var data = new LinkedHashMap<String, Object>();
        data.put("game", content.game().id());
        data.put("rules", content.game().rulesVersion());
        data.put("seats", content.setup().seats());
        data.put("options", content.setup().options());
        data.put("secret", content.secret());
        data.put("texts", content.texts());
        data.put("names", content.names());
        data.put(
                "entries",
                GameLink.decisions(content.played()).stream().map(Logs::write).toList());
        return deflated(Json.write(data).getBytes(StandardCharsets.UTF_8));
    }

    static Content<?> read(byte[] bytes) {
        var data = Tree.of("link", Json.readObject(new String(inflated(bytes), StandardCharsets.UTF_8)));
        return read(Games.named(data.at("game").text()), data);
    }

    private static <P extends Position<P>> Content<P> read(Game<P> game, Tree data) {
        var secret = data.at("secret").text();
        var texts = texts(data.at("texts"));
        var log = Logs.read(game, data);
        try {
            var played = GameLink.begun(game, log.setup(), secret, texts);
            log.entries().forEach(played::follow);
            return new Content<>(game, log.setup(), secret, texts, texts(data.at("names")), played);
        } catch (BadInput unfit) {
            if (log.rulesVersion().equals(game.rulesVersion())) throw unfit;
            throw GameLink.otherRules(game, log.rulesVersion());
        }
    }

    private static List<String> texts(Tree given) {
        return given.list().stream().map(Tree::text).toList();
    }

    private static byte[] deflated(byte[] bytes) {
        var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(bytes);
        deflater.finish();
        var out = new ByteArrayOutputStream();
        var buffer = new byte[4096];
        while (!deflater.finished()) out.write(buffer, 0, deflater.deflate(buffer));
        deflater.end();
        return out.toByteArray();
    }

    private static byte[] inflated(byte[] bytes) {
        var inflater = new Inflater(true);
        inflater.setInput(bytes);
        var out = new ByteArrayOutputStream();
        var buffer = new byte[4096];
        try {
            while (!inflater.finished()) {
                int count = inflater.inflate(buffer);
                if (count == 0 && (inflater.needsInput() || inflater.needsDictionary()))
                    throw new BadInput(Text.say("it ends too early"));
                out.write(buffer, 0, count);
                if (out.size() > LONGEST) throw new BadInput(Text.say("it is too long"));
            }
            return out.toByteArray();
        } catch (DataFormatException wrong) {
            throw new BadInput(Text.say("a character is wrong or missing"), wrong);
        } finally {
            inflater.end();
        }
    }
}
