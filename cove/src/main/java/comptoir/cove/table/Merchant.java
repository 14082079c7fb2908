package comptoir.cove.table;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.Description;
import comptoir.engine.Rule;
import comptoir.engine.Setup;
import comptoir.engine.Step;
import comptoir.engine.TableOption;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of merchant: what is the same for everybody who plays it. Its things on the table are a {@link Workshop}. A new
 * merchant is a package with these two, named in one line of {@code META-INF/services}; what belongs to it elsewhere is found
 * by its name (docs/adding-a-game.md), and no file of another merchant changes. Merchants hold nothing, so that one is equal to another of its kind.
 */
public interface Merchant {

    /** Whether it plays by itself: it is never asked, and nobody can choose it. */
    default boolean runsItself() {
        return false;
    }

    /**
     * Whether it was made for Comptoir and stands in no rulebook. Such a merchant is played where somebody names it: chance and
     * the Peddler keep to those of the rulebooks, so that games begun before it came go on as they began.
     */
    default boolean ofOurOwn() {
        return false;
    }

    /** A short stable word, such as {@code chronomancer}. */
    String id();

    Text name();

    /** A line on how it plays. */
    Text help();

    /** What its player is after, in one sentence. */
    Text aim();

    /** How hard it is, from 1 (easy) to 4. */
    int complexity();

    /** The main colour of its things and the one beside it, as on the web: {@code #4b4a8c}. */
    List<String> colours();

    /** What is printed on its own components, from its own files of a pack; asked back with {@link Components#parts}. */
    Object parts(PackFiles files);

    /** Its goods, by kind of good. */
    List<Integer> goods(Components pack);

    /** A good in its own words, such as "red relic". */
    default Text good(int good) {
        return Good.of(good).text();
    }

    /** The slots of its team board; none where it has no team. */
    List<CrewSlot> crew();

    /** Its board in a few lines, from its part of a view: all of it for its owner, the gist for the others. */
    List<BoardLine> lines(Tree shop, boolean own);

    /** Its workshop before any chance was taken. */
    Workshop workshop(Components pack);

    /** Its own set-up, which may wait for fate. */
    List<Step<Cove>> setupSteps(int player);

    /** Its workshop as a scene has it; what the scene leaves out is as in a plausible set-up. */
    Workshop scene(Tree shop, Components pack, boolean loose);

    /** What a table may choose beyond the common options. */
    default List<TableOption> options() {
        return List.of();
    }

    /** For one that plays by itself: as it joins a table of people that chose so, or null where it does not. */
    default @Nullable Player joins(Setup setup, Components pack) {
        return null;
    }

    /** The catalogue of its rules: a file of {@code rules/}. */
    default String catalogue() {
        return "cove-" + id();
    }

    /** Every rule that its code refers to. */
    List<? extends Rule> rules();

    /** The decisions, events and sources of fate that are its own, and the record of its workshop's view. */
    Description description();

    /** Its steps, workshop and answers, for saving. */
    List<Class<?>> vocabulary();

    /** A slot of the team board and what it lets a townsfolk do. */
    record CrewSlot(String id, Text name, Text text, Rule rule) {}
}
