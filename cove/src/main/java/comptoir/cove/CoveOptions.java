package comptoir.cove;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Packs;
import comptoir.cove.peddler.Level;
import comptoir.engine.BadInput;
import comptoir.engine.Saving;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.TableOption.Value;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a table chose before the game, with everything filled in.
 *
 * @param merchants each seat's merchant, or null where chance decides
 * @param rogue the number of the rogue card, or -1 where chance decides
 * @param decks the townsfolk decks, one bit each
 * @param peddler the level of the Peddler, or null where it does not play
 */
record CoveOptions(
        Components pack,
        int seats,
        List<@Nullable Merchant> merchants,
        int rogue,
        int decks,
        @Nullable Level peddler) {

    static final int RANDOM = -1;
    private static final String BY_CHANCE = "random";
    private static final String NO_PEDDLER = "none";

    static List<TableOption> all() {
        var standard = Packs.standard();
        var chance =
                new Value(BY_CHANCE, Text.of("At random", "Au hasard"), Text.of("Fate decides.", "Le sort décide."));
        var merchants = new ArrayList<Value>();
        for (var merchant : Merchants.playable())
            merchants.add(new Value(merchant.id(), merchant.name(), merchant.help()));
        merchants.add(chance);
        var decks = new ArrayList<Value>();
        for (var deck : standard.decks()) decks.add(new Value(deck.id(), deck.name(), deck.help()));
        var rogues = new ArrayList<Value>();
        for (var card : standard.rogues())
            rogues.add(new Value(card.id(), card.name(), card.effect().text()));
        rogues.add(chance);
        var packs = new ArrayList<Value>();
        for (var pack : Packs.all())
            packs.add(new Value(pack.id(), pack.board().name(), Text.of("Components", "Matériel")));
        return List.of(
                TableOption.bySeat(
                        "merchants",
                        Text.of("Merchants", "Marchands"),
                        Text.of("Who plays which merchant.", "Qui joue quel marchand."),
                        merchants),
                new TableOption(
                        "mirror",
                        TableOption.Kind.FLAG,
                        Text.of("Mirror", "Miroir"),
                        Text.of(
                                "The same merchant may be taken more than once; by itself where there are too few"
                                        + " merchants.",
                                "Le même marchand peut être pris plusieurs fois ; d’office s’il y a trop peu de"
                                        + " marchands."),
                        List.of(),
                        0,
                        0,
                        null),
                TableOption.choices(
                        "townsfolk",
                        Text.of("Townsfolk decks", "Paquets Habitants"),
                        Text.of("At least two decks are mixed.", "Au moins deux paquets sont mélangés."),
                        decks,
                        2,
                        decks.size()),
                TableOption.choice(
                        "rogues",
                        Text.of("Rogue card", "Carte Voyous"),
                        Text.of("What the rogues do.", "Ce que font les voyous."),
                        rogues,
                        standard.rogues().getFirst().id()),
                peddlerOption(),
                TableOption.choice(
                        "components",
                        Text.of("Components", "Matériel"),
                        Text.of("The printed values to play with.", "Les valeurs imprimées à utiliser."),
                        packs,
                        Packs.STANDARD));
    }

    private static TableOption peddlerOption() {
        var levels = new ArrayList<Value>();
        levels.add(new Value(
                NO_PEDDLER, Text.of("Without", "Sans"), Text.of("Only people play.", "Seules des personnes jouent.")));
        for (var level : Level.values()) levels.add(new Value(Saving.word(level), level.text(), level.help()));
        return new TableOption(
                "peddler",
                TableOption.Kind.CHOICE,
                Text.of("The Peddler", "Le Colporteur"),
                Text.of(
                        "It plays against one person, or with two people as the third; alone you always meet it, at"
                                + " the normal level if you do not say otherwise.",
                        "Il joue contre une personne, ou avec deux comme troisième joueur ; seul, vous l’affrontez"
                                + " toujours, au niveau normal sauf avis contraire."),
                levels,
                1,
                1,
                null);
    }

    private static @Nullable Level peddler(Setup setup) {
        var chosen = setup.options().get("peddler");
        if (chosen == null) return setup.seats() == 1 ? Level.NORMAL : null;
        if (chosen.equals(NO_PEDDLER)) {
            if (setup.seats() == 1) throw new BadInput("options.peddler is \"none\", and one person needs an opponent");
            return null;
        }
        if (setup.seats() > 2)
            throw new BadInput("options.peddler: it joins one or two people, and there are " + setup.seats());
        return Tree.of("options.peddler", chosen).oneOf(Level.class);
    }

    static CoveOptions of(Setup setup) {
        var options = setup.options();
        var pack = options.get("components") instanceof String id ? Packs.named(id) : Packs.standard();
        return new CoveOptions(
                pack,
                setup.seats(),
                merchants(setup),
                rogue(pack, options.get("rogues")),
                decks(pack, options.get("townsfolk")),
                peddler(setup));
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
        boolean refused = Boolean.FALSE.equals(setup.options().get("mirror"));
        var named = new ArrayList<>(chosen);
        named.removeIf(merchant -> merchant == null);
        if (refused && new HashSet<>(named).size() < named.size())
            throw new BadInput("options.merchants names a merchant twice, and options.mirror is false");
        if (refused && setup.seats() > Merchants.playable().size())
            throw new BadInput("options.mirror is false, and there are "
                    + Merchants.playable().size() + " merchants for " + setup.seats() + " seats");
        return chosen;
    }

    private static int rogue(Components pack, @Nullable Object chosen) {
        if (chosen == null) return 0;
        if (chosen.equals(BY_CHANCE)) return RANDOM;
        for (int card = 0; card < pack.rogues().size(); card++)
            if (pack.rogues().get(card).id().equals(chosen)) return card;
        throw new BadInput("options.rogues is \"" + chosen + "\", which the components " + pack.id() + " do not have");
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
                        "options.townsfolk has \"" + id + "\", which the components " + pack.id() + " do not have");
            decks |= 1 << found;
        }
        return decks;
    }
}
