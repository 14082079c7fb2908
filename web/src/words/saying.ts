import type { Argument, Text } from "./text";

/** How a language counts, enumerates and joins words, and its sentences by their English. */
export type Speech = { code: string; habits: Record<string, string>; sentences: Record<string, string> };

/** Who reads, and what the players are called. */
export type Reader = { is: (seat: number) => boolean; nameOf: (seat: number) => string | undefined };

export const anybody: Reader = { is: () => false, nameOf: () => undefined };

/** A piece of a sentence that was said: plain words, the name of a thing, or a player. */
export type Piece = { words: string; thing?: string; seat?: number };

export const english: Speech = {
    code: "en",
    habits: {
        name: "English",
        plural: "n = 1",
        comma: ", ",
        and: " and ",
        nothing: "nothing",
        decimal: ".",
        player: "Player {0}",
        time: "{0}:{1}",
        "full hour": "{0}:{1}",
    },
    sentences: {},
};

/** A text as plain words. */
export function spoken(text: Text, speech: Speech, reader: Reader): string {
    return wordsOf(pieces(text, speech, reader));
}

/** A template that is in the language already, with its gaps filled. */
export function filled(template: string, values: Argument[], speech: Speech, reader: Reader): string {
    return wordsOf(new Saying(speech, reader).fill(template, values, true));
}

/** A text in pieces, so that names and small pictures can be put where they stand. */
export function pieces(text: Text, speech: Speech, reader: Reader): Piece[] {
    const said = new Saying(speech, reader).text(text, true);
    const joined: Piece[] = [];
    for (const piece of said) {
        const last = joined.at(-1);
        if (last && isPlain(last) && isPlain(piece)) last.words += piece.words;
        else if (piece.words !== "") joined.push({ ...piece });
    }
    return joined;
}

const wordsOf = (said: Piece[]) => said.map((piece) => piece.words).join("");

const isPlain = (piece: Piece) => piece.thing === undefined && piece.seat === undefined;

class Saying {
    constructor(
        private readonly speech: Speech,
        private readonly reader: Reader,
    ) {}

    /** Where a text begins a sentence, a player who has no name is told with a capital letter. */
    text(text: Text, begins: boolean): Piece[] {
        const template = text.own?.[this.speech.code] ?? this.speech.sentences[text.say] ?? text.say;
        const said = this.fill(template, text.with ?? [], begins);
        return text.thing === undefined ? said : [{ words: wordsOf(said), thing: text.thing }];
    }

    fill(template: string, values: Argument[], begins: boolean): Piece[] {
        const said: Piece[] = [];
        let plain = "";
        for (let at = 0; at < template.length; at++) {
            const end = template[at] === "{" ? closing(template, at) : -1;
            const first = begins && plain === "" && said.length === 0;
            const gap = end < 0 ? undefined : this.gap(template.slice(at + 1, end), values, first);
            if (gap) {
                if (plain !== "") said.push({ words: plain });
                plain = "";
                said.push(...gap);
                at = end;
            } else plain += template[at];
        }
        if (plain !== "") said.push({ words: plain });
        return said;
    }

    /** What stands for a gap; undefined where these braces are no gap and stand for themselves. */
    private gap(inside: string, values: Argument[], begins: boolean): Piece[] | undefined {
        if (inside.startsWith("!")) return [];
        if (!/^\d/.test(inside)) return undefined;
        const value = values[Number(inside[0])];
        if (value === undefined) return undefined;
        if (inside.length === 1) return this.value(value, begins);
        const rest = inside.slice(2);
        switch (inside[1]) {
            case "#":
                return this.fill(form(rest, plural(this.habit("plural"), count(value))), values, begins);
            case "?":
                return this.fill(form(rest, this.isReader(value) ? 0 : 1), values, begins);
            case ":":
                return this.joined(rest, value, begins);
            default:
                return undefined;
        }
    }

    private value(value: Argument, begins: boolean): Piece[] {
        if (Array.isArray(value)) return this.list(value, begins);
        if (typeof value === "number" && !Number.isInteger(value))
            return [{ words: value.toFixed(1).replace(".", this.habit("decimal")) }];
        if (typeof value !== "object") return [{ words: String(value) }];
        if ("who" in value) return [{ words: this.player(value.who, begins), seat: value.who }];
        if ("hour" in value) {
            const shape = this.habit(value.minute === 0 ? "full hour" : "time");
            const minutes = String(value.minute).padStart(2, "0");
            return [{ words: shape.replace("{0}", String(value.hour)).replace("{1}", minutes) }];
        }
        return this.text(value, begins);
    }

