package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.engine.Seats;
import comptoir.protocol.About;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.SeatDoc;
import comptoir.server.table.Table;
import comptoir.server.table.TableDoc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What anybody at a table may know about it beside the game: never a key, nor a hash of one. */
record TableInfo(
        String table,
        String game,
        Status status,

        @About("Whether strangers may join and look on.") boolean open,
        Map<String, Object> options,
        List<SeatInfo> seats,
        ChanceInfo chance,

        @About("The table it goes on from or is a rematch of.")
        TableDoc.@Nullable Origin origin,

        @About("A wish to take back that the others have not all answered.") @Nullable
        TakeBackWish takeBack,

        TableDoc.Terms terms,

        @About("Seconds for a move and for a game, as agreed; 0 where there is no clock.")
        TableDoc.Clock pace,

        @About("The table that was made to play again.") @Nullable
        String rematch,

        long createdAt,
        long changedAt,

        @About("One's own.") @Nullable Integer seat,

        @About("The free seat that the link one holds invites to.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Integer invited,

        @About("How far the game is, as far as one may know.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Integer number,

        @About("The seats whose chat one does not want to read; for who has a seat.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<Integer> muted,

        @About("How many devices hold a key of one's own seat.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Integer devices,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ClockInfo clock) {

    /** A seat and who sits there. */
    record SeatInfo(
            SeatDoc.Kind kind,
            String name,

            @About("The face of who sits there, where they have chosen one.") @Nullable
            String avatar,

            boolean taken,
            boolean ready,

            @About("The level of the bot that plays here now, its own or one that stands in.") @Nullable
            String bot,

            boolean left,

            @About("Whether the person has given the game up.")
            boolean resigned,

            @About("When somebody sat down there.") long since,

            boolean here,

            @About("The seats that asked for a bot to stand in.")
            List<Integer> botWantedBy,

            @About("How often it was advised, where the table tells.")
            int hints) {

        private static SeatInfo of(SeatDoc place, boolean here) {
            return new SeatInfo(
                    place.kind(),
                    place.name(),
                    place.avatar().isEmpty() ? null : place.avatar(),
                    place.taken(),
                    place.ready(),
                    place.botPlays() ? place.level() : null,
                    place.left(),
                    place.resigned(),
                    place.since(),
                    here,
                    place.wanted(),
                    place.hints());
        }
    }

    /** The number is left out: it would tell how far another is in the middle of a choice. */
    record TakeBackWish(int seat, List<Integer> granted) {}

    @About("The hash of the secret from the first moment, the seats' texts from the start, the secret itself at the"
            + " end.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ChanceInfo(
            String commitment,
            @Nullable List<String> texts,
            @Nullable String secret) {

        static ChanceInfo of(TableDoc doc) {
            boolean begun = doc.status() != Status.WAITING;
            return new ChanceInfo(
                    doc.chance().commitment(),
                    begun ? doc.places().stream().map(SeatDoc::text).toList() : null,
                    doc.status() == Status.OVER ? doc.chance().secret() : null);
        }
    }

    /** To somebody at the table. */
    static TableInfo of(Table table, int viewer) {
        var doc = table.doc();
        var own = viewer < 0 ? null : doc.places().get(viewer);
        return of(
                doc,
                table,
                own == null ? null : viewer,
                table.snapshot().map(now -> now.knownTo(viewer)).orElse(0),
                own == null ? null : own.muted(),
                own == null ? null : own.devices().size(),
                ClockInfo.of(table, viewer));
    }

    /** The same to somebody whose link invites to a free seat. */
    TableInfo invitedTo(int free) {
        return new TableInfo(
                table, game, status, open, options, seats, chance, origin, takeBack, terms, pace, rematch, createdAt,
                changedAt, seat, free, number, muted, devices, clock);
    }

    /** To somebody who leafs through many. */
    static TableInfo listed(TableDoc doc) {
        return listed(doc, Seats.SPECTATOR);
    }

    /** To somebody who looks for a table to join, with who is there now. */
    static TableInfo waiting(TableDoc doc, @Nullable Table table) {
        return of(doc, table, null, null, null, null, null);
    }

    /** To somebody who leafs through their own. */
    static TableInfo listed(TableDoc doc, int seat) {
        return of(doc, null, seat < 0 ? null : seat, null, null, null, null);
    }

    /** @param table where the table is in memory: who is here */
    private static TableInfo of(
            TableDoc doc,
            @Nullable Table table,
            @Nullable Integer seat,
            @Nullable Integer number,
            @Nullable List<Integer> muted,
            @Nullable Integer devices,
            @Nullable ClockInfo clock) {
        var seats = new ArrayList<SeatInfo>();
        for (var place : doc.places()) seats.add(SeatInfo.of(place, table != null && table.isHere(seats.size())));
        var wish = doc.takeBack();
        return new TableInfo(
                doc.id(),
                doc.game(),
                doc.status(),
                doc.open(),
                doc.options(),
                seats,
                ChanceInfo.of(doc),
                doc.origin(),
                wish == null ? null : new TakeBackWish(wish.seat(), wish.granted()),
                doc.terms(),
                doc.clock(),
                doc.rematch(),
                doc.createdAt(),
                doc.changedAt(),
                seat,
                null,
                number,
                muted,
                devices,
                clock);
    }
}
