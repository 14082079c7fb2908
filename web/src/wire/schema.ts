/* eslint-disable -- Written from what the program says of itself by `npm run types`; a test compares. */

/**
 * A number, a word that is the same in all languages, a text, a player by seat, a time of day, or a list of these.
 */
export type Argument =
    | number
    | string
    | Text
    | {
          who: number;
      }
    | {
          hour: number;
          minute: number;
      }
    | Argument[];
export type Rule = string;
export type Request =
    | DoClose
    | DoBot
    | DoLearn
    | DoLessons
    | DoVerify
    | DoCommit
    | DoUnpack
    | DoPack
    | DoMoments
    | DoLog
    | DoSave
    | DoUndo
    | DoWhy
    | DoOutline
    | DoView
    | DoState
    | DoTry
    | DoAnswers
    | DoAnswer
    | DoGoOn
    | DoOpen
    | DoRedeal
    | DoReplay
    | DoLoad
    | DoScene
    | DoNew
    | DoDescribe
    | DoGames;
export type Answer =
    | State
    | ErrorAnswer
    | GamesAnswer
    | ViewAnswer
    | OutlineAnswer
    | WhyAnswer
    | TryAnswer
    | SaveAnswer
    | LogAnswer
    | MomentsAnswer
    | PackAnswer
    | UnpackAnswer
    | CommitAnswer
    | VerifyAnswer
    | LessonsAnswer
    | LearnAnswer
    | BotAnswer
    | CloseAnswer
    | DescriptionAnswer;
export type SocketRequest =
    | (
          | AskAnswer
          | AskTry
          | AskUndo
          | AskAskTakeBack
          | AskGrantTakeBack
          | AskView
          | AskWhy
          | AskHint
          | AskOrder
          | AskChat
      )
    | AskHello
    | AskPing;
export type SocketMessage =
    | ToldTable
    | ToldGame
    | ToldDone
    | ToldOrders
    | ToldChat
    | ToldRefusals
    | ToldWaiting
    | ToldHint
    | ToldTried
    | ToldPong
    | ToldError;
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
export type DaleCardsId =
    | "tireless-tinkerer"
    | "calculations"
    | "safety-precaution"
    | "magnet"
    | "dangerous-test"
    | "glue"
    | "steady-achiever"
    | "shopping-journey"
    | "housecleaning"
    | "siesta"
    | "lunch-break"
    | "ironing"
    | "little-villain"
    | "scary-gunfight"
    | "night-shift"
    | "ruthless-competition"
    | "nasty-threat"
    | "lost-shipments"
    | "cunning-neighbour"
    | "cheer"
    | "raffle"
    | "charity"
    | "tasters"
    | "rumours"
    | "daring-adventurer"
    | "rare-artefact"
    | "swank"
    | "risky-business"
    | "natural-survivor"
    | "sofa"
    | "wise-spy"
    | "ancient-knowledge"
    | "quality-inspection"
    | "binoculars"
    | "balancing"
    | "extra-remarks"
    | "swift-broker"
    | "cookies"
    | "shattered-relic"
    | "spyglass"
    | "flashy-show"
    | "favourite-toy"
    | "loyal-partner"
    | "prepaid-good"
    | "essential-purchase"
    | "market-discovery"
    | "special-offer"
    | "stock-clearance"
    | "wily-fellow"
    | "nuisance"
    | "rotten-food"
    | "dirty-exchange"
    | "sabotage"
    | "treasure-hunter"
    | "stashing-vendor"
    | "empty-chest"
    | "nostalgic-item"
    | "acorn"
    | "accordion"
    | "winter-is-coming"
    | "bold-haggler"
    | "new-season"
    | "whirligig"
    | "charm"
    | "gamble"
    | "blindfold"
    | "flexible-shopkeeper"
    | "reflection"
    | "good-old-times"
    | "gift-voucher"
    | "trendsetting"
    | "seeing-doubles"
    | "junk";
export type DaleCards = DaleDescriptionCardFace;
export type DaleSetsId =
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
    | "chameleons";
export type DaleSets = DaleDescriptionFolkSet;
/**
 * Who plays which merchant.
 */
export type Merchants = ("chronomancer" | "entertainer" | "blacksmith" | "random")[];
/**
 * Off: everybody plays another merchant. On: the same merchant may be taken more than once. Three and more who do not choose may take one twice.
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
 * Everybody chooses at a pier what to sell while the others do; the sales are then made in hourglass order. Where cultists can be counted, they sell in turn.
 */
export type MarketAtTheSameTime = boolean;
/**
 * It plays against one person, or with two people as the third; alone you always meet it, at the normal level if you do not say otherwise.
 */
export type ThePeddler = "none" | "normal" | "hard" | "fierce";
/**
 * The printed values to play with.
 */
export type Components = "balanced" | "standard" | "tuned";
/**
 * Of our own: alone against the Peddler for a medal. What the scenario says goes before the other options.
 */
export type Scenario = "none" | "old-sins" | "high-society" | "head-start" | "crowded-lair" | "night-of-masks";
export type CoveMerchantsId = "chronomancer" | "entertainer" | "peddler" | "blacksmith";
export type CoveMerchants = CoveComponentsMerchantCard;
export type CoveAdventurersId = "warrior" | "bard" | "wizard" | "noble" | "rogue";
export type CoveAdventurers = CoveComponentsAdventurerCard;
export type CoveGoodsId =
    | "small-red"
    | "small-green"
    | "small-blue"
    | "small-yellow"
    | "large-red"
    | "large-green"
    | "large-blue"
    | "large-yellow";
export type CoveGoods = CoveComponentsGoodCard;
export type CovePiersId = "bazaar" | "town-square" | "black-market";
export type CovePiers = CoveComponentsPierCard;
export type CoveTownsfolkId =
    | "L01"
    | "L02"
    | "L03"
    | "L04"
    | "L05"
    | "L06"
    | "L07"
    | "L08"
    | "L09"
    | "L10"
    | "L11"
    | "L12"
    | "M01"
    | "M02"
    | "M03"
    | "M04"
    | "M05"
    | "M06"
    | "M07"
    | "M08"
    | "M09"
    | "M10"
    | "M11"
    | "M12"
    | "S01"
    | "S02"
    | "S03"
    | "S04"
    | "S05"
    | "S06"
    | "S07"
    | "S08"
    | "S09"
    | "S10"
    | "S11"
    | "S12";
export type CoveTownsfolk = CoveComponentsTownsfolkCard;
export type CoveDecksId = "locals" | "mercenaries" | "sailors";
export type CoveDecks = CoveComponentsDeckCard;
export type CoveRoguesId = "criminals" | "cultists" | "thieves";
export type CoveRogues = CoveComponentsRogueCardFace;
export type CoveCorruptionId = "C" | "CC+R" | "CC+G" | "CC+B" | "CC+Y" | "CCC+R" | "CCC+G" | "CCC+B" | "CCC+Y";
export type CoveCorruption = CoveComponentsCorruptionCard;
export type CoveHoursId =
    | "1"
    | "1:30"
    | "2"
    | "2:30"
    | "3"
    | "3:30"
    | "4"
    | "4:30"
    | "5"
    | "5:30"
    | "6"
    | "6:30"
    | "7"
    | "7:30"
    | "8"
    | "8:30"
    | "9"
    | "9:30"
    | "10"
    | "10:30"
    | "11"
    | "11:30"
    | "12";
export type CoveHours = CoveComponentsHourCard;
export type CoveTilesId = "S1" | "S2" | "PR" | "PG" | "PB" | "PY" | "AR" | "AG" | "AB" | "AY";
export type CoveTiles = ChronomancerDescriptionTileCard;
export type CoveSongsId =
    | "hum-warrior"
    | "hum-bard"
    | "hum-wizard"
    | "hum-noble"
    | "ballad-warrior"
    | "ballad-bard"
    | "ballad-wizard"
    | "ballad-noble"
    | "air-warrior"
    | "air-bard"
    | "air-wizard"
    | "air-noble"
    | "chorus"
    | "echo-bat"
    | "anthem-warrior"
    | "anthem-bard"
    | "anthem-wizard"
    | "anthem-noble"
    | "encore"
    | "serenade"
    | "hat-round"
    | "crescendo"
    | "stone-toad"
    | "magpie"
    | "white-owl"
    | "peacock";
export type CoveSongs = EntertainerDescriptionSongCard;

/**
 * One request a line, one answer a line. Unknown fields are ignored.
 */
