// Writes docs/readings.md from the readings that stand beside the rules (rules/book/*.json): `npm run readings`. A test compares.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

export const page = "../docs/readings.md";
const rules = "../rules";

const head = `# Readings

Where the rulebooks (seeds 000 Peddler, 001 Chronomancer, 002 base, 003 Entertainer, 004 Dale) are unclear, contradict
themselves or leave something open, this page says what they say and how Comptoir reads them. The texts in \`rules/*.json\`
follow these readings. Card and board values the rulebooks do not print ("on this table …" in the texts) are our own
values; replace them when the printed ones are known. Headings in the \`at\` fields are given as printed, with obvious
scanning slips mended (Étai → Étal, Figier → Figer, Rempleter → Remplacer, the Peddler's capitals).

This page is written by \`npm run readings\` in \`web\`, from the \`readings\` in \`rules/book/*.json\`, which the rulebook shows beside
their rules; they are in French in \`rules/fr.po\`.
`;

const read = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The page, of every catalogue that has readings. */
export function written() {
    const books = readdirSync(`${rules}/book`).filter((file) => file.endsWith(".json"));
    const tables = books.map((file) => {
        const { catalogue, readings } = read(`${rules}/book/${file}`);
        const rows = readings.map((each) => `| ${each.rules.join(", ")} | ${each.book} | ${each.reading} |\n`);
        return rows.length === 0
            ? ""
            : `\n## ${read(`${rules}/${catalogue}.json`).name}\n\n| Rule | Rulebook | Reading |\n|---|---|---|\n${rows.join("")}`;
    });
    return head + tables.join("");
}

if (process.argv[1]?.endsWith("readings.mjs")) writeFileSync(page, written());
