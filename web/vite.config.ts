import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";
import { wordFiles } from "./scripts/po.mjs";
import { serviceWorker } from "./scripts/worker.mjs";
import { weighed } from "./scripts/weight.mjs";
import { thirdParties } from "./scripts/third-parties.mjs";
import { english } from "./src/words/en.ts";

/** Where `npm run dev` finds a running server. */
const server = process.env.COMPTOIR_URL ?? "http://127.0.0.1:8080";

export default defineConfig({
    // Everything is named from where it stands: the server says in the front page below which path that is.
    base: "./",
    plugins: [
        wordFiles(fileURLToPath(new URL("src/words", import.meta.url)), english),
        svelte(),
        thirdParties(),
        serviceWorker(),
        weighed(),
    ],
    build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: server, ws: true }, "/engine.js": { target: server } },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    test: { include: ["src/**/*.test.ts"] },
});
