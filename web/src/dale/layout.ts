import { between, leastTarget, questionHeight, shapeOf, type Room, type Shape } from "../play/frame";

/** How large everything on Dale's table is drawn, so that all of it is in the window at once. Widths of cards in pixels. */
export type Layout = {
    shape: Shape;
    /** Whether the other players sit beside each other, and whether their stall lies below their name. */
    beside: boolean;
    below: boolean;
    rival: number;
    /** In how many rows the stacks of the others' stalls lie. */
    rivalRows: number;
    market: number;
    /** The market's piles, where they have no room beside its cards. */
    marketPile: number;
    hand: number;
    stall: number;
    /** In how many rows the stacks of my stall lie. */
    stallRows: number;
    pile: number;
    handRows: number;
    /** What the hand may take of the width. */
    handRoom: number;
};

/** Height to width of a card; and of a stack, whose cards lie one over the other. */
export const CARD = 1.42;
export const STACK = 1.86;

const gap = 8;
const edge = 12;
/** Around the cards: the awning, padding and the price below; my counter's padding and the lift of a marked card. */
const aroundMarket = 46;
const aroundHand = 34;
/** The market's three piles beside its cards. */
const pilesBeside = 3 * 72 + 70;

/** The market's piles above its cards, as small as they may get. */
const leastPile = 18;

export type Stand = { groups: number; teams: boolean; goal: number; held: number; scheduled: number };

export function layOut(room: Room, { groups, teams, goal, held, scheduled }: Stand): Layout {
    const shape = shapeOf(room);
    const cards = Math.max(5, held);
    if (shape === "short") return low(room, groups, teams, goal, cards);
    return shape === "tall"
        ? upright(room, groups, teams, goal, cards)
        : wide(room, groups, teams, goal, cards, scheduled);
}

/** A row of `count` cards in a width. */
const inRow = (width: number, count: number, space: number) => width / count - space;

/** My own stall in one row: the place to build at is never smaller than what a finger needs. */
function stallInRow(width: number, goal: number, space: number): number {
    const even = inRow(width, goal, space);
    return even >= leastTarget() ? even : inRow(width - leastTarget() - space, goal - 1, space);
}

function wide(room: Room, groups: number, teams: boolean, goal: number, held: number, scheduled: number): Layout {
    const inner = room.width - 2 * edge;
    const each = (inner - (groups - 1) * gap) / Math.max(1, groups);
    const below = groups > 1 || teams;
    const around = below ? 66 : 20;
    const widest = below ? inRow(each - 24, goal, 6) : inRow(each - 440, goal, 6);
    const left = room.height - 12 - questionHeight(room) - 3 * gap - aroundMarket - aroundHand - around;
    const mostMarket = Math.min(300, inRow(inner - 24 - pilesBeside, 5, 12));
    const mostHand = Math.min(300, (inner * (teams ? 0.49 : 0.58)) / (0.9 * held + 0.1));
    // The others' stalls get their share; what the cards of market and hand cannot use for their width is theirs too.
    const share = between(26, room.height * 0.075, widest);
    const spare = (left - (mostMarket + mostHand) * CARD) / STACK;
    // Where height is left and width is not, their stacks lie in two rows, and larger.
    const inOne = Math.min(widest, 110, Math.max(share, spare));
    const inTwo = Math.min(inRow(each - 24, Math.ceil(goal / 2), 6), 90, (spare - 4) / 2);
    const rivalRows = below && !teams && inTwo > inOne * 1.12 ? 2 : 1;
    const rival = rivalRows === 2 ? inTwo : inOne;
    const cards = (left - rivalRows * rival * STACK) / CARD;
    const market = between(44, Math.max(cards / 2, cards - mostHand), mostMarket);
    const hand = between(44, cards - market, mostHand);
    const rows = 2;
    const perRow = Math.ceil(goal / rows);
    const stall = between(
        24,
        (hand * CARD + aroundHand - 40) / rows / STACK,
        Math.min(90, (inner * (teams ? 0.2 : 0.27)) / perRow - 6),
    );
    const pile = between(26, (hand * CARD + aroundHand - 92) / 2 / CARD, 110);
    const besideMe = teams ? 128 : 0;
    const asideHand =
        perRow * (stall + 6) + 30 + pile + 24 + besideMe + (scheduled > 0 ? scheduled * (stall + 22) + 20 : 0);
    return {
        shape: "wide",
        beside: true,
        below,
        rival,
        rivalRows,
        market,
        marketPile: leastPile,
        hand,
        stall,
        stallRows: rows,
        pile,
        handRows: 1,
        handRoom: Math.max(held * 30 + hand, inner - asideHand - 24),
    };
}

