package comptoir.app.play;

import comptoir.dale.table.Cards;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** The table of Dale of Merchants 2: the market, and for each merchant hand, decks, schedule and stall. */
public final class DaleLayout implements Layout {

    private static final int COLUMN = 13;
    private static final int NAME = 26;
    private static final int JUNK_WORTH = 1;
    private static final List<AttributedStyle> SET_COLOURS =
            List.of(Paper.GREEN, Paper.YELLOW, Paper.BLUE, Paper.RED, Paper.PLAIN.foreground(AttributedStyle.MAGENTA));

    @Override
    public String game() {
        return "dale";
    }

    @Override
    public void draw(Tree view, int viewer, List<String> names, Paper paper) {
        var sets = view.at("sets").list().stream().map(Tree::text).toList();
        int turn = view.at("turn").number();
        int actions = view.at("actions").number();
        paper.heading(
                "Dale of Merchants 2",
                paper.in("turn of {0}", Text.who(turn)),
                paper.in("{0#one action|{0} actions}", actions));
        market(view, sets, paper);
        for (var player : view.at("players").list()) player(view, player, viewer, names, sets, paper);
        var chosen = cards(view.at("chosen"), sets, paper);
        if (!chosen.isEmpty()) paper.entry(COLUMN, paper.in("chosen"), Paper.joined(", ", chosen));
        var aside = view.at("aside");
        if (aside.at("count").number() > 0)
            paper.entry(
                    COLUMN,
                    paper.in("laid aside"),
                    aside.at("count").number(),
                    aside.at("cards").list().isEmpty() ? "" : ": ",
                    Paper.joined(", ", cards(aside.at("cards"), sets, paper)));
        int more = view.at("moreForAll").number();
        if (more != 0) paper.entry(COLUMN, "", paper.in("every card counts {0} more", more));
    }

    private static void market(Tree view, List<String> sets, Paper paper) {
        var market = view.at("market");
        var deck = market.at("deck");
        paper.entry(
                COLUMN,
                paper.in("Market"),
                paper.in("deck "),
                deck.at("count").number(),
                known(deck, sets, paper),
                paper.in(", discard pile "),
                market.at("discard").list().size(),
                paper.in(", Junk pile "),
                view.at("junkPile").number());
        for (var slot : market.at("slots").list()) {
            var surcharge = "+" + slot.at("surcharge").number();
            if (slot.at("card").isNull()) {
                paper.entry(COLUMN, "   " + surcharge, Paper.styled(Paper.FAINT, "·"));
                continue;
            }
            var card = slot.at("card").text();
            var shown = card(card, sets, paper);
            paper.entry(
                    COLUMN,
                    "   " + surcharge,
                    Paper.styled(
                            Paper.BOLD, String.format("%2d  ", slot.at("price").number())),
                    shown,
                    " ".repeat(Math.max(2, NAME - shown.columnLength())),
                    Paper.styled(Paper.FAINT, kind(card, paper)));
        }
    }

    private static void player(Tree view, Tree player, int viewer, List<String> names, List<String> sets, Paper paper) {
        int seat = player.at("seat").number();
        boolean active = seat == view.at("turn").number();
        int built = player.at("stall").list().size();
        var team = view.at("teams").flag()
                ? paper.in(", team ") + (player.at("team").number() + 1)
                : "";
        paper.line(
                4,
                Paper.styled(active ? Paper.BOLD : Paper.PLAIN, (active ? "▸ " : "  ") + names.get(seat)),
                seat == viewer ? paper.isReader(names.get(seat)) : "",
                team,
                Paper.styled(
                        Paper.FAINT,
                        paper.in("  stall ") + built + "/"
                                + view.at("goal").number()
                                + paper.in(", next stack worth ")
                                + player.at("nextStack").number()));
        hand(player.at("hand"), sets, paper);
        var deck = player.at("deck");
        var discard = player.at("discard").list();
        paper.entry(
                COLUMN,
                paper.in("    deck"),
                deck.at("count").number(),
                known(deck, sets, paper),
                Paper.styled(Paper.FAINT, paper.in("   discard pile ")),
                discard.size(),
                discard.isEmpty() ? "" : paper.in(", on top "),
                discard.isEmpty() ? "" : card(discard.getFirst().text(), sets, paper));
        var schedule = new ArrayList<AttributedString>();
        for (var scheduled : player.at("schedule").list())
            schedule.add(card(scheduled.at("as").text(), sets, paper));
        if (!schedule.isEmpty()) paper.entry(COLUMN, paper.in("    schedule"), Paper.joined(", ", schedule));
        // Partners share a stall: it is shown once, with the first of them.
        if (view.at("teams").flag() && seat > 1) return;
        var stacks = new ArrayList<AttributedString>();
        for (var stack : player.at("stall").list())
            stacks.add(Paper.phrase(
                    Paper.styled(Paper.FAINT, (stacks.size() + 1) + " "),
                    Paper.joined(" + ", cards(stack, sets, paper))));
        if (!stacks.isEmpty()) paper.entry(COLUMN, paper.in("    stall"), Paper.joined("   ", stacks));
    }

