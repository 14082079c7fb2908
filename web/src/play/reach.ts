import { leastTarget } from "./frame";

/** Something that can be chosen: what it stands for, and which of several alike it is. */
export type Far = { key: string; thing: string };

/** Of the things that can be chosen, those that cannot be got at on the board: too small, covered, or out of the window. */
export function outOfReach(root: Element, keys: string[]): Far[] {
    const least = leastTarget() - 0.5;
    const there = new Map<string, HTMLElement[]>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-target]:not([data-tray])"))
        put(there, element.dataset.target ?? "", element);
    return keys.flatMap((key) => {
        const alike = there.get(key) ?? [];
        if (alike.some((element) => isInReach(element, least))) return [];
        const things = new Set(alike.map((element) => element.dataset.thing ?? key));
        return things.size === 0 ? [{ key, thing: key }] : [...things].map((thing) => ({ key, thing }));
    });
}

/** Whether something is still on its way to where it will lie, or lies over everything for now. */
export function isMoving(root: Element): boolean {
    if (document.querySelector(".veil, dialog[open]")) return true;
    return root
        .getAnimations({ subtree: true })
        .some(({ playState, effect }) => playState === "running" && effect instanceof KeyframeEffect && moves(effect));
}

/** What only glows stays where it is, and what never ends moves on the spot. */
function moves(effect: KeyframeEffect): boolean {
    return (
        Number.isFinite(effect.getComputedTiming().endTime) &&
        effect.getKeyframes().some((frame) => frame["filter"] === undefined)
    );
}

function put(map: Map<string, HTMLElement[]>, key: string, element: HTMLElement): void {
    const known = map.get(key);
    if (known) known.push(element);
    else map.set(key, [element]);
}

/**
 * Somewhere on the thing lies a square of that size, inside the window and covered by nothing; and its middle, where a finger
 * aims, is not under the question, though a fanned card may be under its neighbour there.
 */
export function isInReach(element: Element, least: number): boolean {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)];
    const [above, below] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    if (to - from < least || below - above < least) return false;
    if (document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".over")) return false;
    const half = least / 2;
    for (const x of spread(from + half, to - half))
        for (const y of spread(above + half, below - half)) if (isFree(element, x, y, half - 1)) return true;
    return false;
}

const spread = (low: number, high: number): number[] => [(low + high) / 2, low, high];

function isFree(element: Element, x: number, y: number, half: number): boolean {
    const corners: [number, number][] = [
        [x, y],
        [x - half, y - half],
        [x + half, y - half],
        [x - half, y + half],
        [x + half, y + half],
    ];
    return corners.every(([cx, cy], i) => {
        const top = document.elementFromPoint(cx, cy);
        // A round thing has no corners; what matters is that nothing else that can be chosen lies there.
        return top !== null && (element.contains(top) || (i > 0 && !top.closest("[data-target], .over")));
    });
}
