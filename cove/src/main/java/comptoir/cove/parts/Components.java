package comptoir.cove.parts;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A pack of components: everything that is printed, of the main board and of every merchant. Two packs are part of the
 * program; owners of a box can type in their copy as another one. A pack does not change once it is read.
 */
public final class Components {

    /** The greatest number of players there are tokens for. */
    private static final int MOST_PLAYERS = 5;

    /** Icons of one clan on all corruption cards: with those of a team they must fit into a crowd. */
    private static final int MOST_ICONS = Crowd.MOST - 23;

    private final String id;
    private final String fingerprint;
    private final Board board;
    private final ClockFace clock;
    private final List<RogueCard> rogues;
    private final List<TownsfolkDeck> decks;
    private final Townsfolk[] townsfolk;
    private final CorruptionFace[] corruption;
    private final Object[] merchants;
    private final int[][] loads = new int[MOST_PLAYERS + 1][];
    private final int[] handAt;
    private final double corruptionOfACard;
    private final double clansOfACard;
    private final Named[] townsfolkAnswers;
    private final Named[] corruptionAnswers;

    private Components(String id, PackFiles files, List<Function<PackFiles, Object>> readers) {
        this.id = id;
        var main = files.read("board.json");
        board = Board.read(main);
        clock = ClockFace.read(main.at("clock"));
        rogues = readRogues(files.read("rogues.json").onlyKnows("cards").at("cards"));
        var decksRead = new ArrayList<TownsfolkDeck>();
        townsfolk =
                readTownsfolk(files.read("townsfolk.json").onlyKnows("decks").at("decks"), decksRead);
        decks = List.copyOf(decksRead);
        corruption =
                readCorruption(files.read("corruption.json").onlyKnows("cards").at("cards"));
        merchants = readers.stream().map(reader -> reader.apply(files)).toArray();
        fingerprint = files.fingerprint();
        for (int players = 0; players <= MOST_PLAYERS; players++) loads[players] = clock.loads(players);
        handAt = clock.handAt();
        corruptionOfACard = ofACard(CorruptionFace::corruption);
        clansOfACard = ofACard(face -> Crowd.total(face.clans()));
        townsfolkAnswers = new Named[townsfolk.length];
        for (int i = 0; i < townsfolk.length; i++) townsfolkAnswers[i] = new Named("townsfolk", townsfolk[i].id(), i);
        corruptionAnswers = new Named[corruption.length];
        for (int i = 0; i < corruption.length; i++) corruptionAnswers[i] = new Named("discard", corruption[i].id(), i);
    }

    /**
     * A pack that is part of the program.
     *
     * @param merchants what reads each merchant's own files
     */
    public static Components ofProgram(String id, List<Function<PackFiles, Object>> merchants) {
        return new Components(id, PackFiles.of(id), merchants);
    }

    /** The pack of a directory, named after it; an error names the file, the line and the reason. */
    public static Components read(Path directory, List<Function<PackFiles, Object>> merchants) {
        var name = directory.toAbsolutePath().normalize().getFileName();
        if (name == null || !Files.isDirectory(directory))
            throw new BadInput(Text.say("{0} is not a directory", directory));
        return new Components(name.toString(), PackFiles.of(directory), merchants);
    }

    private List<RogueCard> readRogues(Tree node) {
        var cards = new ArrayList<RogueCard>();
        for (var each : node.list()) {
            var card = RogueCard.read(each);
            if (cards.stream().anyMatch(other -> other.id().equals(card.id())))
                throw each.wrong(Text.say("there is another rogue card \"{0}\"", card.id()));
            int needed = card.lair() + card.bag() + Crowd.rogues(board.halls());
            if (needed > Crowd.rogues(board.adventurers()))
                throw each.wrong(Text.say(
                        "it needs {0} rogues, and the box has {1}", needed, Crowd.rogues(board.adventurers())));
            cards.add(card);
        }
        if (cards.isEmpty()) throw node.wrong(Text.say("there is no rogue card"));
        return List.copyOf(cards);
    }

    private static Townsfolk[] readTownsfolk(Tree node, List<TownsfolkDeck> decks) {
        var cards = new ArrayList<Townsfolk>();
        for (var each : node.list()) {
            each.onlyKnows("id", "name", "help", "cards");
            for (var card : each.at("cards").list()) {
                var read = Townsfolk.read(card, decks.size());
                if (cards.stream().anyMatch(other -> other.id().equals(read.id())))
                    throw card.wrong(Text.say("there is another townsfolk card \"{0}\"", read.id()));
                cards.add(read);
            }
            decks.add(new TownsfolkDeck(
                    each.at("id").text(),
                    each.at("name").words(),
                    each.at("help").words()));
        }
        if (decks.size() < 2)
            throw node.wrong(Text.say("a table mixes at least 2 decks, and there are {0}", decks.size()));
        return cards.toArray(Townsfolk[]::new);
    }

