import { merchants } from "../described/cove";
import { sets } from "../described/dale";
import type { TableInfo } from "../wire/types";
import type { Text } from "../words/text";
import { say } from "../words/words.svelte";

const named: Partial<Record<string, { name: Text }>> = { ...sets, ...merchants };

/** The sets or merchants that a table has chosen, as people call them; none where fate decides. */
export function chosenAt(info: TableInfo): string[] {
    const chosen = info.options.sets ?? info.options.merchants;
    if (!Array.isArray(chosen)) return [];
    return chosen.flatMap((id) => say(named[String(id)]?.name) || []);
}