export interface Protocol {
    text: Text;
    argument: Argument;
    rule: Rule;
    "do-close": DoClose;
    "do-bot": DoBot;
    "do-learn": DoLearn;
    "do-lessons": DoLessons;
    "do-verify": DoVerify;
    "do-commit": DoCommit;
    "do-unpack": DoUnpack;
    "do-pack": DoPack;
    "do-moments": DoMoments;
    "do-log": DoLog;
    "do-save": DoSave;
    "do-undo": DoUndo;
    "do-why": DoWhy;
    "do-outline": DoOutline;
    "do-view": DoView;
    "do-state": DoState;
    "do-try": DoTry;
    "do-answers": DoAnswers;
    "do-answer": DoAnswer;
    "do-go-on": DoGoOn;
    "do-open": DoOpen;
    "do-redeal": DoRedeal;
    "do-replay": DoReplay;
    "do-load": DoLoad;
    "do-scene": DoScene;
    "do-new": DoNew;
    "do-describe": DoDescribe;
    "do-games": DoGames;
    request: Request;
    state: State;
    pending: Pending;
    option: Option;
    notice: Notice;
    place: Place;
    "error-answer": ErrorAnswer;
    problem: Problem;
    "games-answer": GamesAnswer;
    "game-entry": GameEntry;
    "view-answer": ViewAnswer;
    "outline-answer": OutlineAnswer;
    outline: Outline;
    "why-answer": WhyAnswer;
    refusal: Refusal;
    "try-answer": TryAnswer;
    "save-answer": SaveAnswer;
    "log-answer": LogAnswer;
    "game-log": GameLog;
    "moments-answer": MomentsAnswer;
    moment: Moment;
    "pack-answer": PackAnswer;
    "unpack-answer": UnpackAnswer;
    "commit-answer": CommitAnswer;
    "verify-answer": VerifyAnswer;
    check: Check;
    "lessons-answer": LessonsAnswer;
    "lesson-entry": LessonEntry;
    "learn-answer": LearnAnswer;
    "bot-answer": BotAnswer;
    alternative: Alternative;
    "close-answer": CloseAnswer;
    "description-answer": DescriptionAnswer;
    decision: Decision;
    form: Form;
    field: Field;
    happening: Happening;
    chance: Chance;
    standing: Standing;
    answer: Answer;
    "bot-hello": BotHello;
    "bot-choose": BotChoose;
    "bot-over": BotOver;
    "bot-choice": BotChoice;
    "ask-answer": AskAnswer;
    given: Given;
    "ask-try": AskTry;
    "ask-undo": AskUndo;
    "ask-ask-take-back": AskAskTakeBack;
    "ask-grant-take-back": AskGrantTakeBack;
    "ask-view": AskView;
    "ask-why": AskWhy;
    "ask-hint": AskHint;
    "ask-order": AskOrder;
    "ask-chat": AskChat;
    "ask-hello": AskHello;
    "ask-ping": AskPing;
    "socket-request": SocketRequest;
    "told-table": ToldTable;
    "seat-info": SeatInfo;
    "chance-info": ChanceInfo;
    origin: Origin;
    "take-back-wish": TakeBackWish;
    terms: Terms;
    clock: Clock1;
    "clock-info": ClockInfo;
    "told-game": ToldGame;
    "numbered-notice": NumberedNotice;
    "standing-info": StandingInfo1;
    change: Change;
    acknowledged: Acknowledged;
    "told-done": ToldDone;
    "told-orders": ToldOrders;
    "order-info": OrderInfo;
    "told-chat": ToldChat;
    "chat-line": ChatLine;
    "told-refusals": ToldRefusals;
    "told-waiting": ToldWaiting;
    "told-hint": ToldHint;
    "told-tried": ToldTried;
    "told-pong": ToldPong;
    "told-error": ToldError;
    "wire-error": WireError;
    "socket-message": SocketMessage;
    "error-reply": ErrorReply;
    health: Health;
    "games-list": GamesList;
    "game-offer": GameOffer;
    catalogues: Catalogues;
    catalogue: Catalogue;
    "rule-section": RuleSection;
    "rule-text": RuleText;
    person: Person;
    "person-file": PersonFile;
    "own-table": OwnTable;
    "game-file": GameFile1;
    "game-chance": GameChance;
    tables: Tables;
    "table-info": TableInfo;
    "made-table": MadeTable;
    "joined-table": JoinedTable;
    "deleted-table": DeletedTable;
    invitation: Invitation;
    "fresh-key": FreshKey;
    "chat-log": ChatLog;
    "past-moments": PastMoments;
    "past-moment": PastMoment;
    "open-tables-now": OpenTablesNow;
    "push-key": PushKey;
    subscribing: Subscribing;
    unsubscribing: Unsubscribing;
    subscribed: Subscribed;
    games: Games;
    "my-game": MyGame;
    seated: Seated;
    removed: Removed;
    statistics: Statistics;
    line: Line;
    move: Move;
    "sending-away": SendingAway;
    "moving-code": MovingCode;
    learning: Learning;
    "review-answer": ReviewAnswer;
    "puzzle-list": PuzzleList;
    "puzzle-entry": PuzzleEntry;
    "puzzle-position": PuzzlePosition;
    "puzzle-try": PuzzleTry;
    "puzzle-verdict": PuzzleVerdict;
    "table-wish": TableWish;
    "seat-wish": SeatWish;
    "clock-wish": ClockWish;
    "going-on": GoingOn;
    naming: Naming;
    joining: Joining;
    readiness: Readiness;
    "standing-in": StandingIn;
    muting: Muting;
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
    "dale-cards-id": DaleCardsId;
    DaleDescriptionCardFace: DaleDescriptionCardFace;
    "dale-cards": DaleCards;
    "dale-sets-id": DaleSetsId;
    DaleDescriptionFolkSet: DaleDescriptionFolkSet;
    "dale-sets": DaleSets;
    "dale-answers": DaleAnswers;
    "dale-facts": DaleFacts;
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
    TimeShopView: TimeShopView;
    TimeShopViewFigureView: TimeShopViewFigureView;
    TimeShopViewSpaceView: TimeShopViewSpaceView;
    TimeShopViewTileView: TimeShopViewTileView;
    TimeShopViewIconView: TimeShopViewIconView;
    StageView: StageView;
    StageViewDialView: StageViewDialView;
    StageViewFanView: StageViewFanView;
    StageViewCardView: StageViewCardView;
    StageViewSkillView: StageViewSkillView;
    StageViewSongCardView: StageViewSongCardView;
    StageViewBardView: StageViewBardView;
    StageViewPlanView: StageViewPlanView;
    Laid: Laid;
    PeddlerView: PeddlerView;
    PeddlerViewCardView: PeddlerViewCardView;
    PeddlerViewNextView: PeddlerViewNextView;
    PeddlerViewTurnView: PeddlerViewTurnView;
    PeddlerViewReserveView: PeddlerViewReserveView;
    PeddlerViewStallView: PeddlerViewStallView;
    SmithyView: SmithyView;
    SmithyViewSpaceView: SmithyViewSpaceView;
    SmithyViewFurnaceView: SmithyViewFurnaceView;
    SmithyViewCoalView: SmithyViewCoalView;
    SmithyViewAlloyView: SmithyViewAlloyView;
    SmithyViewLockView: SmithyViewLockView;
    "cove-view": CoveView;
    "cove-options": CoveOptions;
    "cove-merchants-id": CoveMerchantsId;
    CoveComponentsMerchantCard: CoveComponentsMerchantCard;
    CoveComponentsSlotCard: CoveComponentsSlotCard;
    "cove-merchants": CoveMerchants;
    "cove-adventurers-id": CoveAdventurersId;
    CoveComponentsAdventurerCard: CoveComponentsAdventurerCard;
    "cove-adventurers": CoveAdventurers;
    "cove-goods-id": CoveGoodsId;
    CoveComponentsGoodCard: CoveComponentsGoodCard;
    "cove-goods": CoveGoods;
    "cove-piers-id": CovePiersId;
    CoveComponentsPierCard: CoveComponentsPierCard;
    "cove-piers": CovePiers;
    "cove-townsfolk-id": CoveTownsfolkId;
    CoveComponentsTownsfolkCard: CoveComponentsTownsfolkCard;
    "cove-townsfolk": CoveTownsfolk;
    "cove-decks-id": CoveDecksId;
    CoveComponentsDeckCard: CoveComponentsDeckCard;
    "cove-decks": CoveDecks;
    "cove-rogues-id": CoveRoguesId;
    CoveComponentsRogueCardFace: CoveComponentsRogueCardFace;
    "cove-rogues": CoveRogues;
    "cove-corruption-id": CoveCorruptionId;
    CoveComponentsCorruptionCard: CoveComponentsCorruptionCard;
    "cove-corruption": CoveCorruption;
    "cove-hours-id": CoveHoursId;
    CoveComponentsHourCard: CoveComponentsHourCard;
    "cove-hours": CoveHours;
    "cove-tiles-id": CoveTilesId;
    ChronomancerDescriptionTileCard: ChronomancerDescriptionTileCard;
    "cove-tiles": CoveTiles;
    "cove-songs-id": CoveSongsId;
    EntertainerDescriptionSongCard: EntertainerDescriptionSongCard;
    "cove-songs": CoveSongs;
    "cove-answers": CoveAnswers;
    "cove-facts": CoveFacts;
}
/**
 * A sentence not yet in any language: the English template, which is also the key of its translations, and what stands in its gaps.
 */
export interface Text {
    say: string;
    with?: Argument[];
    thing?: string;
    own?: {
        [k: string]: string;
    };
}
/**
 * Forgets a table.
 */
export interface DoClose {
    do: "close";
    table: string;
}
/**
 * What a bot would do here, and why.
 */
export interface DoBot {
    do: "bot";
    table: string;
    seat: number;
    level?: string | null;
    /**
     * How many iterations it may think.
     */
    budget?: number | null;
    /**
     * How long it may think.
     */
    millis?: number | null;
    fate?: string | null;
}
/**
 * How a lesson stands after what the learner has done since its beginning: nothing of it is kept.
 */
export interface DoLearn {
    do: "learn";
    lesson: string;
    /**
     * Each {"answers":[…]} or {"go":"on"}, "again" or "show".
     */
    inputs?: unknown[] | null;
}
/**
 * Which lessons there are.
 */
export interface DoLessons {
    do: "lessons";
}
/**
 * Whether the chance of a game that a server gave out was honest.
 */
export interface DoVerify {
    do: "verify";
    game: {
        [k: string]: unknown;
    };
}
/**
 * What is shown of a secret before the game.
 */
export interface DoCommit {
    do: "commit";
    secret: string;
}
/**
 * The game in the words of a link; what is spoilt is refused.
 */
export interface DoUnpack {
    do: "unpack";
    link: string;
}
/**
 * A whole game that a server or a page gives out, as words for a link.
 */
export interface DoPack {
    do: "pack";
    game: {
        [k: string]: unknown;
    };
}
/**
 * The table as it stood from one number of answers to another, played through once, as a seat saw it; without a seat as a spectator did; with all, once the game is over, everything.
 */
export interface DoMoments {
    do: "moments";
    table: string;
    from?: number | null;
    to?: number | null;
    seat?: number | null;
    all?: boolean | null;
    /**
     * Whether each comes with its view; it does unless this is false.
     */
    views?: boolean | null;
}
/**
 * The history: set-up, rules version, every answer, fate's included.
 */
export interface DoLog {
    do: "log";
    table: string;
}
/**
 * The table as opaque text.
 */
export interface DoSave {
    do: "save";
    table: string;
}
/**
 * Takes back the seat's last answer, where that is fair.
 */
export interface DoUndo {
    do: "undo";
    table: string;
    seat: number;
    /**
     * The whole choice it belongs to.
     */
    whole?: boolean | null;
    /**
     * With the others' leave: also where it is not fair, with all that was decided after it.
     */
    granted?: boolean | null;
    for?: number | null;
}
/**
 * What cannot be done now, and why.
 */
