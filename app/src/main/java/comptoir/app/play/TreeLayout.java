package comptoir.app.play;

import comptoir.engine.Tree;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Any view as an outline: every name and its value, what belongs together indented. */
record TreeLayout(String game) implements Layout {

    @Override
    public void draw(Tree view, int viewer, List<String> names, Paper paper) {
        draw(view, 0, paper);
    }

    static void draw(Tree branch, int depth, Paper paper) {
        for (var key : branch.keys()) {
            var child = branch.at(key);
            var label = "  ".repeat(depth) + key + " ";
            switch (child.value()) {
                case Map<?, ?> map when map.containsKey("say") -> paper.entry(label.length(), label, paper.in(child));
                case Map<?, ?> ignored -> {
                    paper.line(0, Paper.styled(Paper.FAINT, label));
                    draw(child, depth + 1, paper);
                }
                case Collection<?> items
                when items.stream().allMatch(item -> !(item instanceof Map)) ->
                    paper.entry(label.length(), label, items);
                case Collection<?> ignored -> {
                    for (var item : child.list()) {
                        paper.line(0, Paper.styled(Paper.FAINT, label));
                        if (item.value() instanceof Map) draw(item, depth + 1, paper);
                        else paper.line(0, "  ".repeat(depth + 1), String.valueOf(item.value()));
                    }
                }
                case null -> {}
                default -> paper.entry(label.length(), label, child.value());
            }
        }
    }
}
