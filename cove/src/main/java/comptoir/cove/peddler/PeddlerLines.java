package comptoir.cove.peddler;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.BoardLine;
import comptoir.cove.table.BoardLine.Tone;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/** The Peddler's board in words. */
final class PeddlerLines {

    private PeddlerLines() {}

    static List<BoardLine> of(Tree shop) {
        var lines = new ArrayList<BoardLine>();
        lines.add(BoardLine.of(Text.say("level"))
                .and(Text.read(shop.at("levelName")))
                .and(Tone.FAINT, Text.read(shop.at("upTo"))));
        var spaces = BoardLine.of(Text.say("spaces"));
        for (var space : shop.at("stall").list())
            spaces = space.at("good").isNull()
                    ? spaces.and(Tone.FAINT, Text.same("·"))
                    : spaces.and(
                            BoardLine.tone(space.at("good").oneOf(Good.class).clan()), Text.same("■"));
        lines.add(spaces);
        var reserve = BoardLine.of(Text.say("reserve"));
        for (var space : shop.at("reserve").list())
            if (!space.at("adventurer").isNull())
                reserve = reserve.and(space.at("adventurer").oneOf(Kind.class), 1);
        if (!reserve.parts().isEmpty()) lines.add(reserve);
        return lines;
    }
}
