/**
 * A text is a sentence that is not yet in any language: an English template, which is also the key of its translations, and
 * what stands in its gaps. See the protocol's documentation for what may stand in braces.
 */
export type { Argument, Text } from "../wire/schema";
