package comptoir.bots.lab;

/**
 * Something that was hoped for, and whether it came out so.
 *
 * @param wanted in words
 * @param measured the figure, with its interval where it has one
 */
public record Bar(String name, String wanted, String measured, boolean met) {}
