/* eslint-disable -- Generated from the protocol's JSON Schemas by `npm run types`; a test compares. */

export type Rule = string;
export type Request =
    | DoGames
    | DoNew
    | DoAnswer
    | DoState
    | DoView
    | DoWhy
    | DoUndo
    | DoSave
    | DoLoad
    | DoLog
    | DoReplay
    | DoScene
    | DoRedeal
    | DoBot
    | DoClose;
export type Answer =
    State | Error | GamesAnswer | ViewAnswer | WhyAnswer | SaveAnswer | LogAnswer | BotAnswer | CloseAnswer;
/**
 * A program's answer: the place of an option, or its data.
 */
export type BotChoice = BotChoice1 & {
    option?: number;
    answer?: {};
};
export type BotChoice1 = {
    [k: string]: unknown;
};
/**
 * One set more than there are players; 4 in teams. Drawn at random where none are named.
 *
 * @minItems 3
 * @maxItems 5
 */
export type AnimalfolkSets = (
    | "platypuses"
    | "sloths"
    | "crocodiles"
    | "fennecs"
    | "polecats"
    | "owls"
    | "macaws"
    | "pandas"
    | "raccoons"
    | "squirrels"
    | "ocelots"
    | "chameleons"
)[];
/**
 * Four players in two teams; partners sit opposite and share a stall of 10 stacks.
 */
export type TwoTeams = boolean;
/**
 * Who begins; after a game, one of the losers.
 */
export type FirstPlayer = "random" | "1" | "2" | "3" | "4";
/**
 * Who plays which merchant.
 */
export type Merchants = ("chronomancer" | "entertainer" | "random")[];
/**
 * The same merchant may be taken more than once; by itself where there are too few merchants.
 */
export type Mirror = boolean;
/**
 * At least two decks are mixed.
 *
 * @minItems 2
 * @maxItems 3
 */
export type TownsfolkDecks = ("locals" | "mercenaries" | "sailors")[];
/**
 * What the rogues do.
 */
export type RogueCard = "criminals" | "cultists" | "thieves" | "random";
/**
 * It plays against one person, or with two people as the third; alone you always meet it, at the normal level if you do not say otherwise.
 */
export type ThePeddler = "none" | "normal" | "hard";
/**
 * The printed values to play with.
 */
export type Components = "standard";

/**
 * One request a line, one answer a line. Unknown fields are ignored.
 */
