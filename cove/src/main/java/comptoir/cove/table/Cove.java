package comptoir.cove.table;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.Row;
import comptoir.engine.Agenda;
import comptoir.engine.Event;
import comptoir.engine.Formerly;
import comptoir.engine.News;
import comptoir.engine.Position;
import comptoir.engine.Step;
import java.util.List;

/**
 * A whole game of Merchants Cove at rest.
 *
 * @param round the day, from 1
 * @param corruption the corruption deck, as counts by face: its order is fate's until a card is drawn
 * @param soldBlack the players who have sold at the Black Market today, one bit each
 */
public record Cove(
        Agenda<Cove> agenda,
        News news,
        @Formerly("table") Terms terms,
        int round,
        Phase phase,
        Clock clock,
        Harbour harbour,
        Town town,
        Row corruption,
        int soldBlack,
        Players players)
        implements Position<Cove> {

    /** A game lasts three days. */
    public static final int DAYS = 3;

    @Override
    public Cove agenda(Agenda<Cove> changed) {
        return new Cove(changed, news, terms, round, phase, clock, harbour, town, corruption, soldBlack, players);
    }

    @Override
    public Cove news(News changed) {
        return new Cove(agenda, changed, terms, round, phase, clock, harbour, town, corruption, soldBlack, players);
    }

    public Cove terms(Terms changed) {
        return new Cove(agenda, news, changed, round, phase, clock, harbour, town, corruption, soldBlack, players);
    }

    public Cove day(int changedRound, Phase changedPhase) {
        return new Cove(
                agenda, news, terms, changedRound, changedPhase, clock, harbour, town, corruption, soldBlack, players);
    }

    public Cove phase(Phase changed) {
        return day(round, changed);
    }

    public Cove clock(Clock changed) {
        return new Cove(agenda, news, terms, round, phase, changed, harbour, town, corruption, soldBlack, players);
    }

    public Cove harbour(Harbour changed) {
        return new Cove(agenda, news, terms, round, phase, clock, changed, town, corruption, soldBlack, players);
    }

    /** A change and the step that follows from it, in one go: the hot path. */
    public Cove harbour(Harbour changed, Step<Cove> first) {
        return new Cove(
                agenda.push(first), news, terms, round, phase, clock, changed, town, corruption, soldBlack, players);
    }

    public Cove clock(Clock changed, Step<Cove> first) {
        return new Cove(
                agenda.push(first), news, terms, round, phase, changed, harbour, town, corruption, soldBlack, players);
    }

    public Cove town(Town changed) {
        return new Cove(agenda, news, terms, round, phase, clock, harbour, changed, corruption, soldBlack, players);
    }

    public Cove soldBlack(int changed) {
        return new Cove(agenda, news, terms, round, phase, clock, harbour, town, corruption, changed, players);
    }

    public Cove players(Players changed) {
        return new Cove(agenda, news, terms, round, phase, clock, harbour, town, corruption, soldBlack, changed);
    }

    public Cove corruption(Row deck, Players changed) {
        return new Cove(agenda, news, terms, round, phase, clock, harbour, town, deck, soldBlack, changed);
    }

    public Components pack() {
        return terms.pack();
    }

    public Board board() {
        return terms.board();
    }

    public Player player(int player) {
        return players.of(player);
    }

    public Workshop shop(int player) {
        return players.of(player).shop();
    }

    public Cove player(int player, Player changed) {
        return players(players.with(player, changed));
    }

    public Cove shop(int player, Workshop changed) {
        return player(player, player(player).shop(changed));
    }

    public Cove earns(int player, int gold) {
        return gold == 0 ? this : player(player, player(player).earns(gold));
    }

    /** Names beside the common rules those of the merchant who went by them. */
    @Override
    public Cove tell(Event event) {
        if (!(event instanceof OpenEvent told) || told.seat() < 0) return news(news.and(event));
        var shop = shop(told.seat());
        for (var rule : List.copyOf(told.rules())) {
            var own = shop.ownRule(rule);
            if (own != null && !told.rules().contains(own)) told = told.also(own);
        }
        return news(news.and(told));
    }

    /** Who a sentence speaks of. */
    public Object name(int player) {
        return shop(player).name(player);
    }
}
