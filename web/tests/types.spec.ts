import { expect, test } from "@playwright/test";
import { current, generate } from "../scripts/types.mjs";

test("the types of the wire are those of the protocol's schemas", async () => {
    // Written anew by `npm run types` where the protocol has changed; the compiler then says what no longer fits.
    expect(await generate(process.env.COMPTOIR_PROGRAM ?? "../comptoir")).toBe(current());
});
