package comptoir.app.play;

import comptoir.app.Files;
import comptoir.app.Language;
import comptoir.bots.arena.Level;
import comptoir.engine.BadInput;
import comptoir.engine.Budget;
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

/** A game at a console, from the first question to the standings: shows, asks, and does what is typed. */
final class Session<P extends Position<P>> {

    private static final int LOG_LINES = 20;
    private static final int RULES_SHOWN = 8;

    private final Match<P> match;
    private final Console console;
    private final Language language;
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
    Session(Match<P> match, Console console, Language language, String adviser, Budget adviserBudget, Path file) {
        this.match = match;
        this.console = console;
        this.language = language;
        this.layout = Layout.of(match.referee().game().id());
        this.adviser = adviser;
        this.adviserBudget = adviserBudget;
        this.file = file;
    }

    private Paper paper() {
        return new Paper(console.width(), language);
    }

    private void say(String en, String fr) {
        console.show(paper().line(0, language.of(Text.of(en, fr))));
    }

    /** Plays until the game is over or is left. */
    void run() {
        var referee = match.referee();
        say(
                language.of(referee.game().name()) + ", fate \"" + match.fate()
                        + "\". Type a number to choose, help for the rest.",
                language.of(referee.game().name()) + ", sort « " + match.fate()
                        + " ». Tapez un nombre pour choisir, aide pour le reste.");
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
            console.handOver(
                    language.of(Text.of("{0}, it is your turn: press Enter.", "{0}, à vous : appuyez sur Entrée.")
                            .with(match.guest(seat).name())));
        // The whole table is shown when others have played since; within one's own turn only what is new.
        boolean others = lookedAt != match.referee().number() || seat != atScreen;
        atScreen = seat;
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
                say(String.valueOf(wrong.getMessage()), String.valueOf(wrong.getMessage()));
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
        throw new BadInput(language.of(Text.of(
                        "There is no choice {0}: type a number from 1 to {1}.",
                        "Il n’y a pas de choix {0} : tapez un nombre de 1 à {1}.")
                .with(typed, options)));
    }

    private List<String> completions(int seat) {
        var completions = new ArrayList<String>();
        for (var command : Command.values()) completions.add(command.word(language));
        for (int option = 1; option <= match.referee().options(seat).size(); option++)
            completions.add(String.valueOf(option));
        for (var rule : match.referee().game().rules()) completions.add(Command.RULE.word(language) + " " + rule.id());
        return completions;
    }

    // What is shown.

    private void view(int seat) {
        var paper = paper().empty();
        layout.draw(Tree.of("view", Json.plain(match.referee().view(seat))), seat, names(), paper);
        console.show(paper);
    }

    /** Those at the table, as the notices call them and as they call themselves. */
    private List<String> names() {
        var names = new ArrayList<String>();
        for (var name : match.names())
            names.add(language.of(Text.of("Player {0}", "Joueur {0}").with(names.size() + 1)) + " · " + name);
        return names;
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
        return language.of(Play.question(position)
                .label(position, seat, match.referee().options(seat).get(option)));
    }

    // What can be typed.

