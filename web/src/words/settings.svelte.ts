import { avatarIds } from "../art/avatars/ids";
import { firstSpoken } from "./languages";

export type Theme = "auto" | "light" | "dark" | "contrast";
/** How fast the moves of others are told. */
export type Pace = "slow" | "normal" | "fast" | "instant";
export type Motion = "auto" | "still" | "moving";

type Stored = {
    /** Such as "fr". */
    language: string;
    theme: Theme;
    pace: Pace;
    motion: Motion;
    name: string;
    /** The face of this browser's person at every table. */
    avatar: string;
    alerts: boolean;
    hints: boolean;
    /** Where there is nothing to choose, the only choice is made without a click. */
    obvious: boolean;
    /** Whether questions that are mostly passed by, such as the one before the clean-up, are asked. */
    lastWord: boolean;
    sound: boolean;
    /** From 0 to 1. */
    volume: number;
    seen: string[];
    /** The games this browser's person has begun. */
    played: string[];
    /** The games a guide still leads through: from the first table of one until it is over, or the guide is sent away. */
    guided: string[];
    /** How often a kind of decision was made as well as the guide would have made it, by game and kind. */
    understood: Record<string, number>;
};

const key = "comptoir.settings";

function read(): Stored {
    const standard: Stored = {
        language: firstSpoken(typeof navigator === "undefined" ? [] : navigator.languages),
        theme: "auto",
        pace: "normal",
        motion: "auto",
        name: "",
        avatar: avatarIds[Math.floor(Math.random() * avatarIds.length)] ?? "fox",
        alerts: false,
        hints: true,
        obvious: true,
        lastWord: true,
        sound: true,
        volume: 0.6,
        seen: [],
        played: [],
        guided: [],
        understood: {},
    };
    try {
        const stored = { ...standard, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Stored>) };
        return { ...stored, language: firstSpoken([stored.language]) };
    } catch {
        return standard;
    }
}

/** What this browser's person has set. Kept in the browser alone. */
export const settings: Stored = $state(read());

const milliseconds: Record<Pace, number> = { slow: 1600, normal: 850, fast: 350, instant: 0 };

export function pause(): number {
    return milliseconds[settings.pace];
}

const wantsStill = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
const prefersDark = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");

export function isStill(): boolean {
    return settings.motion === "still" || (settings.motion === "auto" && (wantsStill?.matches ?? false));
}

/** Writes settings to the page and to the browser's memory whenever they change; called once by the app. */
export function keepSettings(): void {
    let systemDark = $state(prefersDark?.matches ?? false);
    prefersDark?.addEventListener("change", (change) => (systemDark = change.matches));
    $effect(() => {
        localStorage.setItem(key, JSON.stringify(settings));
    });
    $effect(() => {
        const root = document.documentElement;
        root.lang = settings.language;
        root.dataset.theme = settings.theme === "auto" ? (systemDark ? "dark" : "light") : settings.theme;
        root.toggleAttribute("data-still", isStill());
    });
}
