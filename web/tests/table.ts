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

/** A table made over the API by the page's own person, so that the cookie and the key are in the browser. */
export async function playNow(page: Page, game: "dale" | "cove"): Promise<void> {
    await page.goto("/");
    await page.getByTestId(`play-${game}`).click();
    await page.locator(".prompt").waitFor();
}

/** No violation that axe knows of, on the screen as it stands. */
export async function checkAccess(page: Page): Promise<void> {
    await page.evaluate(axeSource);
    const violations = await page.evaluate(async () => {
        const axe = (window as unknown as { axe: { run: (options: unknown) => Promise<{ violations: AxeFinding[] }> } })
            .axe;
        // An experimental rule: it takes the letters drawn in a picture of a card for the label of the button around it.
        const rules = { "label-content-name-mismatch": { enabled: false } };
        const found = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], rules });
        return found.violations.map(
            (each) =>
                `${each.id}: ${each.nodes
                    .map((node) => `${node.html.slice(0, 160)} [${node.failureSummary.slice(0, 200)}]`)
                    .slice(0, 3)
                    .join(" | ")}`,
        );
    });
    expect(violations).toEqual([]);
}

/** The screen as it stands, looked at and checked in every theme, on a desk and on a phone. */
export async function checkAccessInAll(page: Page, themes: string[], name: string): Promise<void> {
    const size = page.viewportSize();
    for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        for (const theme of themes) {
            await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
            await page.waitForTimeout(300);
            await page.screenshot({ path: `screenshots/${name}-${theme}-${width}.png` });
            await checkAccess(page);
        }
    }
    if (size) await page.setViewportSize(size);
}

type AxeFinding = { id: string; nodes: { html: string; failureSummary: string }[] };
