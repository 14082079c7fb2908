/** What a viewer sees of a table of Dale; the same names as on the server. */
export type DaleView = {
    seats: number;
    teams: boolean;
    sets: string[];
    goal: number;
    turn: number;
    actions: number;
    moreForAll: number;
    players: PlayerView[];
    market: { slots: SlotView[]; deck: DeckView; discard: string[] };
    junkPile: number;
    chosen: string[];
    /** What is still to be picked of a choice of several cards: value or cards; null where any number will do. */
    toGo: number | null;
    aside: { count: number; cards: string[] };
    over: boolean;
};

export type PlayerView = {
    seat: number;
    team: number;
    hand: { count: number; cards: HandCard[]; remembered: string[] };
    deck: DeckView;
    discard: string[];
    stall: string[][];
    nextStack: number;
    handSize: number;
    schedule: { card: string; as: string; lasts: boolean; resolves: boolean }[];
};

export type HandCard = { card: string; value: number; used: boolean; as: string[] };
export type DeckView = { count: number; top: string[] };
export type SlotView = { card: string | null; surcharge: number; price: number };