export interface DoWhy {
    do: "why";
    table: string;
    seat: number;
}
/**
 * What a list of games tells of the table.
 */
export interface DoOutline {
    do: "outline";
    table: string;
}
/**
 * All that a seat may see; without a seat a spectator's view; with all, once the game is over, everything.
 */
export interface DoView {
    do: "view";
    table: string;
    seat?: number | null;
    all?: boolean | null;
}
/**
 * How the table stands.
 */
export interface DoState {
    do: "state";
    table: string;
    for?: number | null;
}
/**
 * Tries answers without giving them: how many are legal, whether the choice is then whole, what is asked next.
 */
export interface DoTry {
    do: "try";
    table: string;
    seat: number;
    answers: unknown[];
}
/**
 * Gives several answers of a seat in order, all or none; each by its place among the options or as data.
 */
export interface DoAnswers {
    do: "answers";
    table: string;
    seat: number;
    answers: unknown[];
    for?: number | null;
}
/**
 * Gives an answer: by its place among the options, or as data.
 */
export interface DoAnswer {
    do: "answer";
    table: string;
    seat: number;
    option?: number | null;
    answer?: {
        [k: string]: unknown;
    } | null;
    for?: number | null;
}
/**
 * Another table, called as, that goes on from this one after so many answers (now, where left out), with chance of its own: as things lie, or dealt anew from what a seat knew.
 */
export interface DoGoOn {
    do: "go-on";
    table: string;
    number?: number | null;
    seat?: number | null;
    /**
     * A seed text, or an object with a script that answers every draw and shuffle in turn.
     */
    fate?: {
        [k: string]: unknown;
    };
    as: string;
    for?: number | null;
}
/**
 * A table from a game as a server or a page gives it out: played again with its own chance, with which it goes on.
 */
export interface DoOpen {
    do: "open";
    table: string;
    game: {
        [k: string]: unknown;
    };
    for?: number | null;
}
/**
 * Another table, called as, that the seat cannot tell from this one.
 */
export interface DoRedeal {
    do: "redeal";
    table: string;
    seat: number;
    fate?: string | null;
    as: string;
    for?: number | null;
}
/**
 * A table from a log, after so many answers.
 */
export interface DoReplay {
    do: "replay";
    table: string;
    log: {
        [k: string]: unknown;
    };
    until?: number | null;
    /**
     * A seed text, or an object with a script that answers every draw and shuffle in turn.
     */
    fate?: {
        [k: string]: unknown;
    };
    for?: number | null;
}
/**
 * A table from such a text as save gives; it goes on with the chance that comes next.
 */
export interface DoLoad {
    do: "load";
    table: string;
    saved: string;
    for?: number | null;
}
/**
 * A table from a scene.
 */
export interface DoScene {
    do: "scene";
    table: string;
    game?: string | null;
    scene: {
        [k: string]: unknown;
    };
    /**
     * A seed text, or an object with a script that answers every draw and shuffle in turn.
     */
    fate?: {
        [k: string]: unknown;
    };
    for?: number | null;
}
/**
 * Starts a game.
 */
export interface DoNew {
    do: "new";
    table: string;
    game: string;
    seats?: number | null;
    options?: {
        [k: string]: unknown;
    } | null;
    /**
     * A seed text, or an object with a script that answers every draw and shuffle in turn.
     */
    fate?: {
        [k: string]: unknown;
    };
    for?: number | null;
}
/**
 * What a game is made of: its components, its kinds of decisions and events, its sources of fate.
 */
export interface DoDescribe {
    do: "describe";
    game: string;
}
/**
 * Which games there are.
 */
export interface DoGames {
    do: "games";
}
/**
 * How a table stands.
 */
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
    undoRefused?: Text1;
    standings?: Place[];
}
/**
 * What a seat is asked, with every legal answer.
 */
export interface Pending {
    seat: number;
    kind: string;
    prompt: Text;
    rule: Rule;
    options: Option[];
}
/**
 * One of the legal answers, in words and as data.
 */
export interface Option {
    text: Text;
    answer: {
        [k: string]: unknown;
    };
}
/**
 * What somebody is told of an event; no seat where nobody did it.
 */
export interface Notice {
    kind: string;
    seat: number | null;
    text: Text;
    rules: Rule[];
    facts: {
        [k: string]: unknown;
    };
}
/**
 * A sentence not yet in any language: the English template, which is also the key of its translations, and what stands in its gaps.
 */
export interface Text1 {
    say: string;
    with?: Argument[];
    thing?: string;
    own?: {
        [k: string]: string;
    };
}
export interface Place {
    seat: number;
    place: number;
    score: {
        [k: string]: unknown;
    };
}
export interface ErrorAnswer {
    error: Problem;
}
export interface Problem {
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
        | "bad-link"
        | "other-rules"
        | "illegal-answer"
        | "unfair-undo"
        | "no-bot"
        | "internal";
    text: string;
    says: Text2;
    rule?: Rule;
}
/**
 * A sentence not yet in any language: the English template, which is also the key of its translations, and what stands in its gaps.
 */
export interface Text2 {
    say: string;
    with?: Argument[];
    thing?: string;
    own?: {
        [k: string]: string;
    };
}
export interface GamesAnswer {
    games: GameEntry[];
}
export interface GameEntry {
    id: string;
    name: Text;
    seats: number[];
    options: {
        [k: string]: unknown;
    };
    rules: string;
    /**
     * The levels of bots that play it, the weakest first.
     */
    levels: string[];
}
export interface ViewAnswer {
    table: string;
    view: unknown;
}
export interface OutlineAnswer {
    table: string;
    outline: Outline;
}
export interface Outline {
    with: string[];
    plays: string[];
    points: number[];
    goal: number;
    round: number;
    rounds: number;
}
export interface WhyAnswer {
    refusals: Refusal[];
}
export interface Refusal {
    answer: {
        [k: string]: unknown;
    };
    rule: Rule;
    needed: unknown;
    had: unknown;
    text: Text;
}
/**
 * What would come of answers that were only tried.
 */
export interface TryAnswer {
    table: string;
    /**
     * How many of the answers are legal, one after the other.
     */
    taken: number;
    /**
     * Whether the choice is then complete.
     */
    whole: boolean;
    next?: Pending1;
    refused?: Problem1;
}
/**
 * What a seat is asked, with every legal answer.
 */
export interface Pending1 {
    seat: number;
    kind: string;
    prompt: Text;
    rule: Rule;
    options: Option[];
}
/**
 * Why the first that is not legal is refused.
 */
export interface Problem1 {
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
        | "bad-link"
        | "other-rules"
        | "illegal-answer"
        | "unfair-undo"
        | "no-bot"
        | "internal";
    text: string;
    says: Text2;
    rule?: Rule;
}
export interface SaveAnswer {
    saved: string;
}
export interface LogAnswer {
    log: GameLog;
}
/**
 * The history of a game; fate's entries follow the answer that caused them.
 */
export interface GameLog {
    game: string;
    rules: string;
    seats: number;
    options: {
        [k: string]: unknown;
    };
    scene?: unknown;
    entries: {
        [k: string]: unknown;
    }[];
}
export interface MomentsAnswer {
    table: string;
    moments: Moment[];
}
/**
 * A table as it stood after so many answers, and what had happened since the one before.
 */
export interface Moment {
    number: number;
    asked: number[];
    notices: Notice[];
    view?: unknown;
}
/**
 * A whole game as a link's words: as the places of the options, and longer, as data.
 */
export interface PackAnswer {
    link: string;
    longer: string;
}
export interface UnpackAnswer {
    game: {
        [k: string]: unknown;
    };
}
export interface CommitAnswer {
    commitment: string;
}
export interface VerifyAnswer {
    honest: boolean;
    game: string;
    answers: number;
    checks: Check[];
}
export interface Check {
    what: string;
    good: boolean;
    text: Text;
}
export interface LessonsAnswer {
    lessons: LessonEntry[];
}
export interface LessonEntry {
    id: string;
    game: string;
    title: Text;
    about: Text;
    minutes: number;
    steps: number;
}
/**
 * How a lesson stands.
 */
export interface LearnAnswer {
    lesson: string;
    /**
     * How many inputs there have been.
     */
    number: number;
    step: number;
    steps: number;
    stage: "read" | "choose" | "challenge" | "missed" | "done";
    says: Text3;
    /**
     * The things on the board that it points at.
     */
    points: string[];
    /**
     * Whether what may be chosen is what it points at.
     */
    leads: boolean;
    /**
     * The learner's seat.
     */
    seat: number;
    over: boolean;
    asked: number[];
    /**
     * What the learner is asked, with the answers that may be given.
     */
    pending: Pending[];
    refusals: Refusal[];
    /**
     * What happened since the last input.
     */
    notices: Notice[];
    view: unknown;
}
/**
 * A sentence not yet in any language: the English template, which is also the key of its translations, and what stands in its gaps.
 */
export interface Text3 {
    say: string;
    with?: Argument[];
    thing?: string;
    own?: {
        [k: string]: string;
    };
}
export interface BotAnswer {
    option: number;
    because: Text;
    why: Text;
    alternatives: Alternative[];
}
export interface Alternative {
    option: number;
    worth: number;
    text: Text;
}
export interface CloseAnswer {
    table: string;
    closed: boolean;
}
export interface DescriptionAnswer {
    game: string;
    components: {
        [k: string]: unknown[];
    };
    decisions: Decision[];
    events: Happening[];
    fate: Chance[];
    /**
     * What seats are asked while another has the turn, and may answer by an order.
     */
    standing: Standing[];
}
export interface Decision {
    kind: string;
    meaning: Text;
    combining: "one" | "several" | "sum" | "cover" | "order";
    answers: Form[];
}
export interface Form {
    fields: Field[];
}
export interface Field {
    name: string;
    type: string;
    optional: boolean;
}
export interface Happening {
    kind: string;
    meaning: Text;
    facts: Form;
}
export interface Chance {
    source: string;
    meaning: Text;
}
export interface Standing {
    about: string;
    meaning: Text;
    worth: Text;
    mayPass: boolean;
    most: number;
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
    options: {
        [k: string]: unknown;
    };
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
    view: unknown;
    pending: Pending;
    notices: Notice[];
}
/**
 * The arena tells a program that the game is over.
 */
