import { expect, test } from "vitest";
import { allCards, allSets, setColour } from "../../dale/cards";
import { animalOf, pictureOf } from ".";

test("every card has a drawing of its own, every set an animal", () => {
    expect(new Set(allCards.map(pictureOf)).size).toBe(allCards.length);
    expect(new Set(allSets.map(animalOf)).size).toBe(allSets.length);
    expect(new Set(allSets.map(setColour)).size).toBe(allSets.length);
});

test("what this page does not know is an error, and never drawn as something else", () => {
    for (const unknown of ["from-a-later-box", "toString", ""]) {
        expect(() => pictureOf(unknown)).toThrow(`"${unknown}"`);
        expect(() => animalOf(unknown)).toThrow(`"${unknown}"`);
        expect(() => setColour(unknown)).toThrow(`"${unknown}"`);
    }
});
