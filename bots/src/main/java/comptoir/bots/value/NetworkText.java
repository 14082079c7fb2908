package comptoir.bots.value;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Networks as text: a first line says what it is and how many hidden units there are, the second and third hold their parts
 * and thresholds, and each further one the name of a number, its own weight and, of a common number, what it adds to each unit.
 * Weights are whole thousandths, so that a file is the same wherever it was written, and reads the same everywhere.
 */
public final class NetworkText {

    private static final String TITLE = "comptoir-value 1";
    private static final double GRAIN = 1000;

    private NetworkText() {}

    public static String write(Features<?> features, Network network) {
        var text = new StringBuilder(TITLE + " " + network.hidden() + "\n");
        row(text.append("parts"), network, network.parts());
        row(text.append("thresholds"), network, network.thresholds());
        int number = 0;
        for (var name : features.common()) {
            cell(text.append(name), network, number);
            row(text, network, network.from(number++));
        }
        for (var name : features.special()) {
            cell(text.append(name), network, number++);
            text.append('\n');
        }
        return text.toString();
    }

    private static void row(StringBuilder text, Network network, int from) {
        for (int unit = 0; unit < network.hidden(); unit++) cell(text, network, from + unit);
        text.append('\n');
    }

    private static void cell(StringBuilder text, Network network, int at) {
        text.append(' ').append(Math.round(network.weights()[at] * GRAIN));
    }

    /** A network for these numbers; of those that the text does not know, the weights are 0. */
    public static Network read(Features<?> features, String text) {
        var lines = text.split("\n");
        if (!lines[0].startsWith(TITLE + " "))
            throw new BadInput(Text.say("these are no weights: the first line is {0}", lines[0]));
        int hidden = whole(lines[0].substring(TITLE.length() + 1));
        var rows = new HashMap<String, String[]>();
        for (int i = 1; i < lines.length; i++) {
            var row = lines[i].split(" ");
            rows.put(row[0], row);
        }
        int common = features.common().size();
        int special = features.special().size();
        var weights = new double[Network.size(common, special, hidden)];
        var network = new Network(common, special, hidden, weights);
        fill(rows, "parts", 1, hidden, weights, network.parts());
        fill(rows, "thresholds", 1, hidden, weights, network.thresholds());
        fill(rows, features.common(), 0, network, hidden);
        fill(rows, features.special(), common, network, 0);
        return network;
    }

    private static void fill(Map<String, String[]> rows, List<String> names, int first, Network network, int hidden) {
        for (int i = 0; i < names.size(); i++) {
            if (!rows.containsKey(names.get(i))) continue;
            fill(rows, names.get(i), 1, 1, network.weights(), first + i);
            if (hidden > 0) fill(rows, names.get(i), 2, hidden, network.weights(), network.from(first + i));
        }
    }

    private static void fill(Map<String, String[]> rows, String name, int column, int many, double[] weights, int at) {
        var row = rows.get(name);
        if (row == null || row.length < column + many)
            throw new BadInput(Text.say("the weights lack some of the row \"{0}\"", name));
        for (int i = 0; i < many; i++) weights[at + i] = whole(row[column + i]) / GRAIN;
    }

    private static int whole(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw new BadInput(Text.say("the weights hold \"{0}\", which is no whole number", text), wrong);
        }
    }
}
