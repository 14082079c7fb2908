import type { Locator, Page } from "@playwright/test";
import { cards as described } from "../src/described/dale";

type Facts = { set: string | null; value: number };
const cards: Partial<Record<string, Facts>> = described;

/** Chance that is the same in every run. */
function dice(seed: number): (sides: number) => number {
    let state = seed;
    return (sides) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * sides);
    };
}

export type Hand = "mouse" | "keyboard" | "touch";

/** One question as it stands on the screen, all of it seen in one glance. */
type Question = { number: string; kind: string; targets: string[]; loose: number; sum: string | undefined };

/** Plays at a table as a person would: by what glows on the board and by the buttons beside the question. */
export class Player {
    private readonly roll: (sides: number) => number;
    decisions = 0;
    /** Whether the cards in hand made no stack, so that only the partner could help with one. */
    private asked = false;
    /** What is looked at before each answer. */
    onQuestion: (() => Promise<void>) | undefined;

    constructor(
        private readonly page: Page,
        private readonly hand: Hand = "mouse",
        seed = 7,
    ) {
        this.roll = dice(seed);
    }

    /** Until the game is over, or so many decisions have been made. */
    async play(most: number): Promise<"over" | "stopped"> {
        while (this.decisions < most) {
            const question = await this.question();
            if (question === "over") return "over";
            await this.onQuestion?.();
            await this.answer(question);
            this.decisions++;
            await this.movedOn(question);
        }
        return "stopped";
    }

    private async movedOn({ number }: Question): Promise<void> {
        await this.page.waitForFunction(
            (before) => document.querySelector<HTMLElement>(".prompt")?.dataset.number !== before,
            number,
        );
    }

    /** The next question to me, once everything that may answer it is laid out. */
    private async question(): Promise<Question | "over"> {
        const seen = await this.page.waitForFunction((): Question | "over" | false => {
            if (document.querySelector("dialog .won")) return "over";
            const prompt = document.querySelector<HTMLElement>(".prompt.mine");
            const { number = "", kind = "" } = prompt?.dataset ?? {};
            if (!prompt || !kind || document.querySelector(".board[aria-busy=true]")) return false;
            const all = [...document.querySelectorAll<HTMLElement>("[data-target]")];
            const targets = new Set(
                all.filter((each) => each.checkVisibility()).map((each) => each.dataset.target ?? ""),
            );
            const loose = prompt.querySelectorAll(".loose").length;
            const sum = prompt.querySelector(".sum")?.textContent ?? undefined;
            if (targets.size + loose === 0 && sum === undefined) return false;
            return { number, kind, targets: [...targets].sort(), loose, sum };
        });
        return (await seen.jsonValue()) || "over";
    }

    /** A question can be taken away while it is being answered, and then there is nothing more to be done about it. */
    private async answer(question: Question): Promise<void> {
        try {
            await this.decide(question);
        } catch (error) {
            const { number, kind } = question;
            const stands = this.page.locator(`.prompt.mine[data-number="${number}"][data-kind="${kind}"]`);
            if (await stands.count()) throw error;
        }
    }

    private async decide({ kind, targets, loose, sum }: Question): Promise<void> {
        if (sum !== undefined && kind === "pay") return this.markSum(kind, sum);
        if (sum !== undefined && (kind === "build" || kind === "take-help")) return this.markSum("build", sum);
        // A partner is asked to help with a stack: now and then one does.
        if (sum !== undefined && kind === "help")
            return this.roll(2) === 0
                ? this.markSum("build", sum)
                : this.press(this.page.locator(".prompt .loose").first());
        if (sum !== undefined && kind === "discard") return this.markSome(sum);
        const build = targets.find((target) => target.startsWith("build:"));
        // Who has asked the partner in vain does something else.
        const vain = this.asked;
        this.asked = false;
        if (build && !vain) return this.choose(build);
        const buy = this.bestBuy(targets);
        if (kind === "action" && buy) return this.choose(buy);
        const others = targets.filter((target) => target !== build);
        if (others.length > 0 && !(loose > 0 && this.roll(3) === 0)) {
            const target = others[this.roll(others.length)];
            if (target) return this.choose(target);
        }
        await this.press(this.page.locator(".prompt .loose").nth(this.roll(Math.max(1, loose))));
    }

    /** The market's rightmost card that can be had: cheap for its worth. */
    private bestBuy(targets: string[]): string | undefined {
        return targets
            .filter((target) => target.startsWith("market:"))
            .sort()
            .at(-1);
    }

