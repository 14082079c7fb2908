import { settings } from "../words/settings.svelte";
import { write, type SoundName } from "./sounds";

/** The same sound so soon again would only be louder. */
const apart = 70;

let desk: { context: AudioContext; out: GainNode } | null = null;
const last = new Map<SoundName, number>();

function open(): { context: AudioContext; out: GainNode } {
    const context = new AudioContext();
    const out = context.createGain();
    out.connect(context.destination);
    return { context, out };
}

/** Lets a sound be heard, unless sounds are off, nobody has touched the page yet, or the browser has none. */
export function play(name: SoundName): void {
    const volume = Math.min(1, Number(settings.volume) || 0);
    if (!settings.sound || volume <= 0) return;
    if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
    const now = performance.now();
    if (now - (last.get(name) ?? -apart) < apart) return;
    last.set(name, now);
    desk ??= open();
    // A tab that slept wakes its sound here; a browser that refuses stays silent, which is no fault of the game.
    if (desk.context.state !== "running") desk.context.resume().catch(() => undefined);
    // The ear hears twice as loud where there is ten times as much: for a slider the square comes close.
    desk.out.gain.value = volume ** 2;
    write(name, desk.context, desk.out);
}
