package comptoir.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The form of a saved game: plain data with a format number, so that later versions can read what this one wrote. */
public final class SaveFormat<P extends Position<P>> {

    public static final int FORMAT = 1;

    private final Game<P> game;

    public SaveFormat(Game<P> game) {
        this.game = game;
    }

    record Content<P extends Position<P>>(int number, Moment<P> moment, List<Map.Entry<Integer, Moment<P>>> undoable) {}

    Map<String, Object> write(int number, Moment<P> moment, List<Map.Entry<Integer, Moment<P>>> undoable) {
        var saved = new LinkedHashMap<String, Object>();
        saved.put("format", FORMAT);
        saved.put("game", game.id());
        saved.put("number", number);
        saved.put("moment", write(moment));
        var undo = new ArrayList<Object>();
        for (var entry : undoable) undo.add(Map.of("seat", entry.getKey(), "before", write(entry.getValue())));
        saved.put("undo", undo);
        return saved;
    }

    Content<P> read(Tree saved, int seats) {
        int format = saved.at("format").number();
        if (format < 1 || format > FORMAT)
            throw saved.wrong(Text.say("has format {0}, and this version reads formats up to {1}", format, FORMAT));
        if (!game.id().equals(saved.at("game").text()))
            throw saved.wrong(
                    Text.say("is a game of {0}, not of {1}", saved.at("game").text(), game.id()));
        var undoable = new ArrayList<Map.Entry<Integer, Moment<P>>>();
        for (var entry : saved.list("undo"))
            undoable.add(Map.entry(entry.at("seat").number(), readMoment(entry.at("before"))));
        var moment = readMoment(saved.at("moment"));
        probe(moment, seats, saved);
        return new Content<>(saved.at("number").number(), moment, undoable);
    }

    /** Looks at a position that was read in every way the table will, so that a spoilt one is refused here. */
    private void probe(Moment<P> moment, int seats, Tree saved) {
        try {
            var position = moment.now();
            game.inventory(position);
            for (int viewer = Seats.SPECTATOR; viewer < seats; viewer++) game.view(moment.seenBy(viewer), viewer);
            if (position.over()) {
                game.places(position);
                return;
            }
            var question = Play.question(position);
            for (int seat = 0; seat < seats; seat++)
                if ((question.asked(position) & Seats.bit(seat)) != 0) question.options(position, seat);
        } catch (RuntimeException spoilt) {
            throw new BadInput(
                    Text.say(
                            "{0} holds a position that cannot be: {1}",
                            saved.path(), String.valueOf(spoilt.getMessage())),
                    spoilt);
        }
    }

    /** A moment as plain data; what the table sees is written only where it differs from the truth. */
    public Map<String, Object> write(Moment<P> moment) {
        var written = new LinkedHashMap<String, Object>();
        var saving = game.saving();
        if (saving.version() > 1) written.put("version", saving.version());
        written.put("position", saving.write(moment.now()));
        if (moment.drafter() != Seats.NOBODY) {
            written.put("drafter", moment.drafter());
            written.put("shown", saving.write(moment.shown()));
        }
        return written;
    }

    public Moment<P> readMoment(Tree tree) {
        int version = tree.number("version", 1);
        var now = game.saving().read(tree.at("position"), version);
        if (!tree.has("drafter")) return Moment.shownToAll(now);
        return new Moment<>(
                now,
                game.saving().read(tree.at("shown"), version),
                tree.at("drafter").number(0, 30));
    }
}
