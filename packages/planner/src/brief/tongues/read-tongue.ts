/** Languages that are read by a table of words each. */
export type ReadTongue = "it" | "nl" | "pl" | "de" | "es" | "fr" | "pt";
