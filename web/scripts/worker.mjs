import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";

/** What the page needs to open without a network; large things that are fetched when wanted are not part of it. */
const inShell = (name) => /^assets\/.*\.(js|css|woff2)$/.test(name);

/** Writes `sw.js` from src/worker/sw.js, with the names of the files it keeps and a version that changes with any of them. */
export function serviceWorker() {
    return {
        name: "service-worker",
        apply: "build",
        enforce: "post",
        generateBundle(_, bundle) {
            const source = readFileSync("src/worker/sw.js", "utf8");
            const icons = readdirSync("public");
            const kept = [...Object.keys(bundle).filter(inShell), ...icons].sort();
            const hash = createHash("sha256").update(source + kept.join("\n"));
            // Their names stay the same whatever is in them.
            for (const icon of icons) hash.update(readFileSync(`public/${icon}`));
            const version = hash.digest("hex").slice(0, 12);
            this.emitFile({
                type: "asset",
                fileName: "sw.js",
                source: source
                    .replace("__VERSION__", version)
                    .replace("/* __SHELL__ */", kept.map((name) => JSON.stringify(name)).join(", ")),
            });
        },
    };
}
