import { gzipSync } from "node:zlib";

/** What the page's scripts may weigh as they travel, in bytes: those of the first screen, and all of them. */
const limits = { first: 60_000, all: 300_000 };

const weight = (chunks) => chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);

/** The words of a language are fetched by those who read it, beside everything else. */
const isLanguage = ({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => /\.po\b/.test(id));

/** The scripts that must be there before the first screen is: the entry and whatever it stands on. */
function firstOf(scripts) {
    const byName = new Map(scripts.map((chunk) => [chunk.fileName, chunk]));
    const first = new Set(scripts.filter(({ isEntry }) => isEntry));
    for (const chunk of first) for (const name of chunk.imports) if (byName.has(name)) first.add(byName.get(name));
    return [...first];
}

/** Ends the build where the page has become too heavy for a train's network. */
export function weighed({ first, all } = limits) {
    return {
        name: "weighed",
        apply: "build",
        enforce: "post",
        generateBundle(_, bundle) {
            const scripts = Object.values(bundle).filter(({ type }) => type === "chunk");
            const found = { first: weight(firstOf(scripts)), all: weight(scripts.filter((each) => !isLanguage(each))) };
            const said = `scripts, as they travel: ${found.first} bytes for the first screen, ${found.all} in all`;
            if (found.first > first || found.all > all) this.error(`${said}; the limits are ${first} and ${all}`);
            this.info(said);
        },
    };
}
