package comptoir.dale;

/** "Each card you use this turn counts one more." */
record EveryCardCountsMore() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        return dale.turn(dale.turn().modified(Modifier.moreForAll(1)));
    }
}
