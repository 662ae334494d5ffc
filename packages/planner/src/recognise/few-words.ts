/** Texts of fewer characters name a subject; there is no room in them for a list of functions. */
export const FEW_WORDS = 80;
/** With as many commas they are a list of what is to be kept, however short. */
const LIST = 3;

/** Whether a text is no more than a title. */
export const isFewWords = (text: string): boolean =>
  text.length < FEW_WORDS && (text.match(/[,;]\s/g)?.length ?? 0) < LIST;
