package comptoir.app.play;

import org.jspecify.annotations.Nullable;

/**
 * Somebody at the table.
 *
 * @param level how well it plays, for a bot; null for a person
 */
record Guest(String name, @Nullable String level) {

    boolean isPerson() {
        return level == null;
    }
}
