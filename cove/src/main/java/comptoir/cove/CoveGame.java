package comptoir.cove;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Row;
import comptoir.cove.scene.CoveScene;
import comptoir.cove.step.Steps;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.Harbour;
import comptoir.cove.table.Inventory;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import comptoir.cove.table.Packs;
import comptoir.cove.table.Secrets;
import comptoir.cove.table.Standings;
import comptoir.cove.table.Terms;
import comptoir.cove.view.CoveView;
import comptoir.cove.view.PlayerView;
import comptoir.engine.Description;
import comptoir.engine.Game;
import comptoir.engine.Luck;
import comptoir.engine.News;
import comptoir.engine.Outline;
import comptoir.engine.Place;
import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Seats;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.engine.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Merchants Cove. */
public final class CoveGame implements Game<Cove> {

    static final List<Integer> SEATS = List.of(1, 2, 3, 4, 5);

    private static final Saving<Cove> SAVING = saver();

    private static Saving<Cove> saver() {
        var vocabulary = new ArrayList<Class<?>>(Steps.all());
        vocabulary.add(CoveRule.class);
        for (var merchant : Merchants.all()) vocabulary.addAll(merchant.vocabulary());
        return new Saving<>(Cove.class, Vocabulary.of(vocabulary))
                .word(Merchant.class, Merchant::id, Merchants::saved)
                .word(Terms.class, Terms::data, Terms::read)
                .word(Harbour.class, Harbour::data, Harbour::read)
                .word(Row.class, Row::list, Row::read)
                .word(Components.class, Components::id, tree -> Packs.named(tree.text()));
    }

    @Override
    public String id() {
        return "cove";
    }

    @Override
    public Text name() {
        return Text.say("Merchants Cove");
    }

    @Override
    public List<Integer> seats() {
        return SEATS;
    }

    @Override
    public List<TableOption> options() {
        return CoveOptions.all();
    }

    @Override
    public List<String> catalogues() {
        var catalogues = new ArrayList<>(List.of("cove-base"));
        for (var merchant : Merchants.all()) catalogues.add(merchant.catalogue());
        return catalogues;
    }

    @Override
    public List<? extends Rule> rules() {
        var rules = new ArrayList<Rule>(List.of(CoveRule.values()));
        for (var merchant : Merchants.all()) rules.addAll(merchant.rules());
        return rules;
    }

    @Override
    public Description description() {
        return CoveDescription.COVE;
    }

    @Override
    public String rulesVersion() {
        return "2";
    }

    @Override
    public Cove beginning(Setup setup) {
        return SetUp.of(CoveOptions.of(setup));
    }

    @Override
    public int seatsOf(Tree scene) {
        return CoveScene.seats(scene);
    }

    @Override
    public Cove scene(Tree scene) {
        return CoveScene.read(scene);
    }

    @Override
    public Object view(Cove cove, int viewer) {
        return CoveView.of(cove, viewer);
    }

    @Override
    public List<Place> places(Cove cove) {
        return Standings.of(cove);
    }

    @Override
    public Outline outline(Cove cove) {
        var seen = CoveView.of(cove, Seats.SPECTATOR);
        return new Outline(
                List.of(),
                seen.players().stream().map(PlayerView::merchant).toList(),
                seen.players().stream().map(PlayerView::gold).toList(),
                0,
                seen.round(),
                seen.rounds());
    }

    @Override
    public UnaryOperator<Cove> redealing(Cove cove, int seat, Luck luck) {
        return Secrets.redealing(cove, seat, luck);
    }

    @Override
    public Cove unwatched(Cove cove) {
        return cove.news(News.UNHEARD);
    }

    @Override
    public Saving<Cove> saving() {
        return SAVING;
    }

    @Override
    public Map<String, Integer> inventory(Cove cove) {
        return Inventory.of(cove);
    }

    @Override
    public List<String> known(Cove cove, int seat) {
        return Secrets.known(cove, seat);
    }
}
