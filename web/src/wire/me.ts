import { settings } from "../words/settings.svelte";

/** What this browser's person says of themselves wherever they sit down: the same name and face everywhere. */
export function meAsSent(): { name?: string; avatar: string } {
    const name = settings.name.trim();
    return { ...(name ? { name } : {}), avatar: settings.avatar };
}
