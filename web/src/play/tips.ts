/** A thing on the table that somebody looks at more closely: by the pointer resting on it, by focus, or by a long press. */
export type Look = { near: Element; thing: string; name: string };

const rest = 550;
const press = 450;

/**
 * Watches a table for somebody who wants to know what a thing is. Every drawn thing says what kind of thing it is
 * (`data-tip`, "boat:2") and has a name.
 */
export function watchTips(root: HTMLElement, show: (look: Look | undefined, held: boolean) => void): () => void {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let over: Element | undefined;
    let swallow = false;
    let from = { x: 0, y: 0 };

    const thingAt = (target: EventTarget | null) =>
        target instanceof Element ? (target.closest("[data-tip]") ?? undefined) : undefined;

    function look(near: Element, held: boolean): void {
        const name = near.getAttribute("aria-label") ?? near.querySelector("[aria-label]")?.getAttribute("aria-label");
        const thing = near.getAttribute("data-tip") ?? "";
        if (near.isConnected) show({ near, thing, name: name ?? near.getAttribute("data-name") ?? "" }, held);
    }

    function consider(near: Element | undefined, after: number): void {
        if (near === over) return;
        clearTimeout(waiting);
        if (over) show(undefined, false);
        over = near;
        if (near) waiting = setTimeout(() => look(near, false), after);
    }

    const entered = (event: PointerEvent) => event.pointerType === "mouse" && consider(thingAt(event.target), rest);
    const left = (event: PointerEvent) => event.pointerType === "mouse" && consider(undefined, 0);
    const focused = (event: FocusEvent) =>
        consider(
            event.target instanceof Element && event.target.matches(":focus-visible")
                ? thingAt(event.target)
                : undefined,
            rest,
        );
    const blurred = () => consider(undefined, 0);

    function pressed(event: PointerEvent): void {
        clearTimeout(waiting);
        if (event.pointerType === "mouse") return;
        swallow = false;
        from = { x: event.clientX, y: event.clientY };
        const near = thingAt(event.target);
        if (near)
            waiting = setTimeout(() => {
                swallow = true;
                over = near;
                look(near, true);
            }, press);
    }

    function moved(event: PointerEvent): void {
        if (event.pointerType !== "mouse" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10)
            clearTimeout(waiting);
    }

    const lifted = (event: PointerEvent) => {
        if (event.pointerType !== "mouse") clearTimeout(waiting);
    };

    /** The click that ends a long press chooses nothing; the next touch puts the look away. */
    function clicked(event: MouseEvent): void {
        clearTimeout(waiting);
        if (swallow) {
            event.preventDefault();
            event.stopPropagation();
            swallow = false;
        } else if (over) {
            over = undefined;
            show(undefined, false);
        }
    }

    const menu = (event: Event) => {
        if (swallow || waiting) event.preventDefault();
    };

    const heard = new AbortController();
    const { signal } = heard;
    root.addEventListener("pointerover", entered, { signal });
    root.addEventListener("pointerleave", left, { signal });
    root.addEventListener("focusin", focused, { signal });
    root.addEventListener("focusout", blurred, { signal });
    root.addEventListener("pointerdown", pressed, { signal });
    root.addEventListener("pointermove", moved, { signal });
    root.addEventListener("pointerup", lifted, { signal });
    root.addEventListener("pointercancel", lifted, { signal });
    root.addEventListener("click", clicked, { signal, capture: true });
    root.addEventListener("contextmenu", menu, { signal });
    return () => {
        clearTimeout(waiting);
        heard.abort();
    };
}
