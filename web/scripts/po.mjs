// Files of words are gettext's PO files, one for each module of the program and language; the page reads them as they are.
import { readFileSync } from "node:fs";

/** What a file says of the language itself (context "language"), and its sentences by their English. */
export function readWords(text) {
    const words = { habits: {}, sentences: {} };
    let entry = {};
    let field = "";
    const keep = () => {
        if (entry.msgid && entry.msgstr)
            (entry.msgctxt === "language" ? words.habits : words.sentences)[entry.msgid] = entry.msgstr;
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

/** Lets the page import a file of words. */
export function wordFiles() {
    return {
        name: "word-files",
        enforce: "pre",
        load(id) {
            const file = id.split("?")[0];
            if (file.endsWith(".po")) return `export default ${JSON.stringify(readWords(readFileSync(file, "utf8")))}`;
        },
    };
}
