package comptoir.cove.chronomancer;

import comptoir.cove.Cove;
import comptoir.cove.Good;
import comptoir.cove.Kind;
import comptoir.cove.Merchant;
import comptoir.cove.Merchants;
import comptoir.cove.Row;
import comptoir.cove.Workshop;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.Rule;
import comptoir.engine.Step;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;

/** Two figures run a loop of portals whose tiles change; time itself can be saved up. */
public record Chronomancer(int number) implements Merchant {

    public static final int RECOMBOBULATOR = 0;
    public static final int ENLARGER = 1;
    public static final int BREAKER = 2;

    private static final List<CrewSlot> CREW = List.of(
            new CrewSlot(
                    "recombobulator",
                    Text.of("Recombobulator", "Recombobulateur"),
                    Text.of(
                            "swap a relic for one of another colour",
                            "échanger une relique contre une d’une autre couleur"),
                    ChronomancerRule.CREW_RECOMBOBULATOR),
            new CrewSlot(
                    "enlarger",
                    Text.of("Enlarger", "Engrandisseur"),
                    Text.of(
                            "swap a relic for the artefact of its colour",
                            "échanger une relique contre l’artefact de sa couleur"),
                    ChronomancerRule.CREW_ENLARGER),
            new CrewSlot(
                    "breaker",
                    Text.of("Breaker", "Briseur"),
                    Text.of(
                            "swap an artefact for two relics of its colour",
                            "échanger un artefact contre deux reliques de sa couleur"),
                    ChronomancerRule.CREW_BREAKER),
            new CrewSlot(
                    "overseer",
                    Text.of("Overseer", "Surveillant"),
                    Text.of("discard one of your corruption cards", "défausser une de vos cartes Corruption"),
                    ChronomancerRule.CREW_OVERSEER));

    private static final class Self {
        static final Merchant SELF = Merchants.all().stream()
                .filter(Chronomancer.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    static Merchant itself() {
        return Self.SELF;
    }

    @Override
    public String id() {
        return "chronomancer";
    }

    @Override
    public Text name() {
        return Text.of("the Chronomancer", "le Chronomancien");
    }

    @Override
    public Text help() {
        return Text.of(
                "Two figures run a loop of portals that you rebuild as you go; saved hours can be spent when it"
                        + " counts.",
                "Deux figurines parcourent une boucle de portails que vous remodelez ; les heures gelées se dépensent"
                        + " au bon moment.");
    }

    @Override
    public int complexity() {
        return 4;
    }

    @Override
    public Object parts(PackFiles files) {
        return Portals.read(files);
    }

    private Portals portals(Components pack) {
        return (Portals) pack.parts(number);
    }

    @Override
    public List<Integer> goods(Components pack) {
        return portals(pack).goods();
    }

    @Override
    public Text good(int good) {
        var colour = Kind.of(Good.clan(good)).colour();
        return Good.isLarge(good)
                ? Text.of("{0} artefact", "artefact de couleur {0}").with(colour)
                : Text.of("{0} relic", "relique {0}").with(colour);
    }

    @Override
    public List<CrewSlot> crew() {
        return CREW;
    }

    @Override
    public Workshop workshop(Components pack) {
        var portals = portals(pack);
        var special = new int[2];
        var others = new int[portals.tiles().size() - 2];
        int specials = 0;
        int plain = 0;
        for (int tile = 0; tile < portals.tiles().size(); tile++) {
            if (portals.tiles().get(tile).special()) special[specials++] = tile;
            else others[plain++] = tile;
        }
        return laidOut(portals, Row.of(special), Row.of(others));
    }

    /** The special tiles above, the first two of the others below, white; the rest in the stream, blue. */
    static TimeShop laidOut(Portals portals, Row special, Row others) {
        var tiles = Row.of(special.at(0), special.at(1), others.at(0), others.at(1));
        var stream = others.withoutAt(0).withoutAt(0);
        int blue = 0;
        for (int i = 0; i < stream.size(); i++) blue |= 1 << stream.at(i);
        return new TimeShop(Space.LEFT_MACHINE, Space.LEFT_MACHINE, tiles, stream, blue, portals.allIcons(), 0);
    }

    @Override
    public List<Step<Cove>> setUp(int player) {
        return List.of(new ShuffleTiles(player, true), new ShuffleTiles(player, false));
    }

    @Override
    public Workshop scene(Tree shop, Components pack, boolean loose) {
        return TimeShopScene.read(shop, portals(pack), (TimeShop) workshop(pack), loose);
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(ChronomancerRule.values());
    }

    @Override
    public List<Class<?>> vocabulary() {
        return List.of(
                ChronomancerRule.class,
                TimeShop.class,
                ShuffleTiles.class,
                MoveFigure.class,
                RelicOrPatronage.class,
                TakeRelic.class,
                TakeFrozenHours.class,
                SpendFrozenHours.class,
                PayHours.class,
                ShiftTimelines.class,
                SwapRelic.class,
                Enlarge.class,
                Break.class);
    }
}
