import { defineConfig } from "@playwright/test";

/** Debian's Chromium, or the one named; flags for a machine without network and without a screen. */
const chromium = process.env.CHROME_BIN ?? "/usr/bin/chromium";

export default defineConfig({
    testDir: "tests",
    globalSetup: "./tests/server.ts",
    // Each browser waits for the server as often as the server waits for it: two of them fill two cores.
    workers: 2,
    fullyParallel: true,
    // A browser on a busy machine may miss a beat; what fails three times over is broken.
    retries: 2,
    timeout: 900_000,
    expect: { timeout: 60_000 },
    reporter: [["list"]],
    outputDir: "test-results",
    use: {
        viewport: { width: 1440, height: 900 },
        // Tests of the worker let it in; the others need not fetch everything twice.
        serviceWorkers: "block",
        actionTimeout: 60_000,
        screenshot: "only-on-failure",
        launchOptions: {
            executablePath: chromium,
            args: [
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ],
        },
    },
});
