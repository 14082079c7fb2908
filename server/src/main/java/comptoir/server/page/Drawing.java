package comptoir.server.page;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A small picture of plain shapes with soft edges, and its PNG. It needs neither fonts nor a screen: a server has none.
 * Colours are 0xRRGGBB.
 */
final class Drawing {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int BITS = 8;
    private static final int TRUE_COLOUR = 2;

    /** Each row is told by how it differs from the one above, of which a sky packs well. */
    private static final int UP = 2;

    /** The bars of a digit, as on a clock of seven: top, upper left, upper right, middle, lower left, lower right, foot. */
    private static final int[] DIGITS = {0x77, 0x24, 0x5d, 0x6d, 0x2e, 0x6b, 0x7b, 0x25, 0x7f, 0x6f};

    private static final double[][] BARS = {
        {0, 0, 1, 0}, {0, 0, 0, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {0, 1, 0, 2}, {1, 1, 1, 2}, {0, 2, 1, 2}
    };

    private final int width;
    private final int height;
    private final int[] pixels;

    /** How far a point is outside of a shape; less than 0 within. */
    private interface Shape {
        double distance(double x, double y);
    }

    /** A sky from one colour above to another below. */
    Drawing(int width, int height, int above, int below) {
        this.width = width;
        this.height = height;
        this.pixels = new int[width * height];
        for (int y = 0; y < height; y++) {
            int colour = mixed(above, below, y / (double) (height - 1));
            for (int x = 0; x < width; x++) pixels[y * width + x] = colour;
        }
    }

    void disc(double x, double y, double radius, int colour, double strength) {
        paint(
                x - radius,
                y - radius,
                x + radius,
                y + radius,
                (px, py) -> Math.hypot(px - x, py - y) - radius,
                colour,
                strength);
    }

    /** A box with round corners. */
    void box(double x, double y, double wide, double high, double corner, int colour) {
        double middleX = x + wide / 2;
        double middleY = y + high / 2;
        paint(
                x,
                y,
                x + wide,
                y + high,
                (px, py) -> {
                    double outX = Math.max(0, Math.abs(px - middleX) - wide / 2 + corner);
                    double outY = Math.max(0, Math.abs(py - middleY) - high / 2 + corner);
                    return Math.hypot(outX, outY) - corner;
                },
                colour,
                1);
    }

    /** A whole number that ends at a place. */
    void number(int number, double right, double top, double size, int colour) {
        var digits = Integer.toString(Math.abs(number));
        double step = size * 0.85;
        double x = right - digits.length() * step + step - size / 2;
        if (number < 0) stroke(x - step, top + size / 2, x - step + size / 3, top + size / 2, size / 7, colour);
        for (int i = 0; i < digits.length(); i++, x += step)
            for (int bar = 0; bar < BARS.length; bar++)
                if ((DIGITS[digits.charAt(i) - '0'] >> bar & 1) != 0) {
                    var ends = BARS[bar];
                    stroke(
                            x + ends[0] * size / 2,
                            top + ends[1] * size / 2,
                            x + ends[2] * size / 2,
                            top + ends[3] * size / 2,
                            size / 7,
                            colour);
                }
    }

    private void stroke(double fromX, double fromY, double toX, double toY, double thick, int colour) {
        double alongX = toX - fromX;
        double alongY = toY - fromY;
        double length = alongX * alongX + alongY * alongY;
        paint(
                Math.min(fromX, toX) - thick,
                Math.min(fromY, toY) - thick,
                Math.max(fromX, toX) + thick,
                Math.max(fromY, toY) + thick,
                (px, py) -> {
                    double at = ((px - fromX) * alongX + (py - fromY) * alongY) / length;
                    double near = Math.clamp(at, 0, 1);
                    return Math.hypot(px - fromX - near * alongX, py - fromY - near * alongY) - thick / 2;
                },
                colour,
                1);
    }

    /** Only what lies about a shape is looked at. */
    private void paint(double left, double top, double right, double bottom, Shape shape, int colour, double strength) {
        for (int y = Math.max(0, (int) top - 1); y < Math.min(height, bottom + 1); y++)
            for (int x = Math.max(0, (int) left - 1); x < Math.min(width, right + 1); x++) {
                double cover = Math.clamp(0.5 - shape.distance(x + 0.5, y + 0.5), 0, 1) * strength;
                if (cover > 0) pixels[y * width + x] = mixed(pixels[y * width + x], colour, cover);
            }
    }

    private static int mixed(int from, int to, double share) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int before = from >> shift & 0xff;
            int after = to >> shift & 0xff;
            mixed |= (int) Math.round(before + share * (after - before)) << shift;
        }
        return mixed;
    }

    byte[] png() {
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        var header = ByteBuffer.allocate(13).putInt(width).putInt(height);
        header.put((byte) BITS).put((byte) TRUE_COLOUR);
        chunk(file, "IHDR", header.array());
        chunk(file, "IDAT", packed(rows()));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private byte[] rows() {
        var rows = ByteBuffer.allocate(height * (1 + 3 * width));
        for (int y = 0; y < height; y++) {
            rows.put((byte) UP);
            for (int x = 0; x < width; x++) {
                int here = pixels[y * width + x];
                int above = y == 0 ? 0 : pixels[(y - 1) * width + x];
                for (int shift = 16; shift >= 0; shift -= 8) rows.put((byte) ((here >> shift) - (above >> shift)));
            }
        }
        return rows.array();
    }

    private static byte[] packed(byte[] bytes) {
        try (var deflater = new Deflater()) {
            deflater.setInput(bytes);
            deflater.finish();
            var packed = new ByteArrayOutputStream();
            var some = new byte[8192];
            while (!deflater.finished()) packed.write(some, 0, deflater.deflate(some));
            return packed.toByteArray();
        }
    }

    private static void chunk(ByteArrayOutputStream file, String name, byte[] content) {
        var named = ByteBuffer.allocate(4 + content.length)
                .put(name.getBytes(StandardCharsets.US_ASCII))
                .put(content)
                .array();
        var sum = new CRC32();
        sum.update(named);
        file.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
        file.writeBytes(named);
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
    }
}
