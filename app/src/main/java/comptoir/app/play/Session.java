package comptoir.app.play;

import comptoir.app.Files;
import comptoir.app.Speaker;
import comptoir.bots.arena.Level;
import comptoir.engine.BadInput;
import comptoir.engine.Budget;
import comptoir.engine.Language;
import comptoir.engine.Notice;
import comptoir.engine.Place;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Catalogue;
import comptoir.protocol.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** A game at a console, from the first question to the standings: shows, asks, and does what is typed. */
final class Session<P extends Position<P>> {

    private static final int LOG_LINES = 20;
    private static final int RULES_SHOWN = 8;

    private final Match<P> match;
    private final Console console;
    private Speaker speaker;
    private final Layout layout;
    private final String adviser;
    private final Budget adviserBudget;
    private Path file;
    private int atScreen = -1;
    private int lookedAt = -1;

    /**
     * @param adviser the level that gives hints
     * @param file where the game is kept when it is left
     */
    Session(Match<P> match, Console console, Speaker speaker, String adviser, Budget adviserBudget, Path file) {
        this.match = match;
        this.console = console;
        this.speaker = speaker;
        this.layout = Layout.of(match.referee().game().id());
        this.adviser = adviser;
        this.adviserBudget = adviserBudget;
        this.file = file;
    }

    private Paper paper() {
        return new Paper(console.width(), speaker);
    }

    private void say(String words, Object... with) {
        console.show(paper().line(0, speaker.of(Text.say(words, with))));
    }

    /** Who sits at the screen is spoken to; the others go by their names. */
    private void speakTo(int seat) {
        speaker = speaker.to(new Language.Reader() {
            @Override
            public boolean is(int other) {
                return other == seat;
            }

            @Override
            public @Nullable String nameOf(int other) {
                return other < match.names().size() ? match.names().get(other) : null;
            }
        });
    }

    /** Plays until the game is over or is left. */
    void run() {
        var referee = match.referee();
        say(
                "{0}, fate “{1}”. Type a number to choose, help for the rest.",
                referee.game().name(), match.fate());
        while (!referee.over()) {
            int seat = next();
            var level = match.guest(seat).level();
            if (level != null) match.answerFor(seat, level);
            else if (!turn(seat)) return;
        }
        standings();
    }

    /** Who answers next of those that are asked: bots first, then whoever is at the screen. */
    private int next() {
        var asked = match.referee().asked();
        for (int seat : asked) if (!match.guest(seat).isPerson()) return seat;
        return asked.contains(atScreen) ? atScreen : asked.getFirst();
    }

    /** One decision of a person; false where the game is left. */
    private boolean turn(int seat) {
        if (match.referee().options(seat).size() == 1) {
            if (seat == atScreen) console.show(paper().line(2, Paper.styled(Paper.FAINT, "→ " + label(seat, 0))));
            match.answer(seat, 0);
            return true;
        }
        if (match.people() > 1 && seat != atScreen)
            console.handOver(speaker.of(Text.say("{0}, it is your turn: press Enter.")
                    .with(match.guest(seat).name())));
        // The whole table is shown when others have played since; within one's own turn only what is new.
        boolean others = lookedAt != match.referee().number() || seat != atScreen;
        atScreen = seat;
        speakTo(seat);
        news(match.news(seat));
        if (others) view(seat);
        question(seat);
        return converse(seat);
    }

    /** Does what is typed until an answer is given or taken back; false where the game is left. */
    private boolean converse(int seat) {
        while (true) {
            var line = console.read(match.guest(seat).name() + "> ", completions(seat));
            if (line == null) return leave();
            var typed = line.strip();
            if (typed.isEmpty()) continue;
            int space = typed.indexOf(' ');
            var word = space < 0 ? typed : typed.substring(0, space);
            var rest = space < 0 ? "" : typed.substring(space + 1).strip();
            try {
                if (isNumber(word) && rest.isEmpty()) {
                    match.answer(seat, option(seat, word));
                    lookedAt = match.referee().number();
                    return true;
                }
                switch (Command.named(word)) {
                    case HINT -> hint(seat);
                    case WHY -> why(seat, rest);
                    case WHY_NOT -> whyNot(seat, rest);
                    case RULE -> rule(rest);
                    case UNDO -> {
                        if (undone(seat)) return true;
                    }
                    case VIEW -> {
                        view(seat);
                        question(seat);
                    }
                    case LOG ->
                        news(match.told(seat, match.storyLength() - (isNumber(rest) ? number(rest) : LOG_LINES)));
                    case SAVE -> save(rest.isEmpty() ? file : Path.of(rest));
                    case QUIT -> {
                        return leave();
                    }
                    case HELP -> help();
                }
            } catch (BadInput wrong) {
                say("{0}", wrong.text());
            }
        }
    }

