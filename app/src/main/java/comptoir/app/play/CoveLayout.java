package comptoir.app.play;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.BoardLine;
import comptoir.cove.table.Merchants;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** The cove: the clock, the boats and docks, the piers with what goods earn there, the town, and each merchant. */
public final class CoveLayout implements Layout {

    static final int COLUMN = 15;
    private static final int PIER = 24;
    private static final int COST = 12;
    private static final int HALF_HOUR = 3;

    private static final int FIRST_PLACE = 2;

    @Override
    public String game() {
        return "cove";
    }

    @Override
    public void draw(Tree view, int viewer, List<String> names, Paper paper) {
        paper.heading(
                paper.in("Merchants Cove"),
                paper.in("day ") + view.at("round").number() + "/"
                        + view.at("rounds").number(),
                paper.in(view.at("phaseName")),
                paper.in(view.at("rogues").at("name")));
        clock(view.at("clock"), paper);
        harbour(view, paper);
        town(view, paper);
        int active = view.at("clock").at("active").number();
        // One's own board stands last, next to what is asked.
        var players = new ArrayList<>(view.at("players").list());
        players.sort((one, other) -> Boolean.compare(seat(one) == viewer, seat(other) == viewer));
        for (var player : players) player(player, viewer, active, names, paper);
    }

    private static int seat(Tree player) {
        return player.at("seat").number();
    }

    /** The hours on a line; below them the marks that load boats, the hands, and everybody's hourglass. */
    private static void clock(Tree clock, Paper paper) {
        int market = clock.at("market").number();
        int last = Math.max(market, 24);
        for (var hourglass : clock.at("hourglasses").list())
            last = Math.max(last, hourglass.at("place").number());
        var hours = blank(last);
        for (int place = FIRST_PLACE; place <= last; place += 2) put(hours, place, String.valueOf(place / 2));
        var marks = blank(last);
        for (var mark : clock.at("marks").list())
            put(
                    marks,
                    mark.at("place").number(),
                    mark.at("off").flag() ? "×" : "+" + mark.at("loads").number());
        var hands = blank(last);
        put(hands, market, "M");
        for (var hand : clock.at("hands").list())
            put(hands, hand.at("place").number(), hand.at("free").flag() ? "↑" : "↓");
        var stacks = blank(last);
        var order = clock.at("order").list().stream().map(Tree::number).toList();
        for (int seat : order.reversed())
            for (var hourglass : clock.at("hourglasses").list())
                if (seat(hourglass) == seat) stack(stacks, hourglass.at("place").number(), String.valueOf(seat + 1));
        paper.entry(COLUMN, paper.in("Clock"), Paper.styled(Paper.FAINT, trimmed(hours)));
        paper.entry(COLUMN, paper.in("  loads"), trimmed(marks));
        paper.entry(COLUMN, paper.in("  hands"), trimmed(hands));
        paper.entry(COLUMN, paper.in("  players"), Paper.styled(Paper.BOLD, trimmed(stacks)));
    }

    private static StringBuilder blank(int last) {
        return new StringBuilder(" ".repeat((last + 2 - FIRST_PLACE) * HALF_HOUR));
    }

    private static void put(StringBuilder row, int place, String mark) {
        int at = Math.max(0, place - FIRST_PLACE) * HALF_HOUR;
        row.replace(at, at + mark.length(), mark);
    }

    /** Several hourglasses on one place stand side by side, the topmost first. */
    private static void stack(StringBuilder row, int place, String mark) {
        int at = Math.max(0, place - FIRST_PLACE) * HALF_HOUR;
        var there = row.substring(at, at + HALF_HOUR).strip();
        put(row, place, mark + there);
    }

    private static String trimmed(StringBuilder row) {
        return row.toString().stripTrailing();
    }

