import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds a running server. */
const server = process.env.COMPTOIR_URL ?? "http://127.0.0.1:8080";

export default defineConfig({
    plugins: [svelte()],
    build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: server, ws: true } },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    test: { include: ["src/**/*.test.ts"] },
});