export interface BotOver {
    do: "over";
    standings: Place[];
    notices: Notice[];
}
/**
 * A program's answer: the place of an option, or its data.
 */
export interface BotChoice {
    option?: number;
    answer?: {
        [k: string]: unknown;
    };
}
/**
 * Answers: by the place among the options, as data, or several at a stroke.
 */
export interface AskAnswer {
    do: "answer";
    number: number;
    option?: number | null;
    answer?: {
        [k: string]: unknown;
    } | null;
    answers?: Given[] | null;
    id?: string | null;
}
/**
 * An answer, by its place among the options or as data.
 */
export interface Given {
    option?: number;
    answer?: {
        [k: string]: unknown;
    };
}
/**
 * What would come of answers; nothing happens.
 */
export interface AskTry {
    do: "try";
    option?: number | null;
    answer?: {
        [k: string]: unknown;
    } | null;
    answers?: Given[] | null;
    id?: string | null;
}
/**
 * Takes back by the fair rule: a whole choice, unless whole is false.
 */
export interface AskUndo {
    do: "undo";
    number: number;
    whole?: boolean | null;
    id?: string | null;
}
/**
 * Asks the others to let one's last choice be taken back.
 */
export interface AskAskTakeBack {
    do: "ask-take-back";
    id?: string | null;
}
/**
 * Lets another take back, or does not.
 */
export interface AskGrantTakeBack {
    do: "grant-take-back";
    yes: boolean;
    id?: string | null;
}
/**
 * The whole view anew.
 */
export interface AskView {
    do: "view";
    id?: string | null;
}
/**
 * What cannot be done now, and why.
 */
export interface AskWhy {
    do: "why";
    id?: string | null;
}
/**
 * What a bot would do.
 */
export interface AskHint {
    do: "hint";
    level?: string | null;
    id?: string | null;
}
/**
 * Orders how one answers what one is asked while others have the turn; nobody else is told.
 */
export interface AskOrder {
    do: "order";
    /**
     * What it is about, by the word of the game's description.
     */
    about: string;
    /**
     * Always pass, or always do what is worth most; left out, the order is taken back.
     */
    way?: ("pass" | "use") | null;
    /**
     * But asks where something of this worth or more can be done.
     */
    askFrom?: number | null;
    /**
     * Only until something can be done that could not when it was ordered.
     */
    untilSurprised?: boolean | null;
    id?: string | null;
}
/**
 * Says something to the table: a text, or a phrase that everybody reads in their own language.
 */
export interface AskChat {
    do: "chat";
    text?: string | null;
    phrase?:
        | ("hello" | "good-luck" | "your-move" | "one-moment" | "well-played" | "thank-you" | "sorry" | "good-game")
        | null;
    id?: string | null;
}
/**
 * The first message: which table, and by which right.
 */
export interface AskHello {
    do: "hello";
    table: string;
    /**
     * The key of a seat or of the spectators; left out where the cookie has a seat, or at an open table.
     */
    key?: string | null;
    /**
     * The last number the client saw; -1 for none.
     */
    last?: number | null;
    /**
     * The last number of the chat the client saw; -1 for none.
     */
    lastChat?: number | null;
    /**
     * Whether the view comes with every message; it does unless this is false.
     */
    view?: boolean | null;
    /**
     * Whether the view comes as changes of the last one, with a hash that proves it; it does where this is true.
     */
    changes?: boolean | null;
    id?: string | null;
}
export interface AskPing {
    do: "ping";
    id?: string | null;
}
/**
 * The table, whenever something about it changes.
 */
export interface ToldTable {
    type: "table";
    table: string;
    game: string;
    status: "waiting" | "playing" | "over" | "closed";
    /**
     * Whether strangers may join and look on.
     */
    open: boolean;
    options: {
        [k: string]: unknown;
    };
    seats: SeatInfo[];
    chance: ChanceInfo;
    /**
     * The table it goes on from or is a rematch of.
     */
    origin: Origin | null;
    /**
     * A wish to take back that the others have not all answered.
     */
    takeBack: TakeBackWish | null;
    terms: Terms;
    pace: Clock;
    /**
     * The table that was made to play again.
     */
    rematch: string | null;
    createdAt: number;
    changedAt: number;
    /**
     * One's own.
     */
    seat: number | null;
    /**
     * The free seat that the link one holds invites to.
     */
    invited?: number;
    /**
     * How far the game is, as far as one may know.
     */
    number?: number;
    /**
     * The seats whose chat one does not want to read; for who has a seat.
     */
    muted?: number[];
    /**
     * How many devices hold a key of one's own seat.
     */
    devices?: number;
    clock?: ClockInfo;
}
export interface SeatInfo {
    kind: "link" | "open" | "bot";
    name: string;
    /**
     * The face of who sits there, where they have chosen one.
     */
    avatar: string | null;
    taken: boolean;
    ready: boolean;
    /**
     * The level of the bot that plays here now, its own or one that stands in.
     */
    bot: string | null;
    left: boolean;
    /**
     * Whether the person has given the game up.
     */
    resigned: boolean;
    /**
     * When somebody sat down there.
     */
    since: number;
    here: boolean;
    /**
     * The seats that asked for a bot to stand in.
     */
    botWantedBy: number[];
    /**
     * How often it was advised, where the table tells.
     */
    hints: number;
}
/**
 * The hash of the secret from the first moment, the seats' texts from the start, the secret itself at the end.
 */
export interface ChanceInfo {
    commitment: string;
    texts?: string[];
    secret?: string;
}
export interface Origin {
    kind: string;
    table: string;
    number: number;
    seat: number;
}
export interface TakeBackWish {
    seat: number;
    granted: number[];
}
export interface Terms {
    standIn: string;
    advice: "free" | "told" | "none";
    competitive: boolean;
}
/**
 * Seconds for a move and for a game, as agreed; 0 where there is no clock.
 */
export interface Clock {
    perMove: number;
    perGame: number;
}
export interface ClockInfo {
    /**
     * Seconds for a move; 0 where there is no such clock.
     */
    perMove: number;
    /**
     * Seconds for a whole game; 0 where there is no such clock.
     */
    perGame: number;
    /**
     * The seats whose time passes now.
     */
    running: number[];
    since: number;
    now: number;
    /**
     * Milliseconds by seat.
     */
    moveLeft?: number[];
    /**
     * Milliseconds by seat.
     */
    gameLeft?: number[];
}
export interface Clock1 {
    perMove: number;
    perGame: number;
}
/**
 * How the game stands for who is told, and what led there.
 */
export interface ToldGame {
    type: "game";
    table: string;
    /**
     * Whether something between was left out: the history has it.
     */
    fresh: boolean;
    /**
     * The notices tell of everything after this number.
     */
    from: number;
    number: number;
    over: boolean;
    /**
     * The seats that are asked.
     */
    asked: number[];
    /**
     * What the one who is told is asked.
     */
    pending: Pending[];
    notices: NumberedNotice[];
    /**
     * One's own seat where its last choice may be taken back; for who has a seat.
     */
    undo?: number[];
    undoRefused?: Text4;
    standing?: StandingInfo;
    standings?: Place[];
    view?: unknown;
    /**
     * What has changed in the view since the last message with one, for who asked for changes.
     */
    changes?: Change[];
    /**
     * The hash of the view as it is now, for who asked for changes.
     */
    hash?: number;
    done?: Acknowledged[];
    clock?: ClockInfo;
}
/**
 * What somebody is told of an event, with the number of the game at which it happened.
 */
export interface NumberedNotice {
    kind: string;
    seat: number | null;
    text: Text;
    rules: Rule[];
    facts: {
        [k: string]: unknown;
    };
    number: number;
}
/**
 * A sentence not yet in any language: the English template, which is also the key of its translations, and what stands in its gaps.
 */
export interface Text4 {
    say: string;
    with?: Argument[];
    thing?: string;
    own?: {
        [k: string]: string;
    };
}
/**
 * What one is asked is something that an order may answer.
 */
export interface StandingInfo {
    about: string;
    meaning: Text;
    worth: Text5;
    mayPass: boolean;
    /**
     * The greatest worth there is.
     */
    most: number;
    /**
     * Whether an order answers it in a moment.
     */
    ordered: boolean;
}
/**
 * A sentence not yet in any language: the English template, which is also the key of its translations, and what stands in its gaps.
 */
export interface Text5 {
    say: string;
    with?: Argument[];
    thing?: string;
    own?: {
        [k: string]: string;
    };
}
/**
 * A step from the last view to this one, as in JSON Patch (RFC 6902): applied in order, they make it.
 */
export interface Change {
    op: "replace" | "add" | "remove";
    path: string;
    /**
     * What stands there from now on; nothing is meant by it where something is removed.
     */
    value: {
        [k: string]: unknown;
    };
}
/**
 * A message that was done, and the number of the game after it.
 */
export interface Acknowledged {
    id: string | null;
    number: number;
}
/**
 * A question that one may answer by an order from now on.
 */
export interface StandingInfo1 {
    about: string;
    meaning: Text;
    worth: Text5;
    mayPass: boolean;
    /**
     * The greatest worth there is.
     */
    most: number;
    /**
     * Whether an order answers it in a moment.
     */
    ordered: boolean;
}
/**
 * An acknowledgement with nothing new to tell.
 */
export interface ToldDone {
    type: "done";
    done: Acknowledged[];
}
/**
 * The orders of one's own seat, whenever they change; nobody else is told.
 */
export interface ToldOrders {
    type: "orders";
    orders: OrderInfo[];
}
/**
 * An order of one's own.
 */
