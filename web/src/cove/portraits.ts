import type { Component } from "svelte";
import { portraits } from "../described/portraits";

/** The figure of a merchant; none for "random" and the like, which are nobody. */
export function portrait(id: string): Component<{ size?: number }> | undefined {
    return Object.hasOwn(portraits, id) ? portraits[id as keyof typeof portraits] : undefined;
}