export interface Protocol {
    text: Text;
    rule: Rule;
    option: Option;
    pending: Pending;
    notice: Notice;
    standing: Standing;
    state: State;
    error: Error;
    "games-answer": GamesAnswer;
    "view-answer": ViewAnswer;
    "why-answer": WhyAnswer;
    "save-answer": SaveAnswer;
    "log-answer": LogAnswer;
    "bot-answer": BotAnswer;
    "close-answer": CloseAnswer;
    log: Log;
    "do-games": DoGames;
    "do-new": DoNew;
    "do-answer": DoAnswer;
    "do-state": DoState;
    "do-view": DoView;
    "do-why": DoWhy;
    "do-undo": DoUndo;
    "do-save": DoSave;
    "do-load": DoLoad;
    "do-log": DoLog;
    "do-replay": DoReplay;
    "do-scene": DoScene;
    "do-redeal": DoRedeal;
    "do-bot": DoBot;
    "do-close": DoClose;
    request: Request;
    answer: Answer;
    "bot-hello": BotHello;
    "bot-choose": BotChoose;
    "bot-choice": BotChoice;
    "bot-over": BotOver;
    DaleView: DaleView;
    DaleViewPlayerView: DaleViewPlayerView;
    DaleViewHandView: DaleViewHandView;
    DaleViewHandCard: DaleViewHandCard;
    DaleViewDeckView: DaleViewDeckView;
    DaleViewScheduled: DaleViewScheduled;
    DaleViewMarketView: DaleViewMarketView;
    DaleViewSlotView: DaleViewSlotView;
    DaleViewHidden: DaleViewHidden;
    "dale-view": DaleView;
    "dale-options": DaleOptions;
    CoveView: CoveView;
    CoveViewRogueView: CoveViewRogueView;
    ClockView: ClockView;
    ClockViewHourglassView: ClockViewHourglassView;
    ClockViewMarkView: ClockViewMarkView;
    ClockViewHandView: ClockViewHandView;
    HarbourViewBoatView: HarbourViewBoatView;
    HarbourViewDockView: HarbourViewDockView;
    HarbourViewPierView: HarbourViewPierView;
    TownView: TownView;
    TownViewPlaceView: TownViewPlaceView;
    Cost: Cost;
    TownViewTownsfolkView: TownViewTownsfolkView;
    PlayerView: PlayerView;
    PlayerViewGoodView: PlayerViewGoodView;
    PlayerViewCorruptionView: PlayerViewCorruptionView;
    PlayerViewSlotView: PlayerViewSlotView;
    "cove-view": CoveView;
    "cove-options": CoveOptions;
}
export interface Text {
    en: string;
    fr: string;
}
export interface Option {
    text: Text;
    answer: {};
}
export interface Pending {
    seat: number;
    kind: string;
    prompt: Text;
    rule: Rule;
    /**
     * @minItems 1
     */
    options: Option[];
}
export interface Notice {
    kind: string;
    seat: number | null;
    text: Text;
    rules: Rule[];
    facts: {};
}
export interface Standing {
    seat: number;
    place: number;
    score: {};
}
export interface State {
    table: string;
    number: number;
    over: boolean;
    pending: Pending[];
    notices: Notice[];
    /**
     * The seats that may take back their last answer now.
     */
    undo: number[];
    standings?: Standing[];
}
export interface Error {
    error: {
        code:
            | "bad-json"
            | "bad-request"
            | "too-long"
            | "unknown-request"
            | "unknown-table"
            | "unknown-game"
            | "bad-options"
            | "bad-fate"
            | "bad-scene"
            | "bad-save"
            | "bad-log"
            | "illegal-answer"
            | "unfair-undo"
            | "no-bot"
            | "internal";
        text: string;
        rule?: Rule;
    };
}
export interface GamesAnswer {
    games: {
        id: string;
        name: Text;
        seats: number[];
        options: {};
        rules: string;
    }[];
}
export interface ViewAnswer {
    table: string;
    view: {};
}
export interface WhyAnswer {
    refusals: {
        answer: {};
        rule: Rule;
        needed: unknown;
        had: unknown;
        text: Text;
    }[];
}
export interface SaveAnswer {
    saved: string;
}
export interface LogAnswer {
    log: Log;
}
export interface Log {
    game: string;
    rules: string;
    seats: number;
    options: {};
    scene?: {};
    entries: (
        | {
              seat: number;
              answer: {};
          }
        | {
              fate: string;
              of: number;
              draws: number;
              name?: string;
          }
        | {
              fate: string;
              order: number[];
          }
        | {
              seat: number;
              takesBack: "fair" | "granted";
          }
    )[];
}
export interface BotAnswer {
    option: number;
    because: Text;
    alternatives: {
        option: number;
        worth: number;
        text: Text;
    }[];
}
export interface CloseAnswer {
    table: string;
    closed: boolean;
}
/**
 * Which games there are.
 */
export interface DoGames {
    do: "games";
}
/**
 * Starts a game.
 */
export interface DoNew {
    do: "new";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    game: string;
    seats?: number;
    options?: {};
    /**
     * A seed text, or a script that answers every draw and shuffle in turn.
     */
    fate?:
        | string
        | {
              script: unknown[];
          };
    for?: number;
}
/**
 * Gives an answer: by its place among the options, or as data.
 */
export interface DoAnswer {
    do: "answer";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    seat: number;
    option?: number;
    answer?: {};
    for?: number;
}
/**
 * How the table stands.
 */
