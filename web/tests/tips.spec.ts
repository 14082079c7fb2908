import { rules as ofTheCove } from "../src/cove/rules";
import { rules as ofDale } from "../src/dale/rules";
import { Player } from "./player";
import { expect, makeTable, playNow, test } from "./table";

/** What is drawn on a table and would say nothing to whoever looks closely. */
const silent = () =>
    [...document.querySelectorAll(".board [data-piece], .board [role=img]")]
        .filter(
            (each) =>
                each.checkVisibility() &&
                !each.closest("[data-tip], .prompt, [aria-hidden=true], [pointer-events=none]"),
        )
        .map((each) => each.outerHTML.slice(0, 120));

/** The kinds of things that say something, as they are named to look up their rule. */
const speaking = () => [
    ...new Set(
        [...document.querySelectorAll<HTMLElement>(".board [data-tip]")].map(
            (each) => each.dataset.tip?.split(":")[0] ?? "",
        ),
    ),
];

/** In Dale a card of the hand, or one laid out, is told of by its own kind. */
const known = new Set([...Object.keys(ofDale), ...Object.keys(ofTheCove), "hand", "spread"]);

test.describe("with a mouse", () => {
    for (const game of ["dale", "cove"] as const)
        test(`everything drawn in ${game} says what it is, and by which rule`, async ({ page }) => {
            await (game === "cove" ? makeTable(page, game, 1) : playNow(page, game));
            await page.locator(".prompt.mine").waitFor();
            const player = new Player(page);
            player.onQuestion = async () => {
                expect(await page.evaluate(silent)).toEqual([]);
                expect((await page.evaluate(speaking)).filter((kind) => !known.has(kind))).toEqual([]);
            };
            await player.play(8);
            await page.locator(".prompt.mine").waitFor();
            const kinds =
                game === "cove"
                    ? ["boat", "hall", "mark", "hand", "bag", "worth"]
                    : ["deck", "junk", "market-deck", "market:", "hand:", "player"];
            for (const kind of kinds) {
                await page.mouse.move(2, 2);
                await expect(page.getByTestId("tip")).toHaveCount(0);
                await page.locator(`[data-tip^="${kind}"]:visible`).first().hover({ force: true });
                await expect(page.getByTestId("tip")).toContainText(/\w+.*[.]/);
                await expect(page.getByTestId("tip").getByRole("link")).toHaveAttribute("href", /rule=/);
            }
        });
});

test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("a long press tells what a thing is and chooses nothing", async ({ page }) => {
        await playNow(page, "dale");
        await page.locator(".prompt.mine").waitFor();
        const before = await page.locator(".prompt").getAttribute("data-number");
        const deck = page.locator("[data-tip=market-deck]").first();
        const box = await deck.boundingBox();
        const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
        const touch = await page.context().newCDPSession(page);
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
        await expect(page.getByTestId("tip")).toBeVisible();
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await expect(page.getByTestId("tip")).toBeVisible();
        await expect(page.locator(".prompt")).toHaveAttribute("data-number", before ?? "");
    });
});
