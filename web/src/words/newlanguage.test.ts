import { svelte } from "@sveltejs/vite-plugin-svelte";
import {
    cpSync,
    mkdirSync,
    mkdtempSync,
    readdirSync,
    readFileSync,
    realpathSync,
    symlinkSync,
    writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readWords, textsOf, wordFiles } from "../../scripts/po.mjs";
import { english } from "./en";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Every folder of files of words, those of the modules, of the rules and of the page. */
const folders = [
    ...readdirSync(root)
        .map((module) => join(module, "src/main/resources/words"))
        .filter((folder) => isThere(join(root, folder, "fr.po"))),
    "rules",
    "web/src/words",
];

function isThere(file: string): boolean {
    try {
        return readFileSync(file).length > 0;
    } catch {
        return false;
    }
}

/** A language that says the English in brackets, for every sentence of a French file. */
function madeUp(french: string): string {
    const entry = (id: string, said: string) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(said)}\n\n`;
    const { habits, sentences } = readWords(french);
    const about = "name" in habits ? `msgctxt "language"\n${entry("name", "⟦Esperanto⟧")}` : "";
    return (
        about +
        Object.keys(sentences)
            .map((text) => entry(text, `⟦${text}⟧`))
            .join("")
    );
}

/** The page as it stands, in a folder where files of words are added and nothing else. */
let place: string;
let server: ViteDevServer;

beforeAll(async () => {
    place = realpathSync(mkdtempSync(join(tmpdir(), "words-")));
    cpSync(join(root, "web/src"), join(place, "web/src"), { recursive: true });
    for (const folder of folders) {
        mkdirSync(join(place, dirname(folder)), { recursive: true });
        cpSync(join(root, folder), join(place, folder), { recursive: true });
        writeFileSync(join(place, folder, "eo.po"), madeUp(readFileSync(join(root, folder, "fr.po"), "utf8")));
    }
    symlinkSync(join(root, "web/node_modules"), join(place, "web/node_modules"));
    server = await createServer({
        root: join(place, "web"),
        configFile: false,
        logLevel: "silent",
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        plugins: [wordFiles(join(place, "web/src/words"), english), svelte({ configFile: false })],
    });
    // Everything is copied first, which takes its time on a busy machine.
}, 120_000);

afterAll(async () => {
    await server.close();
    await rm(place, { recursive: true, force: true });
});

it("a new language is files: the page offers it and says everything in it", async () => {
    const { languages } = await server.ssrLoadModule("/src/words/languages.ts");
    expect(languages).toContainEqual({ code: "eo", name: "⟦Esperanto⟧" });

    const { settings } = await server.ssrLoadModule("/src/words/settings.svelte.ts");
    const { fetchLanguage, fetchMoreSentences, fill, say, words } =
        await server.ssrLoadModule("/src/words/words.svelte.ts");
    const { fetchRuleSpeech } = await server.ssrLoadModule("/src/words/speech.ts");
    settings.language = "eo";
    // Both are wanted at once when a page is opened.
    await Promise.all([fetchLanguage(), fetchMoreSentences(fetchRuleSpeech)]);
    for (const text of textsOf(words())) expect(text).toMatch(/^⟦.*⟧$/s);
    expect(fill(words().rulebook.found, 1)).toBe("⟦1 place found⟧");
    expect(say({ say: "nothing has been decided yet" })).toBe("⟦nothing has been decided yet⟧");
    expect(say({ say: "Common actions" })).toBe("⟦Common actions⟧");
});

it("a file that lacks a word of the page does not build", async () => {
    const file = join(place, "web/src/words/eo.po");
    writeFileSync(file, readFileSync(file, "utf8").replace(/msgid "One moment…"\n.*\n/, ""));
    const { page } = await server.ssrLoadModule("/src/words/languages.ts");
    server.moduleGraph.invalidateAll();
    await expect(page["./eo.po"]()).rejects.toThrow("One moment…");
});
