package comptoir.bots.cove;

import comptoir.cove.entertainer.Boast;
import comptoir.cove.entertainer.BuyCard;
import comptoir.cove.entertainer.Card;
import comptoir.cove.entertainer.Cards;
import comptoir.cove.entertainer.ChooseHall;
import comptoir.cove.entertainer.CountRogues;
import comptoir.cove.entertainer.DiscardSkill;
import comptoir.cove.entertainer.Lay;
import comptoir.cove.entertainer.PlaySkill;
import comptoir.cove.entertainer.Repertoire;
import comptoir.cove.entertainer.Sing;
import comptoir.cove.entertainer.SingForAnother;
import comptoir.cove.entertainer.SongAnswer;
import comptoir.cove.entertainer.Sources;
import comptoir.cove.entertainer.Stage;
import comptoir.cove.entertainer.TakeCreature;
import comptoir.cove.entertainer.TurnDial;
import comptoir.cove.entertainer.Venue;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.Phase;
import comptoir.engine.Options;
import comptoir.engine.Text;
import org.jspecify.annotations.Nullable;

/** How the Entertainer is played: short cards are let go and strong ones sung, where the crowds are. */
final class EntertainerCraft implements Craft {

    private static final double[] DAYS = {35, 58, 66};

    /** How much of the largest crowd to be expected a song finds in the end. */
    private static final double FOUND = 0.8;

    /** What a step of volume is worth. */
    private static final double VOLUME = 1.3;

    /** What an icon is worth elsewhere in the same song. */
    private static final double ICON_ELSEWHERE = 1.5;

    /** What each of the first two fans is worth a day: another card in hand. */
    private static final double LARGER_HAND = 3;

    /** What a rune is worth a day. */
    private static final double RUNE = 5;

    /** What a new card is worth a day. */
    private static final double NEW_CARD = 3;

    /** What a creature is worth that waits for a boast. */
    private static final double CREATURE = 3;

    /** What a quarter turn of the dial is worth: songs come sooner. */
    private static final double QUARTER = 1.2;