export interface OrderInfo {
    about: string;
    meaning: Text;
    worth: Text;
    way: "pass" | "use";
    askFrom?: number;
    untilSurprised: boolean;
}
export interface ToldChat {
    type: "chat";
    chat: ChatLine[];
}
export interface ChatLine {
    number: number;
    at: number;
    /**
     * Nobody's where a spectator speaks, or the table itself.
     */
    seat: number | null;
    /**
     * Whether the table itself says it.
     */
    table?: boolean;
    name: string;
    /**
     * What was said; of a phrase, its English.
     */
    text: string;
    /**
     * The phrase, where it is one: everybody reads it in their own language.
     */
    phrase?: "hello" | "good-luck" | "your-move" | "one-moment" | "well-played" | "thank-you" | "sorry" | "good-game";
}
export interface ToldRefusals {
    type: "refusals";
    id?: string;
    refusals: Refusal[];
}
/**
 * How many are advised before.
 */
export interface ToldWaiting {
    type: "waiting";
    id?: string;
    before: number;
}
export interface ToldHint {
    type: "hint";
    id?: string;
    number: number;
    option: number;
    because: Text;
    why: Text;
    alternatives: Alternative[];
}
export interface ToldTried {
    type: "tried";
    id?: string;
    number: number;
    tried: TryAnswer;
}
export interface ToldPong {
    type: "pong";
    id?: string;
}
export interface ToldError {
    type: "error";
    id?: string;
    number: number;
    error: WireError;
}
/**
 * Why something is not done: a code for programs and a sentence in the reader's language.
 */
export interface WireError {
    code:
        | "bad-request"
        | "bad-json"
        | "bad-options"
        | "illegal-answer"
        | "unknown-request"
        | "no-seat"
        | "not-allowed"
        | "bad-origin"
        | "unknown-table"
        | "unknown-path"
        | "wrong-method"
        | "too-slow"
        | "late"
        | "not-now"
        | "unfair-undo"
        | "too-long"
        | "too-costly"
        | "too-many"
        | "internal"
        | "unavailable";
    text: string;
    /**
     * The rule that forbids it, where one does.
     */
    rule?: string;
}
/**
 * Why not.
 */
export interface ErrorReply {
    error: WireError;
}
export interface Health {
    status: string;
    /**
     * Which database; where it is written to.
     */
    store?: string;
}
export interface GamesList {
    games: GameOffer[];
}
/**
 * A game, and who can be played against.
 */
export interface GameOffer {
    id: string;
    name: Text;
    seats: number[];
    options: {
        [k: string]: unknown;
    };
    rules: string;
    /**
     * The levels of bots that play it, the weakest first.
     */
    levels: string[];
    /**
     * The levels of bots that a seat may be given to, the weakest first.
     */
    bots: string[];
}
export interface Catalogues {
    catalogues: Catalogue[];
}
export interface Catalogue {
    catalogue: string;
    name: Text;
    sections: RuleSection[];
}
export interface RuleSection {
    id: string;
    name: Text;
    rules: RuleText[];
}
export interface RuleText {
    id: string;
    text: Text;
    seed: string;
    at: string;
    unreachable: Text | null;
}
/**
 * Who the cookie belongs to.
 */
export interface Person {
    known: boolean;
    name: string;
    /**
     * The face they have chosen; empty where none.
     */
    avatar: string;
}
/**
 * All that is kept of a person.
 */
export interface PersonFile {
    name: string;
    tables: OwnTable[];
}
export interface OwnTable {
    table: string;
    game: string;
    status: "waiting" | "playing" | "over" | "closed";
    /**
     * Whether strangers may join and look on.
     */
    open: boolean;
    options: {
        [k: string]: unknown;
    };
    seats: SeatInfo[];
    chance: ChanceInfo;
    /**
     * The table it goes on from or is a rematch of.
     */
    origin: Origin | null;
    /**
     * A wish to take back that the others have not all answered.
     */
    takeBack: TakeBackWish | null;
    terms: Terms;
    pace: Clock2;
    /**
     * The table that was made to play again.
     */
    rematch: string | null;
    createdAt: number;
    changedAt: number;
    /**
     * One's own.
     */
    seat: number | null;
    /**
     * The free seat that the link one holds invites to.
     */
    invited?: number;
    /**
     * How far the game is, as far as one may know.
     */
    number?: number;
    /**
     * The seats whose chat one does not want to read; for who has a seat.
     */
    muted?: number[];
    /**
     * How many devices hold a key of one's own seat.
     */
    devices?: number;
    clock?: ClockInfo;
    /**
     * What one said there.
     */
    said: ChatLine[];
    export?: GameFile;
}
/**
 * Seconds for a move and for a game, as agreed; 0 where there is no clock.
 */
export interface Clock2 {
    perMove: number;
    perGame: number;
}
/**
 * The whole game, once it is over.
 */
export interface GameFile {
    /**
     * The form it is written in.
     */
    comptoir: number;
    table?: string;
    names: string[];
    chance: GameChance;
    /**
     * The moment it goes on from; left out for a game from its start.
     */
    start?: {
        [k: string]: unknown;
    };
    createdAt?: number;
    /**
     * The history as the protocol's log has it.
     */
    log: {
        [k: string]: unknown;
    };
}
export interface GameChance {
    commitment: string;
    secret: string;
    texts: string[];
}
/**
 * A whole game, with the secret behind its chance.
 */
export interface GameFile1 {
    /**
     * The form it is written in.
     */
    comptoir: number;
    table?: string;
    names: string[];
    chance: GameChance;
    /**
     * The moment it goes on from; left out for a game from its start.
     */
    start?: {
        [k: string]: unknown;
    };
    createdAt?: number;
    /**
     * The history as the protocol's log has it.
     */
    log: {
        [k: string]: unknown;
    };
}
export interface Tables {
    tables: TableInfo[];
}
export interface TableInfo {
    table: string;
    game: string;
    status: "waiting" | "playing" | "over" | "closed";
    /**
     * Whether strangers may join and look on.
     */
    open: boolean;
    options: {
        [k: string]: unknown;
    };
    seats: SeatInfo[];
    chance: ChanceInfo;
    /**
     * The table it goes on from or is a rematch of.
     */
    origin: Origin | null;
    /**
     * A wish to take back that the others have not all answered.
     */
    takeBack: TakeBackWish | null;
    terms: Terms;
    pace: Clock3;
    /**
     * The table that was made to play again.
     */
    rematch: string | null;
    createdAt: number;
    changedAt: number;
    /**
     * One's own.
     */
    seat: number | null;
    /**
     * The free seat that the link one holds invites to.
     */
    invited?: number;
    /**
     * How far the game is, as far as one may know.
     */
    number?: number;
    /**
     * The seats whose chat one does not want to read; for who has a seat.
     */
    muted?: number[];
    /**
     * How many devices hold a key of one's own seat.
     */
    devices?: number;
    clock?: ClockInfo;
}
/**
 * Seconds for a move and for a game, as agreed; 0 where there is no clock.
 */
export interface Clock3 {
    perMove: number;
    perGame: number;
}
/**
 * A new table. Its links are shown to whoever made it, this once.
 */
export interface MadeTable {
    table: string;
    game: string;
    status: "waiting" | "playing" | "over" | "closed";
    /**
     * Whether strangers may join and look on.
     */
    open: boolean;
    options: {
        [k: string]: unknown;
    };
    seats: SeatInfo[];
    chance: ChanceInfo;
    /**
     * The table it goes on from or is a rematch of.
     */
    origin: Origin | null;
    /**
     * A wish to take back that the others have not all answered.
     */
    takeBack: TakeBackWish | null;
    terms: Terms;
    pace: Clock4;
    /**
     * The table that was made to play again.
     */
    rematch: string | null;
    createdAt: number;
    changedAt: number;
    /**
     * One's own.
     */
    seat: number | null;
    /**
     * The free seat that the link one holds invites to.
     */
    invited?: number;
    /**
     * How far the game is, as far as one may know.
     */
    number?: number;
    /**
     * The seats whose chat one does not want to read; for who has a seat.
     */
    muted?: number[];
    /**
     * How many devices hold a key of one's own seat.
     */
    devices?: number;
    clock?: ClockInfo;
    /**
     * One's own key, and the invitation to each other seat that has a link, by seat.
     */
    keys: {
        [k: string]: string;
    };
    /**
     * The link for those who only look on.
     */
    spectatorKey: string;
}
/**
 * Seconds for a move and for a game, as agreed; 0 where there is no clock.
 */
export interface Clock4 {
    perMove: number;
    perGame: number;
}
export interface JoinedTable {
    table: string;
    game: string;
    status: "waiting" | "playing" | "over" | "closed";
    /**
     * Whether strangers may join and look on.
     */
    open: boolean;
    options: {
        [k: string]: unknown;
    };
    seats: SeatInfo[];
    chance: ChanceInfo;
    /**
     * The table it goes on from or is a rematch of.
     */
    origin: Origin | null;
    /**
     * A wish to take back that the others have not all answered.
     */
    takeBack: TakeBackWish | null;
    terms: Terms;
    pace: Clock5;
    /**
     * The table that was made to play again.
     */
    rematch: string | null;
    createdAt: number;
    changedAt: number;
    /**
     * One's own.
     */
    seat: number | null;
    /**
     * The free seat that the link one holds invites to.
     */
    invited?: number;
    /**
     * How far the game is, as far as one may know.
     */
    number?: number;
    /**
     * The seats whose chat one does not want to read; for who has a seat.
     */
    muted?: number[];
    /**
     * How many devices hold a key of one's own seat.
     */
    devices?: number;
    clock?: ClockInfo;
    /**
     * The key of the seat, which only this device has.
     */
    key: string;
}
/**
 * Seconds for a move and for a game, as agreed; 0 where there is no clock.
 */
export interface Clock5 {
    perMove: number;
    perGame: number;
}
export interface DeletedTable {
    deleted: string;
}
/**
 * What a link for one more device has after the #.
 */
export interface Invitation {
    invitation: string;
}
export interface FreshKey {
    key: string;
}
export interface ChatLog {
    chat: ChatLine[];
}
export interface PastMoments {
    table: string;
    moments: PastMoment[];
}
/**
 * A number of the game as a viewer was told of it and, in a replay, saw it.
 */
export interface PastMoment {
    number: number;
    asked: number[];
    notices: Notice[];
    view?: unknown;
}
export interface OpenTablesNow {
    /**
     * Names what is told here, to ask for what comes after it.
     */
    state: string;
    tables: TableInfo[];
}
export interface PushKey {
    /**
     * A point of P-256, in base64url.
     */
    key: string;
}
/**
 * What a browser says of its subscription (PushSubscription.toJSON).
 */
