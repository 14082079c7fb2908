/**
 * Something of the wire in which the page knows the words of some fields one by one ("left", "right"), where the schema has
 * plain text. Only these fields are named here, each must be one that the wire has, and hold no more than the wire says.
 */
export type Known<Whole, Words extends { [K in keyof Words]: K extends keyof Whole ? Whole[K] : never }> = Omit<
    Whole,
    keyof Words
> &
    Words;