function upright(room: Room, groups: number, teams: boolean, goal: number, held: number): Layout {
    const inner = room.width - 2 * edge;
    const beside = groups > 1 && inner / groups > 250 && room.height < room.width * 1.3;
    const rival = beside
        ? between(20, inRow(inner / groups - 24, goal, 5), 52)
        : between(20, inRow(inner - (teams ? 24 : inner < 520 ? 172 : 260), goal, 6), room.height * 0.05);
    const line = rival * STACK + (beside ? 74 : 14);
    // Rivals of a team have two lines, their names and their stall; and my partner has one, beside me, without a stall.
    const rivals = groups === 0 ? 0 : beside ? line : groups * line + (groups - 1) * 5 + (teams ? 40 + 48 : 0);
    const stall = between(26, stallInRow(inner - 16, goal, 6), Math.min(84, room.height * 0.075));
    const counter = stall * STACK + 62;
    const handRows = held * 48 > inner ? 2 : 1;
    const least = inner > 600 ? 34 : leastPile;
    const piles = least * CARD;
    const left = room.height - rivals - questionHeight(room) - counter - 5 * gap - aroundMarket - piles - aroundHand;
    const market = between(44, left / CARD / (1 + handRows), inRow(inner - 12, 5, 8));
    const perRow = Math.ceil(held / handRows);
    const hand = between(
        44,
        (left - market * CARD) / CARD / handRows,
        Math.min(200, Math.max(inner / perRow, inner / 5) * 1.04),
    );
    return {
        shape: "tall",
        beside,
        below: beside,
        rival,
        rivalRows: 1,
        market,
        marketPile: between(least, least + (left - (market + handRows * hand) * CARD) / CARD, 52),
        hand,
        stall,
        stallRows: 1,
        pile: between(30, stall * 0.8, 60),
        handRows,
        // The outermost cards are tilted: their corners reach further than they are wide.
        handRoom: inner - Math.max(12, hand * 0.16),
    };
}

/** A phone held across: the others and my stall on the left; the market, the question and my hand on the right. */
function low(room: Room, groups: number, teams: boolean, goal: number, held: number): Layout {
    const left = room.width * 0.43 - 2 * edge;
    const right = room.width - left - 3 * edge;
    const stall = between(24, stallInRow(left - 8, goal, 6), 44);
    const mine = stall * STACK + 64;
    const below = groups === 1 && !teams;
    const rival = between(
        16,
        teams
            ? (room.height - mine - 130) / STACK
            : ((room.height - mine - 12) / Math.max(1, groups) - (below ? 70 : 20)) / STACK,
        Math.min(60, inRow(left - (below || teams ? 24 : 150), goal, 6)),
    );
    const rest = room.height - questionHeight(room) - 2 * gap - 34 - 22;
    const market = between(40, rest / CARD / 2, inRow(right - 60, 5, 8));
    const hand = between(44, (rest - market * CARD) / CARD, 100);
    return {
        shape: "short",
        beside: false,
        below,
        rival,
        rivalRows: 1,
        market,
        marketPile: leastPile,
        hand,
        stall,
        stallRows: 1,
        pile: 28,
        handRows: 1,
        handRoom: Math.max(held * 24 + hand, right - 10),
    };
}