    private static void harbour(Tree view, Paper paper) {
        var boats = view.at("boats").list();
        var left = new ArrayList<AttributedString>();
        var right = new ArrayList<AttributedString>();
        for (var boat : boats) {
            if (!boat.at("state").text().equals("at-sea")) continue;
            var shown = Paper.phrase(
                    Paper.styled(Paper.BOLD, boat.at("boat").number() + 1),
                    Paper.styled(
                            Paper.FAINT,
                            " " + boat.at("aboard").list().size() + "/"
                                    + boat.at("seats").number() + " "),
                    people(counted(boat.at("aboard")), paper));
            (boat.at("side").text().equals("left") ? left : right).add(shown);
        }
        int half = (paper.width() - COLUMN) / 2;
        for (int row = 0; row < Math.max(left.size(), right.size()); row++) {
            var one = row < left.size() ? left.get(row) : AttributedString.EMPTY;
            var other = row < right.size() ? right.get(row) : AttributedString.EMPTY;
            paper.entry(
                    COLUMN,
                    row == 0 ? paper.in("At sea") : "",
                    one,
                    " ".repeat(Math.max(1, half - one.columnLength())),
                    other);
        }
        var docks = new ArrayList<AttributedString>();
        for (var dock : view.at("docks").list()) docks.add(dock(dock, view, paper));
        paper.entry(COLUMN, paper.in("Docks"), Paper.joined("   ", docks));
        var label = paper.in("Piers");
        for (var pier : view.at("piers").list()) {
            pier(label, pier, paper);
            label = "";
        }
        paper.entry(
                COLUMN,
                paper.in("Halls"),
                people(view.at("halls").map(), paper),
                Paper.styled(Paper.FAINT, paper.in("   bag ")),
                people(view.at("bag").map(), paper));
    }

    private static AttributedString dock(Tree dock, Tree view, Paper paper) {
        int boat = dock.at("boat").number();
        var pier = "";
        for (var each : view.at("piers").list())
            if (each.at("pier").text().equals(dock.at("pier").text())) pier = name(each, paper);
        return Paper.phrase(
                pier,
                paper.colon(),
                boat < 0
                        ? Paper.styled(Paper.FAINT, paper.in("free"))
                        : Paper.styled(Paper.BOLD, paper.in("boat ") + (boat + 1)));
    }

    /** Who stands there, and what a small or large good of each colour would earn. */
    private static void pier(String label, Tree pier, Paper paper) {
        var worth = new ArrayList<Object>();
        for (var size : List.of("small", "large")) {
            if (!pier.at(size).flag()) continue;
            worth.add(Paper.styled(Paper.FAINT, size.equals("small") ? paper.in("  small ") : paper.in("  large ")));
            for (var clan : Kind.values()) {
                if (!clan.isCustomer()) continue;
                var good = size + "-" + clan.colour();
                worth.add(Paper.styled(
                        style(BoardLine.tone(clan)), pier.at("worth").number(good, 0) + " "));
            }
        }
        paper.entry(
                COLUMN,
                label,
                Paper.padded(name(pier, paper), PIER),
                people(pier.at("crowd").map(), paper),
                Paper.phrase(worth.toArray()));
    }

    /** The name of a pier without its article. */
    private static String name(Tree pier, Paper paper) {
        return paper.in(pier.at("name")).replaceFirst("^(the|le|la) ", "");
    }

    private static void town(Tree view, Paper paper) {
        var label = paper.in("Town Square");
        for (var place : view.at("town").at("square").list()) {
            var cost = cost(place.at("cost"), paper);
            paper.entry(
                    COLUMN,
                    label,
                    Paper.styled(Paper.BOLD, Paper.padded(cost, COST)),
                    place.at("townsfolk").isNull() ? "·" : townsfolk(place.at("townsfolk"), paper));
            label = "";
        }
    }

    static String cost(Tree cost, Paper paper) {
        int corruption = cost.at("corruption").number();
        return cost.at("hours").number() + " h" + (corruption == 0 ? "" : " " + "corr. " + corruption);
    }

    static AttributedString townsfolk(Tree folk, Paper paper) {
        int corruption = folk.at("corruption").number();
        var icons = people(counted(folk.at("clans")), paper);
        return Paper.phrase(
                paper.in(folk.at("name")),
                paper.colon(),
                Paper.styled(Paper.FAINT, paper.in(folk.at("ability"))),
                icons.length() == 0 ? "" : " ",
                icons,
                corruption == 0 ? "" : " corr. " + corruption);
    }

