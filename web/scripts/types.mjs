// Writes src/wire/schema.ts from the JSON Schemas that the program prints: `npm run types`.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const file = "src/wire/schema.ts";

/** The types of the protocol as TypeScript, from the schemas of the program named. */
export async function generate(program) {
    const printed = execFileSync(program, ["schema"], { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 24 });
    // "DaleView.SlotView" would lose its second half as a name.
    const joined = (text) => text.replace(/"(#\/\$defs\/)?([A-Z]\w+)\.([A-Z]\w+)"/g, '"$1$2$3"');
    const schema = JSON.parse(joined(printed.toString()));
    const names = Object.keys(schema.$defs);
    const all = {
        ...schema,
        title: "Protocol",
        type: "object",
        properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
        required: names,
        additionalProperties: false,
    };
    const written = await compile(all, "Protocol", {
        additionalProperties: false,
        ignoreMinAndMaxItems: true,
        bannerComment:
            "/* eslint-disable -- Generated from the protocol's JSON Schemas by `npm run types`; a test compares. */",
        format: false,
    });
    return format(written, { ...(await resolveConfig(file)), parser: "typescript" });
}

export const current = () => readFileSync(file, "utf8");

if (process.argv[1]?.endsWith("types.mjs"))
    writeFileSync(file, await generate(process.env.COMPTOIR_PROGRAM ?? "../comptoir"));
