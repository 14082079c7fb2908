package comptoir.engine;

import java.util.List;

/**
 * What a list of games tells of one: all of it lies open for everybody.
 *
 * @param with what all play with, such as sets of cards
 * @param plays what each player plays, such as a merchant; players that run themselves come after the seats
 * @param points how far each player is, as a number that grows
 * @param goal at how many points the game ends; 0 where it is not points that end it
 * @param round the round that is played, from 1 on; 0 where there are none
 * @param rounds how many there are
 */
public record Outline(List<String> with, List<String> plays, List<Integer> points, int goal, int round, int rounds) {

    public static final Outline NONE = new Outline(List.of(), List.of(), List.of(), 0, 0, 0);
}
