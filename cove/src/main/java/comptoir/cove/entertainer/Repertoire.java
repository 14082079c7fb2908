package comptoir.cove.entertainer;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * What is printed on the Entertainer's cards and board. Cards are numbered; a group of cards is an int with one bit for
 * each, since songs are looked at for nearly every decision.
 */
public final class Repertoire {

    /** Any clan will do. */
    public static final int ANY = -1;

    // The words with which answers name cards.
    static final int PLAY = 0;
    static final int DISCARD = 1;
    static final int TOP = 2;
    static final int BOTTOM = 3;
    static final int IMPROV = 4;
    static final int USE = 5;
    static final int CREATURE = 6;
    private static final List<String> WORDS = List.of("play", "discard", "top", "bottom", "improv", "use", "creature");

    private static final int DECK = 14;
    private static final int PILE = 4;

    private final List<Card> cards = new ArrayList<>();
    private final List<Integer> dial;
    private final int startVolume;
    private final int mostVolume;
    private final int boastVolume;
    private final int nudgeCorruption;
    private final int stones;
    private final int stoneIcons;
    private final int price;
    private final int runes;
    private final int openMelodies;
    private final List<Reveal> crests = new ArrayList<>();
    private final int deck;
    private final int skillPile;
    private final int improvPile;
    private final int creaturePile;

    private int skills;
    private int creatures;
    private int paladins;
    private int perSkill;
    private int usable;
    private final int[] topsOf = new int[Kind.CLANS];
    private final int[] bottomsOf = new int[Kind.CLANS];
    private final int[] icons = new int[Integer.SIZE];
    private final int[] lowerIcons = new int[Integer.SIZE];
    private final int[] lowerVolume = new int[Integer.SIZE];
    private final Named[][] answers = new Named[WORDS.size()][Integer.SIZE];

    /** What a crest uncovers. */
    public enum Reveal {
        MELODY,
        GEM
    }

    private Repertoire(Tree node) {
        node.onlyKnows(
                "dial",
                "volume",
                "boastVolume",
                "nudgeCorruption",
                "stones",
                "cards",
                "runes",
                "crests",
                "deck",
                "skills",
                "improvs",
                "creatures");
        dial = node.at("dial").list().stream().map(each -> each.number(0, 8)).toList();
        if (dial.size() != 4)
            throw node.at("dial").wrong(Text.say("the dial has 4 quarters, and here are {0}", dial.size()));
        var volume = node.at("volume").onlyKnows("start", "most");
        mostVolume = volume.at("most").number(1, 20);
        startVolume = volume.at("start").number(0, mostVolume);
        boastVolume = node.at("boastVolume").number(0, mostVolume);
        nudgeCorruption = node.at("nudgeCorruption").number(0, 6);
        var stone = node.at("stones").onlyKnows("count", "icons");
        stones = stone.at("count").number(0, 12);
        stoneIcons = stone.at("icons").number(1, 6);
        price = node.at("cards").onlyKnows("price").at("price").number(0, 20);
        runes = node.at("runes").number(Kind.CLANS, Kind.CLANS);
        var track = node.at("crests").onlyKnows("openMelodies", "reveal");
        openMelodies = track.at("openMelodies").number(2, 6);
        for (var each : track.at("reveal").list()) crests.add(each.oneOf(Reveal.class));
        deck = read(node.at("deck"), DECK);
        skillPile = pile(node.at("skills"), Card.Skill.class);
        improvPile = pile(node.at("improvs"), Card.Improv.class);
        creaturePile = pile(node.at("creatures"), Card.Creature.class);
        int needed = dial.size() + handLimit(crests.size());
        if (Integer.bitCount(deck & skills) < needed)
            throw node.at("deck").wrong(Text.say("it needs at least {0} skills, or a hand could run short", needed));
    }

    static Repertoire read(PackFiles files) {
        return new Repertoire(files.read("entertainer.json"));
    }

    private int pile(Tree node, Class<? extends Card> kind) {
        int first = cards.size();
        int pile = read(node, PILE);
        for (int card = first; card < cards.size(); card++)
            if (!kind.isInstance(cards.get(card)))
                throw node.list().get(card - first).wrong(Text.say("another kind of card belongs into this pile"));
        return pile;
    }

