import type { CDPSession, Page } from "@playwright/test";

export type Window = { width: number; height: number; touch: boolean };

/** The windows a table must fit: a mouse's, and a finger's. */
export const windows: readonly Window[] = [
    { width: 1366, height: 657, touch: false },
    { width: 1440, height: 900, touch: false },
    { width: 1180, height: 820, touch: false },
    { width: 820, height: 1180, touch: false },
    { width: 1920, height: 1080, touch: false },
    { width: 2560, height: 1440, touch: false },
    { width: 390, height: 844, touch: true },
    { width: 844, height: 390, touch: true },
];

/** One page that becomes a laptop, a tablet or a phone, as its game goes on. */
export class Shapeshifter {
    private constructor(
        private readonly page: Page,
        private readonly tools: CDPSession,
    ) {}

    static async of(page: Page): Promise<Shapeshifter> {
        return new Shapeshifter(page, await page.context().newCDPSession(page));
    }

    async become({ width, height, touch }: Window): Promise<void> {
        await this.tools.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
        await this.page.setViewportSize({ width, height });
        await this.page.waitForFunction(
            ([width, touch]) => innerWidth === width && matchMedia("(pointer: coarse)").matches === touch,
            [width, touch] as const,
        );
        await this.lieStill();
    }

    /** The board hears of the new window within a frame or two, and is not busy once everything lies where it will. */
    private async lieStill(): Promise<void> {
        await this.page.evaluate(async () => {
            for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
            await Promise.allSettled(document.getAnimations().map((each) => each.finished));
            await new Promise(requestAnimationFrame);
        });
        await this.page.locator(".board[aria-busy=false]").waitFor();
    }
}

/**
 * What is wrong with the table as it stands, in words: something that can be chosen and is out of the window, covered or
 * too small; a text that does not fit its box; a board that would have to be scrolled.
 */
export function misfits(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const wrong: string[] = [];
        const least = matchMedia("(pointer: coarse)").matches ? 44 : 24;
        const inside = (box: DOMRect) =>
            box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;

        /** Some square of the least size on the thing is free: nothing else lies over its middle. */
        const free = (element: Element, box: DOMRect) => {
            const half = least / 2;
            const steps = (low: number, high: number) =>
                Array.from({ length: 9 }, (_, i) => low + half + ((high - low - least) * i) / 8);
            return steps(box.left, box.right).some((x) =>
                steps(box.top, box.bottom).some((y) => {
                    const top = document.elementFromPoint(x, y);
                    return top !== null && element.contains(top);
                }),
            );
        };
        const reached = (element: Element) => {
            const box = element.getBoundingClientRect();
            if (box.width < least - 0.5 || box.height < least - 0.5)
                return `${box.width.toFixed()}×${box.height.toFixed()}`;
            if (!inside(box)) return "out of the window";
            return free(element, box) ? undefined : "covered";
        };

        const things = new Map<string, string[]>();
        for (const element of document.querySelectorAll<HTMLElement>("[data-target]")) {
            const key = element.dataset.target ?? "";
            things.set(key, [...(things.get(key) ?? []), reached(element) ?? ""]);
        }
        // A thing may be drawn twice; one of them must do.
        for (const [key, faults] of things) if (!faults.includes("")) wrong.push(`${key}: ${faults.join(", ")}`);
        for (const button of document.querySelectorAll(".prompt button")) {
            const fault = reached(button);
            if (fault) wrong.push(`the button “${button.textContent?.trim()}”: ${fault}`);
        }

        const board = document.querySelector(".board");
        if (board && (board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1))
            wrong.push(
                `the board is ${board.scrollWidth}×${board.scrollHeight} in ${board.clientWidth}×${board.clientHeight}`,
            );
        if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is wider than the window");

        // Text of its own, in a box that cuts it off.
        for (const element of document.querySelectorAll<HTMLElement>(".board *")) {
            if (element instanceof SVGElement || !element.checkVisibility()) continue;
            const own = [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            );
            const style = getComputedStyle(element);
            if (!own || style.textOverflow === "ellipsis" || element.closest(".hidden-text")) continue;
            if (Number(style.webkitLineClamp) > 0) continue;
            if (Number.parseFloat(style.fontSize) < 9)
                wrong.push(`“${element.textContent?.trim().slice(0, 30)}” is written in ${style.fontSize}`);
            const range = document.createRange();
            range.selectNodeContents(element);
            const text = range.getBoundingClientRect();
            for (let box: HTMLElement | null = element; box && !box.matches(".board"); box = box.parentElement) {
                const { overflow, textOverflow } = getComputedStyle(box);
                if (textOverflow === "ellipsis") break;
                if (overflow === "visible") continue;
                const limit = box.getBoundingClientRect();
                if (
                    text.right > limit.right + 2 ||
                    text.bottom > limit.bottom + 2 ||
                    text.left < limit.left - 2 ||
                    text.top < limit.top - 2
                ) {
                    wrong.push(`“${element.textContent?.trim().slice(0, 30)}” does not fit ${box.className}`);
                    break;
                }
            }
        }
        return wrong;
    });
}