    private async choose(target: string, nth = 0): Promise<void> {
        // What is out of reach on the board lies in the tray beside the question.
        await this.page.locator(".board[aria-busy=false]").waitFor();
        const tray = this.page.locator(`[data-tray][data-target="${target}"]`);
        const onBoard = this.page.locator(`[data-target="${target}"]:visible`).nth(nth);
        await this.press((await tray.count()) > 0 ? tray.nth(nth) : onBoard);
        const ways = this.page.locator(".menu .ways button");
        if (await ways.count()) await this.press(ways.first());
    }

    private async press(what: Locator): Promise<void> {
        if (this.hand === "touch") return what.tap();
        if (this.hand === "mouse") {
            // Off what it rested on, whose reason may lie over the next thing.
            await this.page.mouse.move(1, 1);
            return what.click();
        }
        await this.tabTo(what);
        await this.page.keyboard.press("Enter");
    }

    /** By the Tab key alone, forwards or backwards, as somebody without a mouse gets there. */
    private async tabTo(what: Locator): Promise<void> {
        const away = await what.evaluate((wanted) => {
            const stops = [...document.querySelectorAll<HTMLElement>("a, button, input, select, summary, [tabindex]")];
            const stop = (each: HTMLElement) =>
                each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true });
            const there = stops.filter((each) => stop(each) && !each.matches(":disabled"));
            return there.indexOf(wanted as HTMLElement) - there.findIndex((each) => each === document.activeElement);
        });
        const key = away < 0 ? "Shift+Tab" : "Tab";
        for (let tabs = 0; tabs < Math.abs(away); tabs++) await this.page.keyboard.press(key);
        for (let tabs = 0; tabs < 150; tabs++) {
            if (await what.evaluate((wanted) => document.activeElement === wanted)) return;
            await this.page.keyboard.press("Tab");
        }
        throw new Error("the Tab key does not lead there");
    }

    /** Marks cards of the hand that add up, then confirms once. */
    private async markSum(kind: string, sum: string): Promise<void> {
        const need = Number(sum.match(/\d+/g)?.[1]);
        const held = await this.page.locator("[data-target^='hand:']:not([data-tray]):visible").evaluateAll((all) =>
            all.map((each) => ({
                target: (each as HTMLElement).dataset.target ?? "",
                name: each.getAttribute("aria-label") ?? "",
            })),
        );
        const worth = held.map(({ target, name }) => {
            const card = target.slice(5);
            return {
                target,
                set: cards[card]?.set ?? "junk",
                value: Number(name.match(/\d+(?!.*\d)/)?.[0] ?? cards[card]?.value),
            };
        });
        const chosen = subset(worth, need, kind === "build");
        if (chosen.length === 0 && kind === "build") {
            this.asked = true;
            if (await this.askPartner(worth)) return;
        }
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
        await this.page.locator("[data-testid=confirm]:not([aria-busy=true])").waitFor();
        if (await confirm.isDisabled()) return this.fromList();
        const before = await this.page.locator(".prompt").getAttribute("data-number");
        await this.press(confirm);
        const outcome = await this.page.waitForFunction((number) => {
            if (document.querySelector(".trouble")) return "refused";
            return document.querySelector<HTMLElement>(".prompt")?.dataset.number !== number && "taken";
        }, before);
        // Some cards do not go together though they add up: the page says so, keeps the marks, and the list knows better.
        if ((await outcome.jsonValue()) === "refused") await this.fromList();
    }

    /** In a team a card is shown, and the partner asked for the rest, or shown what would go with other cards. */
    private async askPartner([first]: Worth[]): Promise<boolean> {
        if (!first) return false;
        await this.choose(first.target);
        const part = this.page.getByTestId("partly");
        await this.page.locator("[data-testid=confirm]:not([aria-busy=true])").waitFor();
        if (!(await part.isVisible())) return false;
        await this.press(part);
        return true;
    }

    private async fromList(): Promise<void> {
        const choices = this.page.getByRole("tab", { name: "Choices" });
        if (!(await choices.isVisible())) await this.press(this.page.getByTestId("panel"));
        await this.press(choices);
        await this.press(this.page.getByTestId("options").locator("button").first());
        const closer = this.page.getByTestId("panel-close");
        if (await closer.isVisible()) await this.press(closer);
    }

    private async markSome(sum: string): Promise<void> {
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
