/** Texts of fewer characters name a subject; there is no room in them for a list of functions. */
export const FEW_WORDS = 80;