export interface Subscribing {
    endpoint: string;
    keys: {
        [k: string]: unknown;
    };
    /**
     * In which language it is written to.
     */
    lang: string | null;
}
export interface Unsubscribing {
    endpoint: string;
}
export interface Subscribed {
    /**
     * How many devices of oneself are told.
     */
    devices: number;
}
export interface Games {
    games: MyGame[];
}
export interface MyGame {
    table: string;
    game: string;
    status: "waiting" | "playing" | "over" | "closed";
    seat: number;
    myMove: boolean;
    mineAlone: boolean;
    options: {
        [k: string]: unknown;
    };
    seats: Seated[];
    outline: Outline;
    result: Place[] | null;
    rematch: string | null;
    createdAt: number;
    at: number;
}
export interface Seated {
    name: string;
    avatar: string | null;
    bot: string | null;
    taken: boolean;
}
export interface Removed {
    removed: string;
}
export interface Statistics {
    games: number;
    wins: number;
    byGame: Line[];
    merchants: Line[];
    sets: Line[];
    opponents: Line[];
}
export interface Line {
    kind: string;
    id: string;
    games: number;
    wins: number;
    best: number;
}
export interface Move {
    code: string;
    until: number;
}
export interface SendingAway {
    /**
     * The seat of who is to go.
     */
    seat: number;
}
export interface MovingCode {
    /**
     * The code of a link that moves a person to another device.
     */
    code: string;
}
export interface Learning {
    /**
     * Each {"answers":[…]} or {"go":"on"}, "again" or "show".
     */
    inputs?: unknown[];
}
/**
 * A look back on a game that is over, or how far it has come.
 */
export interface ReviewAnswer {
    table: string;
    /**
     * How many of its steps are done.
     */
    done: number;
    /**
     * How many steps it takes; 0 while it waits to begin.
     */
    of: number;
    /**
     * The review: course, costliest and accounts; null until it is done.
     */
    review: {
        [k: string]: unknown;
    };
}
/**
 * The puzzles there are.
 */
export interface PuzzleList {
    puzzles: PuzzleEntry[];
    /**
     * Those of today, one for each game.
     */
    today: PuzzleEntry[];
}
export interface PuzzleEntry {
    id: string;
    game: string;
}
/**
 * A puzzle as it lies: one seat is asked, and one answer is clearly best.
 */
export interface PuzzlePosition {
    id: string;
    game: string;
    seat: number;
    number: number;
    pending: Pending[];
    view: unknown;
}
export interface PuzzleTry {
    /**
     * The answer, as its option gives it.
     */
    answer: {
        [k: string]: unknown;
    };
}
export interface PuzzleVerdict {
    right: boolean;
    solution: Text6;
    because: Text7;
    /**
     * By how many hundredths it raises the chance to win above every other answer, at least.
     */
    lead: number;
}
/**
 * A sentence not yet in any language: the English template, which is also the key of its translations, and what stands in its gaps.
 */
export interface Text6 {
    say: string;
    with?: Argument[];
    thing?: string;
    own?: {
        [k: string]: string;
    };
}
/**
 * A sentence not yet in any language: the English template, which is also the key of its translations, and what stands in its gaps.
 */
export interface Text7 {
    say: string;
    with?: Argument[];
    thing?: string;
    own?: {
        [k: string]: string;
    };
}
/**
 * A wish for a table.
 */
export interface TableWish {
    game: string;
    /**
     * The game's own options.
     */
    options: {
        [k: string]: unknown;
    } | null;
    /**
     * For whom each seat is.
     */
    seats?: SeatWish[];
    /**
     * Whether strangers may join and look on.
     */
    open?: boolean;
    /**
     * When the game begins: when all are ready, unless this says otherwise.
     */
    start?: "ready" | "seated";
    /**
     * One's own name.
     */
    name?: string;
    /**
     * One's own face.
     */
    avatar?: string;
    /**
     * What one adds to chance; it says ready too.
     */
    text?: string;
    clock?: ClockWish;
    /**
     * The level of a bot that stands in for a person.
     */
    standIn?: string;
    /**
     * Whether seats may ask for advice, and whether the others are told.
     */
    hints?: "free" | "told" | "none";
    /**
     * Nobody is advised, and nobody goes on from here elsewhere while it is played.
     */
    competitive?: boolean;
}
/**
 * A seat as wished.
 */
export interface SeatWish {
    kind: "me" | "link" | "open" | "bot";
    /**
     * Of a bot.
     */
    level?: string;
    name?: string;
}
/**
 * Seconds for a move and for a whole game.
 */
export interface ClockWish {
    perMove?: number;
    perGame?: number;
}
/**
 * A wish to go on from a move.
 */
