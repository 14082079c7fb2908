package comptoir.engine;

import java.util.Map;

/** What a table was asked to play: every option of the game has a valid value here. */
public record Setup(int seats, Map<String, Object> options) {}
