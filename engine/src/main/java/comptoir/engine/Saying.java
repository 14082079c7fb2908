package comptoir.engine;

import java.util.ArrayList;
import java.util.List;

/** One language speaking to one reader: fills the gaps of a template and chooses among its forms. */
record Saying(Language language, Language.Reader reader) {

    /** Where a text begins a sentence, a player who has no name is told with a capital letter. */
    String text(Text text, boolean begins) {
        return fill(language.template(text), text.with(), begins);
    }

    private String fill(String template, List<Object> with, boolean begins) {
        var said = new StringBuilder();
        for (int at = 0; at < template.length(); at++) {
            char c = template.charAt(at);
            int end = c == '{' ? closing(template, at) : -1;
            var gap = end < 0 ? null : gap(template.substring(at + 1, end), with, begins && said.isEmpty());
            if (gap == null) {
                said.append(c);
            } else {
                said.append(gap);
                at = end;
            }
        }
        return said.toString();
    }

    /** What stands for a gap; null where these braces are no gap and stand for themselves. */
    private @org.jspecify.annotations.Nullable String gap(String inside, List<Object> with, boolean begins) {
        if (inside.startsWith("!")) return "";
        if (inside.isEmpty() || !Character.isDigit(inside.charAt(0))) return null;
        int index = inside.charAt(0) - '0';
        if (index >= with.size()) return null;
        var value = with.get(index);
        if (inside.length() == 1) return value(value, begins);
        var rest = inside.substring(2);
        return switch (inside.charAt(1)) {
            case '#' -> fill(form(rest, language.plural().of(number(value))), with, begins);
            case '?' -> fill(form(rest, isReader(value) ? 0 : 1), with, begins);
            case ':' -> joined(rest, value, begins);
            default -> null;
        };
    }

    private String value(Object value, boolean begins) {
        return switch (value) {
            case Text text -> text(text, begins);
            case Text.Who(var seat) -> player(seat, begins);
            case Text.Time(var hour, var minute) ->
                language.habit(minute == 0 ? "full hour" : "time")
                        .replace("{0}", String.valueOf(hour))
                        .replace("{1}", minute < 10 ? "0" + minute : String.valueOf(minute));
            case List<?> items -> list(items, begins);
            case Number number when number.doubleValue() != Math.rint(number.doubleValue()) -> decimal(number);
            case Number number -> String.valueOf(number.longValue());
            default -> String.valueOf(value);
        };
    }

    /** With one decimal place. */
    private String decimal(Number number) {
        long tenths = Math.round(number.doubleValue() * 10);
        return (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10 + language.habit("decimal") + Math.abs(tenths) % 10;
    }

    private String player(int seat, boolean begins) {
        var name = reader.nameOf(seat);
        if (name != null) return name;
        var number = language.habit("player").replace("{0}", String.valueOf(seat + 1));
        return begins ? Character.toUpperCase(number.charAt(0)) + number.substring(1) : number;
    }

    private String list(List<?> items, boolean begins) {
        if (items.isEmpty()) return language.habit("nothing");
        var said = new StringBuilder();
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) said.append(language.habit(i == items.size() - 1 ? "and" : "comma"));
            said.append(value(items.get(i), begins && i == 0));
        }
        return said.toString();
    }

    private boolean isReader(Object value) {
        return switch (value) {
            case Text.Who(var seat) -> reader.is(seat);
            case Text text
            when text.say().equals("{0}") && text.with().size() == 1 ->
                isReader(text.with().getFirst());
            default -> false;
        };
    }

    private static int number(Object value) {
        return switch (value) {
            case Number number -> number.intValue();
            case List<?> list -> list.size();
            case Text text
            when text.say().equals("{0}") && text.with().size() == 1 ->
                number(text.with().getFirst());
            default -> 2;
        };
    }

    /**
     * The value after a word that may be joined with it. A language says how, from the most special to the plain:
     * {@code le >du |les >des |[aeiouéèh]>d’|>de }. Articles are looked for in our own words only, not in people's names.
     */
    private String joined(String word, Object value, boolean begins) {
        var said = value(value, false);
        boolean isName = value instanceof Text.Who(var seat) && reader.nameOf(seat) != null;
        for (var rule : language.habit("joining " + word).split("\\|")) {
            int arrow = rule.indexOf('>');
            if (arrow < 0) continue;
            var start = rule.substring(0, arrow);
            var instead = rule.substring(arrow + 1);
            if (start.startsWith("[")) {
                if (!said.isEmpty() && start.indexOf(Character.toLowerCase(said.charAt(0))) > 0) return instead + said;
            } else if (start.isEmpty()) {
                return instead + said;
            } else if (!isName && said.startsWith(start)) {
                return instead + said.substring(start.length());
            }
        }
        return value(value, begins);
    }

    private static String form(String forms, int index) {
        var all = new ArrayList<String>();
        int depth = 0;
        int from = 0;
        for (int at = 0; at < forms.length(); at++) {
            char c = forms.charAt(at);
            if (c == '{') depth++;
            else if (c == '}') depth--;
            else if (c == '|' && depth == 0) {
                all.add(forms.substring(from, at));
                from = at + 1;
            }
        }
        all.add(forms.substring(from));
        return all.get(Math.min(index, all.size() - 1));
    }

    private static int closing(String template, int opening) {
        int depth = 0;
        for (int at = opening; at < template.length(); at++) {
            char c = template.charAt(at);
            if (c == '{') depth++;
            else if (c == '}' && --depth == 0) return at;
        }
        return -1;
    }
}
