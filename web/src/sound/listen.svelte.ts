import type { LiveTable } from "../wire/live.svelte";
import { soundsOf } from "./events";
import { play } from "./sound";

/** What has come since we last looked; the first time only what is fresh, for the past needs no sound. */
function newcomers<Line extends { number: number }>(
    isFresh: (line: Line) => boolean,
): (lines: readonly Line[]) => Line[] {
    let upTo: number | undefined;
    return (lines) => {
        const since = upTo;
        upTo = lines.at(-1)?.number ?? upTo;
        if (since === undefined) return lines.filter(isFresh);
        return lines.slice(lines.findLastIndex((line) => line.number <= since) + 1);
    };
}

/**
 * Lets a table be heard: what happens, what others say, and that the move has come to me; between two moves of my own nobody
 * needs to call me. Called once by the screen that shows the table.
 */
export function listen(table: () => LiveTable | undefined): void {
    let othersActed = true;
    const happened = newcomers<LiveTable["game"]["log"][number]>(() => false);
    const said = newcomers<LiveTable["chat"][number]>((line) => Date.now() - line.at < 60_000);
    $effect(() => {
        const game = table()?.game;
        if (!game) return;
        const news = happened(game.log);
        othersActed ||= news.some((line) => line.seat !== null && line.seat !== game.me);
        for (const name of soundsOf(news)) play(name);
    });
    $effect(() => {
        const game = table()?.game;
        if (!game?.mine || game.sent !== undefined || !othersActed) return;
        othersActed = false;
        play("turn");
    });
    $effect(() => {
        const live = table();
        if (!live) return;
        const me = live.game.me;
        const muted = live.info?.muted ?? [];
        if (said(live.chat).some(({ seat }) => seat !== me && !(seat !== null && muted.includes(seat)))) play("chat");
    });
}
