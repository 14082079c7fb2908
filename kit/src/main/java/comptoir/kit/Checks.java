package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Answer;
import comptoir.engine.Event;
import comptoir.engine.Game;
import comptoir.engine.Language;
import comptoir.engine.Moment;
import comptoir.engine.News;
import comptoir.engine.OffTurn;
import comptoir.engine.Options;
import comptoir.engine.Place;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Rule;
import comptoir.engine.SaveFormat;
import comptoir.engine.Seats;
import comptoir.engine.SeededFate;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import comptoir.protocol.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** What must hold at every decision of every game. */
final class Checks<P extends Position<P>> {

    private final Game<P> game;
    private final Referee<P> referee;
    private final String seed;
    private final Map<String, Integer> reached;
    private final Described described;
    private final Runnable compared;
    private final Map<String, Integer> inventory;
    private final Set<String> own = new HashSet<>();
    private final QuickFate luck;
    private final List<Map<String, Object>> draft = new ArrayList<>();

    Checks(
            Game<P> game,
            Referee<P> referee,
            String seed,
            Map<String, Integer> reached,
            Described described,
            Runnable compared) {
        this.game = game;
        this.referee = referee;
        this.seed = seed;
        this.reached = reached;
        this.described = described;
        this.compared = compared;
        this.inventory = game.inventory(now());
        this.luck = new QuickFate(seed.hashCode() + 1L);
        game.rules().forEach(rule -> own.add(rule.id()));
        noteEvents();
    }

    private P now() {
        return referee.moment().now();
    }

    private int seats() {
        return referee.setup().seats();
    }

    void everyDecision() {
        assertThat(referee.asked()).as("some seat is asked").isNotEmpty();
        var question = Play.question(now());
        for (int seat : referee.asked()) {
            var options = referee.options(seat);
            assertThat(options).as("options of seat %s", seat).isNotEmpty();
            var prompt = question.prompt(now(), seat);
            var data = new HashSet<>();
            for (var option : options) {
                assertThat(data.add(option.data()))
                        .as("%s is listed once", option.data())
                        .isTrue();
                described.answer(prompt.kind(), option.data());
            }
            question.offTurn(now(), seat).ifPresent(each -> described.standing(each, options.size()));
            assertThat(options.size()).as("a short list").isLessThan(400);
            note(prompt.rule());
        }
        assertThat(game.inventory(now())).as("components").isEqualTo(inventory);
    }

    void everyDecisionThoroughly() {
        words();
        saving();
        forks();
        for (int seat = 0; seat < seats(); seat++) redeal(seat);
    }

    private void words() {
        var question = Play.question(now());
        for (int seat : referee.asked()) {
            complete(question.prompt(now(), seat).text());
            for (var option : referee.options(seat)) complete(question.label(now(), seat, option));
            for (var refusal : referee.refusals(seat)) {
                complete(refusal.text());
                note(refusal.rule());
                assertThat(referee.options(seat))
                        .as("what is refused is no option: %s", refusal.answer())
                        .noneMatch(option -> option.data().equals(refusal.answer()));
            }
        }
    }

    private void saving() {
        var saved = Json.write(referee.save());
        var loaded = Referee.load(game, Tree.of("saved", Json.read(saved)), new QuickFate(0));
        assertThat(loaded.moment()).as("the saved moment").isEqualTo(referee.moment());
        assertThat(Json.write(loaded.save())).as("saved again").isEqualTo(saved);
    }

    /** Answers given on a fork leave the position it was forked from as it was. */
    private void forks() {
        var before = Json.write(new SaveFormat<>(game).write(referee.moment()));
        int seat = referee.asked().getFirst();
        var options = referee.options(seat);
        var one = Play.answer(now(), seat, options.getFirst(), new QuickFate(1));
        var other = Play.answer(now(), seat, options.getLast(), new QuickFate(1));
        var again = Play.answer(now(), seat, options.getFirst(), new QuickFate(1));
        assertThat(again.news(News.NONE)).as("the same answer again").isEqualTo(one.news(News.NONE));
        assertThat(other).isNotNull();
        assertThat(Json.write(new SaveFormat<>(game).write(referee.moment())))
                .as("after forks")
                .isEqualTo(before);
        var silent = Play.answer(game.unwatched(now()), seat, options.getFirst(), new QuickFate(1));
        assertThat(silent.over()).as("unwatched play ends alike").isEqualTo(one.over());
        if (!one.over())
            assertThat(Play.question(silent).asked(silent))
                    .as("unwatched play asks alike")
                    .isEqualTo(Play.question(one).asked(one));
    }

