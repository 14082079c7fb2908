import type { Data } from "../wire/types";
import type { Game } from "./game.svelte";

/** Whether answers would be taken as things stand: the rules are asked, anew whenever the answers change. */
export class Taken {
    would = $state(false);
    asking = $state(false);
    private latest: Data[] | undefined;

    /** Without answers there is nothing to ask. */
    ask(game: Game, answers: Data[] | undefined): void {
        this.latest = answers;
        this.would = false;
        this.asking = answers !== undefined;
        if (!answers) return;
        const told = (taken: boolean) => {
            if (this.latest !== answers) return;
            this.would = taken;
            this.asking = false;
        };
        // A wire that fails is no reason to forbid: the table itself will say.
        game.attempt(answers).then(told, () => told(true));
    }
}
