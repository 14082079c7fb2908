import { expect, test } from "@playwright/test";
import { current, generate } from "../scripts/types.mjs";

test("what the page knows of the program is what the program says of itself", async () => {
    // Written anew by `npm run types` where the program has changed; the compiler then says what no longer fits.
    const files: Record<string, string> = await generate(process.env.COMPTOIR_PROGRAM ?? "../comptoir");
    expect(Object.keys(files).length).toBeGreaterThan(2);
    for (const [file, written] of Object.entries(files)) expect(written, file).toBe(current(file));
});
