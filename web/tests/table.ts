import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type Look = {
    theme?: string;
    language?: string;
    pace?: string;
    motion?: string;
    hints?: boolean;
    name?: string;
    played?: string[];
};

/** Settings as a person would have made them, before the page is first opened. */
export async function withSettings(context: BrowserContext, look: Look = {}): Promise<void> {
    const settings = {
        theme: "light",
        language: "en",
        pace: "instant",
        motion: "still",
        hints: false,
        name: "Ada",
        // Nobody's first game: whatever there is may be met.
        played: ["dale", "cove"],
        ...look,
    };
    await context.addInitScript((given) => {
        if (!localStorage.getItem("comptoir.settings"))
            localStorage.setItem("comptoir.settings", JSON.stringify(given));
    }, settings);
}

/** A test whose pages may not fail: an error in the page fails the test. */
export const test = base.extend<{ look: Look }>({
    look: [{}, { option: true }],
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its pattern
    baseURL: async ({}, use) => use(process.env.COMPTOIR_URL ?? ""),
    context: async ({ context, look }, use) => {
        await withSettings(context, look);
        await use(context);
    },
    page: async ({ page }, use) => {
        const faults: string[] = [];
        page.on("pageerror", (error) => faults.push(error.message));
        await use(page);
        expect(faults).toEqual([]);
    },
});

export { expect };

/** The page is opened once with a network, and from then on there is none. */
export async function cutOff(page: Page, context: BrowserContext): Promise<void> {
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
        .poll(() =>
            page.evaluate(async () => {
                for (const name of await caches.keys())
                    for (const { url } of await (await caches.open(name)).keys())
                        if (url.includes("engine.js")) return true;
                return false;
            }),
        )
        .toBe(true);
    await context.setOffline(true);
}

/** A table made over the API by the page's own person, so that the cookie and the key are in the browser. */
export async function playNow(page: Page, game: "dale" | "cove"): Promise<void> {
    await page.goto("/");
    await page.getByTestId(`play-${game}`).click();
    await page.locator(".prompt").waitFor();
}

/** A table of so many seats, the others taken by bots; alone in the cove means alone against the Peddler. */
export async function makeTable(page: Page, game: "dale" | "cove", seats: number, teams = false): Promise<void> {
    await page.goto(`/new?game=${game}`);
    await page.getByTestId("create").waitFor();
    const chairs = page.locator("li.chair");
    for (let there = await chairs.count(); there < seats; there++) await page.getByTestId("add-seat").click();
    for (let there = await chairs.count(); there > seats; there--) await page.getByTestId("remove-seat").last().click();
    await expect(chairs).toHaveCount(seats);
    if (teams) await page.getByTestId("more").locator("summary").first().click();
    if (teams) await page.getByRole("group", { name: "Two teams" }).getByRole("checkbox").check();
    await page.getByTestId("create").click();
    await page.locator(".prompt").waitFor();
}

const themes = ["light", "dark", "contrast"];

/** On a desk and on a phone every theme is looked at and checked; what lies between is looked at in one. */
const sizes = [
    { width: 1440, height: 900, themes },
    { width: 1280, height: 800, themes: ["light"] },
    { width: 820, height: 1180, themes: ["light"] },
    { width: 390, height: 844, themes },
];

/**
 * The screen as it stands, in every size and theme: a picture of each, nothing wider than the window, and no violation
 * that axe knows of. A theme changes colours only, so the first one is checked for everything and the others for colour.
 */
export async function checkLook(page: Page, name: string, fullPage = false): Promise<void> {
    const before = page.viewportSize();
    await page.evaluate(axeSource);
    for (const { themes, ...size } of sizes) {
        await page.setViewportSize(size);
        for (const theme of themes) {
            await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
            await atRest(page);
            await page.screenshot({ path: `screenshots/${name}-${theme}-${size.width}.png`, fullPage });
            expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
            if (themes.length > 1) expect(await violations(page, theme !== themes[0])).toEqual([]);
        }
    }
    if (before) await page.setViewportSize(before);
}

/** Everything drawn as it will stay. */
async function atRest(page: Page): Promise<void> {
    await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise(requestAnimationFrame);
        await Promise.allSettled(document.getAnimations().map((each) => each.finished));
        await new Promise(requestAnimationFrame);
    });
}

function violations(page: Page, colourOnly: boolean): Promise<string[]> {
    return page.evaluate(async (colourOnly) => {
        const { axe } = window as unknown as { axe: Axe };
        const found = await axe.run({
            runOnly: colourOnly ? ["color-contrast"] : ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
            // An experimental rule: it takes the letters drawn in a picture of a card for the label of the button around it.
            rules: colourOnly ? {} : { "label-content-name-mismatch": { enabled: false } },
            resultTypes: ["violations"],
        });
        return found.violations.map(
            (each) =>
                `${each.id}: ${each.nodes
                    .map((node) => `${node.html.slice(0, 160)} [${node.failureSummary.slice(0, 200)}]`)
                    .slice(0, 3)
                    .join(" | ")}`,
        );
    }, colourOnly);
}

type Axe = { run: (options: unknown) => Promise<{ violations: AxeFinding[] }> };
type AxeFinding = { id: string; nodes: { html: string; failureSummary: string }[] };
