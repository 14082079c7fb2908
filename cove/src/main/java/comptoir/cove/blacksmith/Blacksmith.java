package comptoir.cove.blacksmith;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.PackFiles;
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

/** Dice are rolled and laid into furnaces; hot furnaces are forged together. Comptoir's own version (docs/own-merchants.md). */
public record Blacksmith() implements Merchant {

    static final Merchant ITSELF = new Blacksmith();

    public static final int STRIKER = 0;
    public static final int BELLOWS = 1;
    public static final int ENAMELLER = 2;
    public static final int HERALD = 3;

    private static final List<CrewSlot> CREW = List.of(
            new CrewSlot("striker", Text.say("Striker"), Text.say("forge one hot furnace"), SmithRule.CREW_STRIKER),
            new CrewSlot(
                    "bellows",
                    Text.say("Bellows"),
                    Text.say("add the hottest coal to a furnace"),
                    SmithRule.CREW_BELLOWS),
            new CrewSlot(
                    "enameller",
                    Text.say("Enameller"),
                    Text.say("turn an alloy die in a furnace to another colour"),
                    SmithRule.CREW_ENAMELLER),
            new CrewSlot(
                    "herald", Text.say("Herald"), Text.say("one of your patrons pays at once"), SmithRule.CREW_HERALD));

    @Override
    public boolean ofOurOwn() {
        return true;
    }

    @Override
    public String id() {
        return "blacksmith";
    }

    @Override
    public Text name() {
        return Text.named("merchant", id(), "the Blacksmith");
    }

    @Override
    public Text help() {
        return Text.say("Roll dice, fill furnaces, forge several at once; unlocked dice bring patrons. Comptoir’s own"
                + " version.");
    }

    @Override
    public Text aim() {
        return Text.say(
                "Fill several furnaces with alloy and coal, forge them together into weapons and armour, and sell"
                        + " those where most customers of their colour stand.");
    }

    @Override
    public int complexity() {
        return 1;
    }

    @Override
    public List<String> colours() {
        return List.of("#8a4b32", "#f0b35a");
    }

    @Override
    public Object parts(PackFiles files) {
        return SmithyParts.read(files);
    }

    @Override
    public List<Integer> goods(Components pack) {
        return pack.parts(SmithyParts.class).goods();
    }

    @Override
    public Text good(int good) {
        return Good.of(good).named(Good.isLarge(good) ? "{0} armour" : "{0} weapon");
    }

    @Override
    public List<CrewSlot> crew() {
        return CREW;
    }

    @Override
    public List<BoardLine> lines(Tree shop, boolean own) {
        return SmithyLines.of(shop, own);
    }

    @Override
    public Workshop workshop(Components pack) {
        return Smithy.beginning(pack.parts(SmithyParts.class));
    }

    @Override
    public List<Step<Cove>> setupSteps(int player) {
        return List.of();
    }

    @Override
    public Workshop scene(Tree shop, Components pack, boolean loose) {
        return SmithyScene.read(shop, pack.parts(SmithyParts.class));
    }

    @Override
    public Description description() {
        return BlacksmithDescription.PART;
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(SmithRule.values());
    }

    @Override
    public List<Class<?>> vocabulary() {
        return List.of(
                SmithRule.class,
                Smithy.class,
                Work.class,
                RollDice.class,
                PlaceDice.class,
                ForgeGoods.class,
                UnlockDie.class,
                FanFlames.class,
                Enamel.class,
                CallPatron.class);
    }
}