    private int read(Tree node, int size) {
        if (node.list().size() != size)
            throw node.wrong(Text.say(
                    "there are {0} cards, and here are {1}", size, node.list().size()));
        int group = 0;
        for (var each : node.list()) {
            var card = Card.read(each);
            if (cards.stream().anyMatch(other -> other.id().equals(card.id())))
                throw each.wrong(Text.say("there is another card \"{0}\"", card.id()));
            group |= 1 << cards.size();
            add(card, cards.size());
        }
        return group;
    }

    private void add(Card card, int number) {
        int bit = 1 << number;
        cards.add(card);
        switch (card) {
            case Card.Skill skill -> {
                skills |= bit;
                topsOf[skill.clan()] |= bit;
                bottomsOf[skill.lowerClan()] |= bit;
                icons[number] = skill.icons();
                lowerIcons[number] = skill.lowerIcons();
                lowerVolume[number] = skill.volume();
            }
            case Card.Improv improv -> {
                switch (improv.effect()) {
                    case PALADINS -> paladins |= bit;
                    case PALADINS_PER_SKILL -> {
                        paladins |= bit;
                        perSkill |= bit;
                    }
                    case GOLD, VOLUME -> usable |= bit;
                }
                icons[number] = improv.amount();
            }
            case Card.Creature ignored -> creatures |= bit;
        }
        for (int word = 0; word < WORDS.size(); word++)
            answers[word][number] = new Named(WORDS.get(word), card.id(), word == BOTTOM ? Lay.LOWER + number : number);
    }

    public Card card(int number) {
        return cards.get(number);
    }

    List<Card> all() {
        return List.copyOf(cards);
    }

    Text name(int number) {
        return cards.get(number).name();
    }

    public Card.Skill skill(int number) {
        return (Card.Skill) cards.get(number);
    }

    int size() {
        return cards.size();
    }

    /** The number of a card by its id, or -1. */
    int number(String id) {
        for (int card = 0; card < cards.size(); card++) if (cards.get(card).id().equals(id)) return card;
        return -1;
    }

    /** The answer that names a card with one of the words. */
    Named answer(int word, int card) {
        return answers[word][card];
    }

    public int moves(int quarter) {
        return dial.get(quarter);
    }

    public int quarters() {
        return dial.size();
    }

    int startVolume() {
        return startVolume;
    }

    public int mostVolume() {
        return mostVolume;
    }

    public int boastVolume() {
        return boastVolume;
    }

    int nudgeCorruption() {
        return nudgeCorruption;
    }

    int stones() {
        return stones;
    }

    public int stoneIcons() {
        return stoneIcons;
    }

    int price() {
        return price;
    }

    int runes() {
        return runes;
    }

    int crests() {
        return crests.size();
    }

    Reveal crest(int index) {
        return crests.get(index);
    }

    /** "The hand limit is the number of melody icons uncovered." */
    int handLimit(int placed) {
        int limit = openMelodies;
        for (int crest = 0; crest < placed; crest++) if (crests.get(crest) == Reveal.MELODY) limit++;
        return limit;
    }

    /** The blue gems that so many placed crests have uncovered. */
    int gems(int placed) {
        int gems = 0;
        for (int crest = 0; crest < placed; crest++) if (crests.get(crest) == Reveal.GEM) gems++;
        return gems;
    }

    int deck() {
        return deck;
    }

    int skillPile() {
        return skillPile;
    }

    int improvPile() {
        return improvPile;
    }

    int creaturePile() {
        return creaturePile;
    }

    public int skills() {
        return skills;
    }

    int creatures() {
        return creatures;
    }

    /** Improvs whose effect happens when they are used, without a place. */
    public int usable() {
        return usable;
    }

    public int paladins() {
        return paladins;
    }

    /** The cards whose upper icons (or paladins) count for a clan, or for any. */
    public int tops(int clan) {
        return clan == ANY ? skills | paladins : topsOf[clan] | paladins;
    }

    public int bottoms(int clan) {
        return clan == ANY ? skills : bottomsOf[clan];
    }

    /** The upper icons of a skill, or the paladins of an improv in a song of these cards. */
    public int icons(int card, int song) {
        return (perSkill & (1 << card)) == 0 ? icons[card] : icons[card] * Integer.bitCount(song & skills);
    }

    public int lowerIcons(int card) {
        return lowerIcons[card];
    }

    public int lowerVolume(int card) {
        return lowerVolume[card];
    }
}
