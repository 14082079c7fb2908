import type { Component, Snippet } from "svelte";
import { tables } from "../described/tables";
import type { Data, Option, Pending } from "../wire/types";
import type { Text } from "../words/text";
import type { KeysOf } from "./choices";
import type { Room } from "./frame";
import type { TipRule } from "./tipRules";

/** A choice of several things that are marked together. */
export type Together = {
    /** What the marks must add up to; undefined where any number will do. */
    need: number | undefined;
    exact: boolean;
    /** What one mark counts; undefined for answers that are not marks, such as "done". */
    worth: (option: Option) => number | undefined;
    /** The answer that ends the choice, where it does not end by itself. */
    done?: Data | undefined;
    /** What may be said where the marks do not add up, as far as the rules let it: somebody else is asked for the rest. */
    partly?: { answer: Data; text: string } | undefined;
};

/** A board gets what is seen, the room it has, and the question to put where the hand is. */
export type BoardProps = { view: unknown; room: Room; question: Snippet };

/** Draws a thing such as "card:glue" within a line of text; nothing where it knows no such thing. */
export type Picture = Component<{ thing: string; size?: number }>;

/** What the client knows of a game: its board, where each answer belongs on it, and its many-card choices. */
export type GameTable = {
    component: Component<BoardProps>;
    keysOf: (view: unknown, me: number | null) => KeysOf;
    together?: (pending: Pending, view: unknown) => Together | undefined;
    /** A closer look at a thing: what it says, large enough to read. */
    preview?: (
        key: string,
        view: unknown,
    ) => { component: Component<Record<string, unknown>>; props: Record<string, unknown> } | undefined;
    /** The rule that says what a thing is, by its key ("boat:2"). */
    ruleOf: (thing: string) => TipRule | undefined;
    /** A thing of the game as small as a word, for the log. */
    picture: Picture;
    /** Kinds of events that are not worth being told aloud. */
    small: ReadonlySet<string>;
    /** Kinds of questions that are mostly passed by: a setting answers them for good. */
    passedBy?: ReadonlySet<string>;
    /** Whether nothing but letting a question pass would change anything: then it is not asked. */
    isIdle?: (pending: Pending) => boolean;
    /** Kinds of questions that somebody who holds nothing for them has but one answer to: others must not be able to tell. */
    telling?: ReadonlySet<string>;
    /** Kinds of events that begin a turn: the log puts a heading there. */
    turns: ReadonlySet<string>;
    /** What the game is won by, and how far I have come, in a few words. */
    aim: (view: unknown, me: number | null) => string;
    /** What a kind of decision means, told the first time it comes up. */
    hint: (kind: string) => Text;
};

/** Boards are fetched with the first table of their game. */
export async function gameTable(id: string): Promise<GameTable> {
    if (!Object.hasOwn(tables, id)) throw new Error(`this page has no board for the game "${id}"`);
    return tables[id as keyof typeof tables]();
}
