import { merchants } from "../described/cove/merchants";
import { sets } from "../described/dale/sets";
import type { TableInfo } from "../wire/types";
import type { Text } from "../words/text";
import { say } from "../words/words.svelte";

const named: Partial<Record<string, { name: Text }>> = { ...sets, ...merchants };

/** The sets or merchants that a table has chosen, as people call them; none where fate decides. */
export function chosenAt(info: TableInfo): string[] {
    const chosen = info.options.sets ?? info.options.merchants;
    return Array.isArray(chosen) ? namesOf(chosen.map(String)) : [];
}

/** Sets and merchants as people call them; what is neither is passed over. */
export function namesOf(ids: string[]): string[] {
    return ids.flatMap((id) => say(named[id]?.name) || []);
}
