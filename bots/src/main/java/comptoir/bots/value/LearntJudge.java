package comptoir.bots.value;

import java.util.Arrays;

/** Judges by a network what is still open. For one thread: it keeps its paper. */
public final class LearntJudge<P> implements Judge<P> {

    private static final int MOST_SIDES = 8;

    private final Features<P> features;
    private final Network network;
    private final double[][] numbers;
    private final double[] units;
    private final double[] standings = new double[MOST_SIDES];

    public LearntJudge(Features<P> features, Network network) {
        this.features = features;
        this.network = network;
        this.numbers = new double[MOST_SIDES][network.numbers()];
        this.units = new double[network.hidden()];
    }

    @Override
    public void judge(P position, double[] chances) {
        int sides = features.sides(position);
        for (int side = 0; side < sides; side++) Arrays.fill(numbers[side], 0);
        features.tell(position, numbers);
        for (int side = 0; side < sides; side++) standings[side] = network.standing(numbers[side], units);
        Network.chances(standings, sides);
        for (int seat = 0; seat < features.seats(position); seat++)
            chances[seat] = standings[features.side(position, seat)];
    }
}
