package comptoir.cove.chronomancer;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.PackFiles;
import comptoir.cove.parts.Row;
import comptoir.cove.table.BoardLine;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Workshop;
import comptoir.engine.Description;
import comptoir.engine.Rule;
import comptoir.engine.Step;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;

/** Two figures run a loop of portals whose tiles change; time itself can be saved up. */
public record Chronomancer() implements Merchant {

    static final Merchant ITSELF = new Chronomancer();

    public static final int RECOMBOBULATOR = 0;
    public static final int ENLARGER = 1;
    public static final int BREAKER = 2;
    public static final int OVERSEER = 3;

    /** Whole names, since their colours agree with them otherwise than those of relics do in French. */
    private static final List<String> ARTEFACTS =
            List.of("red artefact", "green artefact", "blue artefact", "yellow artefact");

    private static final List<CrewSlot> CREW = List.of(
            new CrewSlot(
                    "recombobulator",
                    Text.say("Recombobulator"),
                    Text.say("swap a relic for one of another colour"),
                    ChronomancerRule.CREW_RECOMBOBULATOR),
            new CrewSlot(
                    "enlarger",
                    Text.say("Enlarger"),
                    Text.say("swap a relic for the artefact of its colour"),
                    ChronomancerRule.CREW_ENLARGER),
            new CrewSlot(
                    "breaker",
                    Text.say("Breaker"),
                    Text.say("swap an artefact for two relics of its colour"),
                    ChronomancerRule.CREW_BREAKER),
            new CrewSlot(
                    "overseer",
                    Text.say("Overseer"),
                    Text.say("discard one of your corruption cards"),
                    ChronomancerRule.CREW_OVERSEER));

    @Override
    public String id() {
        return "chronomancer";
    }

    @Override
    public Text name() {
        return Text.named("merchant", id(), "the Chronomancer");
    }

    @Override
    public Text help() {
        return Text.say("Two figures run a loop of portals that you rebuild as you go; saved hours can be spent when it"
                + " counts.");
    }

    @Override
    public Text aim() {
        return Text.say(
                "Collect relics and artefacts from the portals and sell them where most customers of their colour"
                        + " stand.");
    }

    @Override
    public int complexity() {
        return 3;
    }

    @Override
    public List<String> colours() {
        return List.of("#4b4a8c", "#ffe08a");
    }

    @Override
    public Object parts(PackFiles files) {
        return Portals.read(files);
    }

    private Portals portals(Components pack) {
        return pack.parts(Portals.class);
    }

    @Override
    public List<Integer> goods(Components pack) {
        return portals(pack).goods();
    }

    @Override
    public Text good(int good) {
        return Good.isLarge(good) ? artefact(Good.clan(good)) : Good.of(good).named("{0} relic");
    }

    static Text artefact(int clan) {
        return Text.say(ARTEFACTS.get(clan))
                .naming("good", Good.of(Good.large(clan)).word());
    }

    @Override
    public List<CrewSlot> crew() {
        return CREW;
    }

    @Override
    public List<BoardLine> lines(Tree shop, boolean own) {
        return TimeShopLines.of(shop, own);
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
    public List<Step<Cove>> setupSteps(int player) {
        return List.of(new ShuffleTiles(player, true), new ShuffleTiles(player, false));
    }

    @Override
    public Workshop scene(Tree shop, Components pack, boolean loose) {
        return TimeShopScene.read(shop, portals(pack), (TimeShop) workshop(pack), loose);
    }

    @Override
    public Description description() {
        return ChronomancerDescription.PART;
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
