/** A sentence or a name in both languages, as the server sends it. */
export type Text = { en: string; fr: string };
export type Language = "en" | "fr";
