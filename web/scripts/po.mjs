// Files of words are gettext's PO files, one for each module of the program and language; the page reads them as they are.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";

/** A language that writes a space there (« oui ! ») never breaks a line at it. */
const unbreakable = / (?=[:;?!%»])|(?<=«) /g;

/** What a file says of the language itself (context "language"), and its sentences by their English. */
export function readWords(text) {
    const words = { habits: {}, sentences: {} };
    let entry = {};
    let field = "";
    const keep = () => {
        if (entry.msgid && entry.msgstr)
            (entry.msgctxt === "language" ? words.habits : words.sentences)[entry.msgid] = entry.msgstr.replace(
                unbreakable,
                "\u00a0",
            );
        entry = {};
    };
    for (const line of text.split("\n").map((each) => each.trim())) {
        if (line.startsWith("#")) continue;
        if (line === "") {
            keep();
            continue;
        }
        const quote = line.indexOf('"');
        if (quote < 0 || !line.endsWith('"')) throw new Error(`a file of words has the line ${line}`);
        if (quote > 0) field = line.slice(0, quote).trim();
        if (field === "msgid" && entry.msgstr !== undefined) keep();
        entry[field] = (entry[field] ?? "") + JSON.parse(line.slice(quote));
    }
    keep();
    return words;
}

/** All texts of a tree of words. */
export function textsOf(words) {
    return Object.values(words).flatMap((each) => (typeof each === "string" ? [each] : textsOf(each)));
}

/**
 * Lets the page import a file of words; with "?name", only what the language is called. A file in the page's own folder must
 * have every text of the page.
 */
export function wordFiles(folder, english) {
    return {
        name: "word-files",
        enforce: "pre",
        load(id) {
            const [file, query] = id.split("?");
            if (!file.endsWith(".po")) return;
            const words = readWords(readFileSync(file, "utf8"));
            if (query === "name") return `export default ${JSON.stringify(words.habits.name)}`;
            if (dirname(file) === folder) {
                const missing = textsOf(english).filter((text) => !(text in words.sentences));
                if (missing.length > 0) throw new Error(`${file} has no words for:\n${missing.join("\n")}`);
            }
            return `export default ${JSON.stringify(words)}`;
        },
    };
}
