package comptoir.cove.peddler;

import comptoir.cove.Cove;
import comptoir.cove.Merchant;
import comptoir.cove.Merchants;
import comptoir.cove.Player;
import comptoir.cove.Workshop;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.Rule;
import comptoir.engine.Step;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;

/** Nozama, who has no shop but two cards, and does what their facing halves say. */
public record Peddler(int number) implements Merchant {

    private static final class Self {
        static final Merchant SELF = Merchants.all().stream()
                .filter(Peddler.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    static Merchant itself() {
        return Self.SELF;
    }

    /** The Peddler at the start of a game. */
    public static Player joining(Components pack, Level level) {
        return Player.beginning(itself(), pack).shop(PeddlerShop.beginning(parts(pack), level));
    }

    static PeddlerParts parts(Components pack) {
        return (PeddlerParts) pack.parts(itself().number());
    }

    @Override
    public boolean runsItself() {
        return true;
    }

    @Override
    public String id() {
        return "peddler";
    }

    @Override
    public Text name() {
        return Text.of("the Peddler", "le Colporteur");
    }

    @Override
    public Text help() {
        return Text.of(
                "Plays by itself: the facing halves of two cards say what it does.",
                "Joue seul : les moitiés en regard de deux cartes disent ce qu’il fait.");
    }

    @Override
    public int complexity() {
        return 1;
    }

    @Override
    public Object parts(PackFiles files) {
        return PeddlerParts.read(files);
    }

    @Override
    public List<Integer> goods(Components pack) {
        return ((PeddlerParts) pack.parts(number)).goods();
    }

    @Override
    public List<CrewSlot> crew() {
        return List.of();
    }

    @Override
    public Workshop workshop(Components pack) {
        return PeddlerShop.beginning((PeddlerParts) pack.parts(number), Level.NORMAL);
    }

    @Override
    public List<Step<Cove>> setUp(int player) {
        return List.of(new SetUpPeddler(player));
    }

    @Override
    public Workshop scene(Tree shop, Components pack, boolean loose) {
        return PeddlerScene.read(shop, pack, loose);
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(PeddlerRule.values());
    }

    @Override
    public List<Class<?>> vocabulary() {
        return List.of(
                PeddlerRule.class,
                PeddlerShop.class,
                SetUpPeddler.class,
                DrawPeddlerCard.class,
                FillReserve.class,
                DoPeddlerAction.class,
                DrawIntoReserve.class,
                DiscardUnseenCorruption.class,
                LoadAtRandom.class,
                SellAll.class,
                EndPeddlerTurn.class);
    }
}
