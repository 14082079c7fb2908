import { english, type Speech } from "./saying";

export type Words = Omit<Speech, "code">;
export type Files = Record<string, () => Promise<Words>>;

/** The page's own words, a file for each language but English. */
export const page: Files = import.meta.glob<Words>("./*.po", { import: "default" });

const names = import.meta.glob<string>("../../../engine/src/main/resources/words/*.po", {
    query: "?name",
    import: "default",
    eager: true,
});

/** Every language that has files of words, as its own speakers call it; English is in the sources. */
export const languages: { code: string; name: string }[] = [
    { code: english.code, name: english.habits.name ?? "" },
    ...Object.keys(page).map((path) => {
        const code = codeOf(path);
        const file = Object.keys(names).find((each) => codeOf(each) === code);
        return { code, name: (file && names[file]) ?? code };
    }),
];

/** The first of these, such as "fr" or "fr-CA", that the page speaks; else English. */
export function firstSpoken(wished: readonly string[]): string {
    const codes = wished.map((each) => each.toLowerCase().split("-")[0]);
    return codes.find((code) => languages.some((each) => each.code === code)) ?? english.code;
}

/** ".../fr.po" has words in "fr". */
export function codeOf(path: string): string {
    return path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("."));
}
