/** Where the title of notes ends: 'Lantern parade, 400 people'; 'veg box scheme. small, medium and large'. */
const END =
  /[.,:;!?(\u2014\u2013\n\u2192>+]|\s-\s|\s(?:w\/|w|for|with|that|which|where|who|so|in|at|of|by|on|but|from)\s/;

/** The first words of a text, up to where it begins to explain. */
export const titleOf = (text: string): string => (text.trim().split(END)[0] ?? text).trim();

/** Words of a sentence: who says 'I do hair' gives no title. */
const SAID =
  /\b(?:i|i'?m|i'?d|we|we'?re|my|our|us|me|you|they|he|she|it|its|is|are|was|do|does|did|want|wants|need|needs|have|has|had|got|get|here|there|please|pls|would|like|a|an|any|some|something|as|to|out|just|not|no|if|when|how|what|which|can|will|make|makes|made|build|create|help|ok|hi|hello|abt|about|idk)\b|\d|[/"\u201c]/i;

/** The title of notes where it can stand as a name: two to five words that are no sentence, 'Second hand bookshop'. */
export function nameInTitle(text: string): string | undefined {
  const whole = titleOf(text);
  if (/^(?:dear|hi|hello|hey|respected|sir|madam|good (?:morning|evening|day))\b/i.test(whole)) return undefined;
  // In small letters it begins a phrase; 'The Plough' is called so.
  const title = whole.replace(/^(?:the|my|our)\s+/, "");
  const words = title.split(/\s+/).length;
  return words > 1 && words <= 5 && title.length <= 32 && title.length < text.trim().length - 20 && !SAID.test(title)
    ? title
    : undefined;
}

/** 'Site for our lighthouse' */
const DECLARED =
  /^\W*(?:an? |the |simple |small )*(?:web ?site|site|home ?page|page|app)\s+(?:for|about|of)\s+(?:our|my|the|an?)?\s*([^.,;:\n]+)/i;

/** What a text says outright that it is for, in its own words. */
export const declaredIn = (text: string): string | undefined => DECLARED.exec(text)?.[1]?.trim();
