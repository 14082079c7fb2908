import { hostPath } from "../base";
import { settings } from "../words/settings.svelte";
import { fill, words } from "../words/words.svelte";

const calm = hostPath("/lantern.svg");
const lit = hostPath("/lantern-lit.svg");

/** It is my move: the title, the tab's icon and, if allowed, a notification say so. */
export function announceTurn(mover: () => string | undefined): void {
    $effect(() => {
        const who = mover();
        document.title = who ? fill(words().play.title, words().app.name) : words().app.name;
        document.querySelector("link[rel=icon]")?.setAttribute("href", who ? lit : calm);
        if (
            who &&
            document.hidden &&
            settings.alerts &&
            "Notification" in window &&
            Notification.permission === "granted"
        )
            new Notification(words().play.yourTurn, { icon: lit, tag: "comptoir" });
        return () => {
            document.title = words().app.name;
            document.querySelector("link[rel=icon]")?.setAttribute("href", calm);
        };
    });
}
