package comptoir.cove.entertainer;

import comptoir.cove.Kind;
import comptoir.engine.Text;

/** Things with their numbers, as people say them. */
final class Words {

    private Words() {}

    private static Text counted(int count, String one, String many, String un, String plusieurs) {
        return new Text(count + " " + (count == 1 ? one : many), count + " " + (count < 2 ? un : plusieurs));
    }

    static Text icons(int count) {
        return counted(count, "icon", "icons", "icône", "icônes");
    }

    /** "2 warrior icons". */
    static Text icons(int count, int clan) {
        var name = Kind.of(clan).one();
        return counted(count, name.en() + " icon", name.en() + " icons", "icône " + name.fr(), "icônes " + name.fr());
    }

    static Text paladins(int count) {
        return counted(count, "paladin icon", "paladin icons", "icône Paladin", "icônes Paladin");
    }

    static Text stones(int count) {
        return counted(count, "acoustic stone", "acoustic stones", "pierre acoustique", "pierres acoustiques");
    }

    static Text corruption(int count) {
        return counted(count, "corruption card", "corruption cards", "carte Corruption", "cartes Corruption");
    }

    static Text volume(int count) {
        return counted(count, "volume", "volume", "volume", "volumes");
    }

    static Text hours(int count) {
        return counted(count, "hour", "hours", "heure", "heures");
    }

    static Text places(int count) {
        return counted(count, "place", "places", "lieu", "lieux");
    }

    static Text creatures(int count) {
        return counted(count, "creature", "creatures", "créature", "créatures");
    }

    static Text cards(int count) {
        return counted(count, "card", "cards", "carte", "cartes");
    }

    static Text quarters(int count) {
        return counted(count, "quarter", "quarters", "quart", "quarts");
    }

    static Text cultists(int count) {
        return counted(count, "cultist", "cultists", "cultiste", "cultistes");
    }
}
