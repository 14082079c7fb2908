package comptoir.app.lab;

import java.util.List;
import java.util.Map;

/**
 * All that the games of a run follow from.
 *
 * @param rules the version of the rules
 * @param components tells the content of the pack apart from others
 * @param options what all tables have; the rest was varied
 */
record Run(
        String game,
        String rules,
        String components,
        Map<String, Object> options,
        String fate,
        List<String> bots,
        int iterations) {}