export interface DoState {
    do: "state";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    for?: number;
}
/**
 * All that a seat may see; null or left out: a spectator.
 */
export interface DoView {
    do: "view";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    seat?: number | null;
}
/**
 * What cannot be done now, and why.
 */
export interface DoWhy {
    do: "why";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    seat: number;
}
/**
 * Takes back the seat's last answer, where that is fair.
 */
export interface DoUndo {
    do: "undo";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    seat: number;
    for?: number;
}
/**
 * The table as opaque text.
 */
export interface DoSave {
    do: "save";
    /**
     * The name of a table of this conversation.
     */
    table: string;
}
/**
 * A table from such a text.
 */
export interface DoLoad {
    do: "load";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    saved: string;
    for?: number;
}
/**
 * The history: set-up, rules version, every answer, fate's included.
 */
export interface DoLog {
    do: "log";
    /**
     * The name of a table of this conversation.
     */
    table: string;
}
/**
 * A table from a log, after so many answers.
 */
export interface DoReplay {
    do: "replay";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    log: Log;
    until?: number;
    /**
     * A seed text, or a script that answers every draw and shuffle in turn.
     */
    fate?:
        | string
        | {
              script: unknown[];
          };
    for?: number;
}
/**
 * A table from a scene.
 */
export interface DoScene {
    do: "scene";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    scene: {};
    /**
     * A seed text, or a script that answers every draw and shuffle in turn.
     */
    fate?:
        | string
        | {
              script: unknown[];
          };
    for?: number;
}
/**
 * Another table that the seat cannot tell from this one.
 */
export interface DoRedeal {
    do: "redeal";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    seat: number;
    fate?: string;
    /**
     * The name of a table of this conversation.
     */
    as: string;
    for?: number;
}
/**
 * What a bot would do here, and why.
 */
export interface DoBot {
    do: "bot";
    /**
     * The name of a table of this conversation.
     */
    table: string;
    seat: number;
    level?: string;
    /**
     * How many iterations it may think.
     */
    budget?: number;
    /**
     * How long it may think.
     */
    millis?: number;
    fate?: string;
}
/**
 * Forgets a table.
 */
export interface DoClose {
    do: "close";
    /**
     * The name of a table of this conversation.
     */
    table: string;
}
/**
 * The arena greets a program: the game, its seat, the table.
 */
export interface BotHello {
    do: "hello";
    version: number;
    game: string;
    seats: number;
    seat: number;
    options: {};
    /**
     * The number of the game.
     */
    number: number;
    /**
     * For the program's own chance.
     */
    seed: number;
    /**
     * Seconds for a move.
     */
    limit: number;
}
/**
 * The arena asks a program for one decision.
 */
export interface BotChoose {
    do: "choose";
    number: number;
    view: {};
    pending: Pending;
    notices: Notice[];
}
/**
 * The arena tells a program that the game is over.
 */
