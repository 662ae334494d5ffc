/** How an idea begins before it says anything: 'I need a simple app to'. */
const BEGINNING =
  /^(?:(?:please|hey|hi|i|we|i'd|need|want|wanna|would like|like|make|build|create|design|develop|generate|give|me|us|a|an|the|my|our|new|nice|simple|small|little|basic|personal|online|digital|modern|cute|(?:app|application|tool|system|platform|web ?app)(?= (?:to|for|that|where|which|of|about)\b)|something|where|to|for|that|can|which|manage|managing|keep|track of|helps?|of|daily|ai|smart|ultimate)\s+)+/;
/** What any product is called. */
export const PRODUCT_WORDS =
  /\s+(?:app|application|web ?app|mobile app|system|platform|software|tool|program|service|manager|management|page)$/;

/** Words in small letters, without politeness and without what any product is called. */
export function withoutProduct(text: string): string {
  const lower = text
    .toLowerCase()
    .trim()
    .replace(/[.!?]+$/, "")
    .replaceAll(/\s+/g, " ");
  const begun = lower.replace(BEGINNING, "");
  const bare = begun.replace(PRODUCT_WORDS, "");
  return bare === "" ? (begun === "" ? lower : begun) : bare;
}
