package comptoir.cove.peddler;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.PackFiles;
import comptoir.cove.table.BoardLine;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Player;
import comptoir.cove.table.Workshop;
import comptoir.engine.BadInput;
import comptoir.engine.Description;
import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Setup;
import comptoir.engine.Step;
import comptoir.engine.TableOption;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Nozama, who has no shop but two cards, and does what their facing halves say. */
public record Peddler() implements Merchant {

    static final Merchant ITSELF = new Peddler();

    static PeddlerParts parts(Components pack) {
        return pack.parts(PeddlerParts.class);
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
        return Text.named("merchant", id(), "the Peddler");
    }

    @Override
    public Text help() {
        return Text.say("Plays by itself: the facing halves of two cards say what it does.");
    }

    @Override
    public Text aim() {
        return Text.say("It loads, sells and draws patrons as its cards say: earn more gold than it does.");
    }

    @Override
    public int complexity() {
        return 1;
    }

    @Override
    public List<String> colours() {
        return List.of("#5d6b4d", "#9a7345");
    }

    @Override
    public Object parts(PackFiles files) {
        return PeddlerParts.read(files);
    }

    @Override
    public List<Integer> goods(Components pack) {
        return pack.parts(PeddlerParts.class).goods();
    }

    @Override
    public List<CrewSlot> crew() {
        return List.of();
    }

    @Override
    public List<BoardLine> lines(Tree shop, boolean own) {
        return PeddlerLines.of(shop);
    }

    @Override
    public Workshop workshop(Components pack) {
        return PeddlerShop.beginning(pack.parts(PeddlerParts.class), Level.NORMAL);
    }

    @Override
    public List<Step<Cove>> setupSteps(int player) {
        return List.of(new SetUpPeddler(player));
    }

    @Override
    public Workshop scene(Tree shop, Components pack, boolean loose) {
        return PeddlerScene.read(shop, pack, loose);
    }

    @Override
    public Description description() {
        return PeddlerDescription.PART;
    }

    @Override
    public List<TableOption> options() {
        return List.of(Joining.option());
    }

    @Override
    public @Nullable Player joins(Setup setup, Components pack) {
        var level = Joining.level(setup);
        if (level == null) return null;
        if (!parts(pack).has(level))
            throw new BadInput(Text.say(
                    "options.peddler is \"{0}\", and the components {1} have no cards for it",
                    Saving.word(level), pack.id()));
        return Player.beginning(ITSELF, pack).shop(PeddlerShop.beginning(parts(pack), level));
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
