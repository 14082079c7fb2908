package comptoir.server.page;

import java.util.List;

/**
 * How a game ended, as a picture beside a posted link: night over the harbour, a lantern, and on a sheet of paper each player's
 * colour, place and points. Names stand in the words of the link, since a server has no letters to draw with.
 */
public final class EndPicture {

    public static final int WIDTH = 600;
    public static final int HEIGHT = 315;

    private static final int NIGHT = 0x1d2438;
    private static final int DUSK = 0x5a5f86;
    private static final int LIGHT = 0xf7c65b;
    private static final int INK = 0x2b2118;
    private static final int PAPER = 0xf8f1e0;
    private static final int SHADE = 0xe0d3b4;

    /** As the page has them, by seat. */
    private static final int[] SEATS = {0xc7502f, 0x2f6f8f, 0x5d8a3a, 0x8d5aa0, 0xb58a1e};

    private EndPicture() {}

    /** A player at the end; the best ones come first. */
    public record Player(int seat, int place, int points) {}

    public static byte[] png(List<Player> players) {
        var drawing = new Drawing(WIDTH, HEIGHT, NIGHT, DUSK);
        drawing.disc(530, 46, 62, LIGHT, 0.22);
        drawing.disc(530, 46, 22, LIGHT, 1);
        drawing.box(40, 94, 520, 196, 12, INK);
        drawing.box(43, 97, 514, 190, 10, PAPER);
        int most = Math.max(1, players.stream().mapToInt(Player::points).max().orElse(1));
        double row = 180.0 / Math.max(2, players.size());
        double size = Math.min(26, row * 0.55);
        for (int i = 0; i < players.size(); i++) {
            var player = players.get(i);
            double middle = 102 + row * (i + 0.5);
            int colour = SEATS[player.seat() % SEATS.length];
            if (player.place() == 1) drawing.disc(126, middle, size * 0.8, LIGHT, 1);
            drawing.disc(126, middle, size * 0.62, INK, 1);
            drawing.disc(126, middle, size * 0.54, colour, 1);
            drawing.number(player.place(), 88, middle - size / 2, size, INK);
            drawing.box(160, middle - size / 4, 280, size / 2, size / 4, SHADE);
            double length = 280.0 * Math.max(0, player.points()) / most;
            if (length >= size / 2) drawing.box(160, middle - size / 4, length, size / 2, size / 4, colour);
            drawing.number(player.points(), 530, middle - size / 2, size, INK);
        }
        return drawing.png();
    }
}
