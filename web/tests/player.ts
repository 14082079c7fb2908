import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./table";

type Facts = { set: string; value: number };
const { cards } = JSON.parse(readFileSync("src/dale/cards.json", "utf8")) as { cards: Record<string, Facts> };

/** Chance that is the same in every run. */
function dice(seed: number): (sides: number) => number {
    let state = seed;
    return (sides) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * sides);
    };
}

export type Hand = "mouse" | "keyboard" | "touch";

/** Plays at a table as a person would: by what glows on the board and by the buttons beside the question. */
export class Player {
    private readonly roll: (sides: number) => number;
    decisions = 0;

    constructor(
        private readonly page: Page,
        private readonly hand: Hand = "mouse",
        seed = 7,
    ) {
        this.roll = dice(seed);
    }

    /** Until the game is over, or so many decisions have been made. */
    async play(most: number): Promise<"over" | "stopped"> {
        const { page } = this;
        const prompt = page.locator(".prompt");
        while (this.decisions < most) {
            await page.waitForFunction(() => {
                const line = document.querySelector<HTMLElement>(".prompt");
                return document.querySelector("dialog .won") || (line?.classList.contains("mine") && line.dataset.kind);
            });
            if (await page.locator("dialog .won").count()) return "over";
            const [number, kind] = [await prompt.getAttribute("data-number"), await prompt.getAttribute("data-kind")];
            await this.decide(kind ?? "");
            this.decisions++;
            await expect
                .poll(async () => (await page.locator("dialog .won").count()) > 0 || (await this.moved(number, kind)), {
                    timeout: 20_000,
                })
                .toBe(true);
        }
        return "stopped";
    }

    private async moved(number: string | null, kind: string | null): Promise<boolean> {
        const prompt = this.page.locator(".prompt");
        return (
            (await prompt.getAttribute("data-number")) !== number || (await prompt.getAttribute("data-kind")) !== kind
        );
    }

    private async decide(kind: string): Promise<void> {
        if (kind === "pay" || kind === "build") return this.markSum(kind);
        if (kind === "discard" && (await this.page.locator(".sum").count())) return this.markSome();
        const targets = await this.targets();
        const loose = this.page.locator(".prompt .loose");
        const build = targets.find((target) => target.startsWith("build:"));
        if (build) return this.choose(build);
        const buy = this.bestBuy(targets);
        if (kind === "action" && buy) return this.choose(buy);
        const done = await loose.count();
        if (targets.length > 0 && !(done > 0 && this.roll(3) === 0)) {
            const target = targets[this.roll(targets.length)];
            if (target) return this.choose(target);
        }
        await this.press(loose.nth(this.roll(Math.max(1, done))));
    }

    private async targets(): Promise<string[]> {
        return this.page
            .locator("[data-target]:visible")
            .evaluateAll((all) => [...new Set(all.map((each) => (each as HTMLElement).dataset.target ?? ""))]);
    }

    /** The market's rightmost card that can be had: cheap for its worth. */
    private bestBuy(targets: string[]): string | undefined {
        return targets
            .filter((target) => target.startsWith("market:"))
            .sort()
            .at(-1);
    }

    private async choose(target: string, nth = 0): Promise<void> {
        await this.press(this.page.locator(`[data-target="${target}"]:visible`).nth(nth));
        const ways = this.page.locator(".menu .ways button");
        if (await ways.count()) await this.press(ways.first());
    }

    private async press(what: ReturnType<Page["locator"]>): Promise<void> {
        if (this.hand === "touch") return what.tap();
        if (this.hand === "mouse") return what.click();
        await this.tabTo(what);
        await this.page.keyboard.press("Enter");
    }

    /** By the Tab key alone, as somebody without a mouse gets there. */
    private async tabTo(what: ReturnType<Page["locator"]>): Promise<void> {
        const wanted = await what.elementHandle();
        for (let tabs = 0; tabs < 150; tabs++) {
            if (await this.page.evaluate((element) => document.activeElement === element, wanted)) return;
            await this.page.keyboard.press("Tab");
        }
        throw new Error("the Tab key does not lead there");
    }

    /** Marks cards of the hand that add up, then confirms once. */
    private async markSum(kind: string): Promise<void> {
        const need = Number((await this.page.locator(".sum").textContent())?.match(/\d+/g)?.at(-1));
        const held = await this.page.locator("[data-target^='hand:']:visible").evaluateAll((all) =>
            all.map((each) => ({
                target: (each as HTMLElement).dataset.target ?? "",
                name: each.getAttribute("aria-label") ?? "",
            })),
        );
        const worth = held.map(({ target, name }) => {
            const card = target.slice(5);
            return {
                target,
                set: cards[card]?.set ?? "",
                value: Number(name.match(/\d+(?!.*\d)/)?.[0] ?? cards[card]?.value),
            };
        });
        const chosen = subset(worth, need, kind === "build");
        // Some cards count differently or mix sets: what this simple player cannot work out, the list of choices offers.
        if (chosen.length === 0) return this.fromList();
        const used = new Map<string, number>();
        for (const { target } of chosen) {
            const nth = used.get(target) ?? 0;
            used.set(target, nth + 1);
            await this.choose(target, nth);
        }
        // A card that can stand for others may count differently than it looks.
        const confirm = this.page.getByTestId("confirm");
        if (await confirm.isDisabled()) return this.fromList();
        await this.press(confirm);
    }

    private async fromList(): Promise<void> {
        await this.page.getByTestId("options").locator("button").first().dispatchEvent("click");
    }

    private async markSome(): Promise<void> {
        const sum = (await this.page.locator(".sum").textContent()) ?? "";
        const need = sum.match(/\d+/g);
        const wanted = (need?.length ?? 0) > 1 ? Number(need?.[1]) : 1 + this.roll(2);
        const things = this.page.locator("[data-target^='hand:']:visible");
        for (let i = 0; i < Math.min(wanted, await things.count()); i++) await this.press(things.nth(i));
        await this.press(this.page.getByTestId("confirm"));
    }
}

type Worth = { target: string; set: string; value: number };

/** Cards that add up to the need: exactly and of one set for a stack, without a superfluous card for a payment. */
function subset(held: Worth[], need: number, stack: boolean): Worth[] {
    let best: Worth[] | undefined;
    for (let bits = 1; bits < 1 << held.length; bits++) {
        const some = held.filter((_, i) => bits & (1 << i));
        const sum = some.reduce((total, each) => total + each.value, 0);
        const fits = stack
            ? sum === need && new Set(some.map((each) => each.set)).size === 1
            : sum >= need && sum - Math.min(...some.map((each) => each.value)) < need;
        // Junk first: it is good for nothing else.
        const clean = (cards: Worth[]) =>
            cards.reduce((total, each) => total + (each.set === "junk" ? 0 : each.value), 0);
        if (fits && (!best || clean(some) < clean(best))) best = some;
    }
    return best ?? [];
}
