import { expect, test } from "vitest";
import { allCards } from "../../dale/cards";
import { pictureOf } from ".";

test("every card has a drawing of its own", () => {
    expect(new Set(allCards.map(pictureOf)).size).toBe(allCards.length);
});

test("a card this page does not know yet looks like junk", () => {
    expect(pictureOf("from-a-later-box")).toBe(pictureOf("junk"));
});
