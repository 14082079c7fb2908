package comptoir.cove.entertainer;

import comptoir.cove.table.Packs;
import comptoir.engine.Description;
import comptoir.engine.Description.Combining;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody who shows the Entertainer must know of it. */
final class EntertainerDescription {

    private EntertainerDescription() {}

    /** A card of the standard pack, as anybody may look it up. */
    record SongCard(
            String id,
            String kind,
            Text name,
            Text text,
            int hours,
            StageView.@Nullable SkillView skill,
            List<Rule> rules)
            implements Description.Component {

        static SongCard of(Card card) {
            var printed = StageView.CardView.of(card);
            return new SongCard(
                    printed.id(),
                    printed.kind(),
                    printed.name(),
                    printed.text(),
                    printed.hours(),
                    printed.skill(),
                    rules(card));
        }

        private static List<Rule> rules(Card card) {
            return switch (card) {
                case Card.Skill ignored ->
                    List.of(
                            EnterRule.COMPOSE_PLAY,
                            EnterRule.COMPOSE_DISCARD,
                            EnterRule.SONG_TOP,
                            EnterRule.SONG_BOTTOM_VOLUME);
                case Card.Improv ignored -> List.of(EnterRule.SONG_IMPROV);
                case Card.Creature ignored -> List.of(EnterRule.ISLAND_CREATURE, EnterRule.SONG_BOAST);
            };
        }
    }

    static final Description PART = Description.of(StageView.class)
            .components(
                    "songs",
                    Packs.usual().parts(Repertoire.class).all().stream()
                            .map(SongCard::of)
                            .toList())
            .decision(
                    "play-skill",
                    Text.say("Play one skill into your song; a second one is then put aside, and its hourglasses turn"
                            + " the dial. When the dial has gone round, you sing."),
                    Combining.ONE,
                    "play: text")
            .decision(
                    "discard-skill",
                    Text.say("The card you put aside pays for the other: its hourglasses turn your dial and move the"
                            + " clock, and it raises the volume."),
                    Combining.ONE,
                    "discard: text")
            .decision(
                    "turn-dial",
                    Text.say("One quarter more or less, for a corruption card: where the dial comes to rest says how"
                            + " many places your bard visits."),
                    Combining.ONE,
                    "turn: number")
            .decision(
                    "sing",
                    Text.say("Your bard goes where the crowds are. At a pier, icons of one colour earn their number"
                            + " times the customers of that colour; halls take runes, the square gives fans."),
                    Combining.ONE,
                    "place: text",
                    "sing: text, side?: text",
                    "fan: text",
                    "rune: text",
                    "use: text",
                    "boast: flag",
                    "done: flag")
            .decision(
                    "sing-for-another",
                    Text.say("Your bard goes where the crowds are. At a pier, icons of one colour earn their number"
                            + " times the customers of that colour; halls take runes, the square gives fans."),
                    Combining.ONE,
                    "sing: text, side?: text",
                    "done: flag")
            .decision(
                    "lay-sources",
                    Text.say("Choose the icons you spend here; all icons of one source go together. The gold they would"
                            + " earn is shown beside them."),
                    Combining.SEVERAL,
                    "top: text",
                    "bottom: text",
                    "improv: text",
                    "stone: flag",
                    "done: flag")
            .decision(
                    "buy-card",
                    Text.say("A new card lies on top of your deck, so you soon draw it. Cards become dearer with every"
                            + " rune and most crests you have placed."),
                    Combining.ONE,
                    "buy: text",
                    "done: flag")
            .decision(
                    "choose-hall",
                    Text.say("A hall pays as much gold as there are adventurers in it: take the fullest."),
                    Combining.ONE,
                    "hall: text")
            .decision(
                    "boast",
                    Text.say("Creatures wait in your boast area until a boast lets all of them take effect."),
                    Combining.ONE,
                    "creature: text")
            .decision(
                    "take-creature",
                    Text.say("Creatures wait in your boast area until a boast lets all of them take effect."),
                    Combining.ONE,
                    "creature: text")
            .event("bard", Text.say("The bard goes to a place."), "moves: number", "place: text")
            .event("stage", Text.say("The Entertainer sets out the stage."))
            .event(
                    "composed",
                    Text.say("A skill is played into the song, another discarded."),
                    "discarded: text",
                    "played: text")
            .event("dial", Text.say("The dial turns."), "dial: number", "quarters: number", "song: flag")
            .event("volume", Text.say("The volume changes."), "volume: number")
            .event("rest", Text.say("The hours of a song pass."), "hours: number")
            .event(
                    "sang",
                    Text.say("The bard sings for gold."),
                    "clan: text",
                    "crowd: number",
                    "gold: number",
                    "icons: number",
                    "place: text",
                    "sources: {text|number}[]")
            .event(
                    "fan",
                    Text.say("The bard wins a fan."),
                    "handLimit: number",
                    "icons: number",
                    "place: text",
                    "price: number",
                    "sources: {text|number}[]",
                    "townsfolk: text")
            .event("fan-kept", Text.say("A fan is kept at the clean-up."), "townsfolk: text")
            .event(
                    "rune",
                    Text.say("A rune is put on a hall."),
                    "clan: text",
                    "icons: number",
                    "place: text",
                    "price: number",
                    "sources: {text|number}[]")
            .event("creature", Text.say("A creature comes into the boast area."), "card: text")
            .event("boast", Text.say("The Entertainer boasts."), "volume: number")
            .event("creature-acts", Text.say("A creature’s effect."), "card: text", "gold: number", "stones: number")
            .event("improv", Text.say("An improv card is used."), "card: text", "gold: number", "volume: number")
            .event("bought", Text.say("A card is bought onto the deck."), "pile: text", "price: number")
            .event("card-drawn", Text.say("A skill card is drawn."), "card?: text")
            .event("reshuffled", Text.say("Discarded skill cards are shuffled into a new deck."), "cards: number")
            .event("song-over", Text.say("A song is over."), "swan: flag")
            .fate("songs of player {seat}", Text.say("The Entertainer’s cards."));
}
