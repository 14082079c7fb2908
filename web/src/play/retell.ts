import type { Notice } from "../wire/types";
import { say } from "../words/words.svelte";

/** The server speaks of "Player 1"; at the table people have names. */
export function retell(notice: Notice, name: (seat: number) => string, seats: number): string {
    return withNames(say(notice.text), name, seats);
}

export function withNames(sentence: string, name: (seat: number) => string, seats: number): string {
    let told = sentence;
    for (let seat = 0; seat < seats; seat++) {
        const number = seat + 1;
        told = told.replace(new RegExp(`(?:Player|Le joueur|le joueur|Joueur) ${number}(?!\\d)`, "g"), () =>
            name(seat),
        );
    }
    return told;
}
