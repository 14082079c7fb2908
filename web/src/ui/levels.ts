import { words } from "../words/words.svelte";

/** A bot's level as people say it. */
export function levelName(level: string): string {
    const names: Record<string, string> = words().table.levels;
    return names[level] ?? level;
}
