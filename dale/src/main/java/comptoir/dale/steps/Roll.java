package comptoir.dale.steps;

import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Die;
import comptoir.engine.Draw;
import comptoir.engine.Seats;
import comptoir.engine.Source;

/** "Roll the die": what it shows is "that many" afterwards. */
public record Roll(Die die) implements Draw<Dale> {

    @Override
    public Source source(Dale dale) {
        return die.source();
    }

    @Override
    public int outcomes(Dale dale) {
        return die.sides();
    }

    @Override
    public String outcome(Dale dale, int index) {
        return String.valueOf(die.face(index));
    }

    @Override
    public Dale answered(Dale dale, int index) {
        int face = die.face(index);
        var told = die == Die.POLECAT ? EventKind.ROLLED : EventKind.ROLLED_OCELOT;
        var next = dale.words(dale.words().number(face));
        return Moves.tell(
                next, told.by(dale.me()).with(face), Seats.all(dale.box().seats()));
    }
}
