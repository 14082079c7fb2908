package comptoir.cove.parts;

import comptoir.engine.Text;
import comptoir.engine.Tree;

/**
 * What a corruption card may show.
 *
 * @param clans its clan icons, as a crowd
 * @param copies how many cards show it
 */
public record CorruptionFace(String id, int corruption, int clans, int copies) {

    static CorruptionFace read(Tree node) {
        node.onlyKnows("id", "corruption", "clans", "copies");
        return new CorruptionFace(
                node.at("id").text(),
                node.at("corruption").number(0, 6),
                Townsfolk.clans(node.at("clans").list()),
                node.at("copies").number(0, 200));
    }

    /** What it gives (or takes) at the end, with these halls and this Lair. */
    public int worth(int halls) {
        return Crowd.pay(clans, halls) - corruption * Crowd.rogues(halls);
    }

    public Text text() {
        var icons = Text.say("{0#{0} corruption icon|{0} corruption icons}", corruption);
        if (clans == 0) return icons;
        return Text.say("{0} with {1}").with(icons, Crowd.text(clans));
    }
}