    private static String corruption(int cards, Paper paper) {
        return paper.in("{0#{0} corruption card|{0} corruption cards}", cards);
    }

    private static void player(Tree player, int viewer, int active, List<String> names, Paper paper) {
        int seat = seat(player);
        boolean own = seat == viewer;
        var name = seat < names.size() ? names.get(seat) : paper.in(player.at("name"));
        paper.line(
                4,
                Paper.styled(seat == active ? Paper.BOLD : Paper.PLAIN, (seat == active ? "▸ " : "  ") + name),
                own ? paper.isReader(name) : "",
                ", ",
                paper.in(player.at("merchantName")),
                "  ",
                Paper.styled(Paper.YELLOW, player.at("gold").number() + paper.in(" gold")),
                Paper.styled(
                        Paper.FAINT,
                        "  " + corruption(player.at("corruptionCards").number(), paper)));
        var goods = new ArrayList<AttributedString>();
        for (var good : player.at("stall").list())
            if (good.at("count").number() > 0)
                goods.add(Paper.styled(
                        style(BoardLine.tone(good.at("good").oneOf(Good.class).clan())),
                        good.at("count").number() + " × " + paper.in(good.at("name"))));
        if (!goods.isEmpty()) paper.entry(COLUMN, paper.in("    goods"), Paper.joined(", ", goods));
        if (!player.at("cards").isNull()) {
            var cards = new ArrayList<AttributedString>();
            for (var card : player.at("cards").list())
                cards.add(new AttributedString(
                        card.at("card").text() + " ×" + card.at("count").number()));
            if (!cards.isEmpty()) paper.entry(COLUMN, "    corruption", Paper.joined(", ", cards));
        }
        var icons = people(player.at("clanIcons").map(), paper);
        if (icons.length() > 0 || player.at("corruptionIcons").number() > 0)
            paper.entry(
                    COLUMN,
                    paper.in("    icons"),
                    icons,
                    "  −" + player.at("corruptionIcons").number() + " corruption");
        for (var slot : player.at("team").list())
            if (!slot.at("townsfolk").isNull())
                paper.entry(COLUMN, "    " + paper.in(slot.at("name")) + " ", townsfolk(slot.at("townsfolk"), paper));
        for (var folk : player.at("townsfolk").list())
            paper.entry(COLUMN, paper.in("    beside"), townsfolk(folk, paper));
        for (var line : Merchants.named(player.at("merchant")).lines(player.at("shop"), own)) board(line, paper);
    }

    /** A line of a merchant's board, as the merchant tells it. */
    private static void board(BoardLine line, Paper paper) {
        var parts = new ArrayList<AttributedString>();
        for (var part : line.parts())
            parts.add(Paper.styled(style(part.tone()), Paper.padded(paper.in(part.text()), part.columns())));
        var label = line.label() == null ? "" : "    " + paper.in(line.label());
        paper.entry(COLUMN, label, Paper.joined(" ", parts));
    }

    private static AttributedStyle style(BoardLine.Tone tone) {
        return switch (tone) {
            case PLAIN -> Paper.PLAIN;
            case STRONG -> Paper.BOLD;
            case FAINT -> Paper.FAINT;
            case RED -> Paper.RED;
            case GREEN -> Paper.GREEN;
            case BLUE -> Paper.BLUE;
            case YELLOW -> Paper.YELLOW;
        };
    }

    private static Map<String, Integer> counted(Tree kinds) {
        var counts = new java.util.LinkedHashMap<String, Integer>();
        for (var kind : kinds.list()) counts.merge(kind.text(), 1, Integer::sum);
        return counts;
    }

    /** "2 warriors 1 bard", each in its colour. */
    static AttributedString people(Map<?, ?> counts, Paper paper) {
        var people = new ArrayList<AttributedString>();
        counts.forEach((kind, count) -> {
            if (!(count instanceof Number number) || number.intValue() == 0) return;
            var who = Tree.of("view", String.valueOf(kind)).oneOf(Kind.class);
            people.add(Paper.styled(style(BoardLine.tone(who)), paper.in(who.counted(number.intValue()))));
        });
        return Paper.joined(" ", people);
    }
}
