import type { Kind } from "../../art/clans";
import type { Text } from "../../words/text";

/** The Entertainer's board as a viewer sees it; the same names as on the server. */
export type StageView = {
    dial: { quarter: string; moves: number; quarters: number[] };
    volume: number;
    mostVolume: number;
    boastVolume: number;
    stones: number;
    stonesLeft: number;
    instrument: "front" | "back";
    crests: number;
    runes: number;
    runesOn: Kind[];
    coins: number;
    gems: number;
    price: number;
    handLimit: number;
    fans: { townsfolk: string; name: Text; where: string }[];
    handCount: number;
    hand: SongCard[] | null;
    deckCount: number;
    discard: SongCard[];
    song: { card: SongCard; icons: number; topSpent: boolean; bottomSpent: boolean }[];
    boast: SongCard[];
    skillsLeft: number;
    improvsLeft: number;
    creatures: SongCard[];
    bard: { place: string | null; moves: number; visited: string[]; swan: boolean } | null;
    plan: {
        place: string;
        clan: Kind | null;
        needed: number;
        sources: { source: "top" | "bottom" | "improv" | "stone"; card: string; name: Text; icons: number }[];
        icons: number;
        volume: number;
        crowd: number;
        gold: number;
    } | null;
    upTo: Text;
};

export type SongCard = {
    id: string;
    kind: "skill" | "improv" | "creature";
    name: Text;
    text: Text;
    hours: number;
    skill: {
        clan: Kind;
        icons: number;
        volume: number;
        lowerClan: Kind;
        lowerIcons: number;
        gain: number;
        corruption: number;
    } | null;
};