    /** A seat cannot tell the moment from a redealt one. */
    private void redeal(int seat) {
        var redealt = referee.moment().redealt(game, seat, luck);
        assertThat(game.inventory(redealt.now()))
                .as("components after a redeal")
                .isEqualTo(inventory);
        assertThat(seenBy(seat, redealt))
                .as("what seat %s sees after a redeal", seat)
                .isEqualTo(seenBy(seat, referee.moment()));
        // The same game goes on from there: whatever is asked can be answered.
        if (!redealt.now().over()) {
            var question = Play.question(redealt.now());
            for (int other = 0; other < seats(); other++)
                if ((question.asked(redealt.now()) & Seats.bit(other)) != 0) {
                    assertThat(question.options(redealt.now(), other))
                            .as("options after a redeal")
                            .isNotEmpty();
                    // Everybody knows whether an order may answer: otherwise its being answered by one would tell.
                    if (other != seat && referee.moment().drafter() == Seats.NOBODY)
                        assertThat(question.offTurn(redealt.now(), other).map(OffTurn::about))
                                .as("whether seat %s may answer by an order, as seat %s knows it", other, seat)
                                .isEqualTo(Play.question(now())
                                        .offTurn(now(), other)
                                        .map(OffTurn::about));
                }
        }
    }

    private List<String> seenBy(int seat, Moment<P> moment) {
        var seen = new ArrayList<String>();
        var position = moment.seenBy(seat);
        seen.add(Json.write(game.view(position, seat)));
        seen.add(Json.write(game.known(position, seat)));
        if (position.over()) return seen;
        var question = Play.question(position);
        seen.add("asked " + question.asked(position));
        if ((question.asked(position) & Seats.bit(seat)) != 0) {
            seen.add(Json.write(question.prompt(position, seat)));
            for (var option : question.options(position, seat))
                seen.add(Json.write(option.data()) + Json.write(question.label(position, seat, option)));
            seen.add(Json.write(question.refusals(position, seat)));
            seen.add(question.offTurn(position, seat).toString());
        }
        return seen;
    }

    /** Answers, and looks at what came of it. */
    void answer(int seat, int option, boolean thorough) {
        var before = referee.moment();
        var data = referee.options(seat).get(option).data();
        if (before.drafter() != seat) draft.clear();
        draft.add(data);
        var knownBefore = thorough ? known(before.now()) : List.<Set<String>>of();
        var undoBefore = undo();
        referee.answer(seat, option);
        noteEvents();
        int learners = referee.latest().stream().mapToInt(Event::learners).reduce(0, (a, b) -> a | b);
        boolean fair = referee.undo(seat) instanceof Undo.Fair;
        assertThat(fair)
                .as("undo is offered exactly while nobody has learnt anything")
                .isEqualTo(learners == 0);
        if (referee.moment().drafter() == seat) untakenBack(seat, undoBefore);
        if (!thorough) return;
        if (fair) undo(seat, before, knownBefore);
        for (int viewer = 0; viewer < seats(); viewer++) if (viewer != seat) untold(viewer, seat, before);
    }

    private List<Undo> undo() {
        return IntStream.range(0, seats()).mapToObj(referee::undo).toList();
    }

    /** Nobody can tell by what they may take back that another is in the middle of a choice. */
    private void untakenBack(int seat, List<Undo> before) {
        var now = undo();
        for (int other = 0; other < seats(); other++)
            if (other != seat)
                assertThat(now.get(other))
                        .as("what seat %s may take back while seat %s is in the middle of a choice", other, seat)
                        .isEqualTo(before.get(other));
    }

