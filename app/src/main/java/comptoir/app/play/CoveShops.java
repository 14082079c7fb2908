package comptoir.app.play;

import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** The merchants' own boards, each in a few lines: all of it for its owner, the gist for the others. */
final class CoveShops {

    private static final int COLUMN = CoveLayout.COLUMN;
    private static final int SPACE = 21;

    private CoveShops() {}

    static void draw(String merchant, Tree shop, boolean own, Paper paper) {
        switch (merchant) {
            case "chronomancer" -> chronomancer(shop, own, paper);
            case "entertainer" -> entertainer(shop, own, paper);
            case "peddler" -> peddler(shop, paper);
            default -> TreeLayout.draw(shop, 2, paper);
        }
    }

    private static void chronomancer(Tree shop, boolean own, Paper paper) {
        var figures = new ArrayList<AttributedString>();
        for (var figure : shop.at("figures").list())
            figures.add(Paper.phrase(
                    figure.at("figure").text().equals("chronomancer") ? paper.in("Chronomancer ") : "Assistant ",
                    Paper.styled(Paper.BOLD, space(figure.at("space").text(), paper))));
        var icons = new ArrayList<AttributedString>();
        for (var icon : shop.at("icons").list())
            if (!icon.at("covered").flag())
                icons.add(CoveLayout.people(java.util.Map.of(icon.at("clan").text(), 1), paper));
        paper.entry(
                COLUMN,
                paper.in("    figures"),
                Paper.joined(", ", figures),
                Paper.styled(
                        Paper.FAINT,
                        paper.in("   frozen hours ") + shop.at("reserve").number()),
                icons.isEmpty() ? "" : paper.in("   patronage "),
                Paper.joined(" ", icons));
        if (!own) return;
        for (var space : shop.at("spaces").list()) {
            boolean reachable = space.at("reachable").flag();
            paper.line(
                    SPACE + 19,
                    Paper.styled(
                            reachable ? Paper.PLAIN : Paper.FAINT,
                            "    " + (reachable ? "• " : "  ")
                                    + Paper.padded(space(space.at("space").text(), paper), SPACE)
                                    + Paper.padded(CoveLayout.cost(space, paper), 13) + paper.in(space.at("text"))));
        }
        var stream = new ArrayList<AttributedString>();
        for (var tile : shop.at("stream").list())
            stream.add(new AttributedString(tile.at("tile").text()));
        paper.entry(COLUMN, paper.in("    stream"), Paper.styled(Paper.FAINT, Paper.joined(" ", stream)));
    }

    /** "upper-2" as people say it. */
    private static String space(String id, Paper paper) {
        boolean first = id.startsWith("left") || id.startsWith("upper");
        if (id.endsWith("machine")) return first ? paper.in("left machine") : paper.in("right machine");
        return (first ? paper.in("upper portal ") : paper.in("lower portal ")) + id.charAt(id.length() - 1);
    }

    private static void entertainer(Tree shop, boolean own, Paper paper) {
        paper.entry(
                COLUMN,
                paper.in("    stage"),
                "volume " + shop.at("volume").number() + "/"
                        + shop.at("mostVolume").number(),
                paper.in(", stones ") + shop.at("stones").number(),
                paper.in(", deck ") + shop.at("deckCount").number(),
                paper.in(", hand ") + shop.at("handCount").number(),
                Paper.styled(Paper.FAINT, "  " + paper.in(shop.at("upTo"))));
        var song = new ArrayList<AttributedString>();
        for (var sung : shop.at("song").list()) song.add(card(sung.at("card"), own, paper));
        list(paper.in("    song"), song, paper);
        if (own && !shop.at("hand").isNull()) list(paper.in("    hand"), cards(shop.at("hand"), true, paper), paper);
        if (!own) list(paper.in("    hand with"), cards(shop.at("handKnown"), false, paper), paper);
        list(paper.in("    boast"), cards(shop.at("boast"), own, paper), paper);
        var fans = new ArrayList<AttributedString>();
        for (var fan : shop.at("fans").list()) fans.add(new AttributedString(paper.in(fan.at("name"))));
        if (!fans.isEmpty()) paper.entry(COLUMN, "    fans", Paper.joined(", ", fans));
    }

    private static void list(String label, List<AttributedString> items, Paper paper) {
        for (var item : items) {
            paper.entry(COLUMN, label, item);
            label = "";
        }
    }

    private static List<AttributedString> cards(Tree cards, boolean whole, Paper paper) {
        var shown = new ArrayList<AttributedString>();
        for (var card : cards.list()) shown.add(card(card, whole, paper));
        return shown;
    }

    private static AttributedString card(Tree card, boolean whole, Paper paper) {
        return Paper.phrase(
                paper.in(card.at("name")),
                whole ? Paper.styled(Paper.FAINT, paper.colon() + paper.in(card.at("text"))) : "");
    }

    private static void peddler(Tree shop, Paper paper) {
        paper.entry(
                COLUMN,
                paper.in("    level"),
                paper.in(shop.at("levelName")),
                Paper.styled(Paper.FAINT, "  " + paper.in(shop.at("upTo"))));
        var goods = new ArrayList<AttributedString>();
        for (var space : shop.at("stall").list())
            goods.add(
                    space.at("good").isNull()
                            ? Paper.styled(Paper.FAINT, "·")
                            : Paper.styled(CoveLayout.colour(space.at("good").text()), "■"));
        paper.entry(COLUMN, paper.in("    spaces"), Paper.joined(" ", goods));
        var reserve = new ArrayList<AttributedString>();
        for (var space : shop.at("reserve").list())
            if (!space.at("adventurer").isNull())
                reserve.add(CoveLayout.people(
                        java.util.Map.of(space.at("adventurer").text(), 1), paper));
        if (!reserve.isEmpty()) paper.entry(COLUMN, paper.in("    reserve"), Paper.joined(" ", reserve));
    }
}
