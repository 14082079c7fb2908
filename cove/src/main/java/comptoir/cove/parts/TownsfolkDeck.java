package comptoir.cove.parts;

import comptoir.engine.Text;

/** One of the decks of townsfolk that a table may mix. */
public record TownsfolkDeck(String id, Text name, Text help) {}
