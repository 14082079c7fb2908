/** A box on the screen. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Things that should stay in sight, and how much each is worth. */
export type Sight = { box: Box; worth: number };

const overlap = (a: Box, b: Box) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Of several places for something of a size, the one where it covers least; of equals the first. */
export function leastCovering<Place extends { left: number; top: number }>(
    places: Place[],
    { width, height }: { width: number; height: number },
    sights: Sight[],
): Place | undefined {
    const cost = ({ left, top }: Place) =>
        sights.reduce(
            (sum, { box, worth }) =>
                sum + worth * overlap({ left, top, right: left + width, bottom: top + height }, box),
            0,
        );
    let [best, least] = [places[0], Infinity];
    for (const place of places) {
        const covered = cost(place);
        if (covered < least) [best, least] = [place, covered];
    }
    return best;
}

/** All that matches, as it lies on the screen now. */
export function sightsOf(root: ParentNode, selector: string, worth: number): Sight[] {
    return [...root.querySelectorAll(selector)].map((each) => ({ box: each.getBoundingClientRect(), worth }));
}