    private void undo(int seat, Moment<P> before, List<Set<String>> knownBefore) {
        var knownNow = known(now());
        for (int viewer = 0; viewer < seats(); viewer++)
            assertThat(knownBefore.get(viewer))
                    .as("what seat %s knew before an answer that may be taken back", viewer)
                    .containsAll(knownNow.get(viewer));
        var saved = Tree.of("saved", Json.read(Json.write(referee.save())));
        var fork = Referee.load(
                game, saved, new SeededFate(seed).follow(referee.log().entries()));
        fork.takeBack(seat);
        assertThat(fork.moment()).as("the moment after a take-back").isEqualTo(before);
        for (int viewer = 0; viewer < seats(); viewer++)
            assertThat(seenBy(viewer, fork.moment()))
                    .as("what seat %s sees after a take-back", viewer)
                    .isEqualTo(seenBy(viewer, before));
    }

    private List<Set<String>> known(P position) {
        var known = new ArrayList<Set<String>>();
        for (int seat = 0; seat < seats(); seat++) known.add(new HashSet<>(game.known(position, seat)));
        return known;
    }

    /**
     * The notices of an onlooker tell nothing hidden: where the onlooker learns nothing, a like choice in a moment the
     * onlooker cannot tell from this one is told in the same words.
     */
    private void untold(int viewer, int actor, Moment<P> before) {
        var here = told(viewer, actor, Moment.shownToAll(before.seenBy(viewer)));
        var there = told(viewer, actor, before.redealt(game, viewer, luck));
        int common = Math.min(here.size(), there.size());
        if (common > 0) compared.run();
        assertThat(there.subList(0, common))
                .as("what seat %s is told of seat %s's %s", viewer, actor, draft)
                .isEqualTo(here.subList(0, common));
    }

    /** What the viewer is told until it learns something. */
    private List<String> told(int viewer, int actor, Moment<P> from) {
        var position = from.now();
        var fate = new QuickFate(7);
        for (var data : draft) {
            if (position.over() || (Play.question(position).asked(position) & Seats.bit(actor)) == 0) return List.of();
            var answer = like(data, Play.question(position).options(position, actor));
            if (answer.isEmpty()) return List.of();
            position = Play.answer(position, actor, answer.get(), fate);
        }
        var notices = new ArrayList<String>();
        for (var event : position.news().events()) {
            if ((event.learners() & Seats.bit(viewer)) != 0) break;
            notices.add(Json.write(event.toldTo(viewer)));
        }
        return notices;
    }

    /** The same answer; where the redealt seat does not have it (another card in hand), one of the same form. */
    private static Optional<Answer> like(Map<String, Object> data, Options options) {
        for (var option : options) if (option.data().equals(data)) return Optional.of(option);
        for (var option : options) if (option.data().keySet().equals(data.keySet())) return Optional.of(option);
        return Optional.empty();
    }

    void theEnd() {
        assertThat(game.inventory(now())).as("components at the end").isEqualTo(inventory);
        var places = game.places(now());
        // Players that run themselves have places too, with numbers after those of the seats.
        assertThat(places.stream().map(Place::seat)).as("places at the end").doesNotHaveDuplicates();
        for (int seat = 0; seat < seats(); seat++) {
            int each = seat;
            assertThat(places).as("places at the end").anyMatch(place -> place.seat() == each);
        }
        assertThat(places.getFirst().place()).as("somebody won").isEqualTo(1);
        var log = referee.log();
        described.log(log.entries());
        var replayed = Referee.replay(game, log, Integer.MAX_VALUE, new QuickFate(0));
        assertThat(replayed.moment()).as("the replayed log").isEqualTo(referee.moment());
        new SeededFate(seed).follow(log.entries());
    }

    private void noteEvents() {
        for (var event : referee.latest()) {
            var notice = event.toldToAll();
            complete(notice.text());
            described.event(notice);
            notice.rules().forEach(this::note);
            for (int viewer = Seats.SPECTATOR; viewer < seats(); viewer++) {
                var told = event.toldTo(viewer);
                complete(told.text());
                described.event(told);
            }
        }
    }

    private void note(Rule rule) {
        reached.merge(rule.id(), 1, Integer::sum);
        assertThat(own).as("the rules of %s", game.id()).contains(rule.id());
    }

    private static void complete(Text text) {
        for (var language : Language.all()) {
            assertThat(language.say(text))
                    .as("%s of %s", language, text)
                    .isNotBlank()
                    .doesNotContain("{", "}");
            assertThat(language.missing(text))
                    .as("what %s has no words for", language)
                    .isEmpty();
        }
    }
}
