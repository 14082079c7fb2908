package comptoir.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that somebody who shows a game must know of it beside its rules: the browser, the terminal, programs and documents
 * read it here instead of repeating it. It is the same for every table; the kit plays random games and fails where one
 * meets a decision, an answer, an event, a fact or a source of fate that is not described.
 *
 * <p>A game writes it line by line:
 *
 * <pre>
 * Description.of(DaleView.class)
 *     .components("cards", CardFace.all())
 *     .decision("pay", Text.say("Mark cards until they reach the price."), Combining.COVER, "card: cards", "do: 'done'")
 *     .event("drew", Text.say("Somebody draws cards."), "count: number", "cards?: cards[]")
 *     .fate("deck of player {seat}", Text.say("A player's deck is shuffled."));
 * </pre>
 *
 * @param components what is printed, by kind ("cards", "sets", "merchants"): every field that a table shows
 * @param standing what seats are asked while another has the turn, and may answer by an order
 * @param views the records of the view: the whole first, then those that may stand where a component is declared as an
 *     interface or as Object, such as a workshop's
 */
public record Description(
        Map<String, List<? extends Component>> components,
        List<Decision> decisions,
        List<Happening> events,
        List<Chance> fate,
        List<Standing> standing,
        List<Class<?>> views) {

    /** Something that is printed: a card, a merchant. Records, written as they are; answers and views name it by its id. */
    public interface Component {
        String id();
    }

    /** How the answers to decisions of one kind that follow each other make one choice. */
    public enum Combining {
        /** One answer is the whole choice. */
        ONE,
        /** Several things are named one after the other, in any order: so many, or as many as one wants. */
        SEVERAL,
        /** The same, until what they are worth adds up to exactly what is asked: a stack. */
        SUM,
        /** The same, until what they are worth reaches what is asked, with none among them that is not needed: a payment. */
        COVER,
        /** Several things are named one after the other, and their order counts. */
        ORDER
    }

    /**
     * A kind of decision.
     *
     * @param meaning what is explained when it comes up for the first time
     * @param answers the forms that answers have as data; an answer has one of them
     */
    public record Decision(String kind, Text meaning, Combining combining, List<Form> answers) {}

    /** A kind of event, its meaning in one sentence, and its facts. */
    public record Happening(String kind, Text meaning, Form facts) {}

    /** A source of fate; {@code {seat}} in its name stands for the number of a player, from 1. */
    public record Chance(String source, Text meaning) {

        public boolean isOf(String name) {
            int hole = source.indexOf("{seat}");
            if (hole < 0) return source.equals(name);
            var end = source.substring(hole + "{seat}".length());
            if (name.length() <= hole + end.length() || !name.startsWith(source.substring(0, hole))) return false;
            var number = name.substring(hole, name.length() - end.length());
            return name.endsWith(end) && number.chars().allMatch(Character::isDigit);
        }
    }

    /**
     * What a seat may answer by an order: see {@link OffTurn}.
     *
     * @param meaning when it is asked
     * @param worth what is measured by the worth of its options
     * @param mayPass whether one may do nothing
     * @param most the greatest worth that an option can have
     */
    public record Standing(String about, Text meaning, Text worth, boolean mayPass, int most) {}

    /** The fields of an answer or of an event's facts, all of them. */
    public record Form(List<Field> fields) {

        /** Fields as {@link Field#of} reads them, with commas between. */
        public static Form of(String fields) {
            return new Form(
                    fields.isBlank()
                            ? List.of()
                            : Arrays.stream(fields.split(",")).map(Field::of).toList());
        }
    }

    /**
     * One field.
     *
     * @param type {@code number}, {@code seat} (also one of a player that runs itself), {@code text}, {@code flag}, a kind
     *     of components (the id of one), or a word in quotes; {@code []} behind it makes a list, braces around it an object
     *     with any names, {@code |} parts alternatives
     * @param optional whether it may be left out
     */
    public record Field(String name, String type, boolean optional) {

        /** A field as TypeScript would write it: {@code "cards?: cards[]"}. */
        public static Field of(String written) {
            int colon = written.indexOf(':');
            if (colon < 1) throw new IllegalArgumentException("a field is \"name: type\", not \"" + written + "\"");
            var name = written.substring(0, colon).strip();
            boolean optional = name.endsWith("?");
            return new Field(
                    optional ? name.substring(0, name.length() - 1) : name,
                    written.substring(colon + 1).strip(),
                    optional);
        }

        /** The parts of a type with alternatives; those inside braces belong together. */
        public static List<String> alternatives(String type) {
            var alternatives = new ArrayList<String>();
            int from = 0;
            int depth = 0;
            for (int i = 0; i < type.length(); i++) {
                char c = type.charAt(i);
                if (c == '{') depth++;
                else if (c == '}') depth--;
                else if (c == '|' && depth == 0) {
                    alternatives.add(type.substring(from, i).strip());
                    from = i + 1;
                }
            }
            alternatives.add(type.substring(from).strip());
            return alternatives;
        }
    }

    public static Description of(Class<?> view) {
        return new Description(Map.of(), List.of(), List.of(), List.of(), List.of(), List.of(view));
    }

    public Description components(String kind, List<? extends Component> all) {
        var more = new LinkedHashMap<>(components);
        if (more.put(kind, List.copyOf(all)) != null) throw twice(kind);
        return new Description(Collections.unmodifiableMap(more), decisions, events, fate, standing, views);
    }

    /** A kind of decision, with each form its answers may have: {@code "card: cards, slot: number"}. */
    public Description decision(String kind, Text meaning, Combining combining, String... answers) {
        if (decision(kind).isPresent()) throw twice(kind);
        var forms = Arrays.stream(answers).map(Form::of).toList();
        return new Description(
                components,
                with(decisions, new Decision(kind, meaning, combining, forms)),
                events,
                fate,
                standing,
                views);
    }

    /** A kind of event with its facts: {@code "count: number", "cards?: cards[]"}. */
    public Description event(String kind, Text meaning, String... facts) {
        if (event(kind).isPresent()) throw twice(kind);
        var form = new Form(Arrays.stream(facts).map(Field::of).toList());
        return new Description(
                components, decisions, with(events, new Happening(kind, meaning, form)), fate, standing, views);
    }

    public Description fate(String source, Text meaning) {
        return new Description(components, decisions, events, with(fate, new Chance(source, meaning)), standing, views);
    }

    /** What a seat is asked while another has the turn, and may answer by an order. */
    public Description standing(String about, Text meaning, Text worth, boolean mayPass, int most) {
        if (standing(about).isPresent()) throw twice(about);
        var more = with(standing, new Standing(about, meaning, worth, mayPass, most));
        return new Description(components, decisions, events, fate, more, views);
    }

    /** A record of the view that stands where only an interface is declared. */
    public Description view(Class<?> part) {
        return new Description(components, decisions, events, fate, standing, with(views, part));
    }

    /** This with all that a part of the game (a merchant) describes beside it. */
    public Description and(Description part) {
        var all = this;
        for (var each : part.components.entrySet()) all = all.components(each.getKey(), each.getValue());
        for (var each : part.decisions) if (all.decision(each.kind).isPresent()) throw twice(each.kind);
        for (var each : part.events) if (all.event(each.kind).isPresent()) throw twice(each.kind);
        return new Description(
                all.components,
                joined(decisions, part.decisions),
                joined(events, part.events),
                joined(fate, part.fate),
                joined(standing, part.standing),
                joined(views, part.views));
    }

    public Optional<Decision> decision(String kind) {
        return decisions.stream().filter(each -> each.kind.equals(kind)).findFirst();
    }

    public Optional<Happening> event(String kind) {
        return events.stream().filter(each -> each.kind.equals(kind)).findFirst();
    }

    public Optional<Chance> chance(String source) {
        return fate.stream().filter(each -> each.isOf(source)).findFirst();
    }

    public Optional<Standing> standing(String about) {
        return standing.stream().filter(each -> each.about.equals(about)).findFirst();
    }

    /** Whether plain data has that form: every field it must have, none that is unknown, each of its type. */
    public boolean fits(Form form, Map<String, Object> data) {
        int known = 0;
        for (var field : form.fields) {
            if (data.containsKey(field.name)) known++;
            else if (!field.optional) return false;
            if (data.containsKey(field.name) && !isOf(field.type, data.get(field.name))) return false;
        }
        return known == data.size();
    }

    private boolean isOf(String type, Object value) {
        return Field.alternatives(type).stream().anyMatch(each -> isOne(each, value));
    }

    private boolean isOne(String type, Object value) {
        if (type.endsWith("[]"))
            return value instanceof List<?> items
                    && items.stream().allMatch(item -> isOne(type.substring(0, type.length() - 2), item));
        if (type.startsWith("{"))
            return value instanceof Map<?, ?> map
                    && map.values().stream().allMatch(each -> isOf(type.substring(1, type.length() - 1), each));
        if (type.startsWith("'")) return value.equals(type.substring(1, type.length() - 1));
        return switch (type) {
            case "number", "seat" -> value instanceof Integer;
            case "flag" -> value instanceof Boolean;
            case "text" -> value instanceof String;
            default -> of(type).stream().anyMatch(component -> component.id().equals(value));
        };
    }

    private List<? extends Component> of(String kind) {
        var all = components.get(kind);
        if (all == null)
            throw new IllegalArgumentException("\"" + kind + "\" is neither a type nor a kind of components");
        return all;
    }

    private static <T> List<T> with(List<T> list, T more) {
        return joined(list, List.of(more));
    }

    private static <T> List<T> joined(List<T> list, List<T> more) {
        var all = new ArrayList<>(list);
        all.addAll(more);
        return List.copyOf(all);
    }

    private static IllegalArgumentException twice(String kind) {
        return new IllegalArgumentException("\"" + kind + "\" is described twice");
    }
}
