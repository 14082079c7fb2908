package comptoir.bots.speed;

import comptoir.engine.QuickFate;

/**
 * A fixed piece of work, done beside everything that is measured: machines differ, and so does one machine from minute to
 * minute, so that only the ratio of the two says something. There is this one, so that all figures can be compared.
 */
public final class Yardstick {

    private final QuickFate fate = new QuickFate(1);

    /** One turn: thirty numbers shuffled and summed. The sum is to be used, so that the work is not thrown away. */
    public int turn() {
        var numbers = new int[30];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i;
        int sum = 0;
        for (int i = numbers.length - 1; i > 0; i--) {
            int j = fate.below(i + 1);
            int swap = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = swap;
            sum = sum * 31 + swap;
        }
        return sum;
    }
}
