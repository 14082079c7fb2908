package comptoir.dale;

/** "Draw … cards from your deck", aside from the hand: it is a draw, so it may make a new deck or take Junk. */
record DrawAside(int count) implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        return Decks.draw(dale, dale.me(), count, Told.LAID_ASIDE, Zone.ASIDE);
    }
}