export interface BotOver {
    do: "over";
    standings: Standing[];
    notices: Notice[];
}
export interface DaleView {
    seats: number;
    teams: boolean;
    sets: string[];
    goal: number;
    turn: number;
    actions: number;
    moreForAll: number;
    players: DaleViewPlayerView[];
    market: DaleViewMarketView;
    junkPile: number;
    chosen: string[];
    toGo: number | null;
    aside: DaleViewHidden;
    over: boolean;
}
export interface DaleViewPlayerView {
    seat: number;
    team: number;
    hand: DaleViewHandView;
    deck: DaleViewDeckView;
    discard: string[];
    stall: string[][];
    nextStack: number;
    handSize: number;
    schedule: DaleViewScheduled[];
}
export interface DaleViewHandView {
    count: number;
    cards: DaleViewHandCard[];
    remembered: string[];
}
export interface DaleViewHandCard {
    card: string;
    value: number;
    used: boolean;
    as: string[];
}
export interface DaleViewDeckView {
    count: number;
    top: string[];
}
export interface DaleViewScheduled {
    card: string;
    as: string;
    lasts: boolean;
}
export interface DaleViewMarketView {
    slots: DaleViewSlotView[];
    deck: DaleViewDeckView;
    discard: string[];
}
export interface DaleViewSlotView {
    card: string | null;
    surcharge: number;
    price: number;
}
export interface DaleViewHidden {
    count: number;
    cards: string[];
}
export interface DaleOptions {
    sets?: AnimalfolkSets;
    teams?: TwoTeams;
    first?: FirstPlayer;
}
export interface CoveView {
    viewer: number;
    round: number;
    rounds: number;
    phase: string;
    phaseName: Text;
    components: string;
    rogues: CoveViewRogueView;
    clock: ClockView;
    boats: HarbourViewBoatView[];
    docks: HarbourViewDockView[];
    piers: HarbourViewPierView[];
    halls: {
        [k: string]: number;
    };
    bag: {
        [k: string]: number;
    };
    drawn: string[];
    town: TownView;
    corruptionDeck: number;
    corruptionDiscards: number;
    players: PlayerView[];
}
export interface CoveViewRogueView {
    id: string;
    name: Text;
    text: Text;
    boardsAtArrival: boolean;
}
export interface ClockView {
    active: number;
    hourglasses: ClockViewHourglassView[];
    order: number[];
    market: number;
    marketHour: string;
    marks: ClockViewMarkView[];
    hands: ClockViewHandView[];
    mice: number[];
}
export interface ClockViewHourglassView {
    seat: number;
    place: number;
    hour: string;
}
export interface ClockViewMarkView {
    place: number;
    hour: string;
    loads: number;
    off: boolean;
}
export interface ClockViewHandView {
    place: number;
    hour: string;
    free: boolean;
}
export interface HarbourViewBoatView {
    boat: number;
    side: string;
    seats: number;
    state: string;
    aboard: string[];
}
export interface HarbourViewDockView {
    dock: number;
    side: string;
    place: string;
    pier: string;
    boat: number;
}
export interface HarbourViewPierView {
    pier: string;
    name: Text;
    crowd: {
        [k: string]: number;
    };
    small: boolean;
    large: boolean;
    worth: {
        [k: string]: number;
    };
}
export interface TownView {
    square: TownViewPlaceView[];
    deck: number;
    under: TownViewTownsfolkView[];
}
export interface TownViewPlaceView {
    place: number;
    cost: Cost;
    townsfolk: TownViewTownsfolkView | null;
}
export interface Cost {
    hours: number;
    corruption: number;
}
export interface TownViewTownsfolkView {
    id: string;
    name: Text;
    deck: string;
    ability: Text;
    clans: string[];
    corruption: number;
}
export interface PlayerView {
    seat: number;
    seated: boolean;
    name: Text;
    merchant: string;
    merchantName: Text;
    gold: number;
    gems: number;
    stall: PlayerViewGoodView[];
    corruptionCards: number;
    cards: PlayerViewCorruptionView[] | null;
    team: PlayerViewSlotView[];
    townsfolk: TownViewTownsfolkView[];
    patronage: {
        [k: string]: number;
    };
    clanIcons: {
        [k: string]: number;
    };
    corruptionIcons: number;
    shop: unknown;
}
export interface PlayerViewGoodView {
    good: string;
    name: Text;
    price: number;
    count: number;
    supply: number;
}
export interface PlayerViewCorruptionView {
    card: string;
    corruption: number;
    clans: string[];
    count: number;
}
export interface PlayerViewSlotView {
    slot: number;
    id: string;
    name: Text;
    text: Text;
    townsfolk: TownViewTownsfolkView | null;
}
export interface CoveOptions {
    merchants?: Merchants;
    mirror?: Mirror;
    townsfolk?: TownsfolkDecks;
    rogues?: RogueCard;
    peddler?: ThePeddler;
    components?: Components;
}
