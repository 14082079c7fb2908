import { isStill } from "../words/settings.svelte";

/** Where each piece lies, by its key; several pieces may share one (two cards of a kind). */
export type Lying = Map<string, DOMRect[]>;

/** Notes where the pieces are before the table changes. */
export function whereThingsLie(root: Element | undefined): Lying {
    const lying: Lying = new Map();
    if (!root || isStill()) return lying;
    for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
        const key = element.dataset.piece ?? "";
        const rects = lying.get(key) ?? [];
        rects.push(element.getBoundingClientRect());
        lying.set(key, rects);
    }
    return lying;
}

const milliseconds = 360;

/** After the change, lets every piece travel from where it was to where it is now. */
export function letThingsMove(root: Element | undefined, before: Lying): void {
    if (!root || before.size === 0) return;
    for (const [element, from] of journeys(root, before)) {
        const to = element.getBoundingClientRect();
        if (!to.width || !from.width) continue;
        const scale = scaleOf(element);
        const [dx, dy] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
        if (Math.abs(dx) + Math.abs(dy) < 2) continue;
        element.animate([{ transform: `${ownTransform(element)} translate(${dx}px, ${dy}px)` }, {}], {
            duration: milliseconds,
            easing: "cubic-bezier(.3,.7,.2,1)",
        });
    }
}

/** Pieces that stayed are matched first, so that only what really moved travels. */
function journeys(root: Element, before: Lying): [HTMLElement, DOMRect][] {
    const moved: [HTMLElement, DOMRect][] = [];
    const open = new Map([...before].map(([key, rects]) => [key, [...rects]]));
    const waiting: HTMLElement[] = [];
    for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
        const rects = open.get(element.dataset.piece ?? "");
        const now = element.getBoundingClientRect();
        const stayed = rects?.findIndex((was) => Math.abs(was.left - now.left) + Math.abs(was.top - now.top) < 2) ?? -1;
        if (rects && stayed >= 0) rects.splice(stayed, 1);
        else waiting.push(element);
    }
    for (const element of waiting) {
        const from = open.get(element.dataset.piece ?? "")?.shift() ?? placeOf(root, element.dataset.from);
        if (from) moved.push([element, from]);
    }
    return moved;
}

function placeOf(root: Element, from: string | undefined): DOMRect | undefined {
    return from ? root.querySelector(`[data-place="${from}"]`)?.getBoundingClientRect() : undefined;
}

/** Inside a drawing one unit is not one pixel. */
function scaleOf(element: Element): number {
    return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

/** A group's place in its drawing must not be lost while it travels. */
function ownTransform(element: Element): string {
    const written = element instanceof SVGElement ? element.getAttribute("transform") : null;
    const match = written?.match(/^translate\(([-\d.]+)[ ,]+([-\d.]+)\)$/);
    return match ? `translate(${match[1]}px, ${match[2]}px)` : "";
}
