import { cards, decisions, type EventKind } from "../described/dale";
import { decisionOf } from "../play/decisions";
import type { Component } from "svelte";
import type { BoardProps, GameTable, Together } from "../play/tables";
import type { Decision } from "../wire/schema";
import type { Data, Option, Pending } from "../wire/types";
import { fill, words } from "../words/words.svelte";
import { cardFacts } from "./cards";
import DaleCard from "./DaleCard.svelte";
import DaleTable from "./DaleTable.svelte";
import Picture from "./Picture.svelte";
import { ruleOfThing } from "./rules";
import { daleKeys, type DecisionKind } from "./targets";
import type { DaleView } from "./view";

/** Cards of one's own are marked; those of the market and of stalls are pointed at, one by one. */
const isMark = ({ answer }: Option) => typeof answer.card === "string" && !("slot" in answer) && !("stack" in answer);

function worth(option: Option): number | undefined {
    if (!isMark(option)) return undefined;
    const { card, as, value } = option.answer;
    return typeof value === "number" ? value : cardFacts(String(as ?? card)).value;
}

const one = (option: Option) => (isMark(option) ? 1 : undefined);

/** Cards are asked for one by one; the view says how much is still to go, and the game how they combine. */
function together(pending: Pending, view: DaleView): Together | undefined {
    const { combining } = decisionOf<Pick<Decision, "combining">>(decisions, pending.kind);
    if (combining === "one" || combining === "order" || !pending.options.some(isMark)) return undefined;
    const need = view.toGo ?? undefined;
    const counted = combining === "several";
    // What is paid in full may still be added to, card by card, until one says that this is all.
    if ((counted && need === 1) || need === 0) return undefined;
    return {
        need,
        exact: combining !== "cover",
        worth: counted ? one : worth,
        done: ending(pending.kind, need),
        partly: view.teams ? withPartner(pending.kind) : undefined,
    };
}

/** A stack of both partners' cards is built as soon as it is whole. */
function ending(kind: string, need: number | undefined): Data | undefined {
    if (kind === ("take-help" satisfies DecisionKind)) return { do: "build" };
    return need === undefined ? { do: "done" } : undefined;
}

/** Partners talk of a stack: one asks for what is missing, the other may show cards that go with different ones. */
function withPartner(kind: string): Together["partly"] {
    const w = words().dale;
    if (kind === ("build" satisfies DecisionKind)) return { answer: { do: "ask-partner" }, text: w.askPartner };
    if (kind === ("help" satisfies DecisionKind)) return { answer: { do: "done" }, text: w.showThese };
    return undefined;
}

/** The card that lies in a place of the table, face up. */
function cardAt(key: string, view: DaleView): string | undefined {
    const [place, second, , fourth] = key.split(":");
    if (place === "hand" || place === "spread" || place === "schedule") return second;
    if (place === "market") return view.market.slots[Number(second)]?.card ?? undefined;
    return place === "stall" ? fourth : undefined;
}

/** What these do once in a turn ends with the turn: after the last action they would change nothing any more. */
const endingWithTheTurn = new Set<unknown>(["bold-haggler"] satisfies (keyof typeof cards)[]);

function isIdle({ kind, options }: Pending): boolean {
    const uses = options.filter(({ answer }) => answer.do !== "done");
    return kind === "before-clean-up" && uses.every(({ answer }) => endingWithTheTurn.has(answer.as ?? answer.show));
}

export const table: GameTable = {
    component: DaleTable as unknown as Component<BoardProps>,
    keysOf: (view, me) => daleKeys(view as DaleView, me),
    together: (pending, view) => together(pending, view as DaleView),
    preview(key, view) {
        const card = cardAt(key, view as DaleView);
        return card
            ? { component: DaleCard as unknown as Component<Record<string, unknown>>, props: { card, width: 210 } }
            : undefined;
    },
    ruleOf: ruleOfThing,
    picture: Picture,
    small: new Set<EventKind>([
        "drew",
        "turn-began",
        "paid",
        "market-filled",
        "finished",
        "reshuffled",
        "shuffled",
        "market-reshuffled",
        "ended-actions",
        "laid-aside",
        "chose-secretly",
    ]),
    isIdle,
    passedBy: new Set<DecisionKind>(["before-clean-up"]),
    telling: new Set<DecisionKind>(["react", "before-clean-up", "help"]),
    turns: new Set<EventKind>(["turn-began"]),
    aim: (view, me) => {
        const { goal, players } = view as DaleView;
        return fill(words().guide.aimDale, goal, players.find(({ seat }) => seat === me)?.stall.length ?? 0);
    },
    hint: (kind) => decisionOf(decisions, kind).meaning,
};
