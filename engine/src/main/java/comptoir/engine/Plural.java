package comptoir.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Which form of a word a number takes: conditions for all forms but the last, such as {@code n = 1} in English,
 * {@code n = 0..1} in French, {@code n % 10 = 1 and n % 100 != 11; n % 10 = 2..4} elsewhere.
 */
record Plural(List<List<Condition>> forms) {

    private static final Pattern CONDITION =
            Pattern.compile("n(?: % (?<modulus>\\d+))? (?<not>!?)= (?<least>\\d+)(?:\\.\\.(?<most>\\d+))?");

    record Condition(int modulus, boolean not, int least, int most) {
        boolean holds(int number) {
            int rest = modulus == 0 ? number : number % modulus;
            return (rest >= least && rest <= most) != not;
        }
    }

    static Plural read(String rule) {
        var forms = new ArrayList<List<Condition>>();
        for (var form : rule.split("; ")) {
            var conditions = new ArrayList<Condition>();
            for (var each : form.split(" and ")) conditions.add(condition(each));
            forms.add(List.copyOf(conditions));
        }
        return new Plural(List.copyOf(forms));
    }

    private static Condition condition(String text) {
        var found = CONDITION.matcher(text);
        if (!found.matches())
            throw new BadInput(Text.same("\"" + text + "\" is no condition on a number such as n % 10 = 2..4"));
        int least = Integer.parseInt(found.group("least"));
        var most = found.group("most");
        var modulus = found.group("modulus");
        return new Condition(
                modulus == null ? 0 : Integer.parseInt(modulus),
                !found.group("not").isEmpty(),
                least,
                most == null ? least : Integer.parseInt(most));
    }

    /** The place of the form for a number. */
    int of(int number) {
        int size = Math.abs(number);
        for (int form = 0; form < forms.size(); form++)
            if (forms.get(form).stream().allMatch(condition -> condition.holds(size))) return form;
        return forms.size();
    }
}