    private static boolean isNumber(String word) {
        return word.matches("[0-9]{1,6}");
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    /** The place among the options of a number that was typed. */
    private int option(int seat, String typed) {
        int options = match.referee().options(seat).size();
        int option = number(typed) - 1;
        if (option >= 0 && option < options) return option;
        throw new BadInput(Text.say("There is no choice {0}: type a number from 1 to {1}.", typed, options));
    }

    private List<String> completions(int seat) {
        var completions = new ArrayList<String>();
        for (var command : Command.values()) completions.add(command.word(speaker));
        for (int option = 1; option <= match.referee().options(seat).size(); option++)
            completions.add(String.valueOf(option));
        for (var rule : match.referee().game().rules()) completions.add(Command.RULE.word(speaker) + " " + rule.id());
        return completions;
    }

    // What is shown.

    private void view(int seat) {
        var paper = paper().empty();
        layout.draw(Tree.of("view", Json.plain(match.referee().view(seat))), seat, match.names(), paper);
        console.show(paper);
    }

    private void news(List<Notice> notices) {
        if (notices.isEmpty()) return;
        var paper = paper();
        for (var notice : notices) {
            var rules = new ArrayList<String>();
            for (var rule : notice.rules()) rules.add(rule.id());
            paper.line(
                    4,
                    "  ",
                    paper.in(notice.text()),
                    // A long list of rules would bury the sentence.
                    Paper.styled(Paper.FAINT, rules.size() > 3 ? "" : " " + rules));
        }
        console.show(paper);
    }

    private void question(int seat) {
        var position = match.referee().moment().now();
        var question = Play.question(position);
        var prompt = question.prompt(position, seat);
        var paper = paper().empty();
        paper.line(
                2,
                Paper.styled(Paper.BOLD, paper.in(prompt.text())),
                Paper.styled(Paper.FAINT, " [" + prompt.rule().id() + "]"));
        var items = new ArrayList<AttributedString>();
        int options = match.referee().options(seat).size();
        for (int option = 0; option < options; option++)
            items.add(Paper.phrase(
                    Paper.styled(Paper.YELLOW, String.format(Locale.ROOT, "%3d  ", option + 1)), label(seat, option)));
        console.show(paper.columns(items));
    }

    private String label(int seat, int option) {
        var position = match.referee().moment().now();
        return speaker.of(Play.question(position)
                .label(position, seat, match.referee().options(seat).get(option)));
    }

    // What can be typed.

    private void hint(int seat) {
        if (!(Level.named(match.referee().game(), adviser, adviserBudget) instanceof Level level)) {
            say("No bot that gives reasons plays this game.");
            return;
        }
        var advice = level.bot()
                .advise(
                        match.referee().game(),
                        match.referee().moment(),
                        seat,
                        level.level(),
                        level.budget(),
                        match.seed(seat));
        var paper = paper();
        paper.line(
                5,
                Paper.styled(Paper.GREEN, String.format(Locale.ROOT, "%3d  ", advice.option() + 1)),
                Paper.styled(Paper.BOLD, paper.in(advice.because())));
        for (var alternative : advice.alternatives()) {
            if (alternative.option() == advice.option()) continue;
            paper.line(
                    5,
                    Paper.styled(Paper.FAINT, String.format(Locale.ROOT, "%3d  ", alternative.option() + 1)),
                    Paper.styled(Paper.FAINT, paper.in(alternative.text())));
        }
        console.show(paper);
    }

    /** The rule by which is asked; for a choice, the rules of what it names. */
    private void why(int seat, String rest) {
        var position = match.referee().moment().now();
        var paper = paper();
        entry(Play.question(position).prompt(position, seat).rule().id(), paper);
        if (!rest.isEmpty()) {
            if (!isNumber(rest)) throw new BadInput(speaker.of(Text.say("Type why and the number of a choice.")));
            int option = option(seat, rest);
            paper.line(2, Paper.styled(Paper.BOLD, label(seat, option)));
            for (var value : match.referee().options(seat).get(option).data().values())
                entry(match.referee().game().id() + ".card." + value, paper);
        }
        console.show(paper);
    }

    /** What one might expect to be able to do and cannot; what is refused for the same reason stands together. */
    private void whyNot(int seat, String words) {
        var paper = paper();
        var reasons = new LinkedHashMap<String, List<String>>();
        for (var refusal : match.referee().refusals(seat)) {
            var answer = new ArrayList<String>();
            for (var value : refusal.answer().values()) {
                var word = layout.word(value, paper);
                if (!word.isEmpty()) answer.add(word);
            }
            var reason = speaker.of(refusal.text()) + " [" + refusal.rule().id() + "]";
            var what = String.join(" ", answer);
            if (!(what + reason).toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT))) continue;
            reasons.computeIfAbsent(reason, ignored -> new ArrayList<>()).add(what);
        }
        if (reasons.isEmpty()) {
            say("Nothing one might expect is refused here.");
            return;
        }
        reasons.forEach((reason, what) -> paper.line(4, "  ", Paper.styled(Paper.FAINT, what(what)), reason));
        console.show(paper);
    }

    private static String what(List<String> named) {
        var words = named.stream().filter(word -> !word.isEmpty()).distinct().toList();
        return words.isEmpty() ? "" : String.join(", ", words) + ": ";
    }

    /** A rule by its id, or the rules that have all the words. */
    private void rule(String words) {
        if (words.isEmpty()) throw new BadInput(speaker.of(Text.say("Type rule and its name, or words to look for.")));
        var paper = paper();
        if (entry(words, paper)) {
            console.show(paper);
            return;
        }
        var wanted = List.of(words.toLowerCase(Locale.ROOT).split(" +"));
        int found = 0;
        for (var catalogue : Catalogue.all())
            for (var rule : catalogue.rules()) {
                var text = (rule.id() + " " + speaker.of(rule.text())).toLowerCase(Locale.ROOT);
                if (wanted.stream().allMatch(text::contains) && found++ < RULES_SHOWN) entry(rule.id(), paper);
            }
        if (found == 0)
            throw new BadInput(speaker.of(Text.say("No rule speaks of \"{0}\".").with(words)));
        if (found > RULES_SHOWN) paper.line(0, "  … " + (found - RULES_SHOWN));
        console.show(paper);
    }

    private boolean entry(String rule, Paper paper) {
        var found = Catalogue.find(rule);
        found.ifPresent(entry ->
                paper.line(4, "  ", Paper.styled(Paper.FAINT, "[" + entry.id() + "] "), paper.in(entry.text())));
        return found.isPresent();
    }

    private boolean undone(int seat) {
        var unfair = match.takeBack(seat);
        if (unfair == null) {
            lookedAt = -1;
            return true;
        }
        var paper = paper();
        console.show(paper.line(2, paper.in("This cannot be taken back: "), paper.in(unfair.because())));
        return false;
    }

    private void save(Path to) {
        Files.write(to, Json.write(match.save()) + "\n");
        file = to;
        say("Saved. To go on: comptoir play --resume {0}", to);
    }

    /** Leaves the game, which is kept. */
    private boolean leave() {
        save(file);
        return false;
    }

    private void help() {
        var paper = paper();
        for (var command : Command.values()) paper.entry(22, "  " + command.usage(speaker), paper.in(command.help()));
        console.show(paper);
    }

    // The end.

    private void standings() {
        for (int seat = 0; seat < match.names().size(); seat++)
            if (match.guest(seat).isPerson() && (match.people() == 1 || seat == atScreen)) news(match.news(seat));
        var paper = paper();
        paper.empty().heading(paper.in("The end"));
        for (var place : match.referee().game().places(match.referee().moment().now()))
            paper.line(
                    4,
                    Paper.styled(place.place() == 1 ? Paper.BOLD : Paper.PLAIN, place.place() + ". " + name(place)),
                    "  ",
                    Score.inWords(place.score(), speaker));
        console.show(paper);
    }

    private String name(Place place) {
        if (place.seat() < match.names().size()) return match.names().get(place.seat());
        return speaker.of(Score.self(place.score()));
    }

    /** The words of a score. */
    static final class Score {
        private static final Map<String, String> WORDS = Map.of(
                "stacks", "{0#{0} stack|{0} stacks}",
                "gold", "{0} gold",
                "gems", "{0#{0} gem|{0} gems}",
                "unsoldGoods", "{0#{0} unsold good|{0} unsold goods}",
                "corruptionCards", "{0#{0} corruption card|{0} corruption cards}",
                "clanIcons", "{0} for clan icons",
                "corruptionIcons", "{0} for corruption icons");

        private static final Map<String, Text> SELVES = Map.of("peddler", Text.say("The Peddler"));

        private Score() {}

        static String inWords(Map<String, Object> score, Speaker speaker) {
            var words = new ArrayList<String>();
            score.forEach((key, value) -> {
                if (!(value instanceof Boolean))
                    words.add(speaker.of(Text.say(WORDS.getOrDefault(key, "{0} " + key), value)));
            });
            return String.join(", ", words);
        }

        /** Who a player is that runs itself. */
        static Text self(Map<String, Object> score) {
            for (var entry : score.entrySet())
                if (Boolean.TRUE.equals(entry.getValue()))
                    return SELVES.getOrDefault(entry.getKey(), Text.same(entry.getKey()));
            return Text.say("The table");
        }
    }
}
