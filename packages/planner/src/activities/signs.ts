/** A text in which all of some words stand, in whatever order: `all(/\blent\b/, /\bback\b/)`. */
export const all = (...words: readonly RegExp[]): RegExp =>
  new RegExp(`^${words.map(({ source }) => `(?=[\\s\\S]*(?:${source}))`).join("")}`);

/** A text that meets one of several. */
export const either = (...texts: readonly RegExp[]): RegExp =>
  new RegExp(texts.map(({ source }) => `(?:${source})`).join("|"));