export interface GoingOn {
    number: number;
    /**
     * Dealt anew from what this seat knew, also where the game is over.
     */
    knowing?: number;
    /**
     * For whom each seat is.
     */
    seats?: SeatWish[];
    /**
     * Whether strangers may join and look on.
     */
    open?: boolean;
    /**
     * When the game begins: when all are ready, unless this says otherwise.
     */
    start?: "ready" | "seated";
    /**
     * One's own name.
     */
    name?: string;
    /**
     * One's own face.
     */
    avatar?: string;
    /**
     * What one adds to chance; it says ready too.
     */
    text?: string;
    clock?: ClockWish;
    /**
     * The level of a bot that stands in for a person.
     */
    standIn?: string;
    /**
     * Whether seats may ask for advice, and whether the others are told.
     */
    hints?: "free" | "told" | "none";
    /**
     * Nobody is advised, and nobody goes on from here elsewhere while it is played.
     */
    competitive?: boolean;
}
export interface Naming {
    /**
     * Up to 40 characters.
     */
    name?: string;
    /**
     * The name of a face: up to 24 small letters and dashes.
     */
    avatar?: string;
}
export interface Joining {
    name?: string;
    avatar?: string;
    /**
     * A free seat of an open table; any where it is left out.
     */
    seat?: number;
}
export interface Readiness {
    /**
     * What the seat adds to chance, up to 500 characters.
     */
    text?: string;
}
export interface StandingIn {
    /**
     * The seat of one who has gone.
     */
    seat: number;
}
export interface Muting {
    /**
     * -1 for all spectators.
     */
    seat: number;
    /**
     * True unless it says otherwise.
     */
    muted?: boolean;
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
    resolves: boolean;
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
export interface DaleDescriptionCardFace {
    id: string;
    name: Text;
    text: Text;
    set: string | null;
    value: number;
    type: "technique" | "passive" | "rubbish";
    bonus: boolean;
    copies: number;
    rule: Rule;
}
export interface DaleDescriptionFolkSet {
    id: string;
    name: Text;
    theme: Text;
    complexity: number;
    colour: string;
    heading: string;
}
export interface DaleAnswers {
    action:
        | {
              buy: DaleCardsId;
              slot: number;
          }
        | {
              buy: DaleCardsId;
              from: "market-discard";
          }
        | {
              play: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              show: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              do: "build" | "inventory" | "rearrange" | "end";
          };
    buy:
        | {
              buy: DaleCardsId;
              slot: number;
          }
        | {
              buy: DaleCardsId;
              from: "market-discard";
          };
    pay:
        | {
              card: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              do: "done";
          };
    keep: {
        do: "yes" | "no";
    };
    "throw-away-junk": {
        number: number;
    };
    build:
        | {
              card: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              card: DaleCardsId;
              depth: number;
          }
        | {
              do: "done" | "ask-partner";
          };
    "build-again": {
        do: "build" | "pass";
    };
    "build-as": {
        card: DaleCardsId;
        as?: DaleCardsId;
    };
    help:
        | {
              card: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              card: DaleCardsId;
              depth: number;
          }
        | {
              do: "done" | "pass";
          };
    "take-help":
        | {
              card: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              card: DaleCardsId;
              depth: number;
          }
        | {
              do: "build" | "pass";
          };
    discard:
        | {
              card: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              do: "done";
          };
    react:
        | {
              show: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              do: "pass";
          };
    "before-clean-up":
        | {
              show: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              do: "done";
          };
    resolve: {
        card: DaleCardsId;
        as?: DaleCardsId;
    };
    order: {
        card: DaleCardsId;
    };
    rearrange: {
        card: DaleCardsId;
    };
    "hand-out": {
        card: DaleCardsId;
    };
    "lay-on-deck":
        | {
              card: DaleCardsId;
          }
        | {
              do: "yes" | "no";
          };
    "lay-from-discard": {
        card: DaleCardsId;
        depth: number;
    };
    "put-into-deck": {
        card: DaleCardsId;
        as?: DaleCardsId;
        value?: number;
        used?: boolean;
    };
    "choose-card": {
        card: DaleCardsId;
        as?: DaleCardsId;
        value?: number;
        used?: boolean;
    };
    "take-one": {
        card: DaleCardsId;
    };
    "take-from-deck": {
        card: DaleCardsId;
    };
    "take-from-discard":
        | {
              card: DaleCardsId;
              depth: number;
          }
        | {
              do: "done" | "pass";
          };
    "take-from-market": {
        card: DaleCardsId;
        slot: number;
    };
    give: {
        card: DaleCardsId;
        as?: DaleCardsId;
        value?: number;
        used?: boolean;
    };
    swap: {
        card: DaleCardsId;
        player: number;
        stack: number;
    };
    "discard-from-deck":
        | {
              card: DaleCardsId;
          }
        | {
              do: "pass";
          };
    "throw-away":
        | {
              card: DaleCardsId;
              as?: DaleCardsId;
              value?: number;
              used?: boolean;
          }
        | {
              do: "pass";
          };
    "throw-away-one": {
        card: DaleCardsId;
    };
    "throw-away-discarded": {
        card: DaleCardsId;
        depth: number;
    };
    "throw-away-market": {
        card: DaleCardsId;
        slot: number;
    };
    "guess-value": {
        number: number;
    };
    "name-value": {
        number: number;
    };
    "set-value": {
        number: number;
    };
    player: {
        player: number;
    };
    players:
        | {
              player: number;
          }
        | {
              do: "done";
          };
    side: {
        do: "left" | "right";
    };
}
export interface DaleFacts {
    dealt: {
        count: number;
        cards?: DaleCardsId[];
    };
    drew: {
        count: number;
        cards?: DaleCardsId[];
    };
    "drew-by-effect": {
        count: number;
        cards?: DaleCardsId[];
    };
    "drew-junk": {
        count: number;
        cards?: DaleCardsId[];
    };
    "drew-from-market-deck": {
        count: number;
        cards?: DaleCardsId[];
    };
    "drew-others": {
        count: number;
        cards?: DaleCardsId[];
    };
    "laid-aside": {
        count: number;
        cards?: DaleCardsId[];
    };
    searched: {
        count: number;
        cards?: DaleCardsId[];
    };
    "looked-at-hand": {
        count: number;
        cards?: DaleCardsId[];
    };
    took: {
        count: number;
        cards?: DaleCardsId[];
    };
    "took-from": {
        count: number;
        cards?: DaleCardsId[];
    };
    "picked-at-random": {};
    "took-from-discard": {
        count: number;
        cards?: DaleCardsId[];
    };
    "took-from-market": {
        count: number;
        cards?: DaleCardsId[];
    };
    "took-from-stall": {
        count: number;
        cards?: DaleCardsId[];
    };
    gave: {
        count: number;
        cards?: DaleCardsId[];
    };
    "laid-on-deck": {
        count: number;
        cards?: DaleCardsId[];
    };
    "laid-on-others-deck": {
        count: number;
        cards?: DaleCardsId[];
    };
    "put-into-deck": {
        count: number;
        cards?: DaleCardsId[];
    };
    discarded: {
        count: number;
        cards?: DaleCardsId[];
    };
    "discarded-from-deck": {
        count: number;
        cards?: DaleCardsId[];
    };
    "swapped-piles": {};
    "turned-deck-over": {
        count: number;
        cards?: DaleCardsId[];
    };
    "threw-away-market-deck": {
        count: number;
        cards?: DaleCardsId[];
    };
    "threw-away": {
        count: number;
        cards?: DaleCardsId[];
    };
    "threw-away-market": {
        count: number;
        cards?: DaleCardsId[];
    };
    revealed: {
        count: number;
        cards?: DaleCardsId[];
    };
    "revealed-top": {
        count: number;
        cards?: DaleCardsId[];
    };
    "used-as": {
        count: number;
        cards?: DaleCardsId[];
    };
    "widened-hand": {
        count: number;
        cards?: DaleCardsId[];
    };
    paid: {
        count: number;
        cards?: DaleCardsId[];
    };
    "paid-and-threw-away": {
        count: number;
        cards?: DaleCardsId[];
    };
    kept: {
        count: number;
        cards?: DaleCardsId[];
    };
    bought: {
        count: number;
        cards?: DaleCardsId[];
    };
    "bought-from-discard": {
        count: number;
        cards?: DaleCardsId[];
    };
    rearranged: {
        count: number;
        cards?: DaleCardsId[];
    };
    played: {
        count: number;
        cards?: DaleCardsId[];
    };
    resolved: {
        count: number;
        cards?: DaleCardsId[];
    };
    finished: {
        count: number;
        cards?: DaleCardsId[];
    };
    built: {
        count: number;
        cards?: DaleCardsId[];
    };
    "added-from-discard": {
        count: number;
        cards?: DaleCardsId[];
    };
    offered: {
        count: number;
        cards?: DaleCardsId[];
    };
    helped: {
        count: number;
        cards?: DaleCardsId[];
    };
    "swapped-into-stall": {
        count: number;
        cards?: DaleCardsId[];
    };
    "swapped-into-market": {
        count: number;
        cards?: DaleCardsId[];
    };
    "market-filled": {
        count: number;
        cards?: DaleCardsId[];
    };
    "sets-chosen": {};
    "first-player": {};
    "turn-began": {};
    inventory: {};
    "ended-actions": {};
    shuffled: {};
    reshuffled: {};
    "market-reshuffled": {};
    "chose-player": {};
    "chose-left": {};
    "chose-right": {};
    named: {};
    rolled: {};
    "rolled-ocelot": {};
    "chose-secretly": {};
    "set-value": {};
    "mixed-hands": {};
    received: {
        count: number;
        cards?: DaleCardsId[];
    };
    "declined-help": {};
    "offered-help": {
        count: number;
        cards?: DaleCardsId[];
    };
    "left-help": {};
    "did-nothing": {};
    won: {};
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
    after: number[];
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
    shop: TimeShopView | StageView | PeddlerView | SmithyView;
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
export interface TimeShopView {
    figures: TimeShopViewFigureView[];
    spaces: TimeShopViewSpaceView[];
    board: TimeShopViewTileView[];
    stream: TimeShopViewTileView[];
    icons: TimeShopViewIconView[];
    reserve: number;
    upTo: Text;
}
export interface TimeShopViewFigureView {
    figure: string;
    space: string;
}
export interface TimeShopViewSpaceView {
    space: string;
    figure: string;
    action: string;
    text: Text;
    hours: number;
    corruption: number;
    place: number;
    reachable: boolean;
}
export interface TimeShopViewTileView {
    tile: string;
    side: string;
    action: string;
    colours: string[];
    text: Text;
    half: Cost;
    pass: Cost;
}
export interface TimeShopViewIconView {
    icon: number;
    clan: string;
    covered: boolean;
}
export interface StageView {
    dial: StageViewDialView;
    volume: number;
    mostVolume: number;
    boastVolume: number;
    stones: number;
    stonesLeft: number;
    instrument: string;
    crests: number;
    runes: number;
    runesOn: string[];
    coins: number;
    gems: number;
    price: number;
    handLimit: number;
    fans: StageViewFanView[];
    handCount: number;
    hand: StageViewCardView[] | null;
    handKnown: StageViewCardView[];
    deckCount: number;
    bought: string[];
    unseen: StageViewCardView[];
    discard: StageViewCardView[];
    discardTop: StageViewCardView | null;
    song: StageViewSongCardView[];
    boast: StageViewCardView[];
    skillsLeft: number;
    skillsUnseen: StageViewCardView[];
    improvsLeft: number;
    improvsUnseen: StageViewCardView[];
    creatures: StageViewCardView[];
    bard: StageViewBardView | null;
    plan: StageViewPlanView | null;
    upTo: Text;
}
export interface StageViewDialView {
    quarter: string;
    moves: number;
    quarters: number[];
}
export interface StageViewFanView {
    townsfolk: string;
    name: Text;
    where: string;
}
export interface StageViewCardView {
    id: string;
    kind: string;
    name: Text;
    text: Text;
    hours: number;
    skill: StageViewSkillView | null;
}
export interface StageViewSkillView {
    clan: string;
    icons: number;
    volume: number;
    lowerClan: string;
    lowerIcons: number;
    gain: number;
    corruption: number;
}
export interface StageViewSongCardView {
    card: StageViewCardView;
    icons: number;
    topSpent: boolean;
    bottomSpent: boolean;
}
export interface StageViewBardView {
    place: string | null;
    moves: number;
    visited: string[];
    swan: boolean;
}
export interface StageViewPlanView {
    place: string;
    clan: string | null;
    needed: number;
    sources: Laid[];
    icons: number;
    volume: number;
    crowd: number;
    gold: number;
}
export interface Laid {
    source: string;
    card: string;
    name: Text;
    icons: number;
    volume: number;
}
export interface PeddlerView {
    level: string;
    levelName: Text;
    left: PeddlerViewCardView | null;
    right: PeddlerViewCardView | null;
    next: PeddlerViewNextView | null;
    last: PeddlerViewTurnView | null;
    deck: string[];
    discards: string[];
    reserve: PeddlerViewReserveView[];
    stall: PeddlerViewStallView[];
    handsUpTo: number;
    takesHands: boolean;
    goodsOf: Text;
    upTo: Text;
}
export interface PeddlerViewCardView {
    card: string;
    hard: boolean;
    action: string;
    text: Text;
    place: string;
    leftCost: Cost;
    times: number;
    side: string;
    rightCost: Cost;
}
export interface PeddlerViewNextView {
    card: string;
    action: string;
    text: Text;
    place: string;
    cost: Cost;
}
export interface PeddlerViewTurnView {
    left: string;
    right: string;
    times: number;
    action: string;
    text: Text;
    side: string;
    place: string;
    cost: Cost;
}
export interface PeddlerViewReserveView {
    space: number;
    marked: boolean;
    adventurer: string | null;
}
export interface PeddlerViewStallView {
    space: number;
    good: string | null;
}
export interface SmithyView {
    at: string | null;
    spaces: SmithyViewSpaceView[];
    furnaces: SmithyViewFurnaceView[];
    alloy: SmithyViewAlloyView[];
    coal: SmithyViewCoalView[];
    locks: SmithyViewLockView[];
    weaponHeat: number;
    armourHeat: number;
    upTo: Text;
}
export interface SmithyViewSpaceView {
    space: string;
    text: Text;
    hours: number;
    corruption: number;
    dice: number;
    place: number;
}
export interface SmithyViewFurnaceView {
    furnace: number;
    colour: string | null;
    coal: SmithyViewCoalView[];
    heat: number;
    ready: string;
    text: Text;
}
export interface SmithyViewCoalView {
    heat: number;
    text: Text;
}
export interface SmithyViewAlloyView {
    colour: string;
    text: Text;
}
export interface SmithyViewLockView {
    lock: number;
    die: string;
    clan: string;
    locked: boolean;
    text: Text;
}
export interface CoveOptions {
    merchants?: Merchants;
    mirror?: Mirror;
    townsfolk?: TownsfolkDecks;
    rogues?: RogueCard;
    simultaneous?: MarketAtTheSameTime;
    peddler?: ThePeddler;
    components?: Components;
    scenario?: Scenario;
}
export interface CoveComponentsMerchantCard {
    id: string;
    name: Text;
    help: Text;
    aim: Text;
    complexity: number;
    playable: boolean;
    ofOurOwn: boolean;
    colours: string[];
    crew: CoveComponentsSlotCard[];
}
export interface CoveComponentsSlotCard {
    id: string;
    name: Text;
    text: Text;
}
export interface CoveComponentsAdventurerCard {
    id: string;
    name: Text;
    colour: string;
    customer: boolean;
}
export interface CoveComponentsGoodCard {
    id: string;
    name: Text;
    colour: string;
    large: boolean;
    buyer: string;
    price: number;
}
export interface CoveComponentsPierCard {
    id: string;
    name: Text;
    small: boolean;
    large: boolean;
}
export interface CoveComponentsTownsfolkCard {
    id: string;
    name: Text;
    deck: string;
    ability: Text;
    clans: string[];
    corruption: number;
    rules: Rule[];
}
export interface CoveComponentsDeckCard {
    id: string;
    name: Text;
    help: Text;
}
export interface CoveComponentsRogueCardFace {
    id: string;
    name: Text;
    text: Text;
    lair: number;
    bag: number;
    boardAtArrival: boolean;
}
export interface CoveComponentsCorruptionCard {
    id: string;
    text: Text;
    help: Text;
    corruption: number;
    clans: string[];
    copies: number;
    rules: Rule[];
}
export interface CoveComponentsHourCard {
    id: string;
    place: number;
    loads: number;
    hand: boolean;
}
export interface ChronomancerDescriptionTileCard {
    id: string;
    name: Text;
    says: Text[];
    special: boolean;
    sides: TimeShopViewTileView[];
    rules: Rule[];
}
export interface EntertainerDescriptionSongCard {
    id: string;
    kind: string;
    name: Text;
    text: Text;
    hours: number;
    skill: StageViewSkillView | null;
    rules: Rule[];
}
export interface CoveAnswers {
    crew:
        | {
              crew: number;
          }
        | {
              done: boolean;
          };
    slot: {
        slot: number;
    };
    recruit: {
        townsfolk: string;
    };
    "place-adventurer": {
        boat: number;
    };
    dock: {
        dock: number;
    };
    hand: {
        hand: boolean;
    };
    "discard-corruption":
        | {
              discard: string;
          }
        | {
              done: boolean;
          };
    "pick-aboard": {
        boat: number;
        adventurer: CoveAdventurersId;
    };
    "pick-boat": {
        boat: number;
    };
    "pick-pier": {
        pier: CovePiersId;
    };
    sell:
        | {
              sell: CoveGoodsId;
          }
        | {
              done: boolean;
          };
    thieves:
        | {
              lure: CoveAdventurersId;
              boat: number;
          }
        | {
              done: boolean;
          };
    cultists:
        | {
              cultists: number;
          }
        | {
              done: boolean;
          };
    "move-figure": {
        figure: "chronomancer" | "assistant";
        space: string;
    };
    relic: {
        take: CoveGoodsId;
    };
    "relic-or-patronage": {
        take: "relic" | "patronage";
    };
    shift: {
        tile: string;
    };
    "take-frozen-hour": {
        icon: number;
    };
    "spend-frozen-hour":
        | {
              cover: number;
          }
        | {
              done: boolean;
          };
    "swap-relic": {
        give: CoveGoodsId;
        take: CoveGoodsId;
    };
    enlarge: {
        swap: CoveGoodsId;
    };
    break: {
        swap: CoveGoodsId;
    };
    "play-skill": {
        play: string;
    };
    "discard-skill": {
        discard: string;
    };
    "turn-dial": {
        turn: number;
    };
    sing:
        | {
              place: string;
          }
        | {
              sing: string;
              side?: string;
          }
        | {
              fan: string;
          }
        | {
              rune: string;
          }
        | {
              use: string;
          }
        | {
              boast: boolean;
          }
        | {
              done: boolean;
          };
    "sing-for-another":
        | {
              sing: string;
              side?: string;
          }
        | {
              done: boolean;
          };
    "lay-sources":
        | {
              top: string;
          }
        | {
              bottom: string;
          }
        | {
              improv: string;
          }
        | {
              stone: boolean;
          }
        | {
              done: boolean;
          };
    "buy-card":
        | {
              buy: string;
          }
        | {
              done: boolean;
          };
    "choose-hall": {
        hall: string;
    };
    boast: {
        creature: string;
    };
    "take-creature": {
        creature: string;
    };
    "smith-work":
        | {
              work: string;
          }
        | {
              work: string;
              rake: number;
          };
    "place-dice":
        | {
              die: string;
              furnace: number;
          }
        | {
              done: boolean;
          };
    forge:
        | {
              furnace: number;
              make: "weapon" | "armour";
              keep: boolean;
          }
        | {
              done: boolean;
          };
    unlock: {
        unlock: number;
    };
    "fan-flames": {
        fan: number;
    };
    enamel: {
        furnace: number;
        colour: string;
    };
    "call-patron": {
        patron: CoveAdventurersId;
    };
}
export interface CoveFacts {
    "set-up": {};
    merchant: {
        merchant: CoveMerchantsId;
    };
    "rogue-card": {
        card: string;
    };
    hourglasses: {
        stack: number[];
    };
    day: {
        round: number;
    };
    arrived: {
        boats: CoveAdventurersId[][];
    };
    turn: {};
    clock: {
        hour: string;
        place: number;
    };
    hand: {
        place: number;
    };
    mark: {
        loads: number;
        place: number;
    };
    drew: {
        adventurer: CoveAdventurersId;
    };
    placed: {
        adventurer: CoveAdventurersId;
        boat: number;
    };
    docked: {
        adventurers: CoveAdventurersId[];
        boat: number;
        dock: number;
        pier: CovePiersId;
    };
    "all-docked": {
        market: number;
    };
    removed: {
        adventurers: CoveAdventurersId[];
        boat: number;
    };
    sent: {
        adventurer: CoveAdventurersId;
        from: number;
        to: string | number;
    };
    lured: {
        adventurer: CoveAdventurersId;
        from: number;
        boat: number;
    };
    cultists: {
        count: number;
        pier: CovePiersId;
    };
    corruption: {
        card?: string;
    };
    "corruption-discarded": {};
    "corruption-reshuffled": {};
    townsfolk: {
        townsfolk: string;
    };
    "townsfolk-left": {
        townsfolk: string;
    };
    "townsfolk-none": {};
    recruited: {
        place: number;
        townsfolk: string;
    };
    joined: {
        slot: number;
        townsfolk: string;
    };
    crew: {
        slot: number;
    };
    patronage: {
        gold: number;
        icons: CoveAdventurersId[];
    };
    good: {
        good: CoveGoodsId;
        space?: number;
    };
    "market-opens": {
        order: number[];
    };
    sold: {
        customers: number;
        gold: number;
        good: CoveGoodsId;
        pier: CovePiersId;
    };
    "clean-up": {
        mice: number;
    };
    "final-scoring": {};
    final: {
        clans: {
            [k: string]: number;
        };
        corruption: number;
        gain: number;
        loss: number;
    };
    winner: {
        gold: number;
    };
    scenario: {
        scenario: string;
    };
    medal: {
        medal: string;
        points: number;
        scenario: string;
    };
    swapped: {
        count: number;
        gave: CoveGoodsId;
        took: CoveGoodsId;
    };
    portals: {};
    moved: {
        corruption: number;
        figure: "chronomancer" | "assistant";
        hours: number;
        space: string;
    };
    shifted: {
        in: string;
        machine: string;
        out: string;
    };
    "frozen-taken": {
        icon: number;
    };
    "frozen-spent": {
        icon: number;
    };
    bard: {
        moves: number;
        place: string;
    };
    stage: {};
    composed: {
        discarded: string;
        played: string;
    };
    dial: {
        dial: number;
        quarters: number;
        song: boolean;
    };
    volume: {
        volume: number;
    };
    rest: {
        hours: number;
    };
    sang: {
        clan: string;
        crowd: number;
        gold: number;
        icons: number;
        place: string;
        sources: {
            [k: string]: string | number;
        }[];
    };
    fan: {
        handLimit: number;
        icons: number;
        place: string;
        price: number;
        sources: {
            [k: string]: string | number;
        }[];
        townsfolk: string;
    };
    "fan-kept": {
        townsfolk: string;
    };
    rune: {
        clan: string;
        icons: number;
        place: string;
        price: number;
        sources: {
            [k: string]: string | number;
        }[];
    };
    creature: {
        card: string;
    };
    boast: {
        volume: number;
    };
    "creature-acts": {
        card: string;
        gold: number;
        stones: number;
    };
    improv: {
        card: string;
        gold: number;
        volume: number;
    };
    bought: {
        pile: string;
        price: number;
    };
    "card-drawn": {
        card?: string;
    };
    reshuffled: {
        cards: number;
    };
    "song-over": {
        swan: boolean;
    };
    "peddler-joins": {};
    "peddler-card": {
        card: string;
    };
    "peddler-turn": {
        action: string;
        corruption: number;
        hours: number;
        left: string;
        place: string;
        right: string;
        side: string;
        times: number;
    };
    "peddler-turn-ends": {
        discarded: string;
        right: string;
    };
    "peddler-shuffled": {};
    "peddler-reshuffled": {};
    "peddler-chooses": {
        adventurer: CoveAdventurersId;
        good?: string;
        space?: number;
    };
    "peddler-dock": {
        adventurer?: CoveAdventurersId;
        boat: number;
        dock?: number;
    };
    "peddler-full": {
        missed: number;
    };
    "peddler-hand": {
        goods: number;
        takes: boolean;
    };
    "peddler-no-good": {
        good: string;
    };
    "peddler-patronage": {
        clan: string;
        gold: number;
    };
    "peddler-reserve": {
        adventurer: CoveAdventurersId;
        space: number;
    };
    "peddler-slides": {
        space: number;
    };
    worked: {
        space: string;
    };
    raked: {
        furnace: number;
    };
    "dice-rolled": {
        dice: string[];
    };
    "die-placed": {
        die: string;
        furnace: number;
    };
    "furnace-emptied": {
        furnace: number;
        kept: boolean;
    };
    unlocked: {
        die: "alloy" | "coal";
        lock: number;
    };
    enamelled: {
        colour: string;
        furnace: number;
    };
}