    /** The cards for their owner, equal ones together; for the others how many there are and what they remember. */
    private static void hand(Tree hand, List<String> sets, Paper paper) {
        var shown = new LinkedHashMap<String, Integer>();
        var phrases = new LinkedHashMap<String, AttributedString>();
        for (var held : hand.at("cards").list()) {
            var id = held.at("card").text();
            int value = held.at("value").number();
            boolean used = held.at("used").flag();
            var key = id + value + used;
            var card = Cards.named(id);
            shown.merge(key, 1, Integer::sum);
            // The value printed stands with its name; one that differs now is told.
            phrases.put(
                    key,
                    Paper.phrase(
                            card(id, sets, paper),
                            card != null && value == (card.isJunk() ? JUNK_WORTH : card.value()) ? "" : " =" + value,
                            used ? paper.in(" (used)") : ""));
        }
        var cards = new ArrayList<AttributedString>();
        phrases.forEach((key, phrase) -> {
            int times = shown.getOrDefault(key, 1);
            cards.add(times == 1 ? phrase : Paper.phrase(phrase, " ×" + times));
        });
        var remembered = cards(hand.at("remembered"), sets, paper);
        if (cards.isEmpty() && !remembered.isEmpty())
            cards.add(Paper.phrase(paper.in("with "), Paper.joined(", ", remembered)));
        paper.entry(
                COLUMN,
                paper.in("    hand"),
                hand.at("count").number(),
                cards.isEmpty() ? "" : "  ",
                Paper.joined(", ", cards));
    }

    private static AttributedString known(Tree deck, List<String> sets, Paper paper) {
        var top = cards(deck.at("top"), sets, paper);
        return top.isEmpty()
                ? AttributedString.EMPTY
                : Paper.phrase(paper.in(" (on top "), Paper.joined(", ", top), ")");
    }

    private static List<AttributedString> cards(Tree ids, List<String> sets, Paper paper) {
        var cards = new ArrayList<AttributedString>();
        for (var id : ids.list()) cards.add(card(id.text(), sets, paper));
        return cards;
    }

    @Override
    public String word(Object value, Paper paper) {
        var card = Cards.named(String.valueOf(value));
        return card == null ? "" : paper.in(card.name());
    }

    /** The name and value of a card in the colour of its set. */
    private static AttributedString card(String id, List<String> sets, Paper paper) {
        var card = Cards.named(id);
        if (card == null) return new AttributedString(id);
        var folk = card.folk();
        if (folk == null) return Paper.styled(Paper.FAINT, paper.in(card.name()));
        int set = sets.indexOf(folk.id());
        var colour = set < 0 ? Paper.PLAIN : SET_COLOURS.get(set % SET_COLOURS.size());
        return Paper.styled(colour, paper.in(card.name()) + " " + card.value());
    }

    private static String kind(String id, Paper paper) {
        var card = Cards.named(id);
        if (card == null || card.folk() == null) return "";
        return paper.in(card.folk().title()) + (card.isTechnique() ? paper.in(", technique") : paper.in(", passive"));
    }
}