    private static CorruptionFace[] readCorruption(Tree node) {
        var faces = new ArrayList<CorruptionFace>();
        for (var each : node.list()) {
            var face = CorruptionFace.read(each);
            if (faces.stream().anyMatch(other -> other.id().equals(face.id())))
                throw each.wrong(
                        Text.say("there is another corruption card \"{0}\"; say how many in \"copies\"", face.id()));
            faces.add(face);
        }
        if (faces.isEmpty()) throw node.wrong(Text.say("there is no corruption card"));
        for (int clan = 0; clan < Kind.CLANS; clan++) {
            int icons = 0;
            for (var face : faces) icons += face.copies() * Crowd.count(face.clans(), clan);
            if (icons > MOST_ICONS)
                throw node.wrong(Text.say(
                        "there are {0} icons of {1}; {2} is the most this program can count",
                        icons, Kind.of(clan).clan(), MOST_ICONS));
        }
        return faces.toArray(CorruptionFace[]::new);
    }

    public String id() {
        return id;
    }

    /** Tells its content apart from that of another pack, or of a pack of the same name at another time. */
    public String fingerprint() {
        return fingerprint;
    }

    public Board board() {
        return board;
    }

    public ClockFace clock() {
        return clock;
    }

    /** How many adventurers are loaded on passing each place of the clock; not to be changed. */
    public int[] loads(int players) {
        return loads[Math.min(players, MOST_PLAYERS)];
    }

    /** Whether the hand at a place is one of the first so many, whose mice have left; false where there is no hand. */
    public boolean isFreeHand(int place, int mice) {
        return place < handAt.length && handAt[place] <= mice;
    }

    public List<RogueCard> rogues() {
        return rogues;
    }

    public List<TownsfolkDeck> decks() {
        return decks;
    }

    public int townsfolkCount() {
        return townsfolk.length;
    }

    public Townsfolk townsfolk(int card) {
        return townsfolk[card];
    }

    /** The number of the townsfolk that a text names. */
    public int townsfolk(Tree named) {
        for (int card = 0; card < townsfolk.length; card++)
            if (townsfolk[card].id().equals(named.text())) return card;
        throw named.wrong(Text.say("is \"{0}\", which is no townsfolk of the components {1}", named.text(), id));
    }

    public int corruptionFaces() {
        return corruption.length;
    }

    public CorruptionFace corruption(int face) {
        return corruption[face];
    }

    private double ofACard(ToIntFunction<CorruptionFace> icons) {
        double cards = 0;
        double sum = 0;
        for (var face : corruption) {
            cards += face.copies();
            sum += face.copies() * icons.applyAsInt(face);
        }
        return cards == 0 ? 0 : sum / cards;
    }

    /** How many corruption icons a card of the corruption deck has on average. */
    public double corruptionOfACard() {
        return corruptionOfACard;
    }

    /** How many clan icons a card of the corruption deck has on average. */
    public double clansOfACard() {
        return clansOfACard;
    }

    /** The corruption deck at the start, as counts by face. */
    public Row corruptionDeck() {
        var counts = new int[corruption.length];
        for (int face = 0; face < counts.length; face++) counts[face] = corruption[face].copies();
        return Row.owning(counts);
    }

    /** What a merchant read from its own files. */
    public <T> T parts(Class<T> type) {
        for (var parts : merchants) if (parts.getClass() == type) return type.cast(parts);
        throw new IllegalArgumentException("no merchant has " + type + " in the components " + id);
    }

    /** The answer that names a townsfolk card. */
    public Named answerTownsfolk(int card) {
        return townsfolkAnswers[card];
    }

    /** The answer that discards a corruption card. */
    public Named answerDiscard(int face) {
        return corruptionAnswers[face];
    }

    /** The adventurers in play with a rogue card: those in the box do not count. */
    public int adventurersWith(RogueCard card) {
        int rogue = Kind.ROGUE.number();
        return Crowd.customers(board.adventurers())
                + Crowd.of(rogue, card.lair() + card.bag() + Crowd.rogues(board.halls()));
    }

    @Override
    public String toString() {
        return id;
    }
}
