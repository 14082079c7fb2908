import { english, type Words } from "./en";
import { settings } from "./settings.svelte";
import type { Text } from "./text";

let french: Words | undefined = $state.raw(undefined);

/** French is fetched when it is first wanted, so that nobody loads two languages. */
export async function fetchLanguage(): Promise<void> {
    if (settings.language === "fr" && !french) french = (await import("./fr")).french;
}

/** The texts of the app in the language set. */
export function words(): Words {
    return settings.language === "fr" && french ? french : english;
}

/** What the server says in both languages, in the language set. */
export function say(text: Text | string | undefined | null): string {
    if (text == null) return "";
    return typeof text === "string" ? text : text[settings.language];
}

/** "{0} wins" with its gaps filled. */
export function fill(pattern: string, ...values: (string | number)[]): string {
    return pattern.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ""));
}