    @Override
    public boolean appraise(Valuation valuation, CoveQuestion question, Options options, double[] worths) {
        switch (question) {
            case PlaySkill play -> {
                for (int i = 0; i < options.size(); i++)
                    worths[i] = played(valuation, play.player(), index(options, i));
            }
            case DiscardSkill discard -> {
                for (int i = 0; i < options.size(); i++)
                    worths[i] = discarded(valuation, discard.player(), index(options, i));
            }
            case TurnDial dial -> turns(valuation, dial, options, worths);
            case Sing sing -> choices(valuation, sing.player(), options, worths);
            case SingForAnother sing -> choices(valuation, sing.player(), options, worths);
            case Lay plan -> sources(valuation, plan, options, worths);
            case BuyCard buy -> {
                var stage = Stage.of(valuation.cove, buy.player());
                double gain = NEW_CARD * songDays(valuation) - stage.price(Stage.repertoire(valuation.cove));
                for (int i = 0; i < options.size(); i++) worths[i] = index(options, i) < 0 ? 0 : gain;
            }
            case TakeCreature take -> {
                for (int i = 0; i < options.size(); i++)
                    worths[i] = creature(valuation, take.player(), index(options, i));
            }
            case Boast boast -> {
                for (int i = 0; i < options.size(); i++) worths[i] = 0;
            }
            case ChooseHall hall -> {
                for (int i = 0; i < options.size(); i++) worths[i] = valuation.hallNow(index(options, i));
            }
            case CountRogues count -> {
                var stage = Stage.of(valuation.cove, count.player());
                int icons = Sources.most(Stage.repertoire(valuation.cove), stage, stage.singing(), Repertoire.ANY);
                for (int i = 0; i < options.size(); i++)
                    worths[i] = index(options, i) < 0 ? 0 : 0.6 * icons - valuation.card();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static int index(Options options, int option) {
        return ((Named) options.get(option)).index();
    }

    /** The days on which there will be songs, the rest of today included. */
    private static double songDays(Valuation valuation) {
        return valuation.cove.phase() == Phase.PRODUCTION ? valuation.markets : valuation.markets - 0.6;
    }

    /** How many of a clan a song will find. */
    private static double heard(Valuation valuation, int clan) {
        return FOUND * valuation.bestCrowd(clan);
    }

    private static double bestHeard(Valuation valuation) {
        double best = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++) best = Math.max(best, heard(valuation, clan));
        return best;
    }

    /** A skill in the song: its icons for those who will hear them, the lower ones where there is volume. */
    private static double played(Valuation valuation, int player, int card) {
        var skill = Stage.repertoire(valuation.cove).skill(card);
        var stage = Stage.of(valuation.cove, player);
        double lower = stage.volume() >= skill.volume() ? 0.4 : 0.2;
        return skill.icons() * heard(valuation, skill.clan())
                + lower * skill.lowerIcons() * heard(valuation, skill.lowerClan());
    }

    /** A skill let go: it takes time, and brings volume and a turn of the dial. */
    private static double discarded(Valuation valuation, int player, int card) {
        var skill = Stage.repertoire(valuation.cove).skill(card);
        var stage = Stage.of(valuation.cove, player);
        int room = Stage.repertoire(valuation.cove).mostVolume() - stage.volume();
        return VOLUME * Math.min(room, skill.gain())
                - valuation.hours(player, skill.hours())
                + QUARTER * skill.hours()
                - valuation.card() * skill.corruption()
                - 0.4 * played(valuation, player, card);
    }

    private static void turns(Valuation valuation, TurnDial dial, Options options, double[] worths) {
        var repertoire = Stage.repertoire(valuation.cove);
        var stage = Stage.of(valuation.cove, dial.player());
        int printed = repertoire.skill(dial.discarded()).hours();
        for (int i = 0; i < options.size(); i++) {
            int quarters = index(options, i);
            int end = stage.dial() + quarters;
            worths[i] = QUARTER * quarters - (quarters == printed ? 0 : valuation.card());
            if (end >= repertoire.quarters()) worths[i] += 1 + repertoire.moves(end % repertoire.quarters());
        }
    }

    /** What to do next in a song. */
    private static void choices(Valuation valuation, int player, Options options, double[] worths) {
        for (int i = 0; i < options.size(); i++) {
            worths[i] = switch ((SongAnswer) options.get(i)) {
                case SongAnswer.GoTo(int venue) -> place(valuation, player, venue);
                case SongAnswer.SingTo(int clan) -> 1 + atPier(valuation, player, venue(valuation, player), clan);
                case SongAnswer.SingAtSea(int side, int clan) -> 1 + atSea(valuation, player, side, clan);
                case SongAnswer.WinFan(int card, var _) -> 1 + fan(valuation, player, card);
                case SongAnswer.PutRune(int clan) -> 1 + rune(valuation, player, clan);
                case SongAnswer.UseImprov _ -> 3;
                case SongAnswer.BeginBoast _ -> boast(valuation, player);
                case SongAnswer.Done _ -> silence(valuation, player);
            };
        }
    }

    private static int venue(Valuation valuation, int player) {
        return Stage.of(valuation.cove, player).singing().venue();
    }

    /** The best there is to do at a place. */
    private static double place(Valuation valuation, int player, int venue) {
        double best = 0;
        if (Venue.isPier(venue)) {
            for (int clan = 0; clan < Kind.CLANS; clan++) best = Math.max(best, atPier(valuation, player, venue, clan));
        } else if (venue == Venue.SQUARE) {
            var square = valuation.cove.town().square();
            var stage = Stage.of(valuation.cove, player);
            for (int at = 0; at < square.size(); at++)
                if (square.at(at) >= 0 && !stage.fans().has(square.at(at)))
                    best = Math.max(best, fan(valuation, player, square.at(at)));
        } else if (Venue.isHall(venue)) {
            best = rune(valuation, player, Venue.clan(venue));
        } else {
            for (int clan = 0; clan < Kind.CLANS; clan++)
                if (Stage.of(valuation.cove, player).hasRuneOn(clan))
                    best = Math.max(
                            best, Math.max(atSea(valuation, player, 0, clan), atSea(valuation, player, 1, clan)));
        }
        return best;
    }

    private static double atPier(Valuation valuation, int player, int pier, int clan) {
        var stage = Stage.of(valuation.cove, player);
        int crowd = Crowd.count(valuation.cove.harbour().piers().at(pier), clan)
                + stage.singing().cultists();
        return sung(valuation, stage, clan, crowd);
    }

    private static double atSea(Valuation valuation, int player, int side, int clan) {
        var stage = Stage.of(valuation.cove, player);
        int crowd = Crowd.count(Venue.atSea(valuation.cove, side), clan);
        double gold = sung(valuation, stage, clan, crowd);
        return stage.cards().creatures() != 0 && crowd > 0 ? gold + CREATURE : gold;
    }

    /** All free icons of a clan, and stones and volume where they are worth it. */
    private static double sung(Valuation valuation, Stage stage, int clan, int crowd) {
        if (crowd == 0) return 0;
        var repertoire = Stage.repertoire(valuation.cove);
        var song = stage.singing();
        int free = Sources.most(repertoire, stage.cards().song(), song.tops(), song.bottoms(), 0, 0, clan);
        int more = Sources.most(repertoire, stage.cards().song(), song.tops(), song.bottoms(), 0, stage.volume(), clan)
                - free;
        double gold = free * (double) crowd + Math.max(0, more * (crowd - VOLUME * 1.3));
        return gold + stage.stones() * Math.max(0, repertoire.stoneIcons() * crowd - stone(valuation));
    }

    /** What an acoustic stone is worth if it is kept. */
    private static double stone(Valuation valuation) {
        return valuation.markets > 1 || valuation.cove.phase() == Phase.PRODUCTION
                ? Math.max(7, 3 * bestHeard(valuation))
                : 0;
    }

    private static double fan(Valuation valuation, int player, int townsfolk) {
        var cove = valuation.cove;
        var stage = Stage.of(cove, player);
        var card = cove.pack().townsfolk(townsfolk);
        double worth = valuation.icons(card.clans(), 0)
                + 0.8 * Crowd.pay(card.clans(), cove.harbour().halls());
        if (stage.fans().size() < 2) worth += LARGER_HAND * songDays(valuation);
        return worth - ICON_ELSEWHERE * stage.fanCost();
    }

    private static double rune(Valuation valuation, int player, int clan) {
        double days = valuation.cove.phase() == Phase.PRODUCTION
                ? valuation.markets - 1 + valuation.hoursLeft(player) / 11
                : valuation.markets - 1;
        return RUNE * days - ICON_ELSEWHERE * (1 + valuation.hallNow(clan));
    }

    private static double boast(Valuation valuation, int player) {
        var stage = Stage.of(valuation.cove, player);
        double worth = -VOLUME * Stage.repertoire(valuation.cove).boastVolume();
        for (int left = stage.cards().boast(); left != 0; left &= left - 1)
            worth += creature(valuation, player, Integer.numberOfTrailingZeros(left));
        return worth;
    }

    private static double creature(Valuation valuation, int player, int card) {
        var creature = (Card.Creature) Stage.repertoire(valuation.cove).card(card);
        double worth = creature.gold()
                + creature.stones() * Math.max(stone(valuation), 6)
                - creature.corruption() * valuation.card()
                + Math.min(creature.discards(), valuation.cove.player(player).corruptionCards()) * valuation.card();
        if (creature.patronage() == 0) return worth;
        int hall = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++) hall = Math.max(hall, valuation.hallNow(clan));
        return worth + hall;
    }

    /** To end the song, or to keep one that was not begun for another day. */
    private static double silence(Valuation valuation, int player) {
        var stage = Stage.of(valuation.cove, player);
        var song = stage.singing();
        if (!song.swan() || song.begun() || valuation.cove.round() == Cove.DAYS) return 0;
        int icons = Sources.most(Stage.repertoire(valuation.cove), stage.cards().song(), 0, 0, 0, 0, Repertoire.ANY);
        return 1.5 * icons;
    }

    /** Which icons are laid out: those that nothing else needs first. */
    private static void sources(Valuation valuation, Lay plan, Options options, double[] worths) {
        var repertoire = Stage.repertoire(valuation.cove);
        var stage = Stage.of(valuation.cove, plan.player());
        int song = stage.cards().song();
        double crowd = plan.sings() ? plan.crowd(valuation.cove) : 0;
        boolean more = stage.singing().canMove();
        for (int i = 0; i < options.size(); i++) {
            int source = index(options, i);
            if (source < 0) {
                worths[i] = 0;
                continue;
            }
            int icons;
            double price;
            if (source < Lay.LOWER) {
                icons = repertoire.icons(source, song);
                boolean paladin = (repertoire.paladins() & 1 << source) != 0;
                price = more ? icons * (paladin ? 2 : 0.9) : 0;
            } else if (source < 2 * Lay.LOWER) {
                icons = repertoire.lowerIcons(source - Lay.LOWER);
                price = VOLUME * repertoire.lowerVolume(source - Lay.LOWER);
            } else {
                icons = repertoire.stoneIcons();
                price = stone(valuation);
            }
            int wasted = plan.sings() ? 0 : Math.max(0, plan.icons() + icons - plan.needed());
            worths[i] = icons * crowd - price - wasted + (plan.sings() ? 0 : Math.min(icons, plan.needed()));
        }
    }

    @Override
    public boolean beginsTurn(CoveQuestion question) {
        return question instanceof PlaySkill;
    }

    /** Somebody on a pier is worth the icons that will be sung there; large crowds draw the song. */
    @Override
    public double appetite(Valuation valuation, int player, int pier, int clan) {
        var stage = Stage.of(valuation.cove, player);
        var repertoire = Stage.repertoire(valuation.cove);
        var cards = stage.cards();
        int song = cards.song();
        double icons = 0.5 + stage.stones();
        for (int left = (song | cards.hand()) & repertoire.tops(clan); left != 0; left &= left - 1)
            icons += 0.7 * repertoire.icons(Integer.numberOfTrailingZeros(left), song);
        return valuation.crowd(pier, clan) >= valuation.bestCrowd(clan) - 0.01 ? icons : 0.4 * icons;
    }

    @Override
    public double prospects(Valuation valuation, int player) {
        var cove = valuation.cove;
        var stage = Stage.of(cove, player);
        boolean last = valuation.markets == 1 && cove.phase() == Phase.MARKET && stage.song() == null;
        if (last || valuation.markets == 0) return 0;
        var repertoire = Stage.repertoire(cove);
        var cards = stage.cards();
        int tops = stage.song() == null ? 0 : stage.singing().tops();
        double worth = VOLUME * stage.volume() + 0.9 * stage.stones() * stone(valuation);
        for (int left = cards.song() & ~tops; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            worth += repertoire.icons(card, cards.song()) * heardOf(valuation, repertoire, card);
        }
        for (int left = cards.hand(); left != 0; left &= left - 1)
            worth += 0.3 * played(valuation, player, Integer.numberOfTrailingZeros(left));
        double days = songDays(valuation);
        worth += days * LARGER_HAND * Math.min(2, stage.fans().size());
        for (int i = 0; i < stage.fans().size(); i++)
            if (cove.town().square().has(stage.fans().at(i)))
                worth += 0.8
                        * Crowd.pay(
                                cove.pack().townsfolk(stage.fans().at(i)).clans(),
                                cove.harbour().halls());
        worth += Math.max(0, days - 0.5) * RUNE * Integer.bitCount(stage.halls());
        int bought = 8 - cards.left(Cards.SKILL) - cards.left(Cards.IMPROV);
        worth += 0.7 * NEW_CARD * days * bought;
        worth += 0.8 * CREATURE * Integer.bitCount(cards.boast());
        return worth + QUARTER * stage.dial();
    }

    private static double heardOf(Valuation valuation, Repertoire repertoire, int card) {
        return (repertoire.paladins() & 1 << card) != 0
                ? bestHeard(valuation)
                : (repertoire.skills() & 1 << card) != 0
                        ? heard(valuation, repertoire.skill(card).clan())
                        : 1;
    }

    @Override
    public double day(int round) {
        return DAYS[round - 1];
    }

    @Override
    public @Nullable Text because(Valuation valuation, CoveQuestion question, int option, Options options) {
        return switch (question) {
            case PlaySkill(int player) ->
                Text.say("its icons should be worth about {0} gold in the song")
                        .with(Math.round(played(valuation, player, index(options, option))));
            case DiscardSkill discard -> Text.say("little is lost, and the volume rises");
            case TurnDial dial ->
                option == 0 ? Text.say("no corruption for it") : Text.say("the dial then stands better for the song");
            case Sing(int player) -> inSong(valuation, player, (SongAnswer) options.get(option));
            case SingForAnother(int player) -> inSong(valuation, player, (SongAnswer) options.get(option));
            case Lay plan -> source(valuation, plan, index(options, option));
            case BuyCard buy ->
                index(options, option) < 0
                        ? Text.say("it would hardly come to be sung")
                        : Text.say("stronger songs from tomorrow on");
            case TakeCreature(int player) -> creatureWorth(valuation, player, index(options, option));
            case Boast(int player, int left) -> creatureWorth(valuation, player, index(options, option));
            case ChooseHall hall -> Text.say("{0} gold at once").with(valuation.hallNow(index(options, option)));
            case CountRogues count ->
                index(options, option) < 0
                        ? Text.say("the cards would cost more than they bring")
                        : Text.say("a larger crowd for every icon");
            default -> null;
        };
    }

    private static Text creatureWorth(Valuation valuation, int player, int card) {
        return Text.say("its boast is worth about {0} gold").with(Math.round(creature(valuation, player, card)));
    }

    private static Text inSong(Valuation valuation, int player, SongAnswer answer) {
        var stage = Stage.of(valuation.cove, player);
        return switch (answer) {
            case SongAnswer.GoTo(int venue) ->
                Text.say("there is about {0} gold to be had there").with(Math.round(place(valuation, player, venue)));
            case SongAnswer.SingTo(int clan) ->
                gold(atPier(valuation, player, stage.singing().venue(), clan));
            case SongAnswer.SingAtSea(int side, int clan) -> gold(atSea(valuation, player, side, clan));
            case SongAnswer.WinFan _ ->
                stage.fans().size() < 2
                        ? Text.say("a larger hand, and icons at the end")
                        : Text.say("its icons count at the end");
            case SongAnswer.PutRune _ -> Text.say("it opens songs from Dragon Island");
            case SongAnswer.UseImprov _ -> Text.say("it costs nothing");
            case SongAnswer.BeginBoast _ ->
                Text.say("worth about {0} gold more than its volume").with(Math.round(boast(valuation, player)));
            case SongAnswer.Done _ ->
                stage.singing().swan() && !stage.singing().begun()
                        ? Text.say("the song is worth more tomorrow")
                        : Text.say("nothing more is worth its cost");
        };
    }

    private static Text gold(double gold) {
        return Text.say("about {0} gold").with(Math.round(gold));
    }

    private static Text source(Valuation valuation, Lay plan, int source) {
        if (source < 0) return Text.say("the rest is worth more elsewhere");
        if (!plan.sings()) return Text.say("it is missed least elsewhere");
        return Text.say("each icon brings {0} gold here").with(plan.crowd(valuation.cove));
    }
}
