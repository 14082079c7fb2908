package comptoir.cove.entertainer;

import comptoir.cove.Cove;
import comptoir.cove.Good;
import comptoir.cove.Merchant;
import comptoir.cove.Merchants;
import comptoir.cove.Workshop;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.Rule;
import comptoir.engine.Step;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.Collections;
import java.util.List;

/** A song grows card by card, and the bard sings it where the crowds are. Makes no goods and has no team. */
public record Entertainer(int number) implements Merchant {

    private static final class Self {
        static final Merchant SELF = Merchants.all().stream()
                .filter(Entertainer.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    static Merchant itself() {
        return Self.SELF;
    }

    @Override
    public String id() {
        return "entertainer";
    }

    @Override
    public Text name() {
        return Text.of("the Entertainer", "l’Artiste");
    }

    @Override
    public Text help() {
        return Text.of(
                "Compose a song card by card; each turn of the dial sends your bard out to sing where the crowds are.",
                "Composez un chant carte par carte ; à chaque tour de cadran, votre barde va chanter où est la foule.");
    }

    @Override
    public int complexity() {
        return 3;
    }

    @Override
    public Object parts(PackFiles files) {
        return Repertoire.read(files);
    }

    private Repertoire repertoire(Components pack) {
        return (Repertoire) pack.parts(number);
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
    public Workshop workshop(Components pack) {
        return Stage.beginning(repertoire(pack));
    }

    @Override
    public List<Step<Cove>> setUp(int player) {
        return List.of(new SetOut(player), DrawUp.of(player));
    }

    @Override
    public Workshop scene(Tree shop, Components pack, boolean loose) {
        return StageScene.read(shop, repertoire(pack), pack, loose);
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