    private player(seat: number, begins: boolean): string {
        const name = this.reader.nameOf(seat);
        if (name !== undefined) return name;
        const number = this.habit("player").replace("{0}", String(seat + 1));
        return begins ? number.charAt(0).toUpperCase() + number.slice(1) : number;
    }

    private list(items: Argument[], begins: boolean): Piece[] {
        if (items.length === 0) return [{ words: this.habit("nothing") }];
        return items.flatMap((item, i) => [
            ...(i === 0 ? [] : [{ words: this.habit(i === items.length - 1 ? "and" : "comma") }]),
            ...this.value(item, begins && i === 0),
        ]);
    }

    private isReader(value: Argument): boolean {
        if (typeof value !== "object" || Array.isArray(value)) return false;
        if ("who" in value) return this.reader.is(value.who);
        const only = "say" in value && value.say === "{0}" ? value.with?.[0] : undefined;
        return only !== undefined && this.isReader(only);
    }

    /**
     * The value after a word that may be joined with it, as the language says, from the most special to the plain:
     * "le >du |[aeiou]>d’|>de ". Articles are looked for in our own words only, not in people's names.
     */
    private joined(word: string, value: Argument, begins: boolean): Piece[] {
        const said = this.value(value, false);
        const first = said[0];
        if (!first) return said;
        const isName = first.seat !== undefined && this.reader.nameOf(first.seat) !== undefined;
        for (const rule of this.habit(`joining ${word}`).split("|")) {
            const arrow = rule.indexOf(">");
            if (arrow < 0) continue;
            const start = rule.slice(0, arrow);
            const instead = { words: rule.slice(arrow + 1) };
            if (start.startsWith("[")) {
                if (start.indexOf(first.words.charAt(0).toLowerCase()) > 0) return [instead, ...said];
            } else if (start === "") return [instead, ...said];
            else if (!isName && first.words.startsWith(start))
                return [instead, { ...first, words: first.words.slice(start.length) }, ...said.slice(1)];
        }
        return this.value(value, begins);
    }

    private habit(name: string): string {
        return this.speech.habits[name] ?? english.habits[name] ?? "";
    }
}

function count(value: Argument): number {
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return value.length;
    if (typeof value === "object" && "say" in value && value.say === "{0}" && value.with?.[0] !== undefined)
        return count(value.with[0]);
    return 2;
}

/** The place of the form that a number takes: conditions such as "n % 10 = 2..4 and n % 100 != 12..14; …". */
function plural(rule: string, number: number): number {
    const forms = rule.split("; ");
    const found = forms.findIndex((form) =>
        form.split(" and ").every((condition) => holds(condition, Math.abs(number))),
    );
    return found < 0 ? forms.length : found;
}

function holds(condition: string, number: number): boolean {
    const parts = /^n(?: % (\d+))? (!?)= (\d+)(?:\.\.(\d+))?$/.exec(condition);
    if (!parts) throw new Error(`"${condition}" is no condition on a number`);
    const [, modulus, not, least, most] = parts;
    const rest = modulus ? number % Number(modulus) : number;
    return (rest >= Number(least) && rest <= Number(most ?? least)) !== (not === "!");
}

function form(forms: string, index: number): string {
    const all: string[] = [];
    let depth = 0;
    let from = 0;
    for (let at = 0; at < forms.length; at++) {
        const c = forms[at];
        if (c === "{") depth++;
        else if (c === "}") depth--;
        else if (c === "|" && depth === 0) {
            all.push(forms.slice(from, at));
            from = at + 1;
        }
    }
    all.push(forms.slice(from));
    return all[Math.min(index, all.length - 1)] ?? "";
}

function closing(template: string, opening: number): number {
    let depth = 0;
    for (let at = opening; at < template.length; at++) {
        if (template[at] === "{") depth++;
        else if (template[at] === "}" && --depth === 0) return at;
    }
    return -1;
}
