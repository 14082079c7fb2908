package comptoir.cove;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Scenario;
import comptoir.cove.parts.Scenarios;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import comptoir.cove.table.Packs;
import comptoir.cove.table.Player;
import comptoir.engine.BadInput;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.TableOption.Limit;
import comptoir.engine.TableOption.Value;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What a table chose before the game, with everything filled in.
 *
 * @param merchants each seat's merchant, or null where chance decides
 * @param rogue the number of the rogue card, or -1 where chance decides
 * @param decks the townsfolk decks, one bit each
 * @param together whether people sell at the same time
 * @param joining those who play by themselves
 * @param scenario the scenario that is played, or null
 */
record CoveOptions(
        Components pack,
        int seats,
        List<@Nullable Merchant> merchants,
        int rogue,
        int decks,
        boolean together,
        List<Player> joining,
        @Nullable Scenario scenario) {

    static final int RANDOM = -1;
    private static final String BY_CHANCE = TableOption.BY_CHANCE;
    private static final String SCENARIO = "scenario";
    private static final String NO_SCENARIO = "none";
    private static final Text NOT_MIRRORED =
            Text.say("Without the mirror every merchant is taken once at most: name others, or play with it.");

    /** Those that cannot be everything at every table. Scenarios are looked at by themselves, since some may be added later. */
    private static final List<TableOption> LIMITED = all().stream()
            .filter(option -> !option.limits().isEmpty() && !option.id().equals(SCENARIO))
            .toList();

    static List<TableOption> all() {
        var usual = Packs.usual();
        var dealt = Merchants.ofTheRulebooks().stream().map(Merchant::id).toList();
        var chance = new Value(BY_CHANCE, Text.say("At random"), Text.say("Fate decides."));
        var merchants = new ArrayList<Value>();
        for (var merchant : Merchants.playable())
            merchants.add(new Value(merchant.id(), merchant.name(), merchant.help()));
        merchants.add(new Value(
                BY_CHANCE, Text.say("At random"), Text.say("Fate decides, among the merchants of the rulebooks.")));
        var decks = new ArrayList<Value>();
        for (var deck : usual.decks()) decks.add(new Value(deck.id(), deck.name(), deck.help()));
        var rogues = new ArrayList<Value>();
        for (var card : usual.rogues())
            rogues.add(new Value(card.id(), card.name(), card.effect().text()));
        rogues.add(chance);
        var packs = new ArrayList<Value>();
        for (var pack : Packs.all()) packs.add(new Value(pack.id(), pack.board().name(), Text.say("Components")));
        var all = new ArrayList<>(List.of(
                TableOption.bySeat("merchants", Text.say("Merchants"), Text.say("Who plays which merchant."), merchants)
                        .within(
                                Limit.different(
                                        dealt,
                                        seats(count -> count <= dealt.size()),
                                        Map.of("mirror", List.of("false", Limit.NOT_CHOSEN)),
                                        NOT_MIRRORED),
                                Limit.different(
                                        dealt,
                                        seats(count -> count > dealt.size()),
                                        Map.of("mirror", List.of("false")),
                                        NOT_MIRRORED)),
                TableOption.flag(
                                "mirror",
                                Text.say("Mirror"),
                                Text.say("Off: everybody plays another merchant. On: the same merchant may be taken"
                                        + " more than once. Three and more who do not choose may take one twice."),
                                false)
                        .open(),
                TableOption.choices(
                        "townsfolk",
                        Text.say("Townsfolk decks"),
                        Text.say("At least two decks are mixed."),
                        decks,
                        2,
                        decks.size()),
                TableOption.choice(
                        "rogues",
                        Text.say("Rogue card"),
                        Text.say("What the rogues do."),
                        rogues,
                        usual.rogues().getFirst().id()),
                TableOption.flag(
                                "simultaneous",
                                Text.say("Market at the same time"),
                                Text.say("Everybody chooses at a pier what to sell while the others do; the sales are"
                                        + " then made in hourglass order. Where cultists can be counted, they sell in"
                                        + " turn."),
                                false)
                        .open(),
                TableOption.choice(
                        "components",
                        Text.say("Components"),
                        Text.say("The printed values to play with."),
                        packs,
                        Packs.USUAL),
                scenarios()));
        for (var merchant : Merchants.all()) all.addAll(all.size() - 2, merchant.options());
        return List.copyOf(all);
    }

    private static TableOption scenarios() {
        var values = new ArrayList<Value>();
        values.add(new Value(NO_SCENARIO, Text.say("None"), Text.say("An ordinary game.")));
        for (var each : Scenarios.all())
            values.add(new Value(
                    each.id(),
                    each.name(),
                    Text.say(
                            "{0} {1} Medals for {2}, {3} and {4}.",
                            each.goal(),
                            each.twist(),
                            each.medals().get(0),
                            each.medals().get(1),
                            each.medals().get(2))));
        return TableOption.choice(
                        SCENARIO,
                        Text.say("Scenario"),
                        Text.say("Of our own: alone against the Peddler for a medal. What the scenario says goes"
                                + " before the other options."),
                        values,
                        NO_SCENARIO)
                .open()
                .within(Limit.never(
                        Scenarios.all().stream().map(Scenario::id).toList(),
                        seats(count -> count > 1),
                        Text.say("Scenarios are for one person alone.")));
    }

    /** The numbers of seats that are so. */
    private static List<Integer> seats(IntPredicate such) {
        return CoveGame.SEATS.stream().filter(such::test).toList();
    }

    static CoveOptions of(Setup given) {
        if (given.options().containsKey(SCENARIO)) scenarios().keepWithin(given);
        var scenario = scenario(given);
        var setup = scenario == null ? given : played(given, scenario);
        for (var option : LIMITED) option.keepWithin(setup);
        var options = setup.options();
        var pack = options.get("components") instanceof String id ? Packs.named(id) : Packs.standard();
        return new CoveOptions(
                pack,
                setup.seats(),
                merchants(setup),
                rogue(pack, options.get("rogues")),
                decks(pack, options.get("townsfolk")),
                Boolean.TRUE.equals(options.get("simultaneous")),
                joining(setup, pack),
                scenario);
    }

    private static @Nullable Scenario scenario(Setup setup) {
        if (!(setup.options().get(SCENARIO) instanceof String id) || id.equals(NO_SCENARIO)) return null;
        return Scenarios.named(id);
    }

    /** The table as the scenario has it. */
    private static Setup played(Setup given, Scenario scenario) {
        var options = new LinkedHashMap<>(given.options());
        if (scenario.merchant() != null) options.put("merchants", List.of(merchant(scenario)));
        options.put("peddler", scenario.peddler());
        options.put("rogues", scenario.rogues());
        options.put("townsfolk", scenario.townsfolk());
        return new Setup(given.seats(), options);
    }

    private static String merchant(Scenario scenario) {
        for (var each : Merchants.playable()) if (each.id().equals(scenario.merchant())) return each.id();
        throw new BadInput(Text.say(
                "the scenario \"{0}\" is for \"{1}\", not one of {2}",
                scenario.id(),
                String.valueOf(scenario.merchant()),
                Merchants.playable().stream().map(Merchant::id).toList()));
    }

    private static List<Player> joining(Setup setup, Components pack) {
        var joining = new ArrayList<Player>();
        for (var merchant : Merchants.all()) {
            var player = merchant.joins(setup, pack);
            if (player != null) joining.add(player);
        }
        return joining;
    }

    private static List<@Nullable Merchant> merchants(Setup setup) {
        var chosen = new ArrayList<@Nullable Merchant>();
        var names = setup.options().get("merchants");
        for (int seat = 0; seat < setup.seats(); seat++) {
            @Nullable Merchant merchant = null;
            for (var each : Merchants.playable())
                if (names instanceof List<?> list && each.id().equals(list.get(seat))) merchant = each;
            chosen.add(merchant);
        }
        return chosen;
    }

    private static int rogue(Components pack, @Nullable Object chosen) {
        if (chosen == null) return 0;
        if (chosen.equals(BY_CHANCE)) return RANDOM;
        for (int card = 0; card < pack.rogues().size(); card++)
            if (pack.rogues().get(card).id().equals(chosen)) return card;
        throw new BadInput(
                Text.say("options.rogues is \"{0}\", which the components {1} do not have", chosen, pack.id()));
    }

    private static int decks(Components pack, @Nullable Object chosen) {
        if (!(chosen instanceof List<?> list)) return 0b11; // first game: Locals and Mercenaries
        int decks = 0;
        for (var id : list) {
            int found = -1;
            for (int deck = 0; deck < pack.decks().size(); deck++)
                if (pack.decks().get(deck).id().equals(id)) found = deck;
            if (found < 0)
                throw new BadInput(
                        Text.say("options.townsfolk has \"{0}\", which the components {1} do not have", id, pack.id()));
            decks |= 1 << found;
        }
        return decks;
    }
}
