import { expect, playNow, test } from "./table";

const sizes = [
    [1366, 657],
    [1180, 820],
    [1920, 1080],
    [390, 844],
    [844, 390],
] as const;

for (const game of ["dale", "cove"] as const)
    for (const [width, height] of sizes)
        test(`what is written on the table of ${game} can be read at ${width} × ${height}`, async ({ page }) => {
            await page.setViewportSize({ width, height });
            await playNow(page, game);
            await page.locator(".prompt.mine").waitFor();
            const tooSmall = await page.evaluate(() =>
                [...document.querySelectorAll<SVGTextElement>("svg text")]
                    .map((text) => {
                        const scale = text.getScreenCTM();
                        const pixels = parseFloat(getComputedStyle(text).fontSize);
                        return {
                            text: text.textContent,
                            pixels: scale ? pixels * Math.hypot(scale.a, scale.b) : pixels,
                        };
                    })
                    .filter(({ pixels }) => pixels < 9),
            );
            expect(tooSmall).toEqual([]);
        });
