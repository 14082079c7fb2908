package comptoir.cove.entertainer;

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
import java.util.Collections;
import java.util.List;

/** A song grows card by card, and the bard sings it where the crowds are. Makes no goods and has no team. */
public record Entertainer() implements Merchant {

    static final Merchant ITSELF = new Entertainer();

    @Override
    public String id() {
        return "entertainer";
    }

    @Override
    public Text name() {
        return Text.named("merchant", id(), "the Entertainer");
    }

    @Override
    public Text help() {
        return Text.say(
                "Compose a song card by card; each turn of the dial sends your bard out to sing where the crowds are.");
    }

    @Override
    public Text aim() {
        return Text.say(
                "Sing where your icons meet the largest crowds, win fans, and open Dragon Island with your runes.");
    }

    @Override
    public int complexity() {
        return 4;
    }

    @Override
    public List<String> colours() {
        return List.of("#7b3f63", "#f2c53d");
    }

    @Override
    public Object parts(PackFiles files) {
        return Repertoire.read(files);
    }

    private Repertoire repertoire(Components pack) {
        return pack.parts(Repertoire.class);
    }

    /** "The Entertainer makes no goods." */
    @Override
    public List<Integer> goods(Components pack) {
        return Collections.nCopies(Good.KINDS, 0);
    }

    @Override
    public List<CrewSlot> crew() {
        return List.of();
    }

    @Override
    public List<BoardLine> lines(Tree shop, boolean own) {
        return StageLines.of(shop, own);
    }

    @Override
    public Workshop workshop(Components pack) {
        return Stage.beginning(repertoire(pack));
    }

    @Override
    public List<Step<Cove>> setupSteps(int player) {
        return List.of(new SetOut(player), DrawUp.of(player));
    }

    @Override
    public Workshop scene(Tree shop, Components pack, boolean loose) {
        return StageScene.read(shop, repertoire(pack), pack, loose);
    }

    @Override
    public Description description() {
        return EntertainerDescription.PART;
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(EnterRule.values());
    }

    @Override
    public List<Class<?>> vocabulary() {
        return List.of(
                EnterRule.class,
                Stage.class,
                SetOut.class,
                PlaySkill.class,
                DiscardSkill.class,
                TurnDial.class,
                Rest.class,
                ClearSong.class,
                DrawUp.class,
                Sing.class,
                Lay.class,
                BuyCard.class,
                SingOn.class,
                SingForAnother.class,
                TakeCreature.class,
                Boast.class,
                ChooseHall.class,
                CountRogues.class);
    }
}
