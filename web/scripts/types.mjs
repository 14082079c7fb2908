// Writes what the page knows of the program from what the program says of itself: the types of the wire from its JSON Schemas
// (src/wire/schema.ts), each game's components and decisions (src/described/<game>.ts), and the positions of the rulebook's
// examples as the engine has them (src/described/examples): `npm run types`. Each kind of component has a file of its own, so
// that a page which needs the sets of cards does not fetch the cards.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const note = "Written from what the program says of itself by `npm run types`; a test compares.";

/** Every file that is written, with its content, from the program named. */
export async function generate(program) {
    const printed = execFileSync(program, ["schema"], { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 24 });
    const { "x-games": games, ...schema } = JSON.parse(withPlainNames(printed.toString()));
    const files = { "src/wire/schema.ts": await typesOf(schema) };
    for (const [id, game] of Object.entries(games)) {
        files[`src/described/${id}.ts`] = described(id, game);
        for (const [kind, list] of Object.entries(game.components))
            files[`src/described/${id}/${kind}.ts`] = component(kind, list);
    }
    const ids = Object.keys(games);
    const merchants = games.cove.components.merchants.map(({ id }) => id);
    files["src/described/fronts.ts"] = gathered("fronts", ids, (id) => `{ front as ${id} } from "../${id}/front"`);
    files["src/described/tables.ts"] = fetched("tables", ids);
    files["src/described/merchants.ts"] = gathered(
        "pages",
        merchants,
        (id) => `{ page as ${id} } from "../cove/${id}"`,
    );
    files["src/described/tips.ts"] = gathered(
        "tips",
        merchants,
        (id) => `{ rules as ${id} } from "../cove/${id}/rules"`,
    );
    files["src/described/drawings.ts"] = drawings(games.dale.components);
    files["src/described/portraits.ts"] = gathered(
        "portraits",
        merchants,
        (id) => `${id} from "../cove/${id}/Portrait.svelte"`,
    );
    Object.assign(files, examples(program));
    for (const [file, content] of Object.entries(files)) {
        const parser = file.endsWith(".json") ? "json" : "typescript";
        files[file] = await format(content, { ...(await resolveConfig(file)), parser });
    }
    return files;
}

const scenes = "../rules/book/examples";

/** What the first seat sees of each scene that the rulebook shows. */
function examples(program) {
    const ids = readdirSync(scenes).map((file) => basename(file, ".json"));
    const asked = ids.flatMap((id) => [
        { do: "scene", table: id, scene: JSON.parse(readFileSync(join(scenes, `${id}.json`), "utf8")) },
        { do: "view", table: id, seat: 0 },
    ]);
    const input = asked.map((each) => JSON.stringify(each) + "\n").join("");
    const told = execFileSync(program, ["engine"], { input, stdio: ["pipe", "pipe", "ignore"], maxBuffer: 1 << 24 });
    const views = new Map();
    for (const line of told.toString().split("\n").filter(Boolean)) {
        const { error, table, view } = JSON.parse(line);
        if (error) throw new Error(`an example of the rulebook: ${JSON.stringify(error)}`);
        if (view) views.set(table, view);
    }
    return Object.fromEntries(ids.map((id) => [`src/described/examples/${id}.json`, JSON.stringify(views.get(id))]));
}

/** "DaleView.SlotView" would lose its second half as a name. */
function withPlainNames(text) {
    return text.replace(/"(#\/\$defs\/)?([A-Z]\w+)\.([A-Z]\w+)"/g, '"$1$2$3"');
}

/** An object of which nothing is said may have anything in it. */
function withFreeObjects(value) {
    if (Array.isArray(value)) return value.map(withFreeObjects);
    if (typeof value !== "object" || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withFreeObjects(each)]));
    const isFree = inner.type === "object" && !inner.properties && inner.additionalProperties === undefined;
    return isFree ? { ...inner, additionalProperties: true } : inner;
}

function typesOf(schema) {
    const names = Object.keys(schema.$defs);
    const all = {
        ...withFreeObjects(schema),
        title: "Protocol",
        type: "object",
        properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
        required: names,
        additionalProperties: false,
    };
    return compile(all, "Protocol", {
        additionalProperties: false,
        ignoreMinAndMaxItems: true,
        bannerComment: `/* eslint-disable -- ${note} */`,
        format: false,
    });
}

/** Components by kind and id, and what each kind of decision means and how its answers combine. */
function described(game, { components, decisions, events }) {
    const lines = Object.keys(components).map((kind) => `export { ${kind} } from "./${game}/${kind}";`);
    const meanings = Object.fromEntries(
        decisions.map(({ kind, meaning, combining }) => [kind, { meaning, combining }]),
    );
    return [
        `// ${note}`,
        lines.join("\n"),
        `export const decisions = ${JSON.stringify(meanings)} as const;`,
        `export type EventKind = ${events.map(({ kind }) => JSON.stringify(kind)).join(" | ")};`,
    ].join("\n\n");
}

function component(kind, list) {
    const byId = Object.fromEntries(list.map(({ id, ...rest }) => [id, rest]));
    return [`// ${note}`, `export const ${kind} = ${JSON.stringify(byId)} as const;`].join("\n\n");
}

/** What the page has for each of the things described, by convention in its folder: what lacks it does not compile. */
function gathered(name, ids, from) {
    return [
        `// ${note}`,
        ids.map((id) => `import ${from(id)};`).join("\n"),
        `export const ${name} = { ${ids.join(", ")} };`,
    ].join("\n\n");
}

/** The drawings of a set's cards are snippets of its file, under their names; the file itself is the portrait of the set. */
function drawings({ sets, cards }) {
    const files = [...sets.map(({ id }) => id), "junk"];
    const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return [
        `// ${note}`,
        files.map((id) => `import ${id}, * as of_${id} from "../art/cards/${id}.svelte";`).join("\n"),
        `export const portraits = { ${files.join(", ")} };`,
        `export const drawings = { ${cards.map(({ id, set }) => `"${id}": of_${set ?? "junk"}.${camel(id)}`).join(", ")} };`,
    ].join("\n\n");
}

/** The same, fetched only when it is needed. */
function fetched(name, ids) {
    const lines = ids.map((id) => `${id}: async () => (await import("../${id}")).table,`);
    return [`// ${note}`, `export const ${name} = { ${lines.join("\n")} };`].join("\n\n");
}

export const current = (file) => readFileSync(file, "utf8");

if (process.argv[1]?.endsWith("types.mjs"))
    for (const [file, content] of Object.entries(await generate(process.env.COMPTOIR_PROGRAM ?? "../comptoir"))) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
    }
