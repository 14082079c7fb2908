package comptoir.cove.entertainer;

import comptoir.cove.parts.Kind;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;

/** What is printed on one of the Entertainer's cards. */
public sealed interface Card {

    String id();

    Text name();

    /** What it does, in a line. */
    Text text();

    /**
     * A skill: it is played for its clan icons, or discarded for time and volume.
     *
     * @param hours its hourglass icons
     * @param clan the clan of its upper icons, which are free
     * @param volume what the lower icons cost
     * @param gain by how much the volume moves when it is discarded
     */
    record Skill(
            String id,
            Text name,
            int hours,
            int clan,
            int icons,
            int volume,
            int lowerClan,
            int lowerIcons,
            int gain,
            int corruption)
            implements Card {

        @Override
        public Text text() {
            var text = Text.say("{0}; for {1} {2}. Discarded: {3}, volume {4}")
                    .with(
                            Counted.icons(icons, clan),
                            Counted.volume(volume),
                            Counted.icons(lowerIcons, lowerClan),
                            Counted.hours(hours),
                            (gain < 0 ? "−" : "+") + Math.abs(gain));
            return corruption == 0 ? text : Text.say("{0}, {1}").with(text, Counted.corruption(corruption));
        }
    }

    /** An improv: it comes into the song by itself. */
    record Improv(String id, Text name, Effect effect, int amount) implements Card {
        enum Effect {
            PALADINS_PER_SKILL,
            PALADINS,
            GOLD,
            VOLUME
        }

        @Override
        public Text text() {
            return switch (effect) {
                case PALADINS_PER_SKILL ->
                    Text.say("{0} for each skill card in the song").with(Counted.paladins(amount));
                case PALADINS -> Counted.paladins(amount);
                case GOLD -> Text.say("{0} gold").with(amount);
                case VOLUME -> Counted.volume(amount);
            };
        }
    }

    /** A creature: it waits for a boast. */
    record Creature(String id, Text name, int stones, int corruption, int gold, int discards, int patronage)
            implements Card {
        @Override
        public Text text() {
            var parts = new ArrayList<Text>();
            if (stones > 0) parts.add(Counted.stones(stones));
            if (corruption > 0) parts.add(Counted.corruption(corruption));
            if (gold > 0) parts.add(Text.say("{0} gold").with(gold));
            if (discards > 0)
                parts.add(Text.say("discard up to {0} corruption cards").with(discards));
            if (patronage > 0) parts.add(Text.say("the patronage of one hall at once"));
            return Text.say("Boast: {0}").with(Text.list(parts));
        }
    }

    static Card read(Tree node) {
        if (node.has("improv")) return readImprov(node);
        if (node.has("boast")) return readCreature(node);
        node.onlyKnows("id", "name", "hours", "top", "bottom", "discarded");
        var top = node.at("top").onlyKnows("clan", "icons");
        var bottom = node.at("bottom").onlyKnows("volume", "clan", "icons");
        var discarded = node.at("discarded").onlyKnows("volume", "corruption");
        return new Skill(
                node.at("id").text(),
                node.at("name").words().naming("song", node.at("id").text()),
                node.at("hours").number(1, 3),
                clan(top),
                top.at("icons").number(1, 4),
                bottom.at("volume").number(0, 6),
                clan(bottom),
                bottom.at("icons").number(1, 4),
                discarded.number("volume", -6, 6, 0),
                discarded.number("corruption", 0, 6, 0));
    }

    private static int clan(Tree node) {
        var kind = node.at("clan").oneOf(Kind.class);
        if (!kind.isCustomer()) throw node.at("clan").wrong(Text.say("a rogue is no clan"));
        return kind.number();
    }

    private static Improv readImprov(Tree node) {
        node.onlyKnows("id", "name", "improv");
        var effect = node.at("improv").onlyKnows("paladinsPerSkill", "paladins", "gold", "volume");
        var id = node.at("id").text();
        var name = node.at("name").words().naming("song", node.at("id").text());
        if (effect.has("paladinsPerSkill"))
            return new Improv(
                    id,
                    name,
                    Improv.Effect.PALADINS_PER_SKILL,
                    effect.at("paladinsPerSkill").number(1, 4));
        if (effect.has("paladins"))
            return new Improv(
                    id, name, Improv.Effect.PALADINS, effect.at("paladins").number(1, 6));
        if (effect.has("gold"))
            return new Improv(id, name, Improv.Effect.GOLD, effect.at("gold").number(1, 20));
        return new Improv(id, name, Improv.Effect.VOLUME, effect.at("volume").number(1, 6));
    }

    private static Creature readCreature(Tree node) {
        node.onlyKnows("id", "name", "boast");
        var boast = node.at("boast").onlyKnows("stones", "corruption", "gold", "discards", "patronage");
        var creature = new Creature(
                node.at("id").text(),
                node.at("name").words().naming("song", node.at("id").text()),
                boast.number("stones", 0, 3, 0),
                boast.number("corruption", 0, 6, 0),
                boast.number("gold", 0, 20, 0),
                boast.number("discards", 0, 6, 0),
                boast.number("patronage", 0, 1, 0));
        if (creature.stones + creature.gold + creature.discards + creature.patronage == 0)
            throw node.at("boast").wrong(Text.say("a boast gives stones, gold, discards or patronage"));
        return creature;
    }
}
