package comptoir.cove.entertainer;

import comptoir.cove.parts.Kind;
import comptoir.engine.Text;

/** Things with their numbers, as people say them. */
final class Counted {

    private Counted() {}

    static Text icons(int count) {
        return Text.say("{0#{0} icon|{0} icons}", count);
    }

    /** "2 warrior icons". */
    static Text icons(int count, int clan) {
        return Kind.of(clan).icons(count);
    }

    static Text paladins(int count) {
        return Text.say("{0#{0} paladin icon|{0} paladin icons}", count);
    }

    static Text stones(int count) {
        return Text.say("{0#{0} acoustic stone|{0} acoustic stones}", count);
    }

    static Text corruption(int count) {
        return Text.say("{0#{0} corruption card|{0} corruption cards}", count);
    }

    static Text volume(int count) {
        return Text.say("{0} volume", count);
    }

    static Text hours(int count) {
        return Text.say("{0#{0} hour|{0} hours}", count);
    }

    static Text places(int count) {
        return Text.say("{0#{0} place|{0} places}", count);
    }

    static Text creatures(int count) {
        return Text.say("{0#{0} creature|{0} creatures}", count);
    }

    static Text cards(int count) {
        return Text.say("{0#{0} card|{0} cards}", count);
    }

    static Text quarters(int count) {
        return Text.say("{0#{0} quarter|{0} quarters}", count);
    }
}
