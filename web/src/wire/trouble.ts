import type { Text } from "./schema";

/** A refusal, from wherever the table is. */
export class WireError extends Error {
    /** @param says the same in no language yet, where whoever refuses does not know the reader's */
    constructor(
        readonly code: string,
        text: string,
        readonly says?: Text,
    ) {
        super(text);
    }
}
