import { readFileSync } from "node:fs";
import ts from "typescript";
import { soundNames } from "../src/sound/sounds";
import { Player } from "./player";
import { expect, playNow, test } from "./table";

/** The module as a browser reads it: it imports nothing, so taking the types off is all there is to do. */
const source = ts.transpileModule(readFileSync("src/sound/sounds.ts", "utf8"), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
}).outputText;

for (const name of soundNames) {
    test(`the sound ${name} is short, never too loud, and ends`, async ({ page }) => {
        const heard = await page.evaluate(
            async ([source, name]) => {
                const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
                const context = new OfflineAudioContext(1, 44_100 * 3, 44_100);
                module.write(name, context, context.destination, 0);
                const samples = (await context.startRendering()).getChannelData(0);
                const loud = samples.map(Math.abs);
                return {
                    finite: samples.every(Number.isFinite),
                    peak: loud.reduce((most, each) => Math.max(most, each), 0),
                    seconds: loud.findLastIndex((each) => each > 0.0005) / 44_100,
                };
            },
            [source, name] as const,
        );
        expect(heard.finite).toBe(true);
        expect(heard.peak).toBeGreaterThan(0.05);
        expect(heard.peak).toBeLessThan(0.9);
        expect(heard.seconds).toBeGreaterThan(0.05);
        expect(heard.seconds).toBeLessThan(1.5);
    });
}

test("the page is silent until it is touched, and when sounds are off", async ({ page }) => {
    await page.addInitScript(() => {
        const counted = window as unknown as { opened: number };
        counted.opened = 0;
        window.AudioContext = class extends AudioContext {
            constructor() {
                super();
                counted.opened++;
            }
        };
    });
    const opened = () => page.evaluate(() => (window as unknown as { opened: number }).opened);
    await page.goto("/settings");
    const sound = page.getByTestId("sound");
    await sound.waitFor();
    // Changed by a script, not by a hand.
    await sound.evaluate((box: HTMLInputElement) => box.dispatchEvent(new Event("change")));
    expect(await opened()).toBe(0);
    await sound.uncheck();
    await expect(page.getByTestId("volume")).toBeDisabled();
    expect(await opened()).toBe(0);
    await sound.check();
    expect(await opened()).toBe(1);
    await page.getByTestId("volume").fill("0.3");
    await page.reload();
    await expect(page.getByTestId("volume")).toHaveValue("0.3");
    await expect(sound).toBeChecked();
});

for (const sound of [true, false])
    test(`a game is ${sound ? "heard" : "silent"} where sounds are ${sound ? "on" : "off"}`, async ({ page }) => {
        await page.addInitScript(() => {
            const counted = window as unknown as { started: number };
            counted.started = 0;
            const start = AudioScheduledSourceNode.prototype.start;
            for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode])
                kind.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
                    counted.started++;
                    start.call(this, when);
                };
        });
        await page.goto("/settings");
        await page.getByTestId("sound").setChecked(sound);
        await playNow(page, "dale");
        await new Player(page).play(6);
        const started = await page.evaluate(() => (window as unknown as { started: number }).started);
        expect(started > 0).toBe(sound);
    });
