package comptoir.server.store;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Positions are long and repeat themselves: deflated quickly they take an eighth of the room in the database's log. */
final class Deflated {

    private Deflated() {}

    static byte[] of(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        try (var deflater = new Deflater(Deflater.BEST_SPEED)) {
            deflater.setInput(bytes);
            deflater.finish();
            var out = new ByteArrayOutputStream(bytes.length / 4 + 64);
            var buffer = new byte[8192];
            while (!deflater.finished()) out.write(buffer, 0, deflater.deflate(buffer));
            return out.toByteArray();
        }
    }

    static String read(byte[] deflated) {
        try (var inflater = new Inflater()) {
            inflater.setInput(deflated);
            var out = new ByteArrayOutputStream(deflated.length * 8);
            var buffer = new byte[8192];
            while (!inflater.finished()) {
                int read = inflater.inflate(buffer);
                if (read == 0 && !inflater.finished())
                    throw new IllegalStateException("a stored position is cut short");
                out.write(buffer, 0, read);
            }
            return out.toString(StandardCharsets.UTF_8);
        } catch (DataFormatException broken) {
            throw new IllegalStateException("a stored position cannot be read", broken);
        }
    }
}
