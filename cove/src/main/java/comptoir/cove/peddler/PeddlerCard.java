package comptoir.cove.peddler;

import comptoir.cove.parts.Board.Depth;
import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Side;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * A Peddler card: the left half is read when the card lies right, the right half when it lies left.
 *
 * @param from the first level at which it is played
 * @param replaces the id of the card whose place it takes from that level on; empty for a basic card
 */
record PeddlerCard(String id, Level from, String replaces, ActionHalf left, TimesHalf right) {

    /** What is done, and the inner/outer icon. */
    record ActionHalf(Action action, Depth depth, Cost cost) {}

    /** How many times it is done, and the left/right icon. */
    record TimesHalf(int times, Side side, Cost cost) {}

    /** What a card has the Peddler do. */
    sealed interface Action {

        /** A stable word for views and notices. */
        String word();

        Text text();

        /** Recruit a townsfolk and draw 2 adventurers into the reserve. */
        record RecruitAndDraw() implements Action {
            @Override
            public String word() {
                return "recruit";
            }

            @Override
            public Text text() {
                return Text.say("recruit and draw adventurers");
            }
        }

        /** Goods for the stall, the left one first. */
        record GainGoods(List<Good> goods) implements Action {
            @Override
            public String word() {
                return "goods";
            }

            @Override
            public Text text() {
                return Text.list(goods.stream().map(Good::text).toList());
            }
        }

        /** 2 gold for each customer in a hall. */
        record CollectPatronage(Kind clan) implements Action {
            @Override
            public String word() {
                return "patronage";
            }

            @Override
            public Text text() {
                return Text.say("{0} patronage").with(clan.clan());
            }
        }
    }

    boolean isBasic() {
        return replaces.isEmpty();
    }

    static PeddlerCard read(Tree node) {
        node.onlyKnows("id", "hardFor", "fierceFor", "left", "right");
        if (node.has("hardFor") && node.has("fierceFor"))
            throw node.wrong(Text.say("a card is played from one level on, \"hardFor\" or \"fierceFor\""));
        var from = node.has("fierceFor") ? Level.FIERCE : node.has("hardFor") ? Level.HARD : Level.NORMAL;
        var left = node.at("left").onlyKnows("recruit", "goods", "patronage", "place", "hours", "corruption");
        var right = node.at("right").onlyKnows("times", "side", "hours", "corruption");
        return new PeddlerCard(
                node.at("id").text(),
                from,
                from == Level.NORMAL ? "" : node.at(replacing(from)).text(),
                new ActionHalf(action(left), left.at("place").oneOf(Depth.class), Cost.readAmong(left)),
                new TimesHalf(
                        right.at("times").number(1, 4), right.at("side").oneOf(Side.class), Cost.readAmong(right)));
    }

    /** The field that names the card it takes the place of. */
    static String replacing(Level from) {
        return from == Level.FIERCE ? "fierceFor" : "hardFor";
    }

    private static Action action(Tree half) {
        boolean recruits = half.flag("recruit", false);
        int actions = (recruits ? 1 : 0) + (half.has("goods") ? 1 : 0) + (half.has("patronage") ? 1 : 0);
        if (actions != 1)
            throw half.wrong(Text.say(
                    "a left half has one action, \"recruit\": true, \"goods\" or \"patronage\"; here are {0}",
                    actions));
        if (recruits) return new Action.RecruitAndDraw();
        if (half.has("patronage")) {
            var clan = half.at("patronage").oneOf(Kind.class);
            if (!clan.isCustomer()) throw half.at("patronage").wrong(Text.say("a rogue is no clan"));
            return new Action.CollectPatronage(clan);
        }
        var goods = new ArrayList<Good>();
        for (var each : half.at("goods").list()) goods.add(each.oneOf(Good.class));
        if (goods.isEmpty() || goods.size() > 2) throw half.at("goods").wrong(Text.say("a card shows 1 or 2 goods"));
        return new Action.GainGoods(List.copyOf(goods));
    }
}