    private void hint(int seat) {
        if (!(Level.named(match.referee().game(), adviser, adviserBudget) instanceof Level level)) {
            say("No bot that gives reasons plays this game.", "Aucun bot qui donne ses raisons ne joue à ce jeu.");
            return;
        }
        var advice = level.bot()
                .advise(
                        match.referee().game(),
                        match.referee().moment(),
                        seat,
                        level.name(),
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
            if (!isNumber(rest))
                throw new BadInput(language.of(
                        Text.of("Type why and the number of a choice.", "Tapez pourquoi et le numéro d’un choix.")));
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
            var reason = language.of(refusal.text()) + " [" + refusal.rule().id() + "]";
            var what = String.join(" ", answer);
            if (!(what + reason).toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT))) continue;
            reasons.computeIfAbsent(reason, ignored -> new ArrayList<>()).add(what);
        }
        if (reasons.isEmpty()) {
            say("Nothing one might expect is refused here.", "Rien de ce qu’on pourrait attendre n’est refusé ici.");
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
        if (words.isEmpty())
            throw new BadInput(language.of(Text.of(
                    "Type rule and its name, or words to look for.",
                    "Tapez règle et son nom, ou des mots à chercher.")));
        var paper = paper();
        if (entry(words, paper)) {
            console.show(paper);
            return;
        }
        var wanted = List.of(words.toLowerCase(Locale.ROOT).split(" +"));
        int found = 0;
        for (var catalogue : Catalogue.all())
            for (var rule : catalogue.rules()) {
                var text = (rule.id() + " " + language.of(rule.text())).toLowerCase(Locale.ROOT);
                if (wanted.stream().allMatch(text::contains) && found++ < RULES_SHOWN) entry(rule.id(), paper);
            }
        if (found == 0)
            throw new BadInput(language.of(Text.of("No rule speaks of \"{0}\".", "Aucune règle ne parle de « {0} ».")
                    .with(words)));
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
        console.show(paper.line(
                2,
                paper.in("This cannot be taken back: ", "On ne peut pas revenir là-dessus : "),
                paper.in(unfair.because())));
        return false;
    }

    private void save(Path to) {
        Files.write(to, Json.write(match.save()) + "\n");
        file = to;
        say(
                "Saved. To go on: comptoir play --resume " + to,
                "Enregistré. Pour continuer : comptoir play --resume " + to);
    }

    /** Leaves the game, which is kept. */
    private boolean leave() {
        save(file);
        return false;
    }

    private void help() {
        var paper = paper();
        for (var command : Command.values()) paper.entry(22, "  " + command.usage(language), paper.in(command.help()));
        console.show(paper);
    }

    // The end.

    private void standings() {
        for (int seat = 0; seat < match.names().size(); seat++)
            if (match.guest(seat).isPerson() && (match.people() == 1 || seat == atScreen)) news(match.news(seat));
        var paper = paper();
        paper.empty().heading(paper.in("The end", "Fin de la partie"));
        for (var place : match.referee().game().places(match.referee().moment().now()))
            paper.line(
                    4,
                    Paper.styled(place.place() == 1 ? Paper.BOLD : Paper.PLAIN, place.place() + ". " + name(place)),
                    "  ",
                    Score.inWords(place.score(), language));
        console.show(paper);
    }

    private String name(Place place) {
        if (place.seat() < match.names().size()) return names().get(place.seat());
        return language.of(Score.self(place.score()));
    }

    /** The words of a score. */
    static final class Score {
        private static final Map<String, Text> WORDS = Map.of(
                "stacks", Text.of("stacks", "Piles"),
                "gold", Text.of("gold", "or"),
                "gems", Text.of("gems", "gemmes"),
                "unsoldGoods", Text.of("unsold goods", "marchandises invendues"),
                "corruptionCards", Text.of("corruption cards", "cartes Corruption"),
                "clanIcons", Text.of("for clan icons", "pour les icônes de clan"),
                "corruptionIcons", Text.of("for corruption icons", "pour les icônes de corruption"),
                "peddler", Text.of("The Peddler", "Le Colporteur"));

        private Score() {}

        static String inWords(Map<String, Object> score, Language language) {
            var words = new ArrayList<String>();
            score.forEach((key, value) -> {
                if (!(value instanceof Boolean))
                    words.add(value + " " + language.of(WORDS.getOrDefault(key, Text.same(key))));
            });
            return String.join(", ", words);
        }

        /** Who a player is that runs itself. */
        static Text self(Map<String, Object> score) {
            for (var entry : score.entrySet())
                if (Boolean.TRUE.equals(entry.getValue()))
                    return WORDS.getOrDefault(entry.getKey(), Text.same(entry.getKey()));
            return Text.of("The table", "La table");
        }
    }
}
