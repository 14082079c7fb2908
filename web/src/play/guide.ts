import type { Advice, Data, Option } from "../wire/types";
import { same } from "../wire/types";
import { settings } from "../words/settings.svelte";

/** So often a decision of a kind is made well before the guide trusts that it is understood. */
const trusted = 2;

/** What costs less of the chance to win than this is as good as the best. */
const trifle = 0.02;

export function isGuided(game: string): boolean {
    return settings.hints && settings.guided.includes(game);
}

/** The guide is not needed any more: the first game is over, or somebody wants to go on alone. */
export function letGo(game: string): void {
    if (settings.guided.includes(game)) settings.guided = settings.guided.filter((each) => each !== game);
}

const named = (game: string, kind: string) => `${game} ${kind}`;

export function isUnderstood(game: string, kind: string): boolean {
    return (settings.understood[named(game, kind)] ?? 0) >= trusted;
}

export function madeWell(game: string, kind: string): void {
    const name = named(game, kind);
    settings.understood = { ...settings.understood, [name]: (settings.understood[name] ?? 0) + 1 };
}

/** Whether answers are what was advised, or hardly worse. */
export function isAsGood(advice: Advice, options: readonly Option[], given: readonly Data[]): boolean {
    const worthOf = (option: number) => advice.alternatives.find((each) => each.option === option)?.worth;
    const best = worthOf(advice.option) ?? 0;
    return options.some(
        ({ answer }, i) =>
            given.some((each) => same(each, answer)) &&
            (i === advice.option || (worthOf(i) ?? -Infinity) >= best - trifle),
    );
}
