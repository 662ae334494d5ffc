export interface Match {
  /** Share of the needs that are there, 0..100, rounded. */
  percent: number;
  have: string[];
  missing: string[];
}

const UNITS =
  /^(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔])?\s*(?:(?:kg|g|mg|ml|cl|dl|l|oz|lb|cups?|tbsp|tsp|tablespoons?|teaspoons?|cloves?|cans?|tins?|slices?|pinch(?:es)?|bunch(?:es)?|pieces?|el|tl|stück|dosen?|prise|zehen?|cdas?|cditas?|pizca|boîtes?|pincée)\b\.?)?\s*(?:of |de |d'|von )?/iu;
const DESCRIPTIONS = new Set(
  "fresh dried ripe chopped minced grated sliced large small medium whole canned tinned frozen organic plain raw cooked frisch frische frischer getrocknet gehackt groß große klein kleine fresco picado grande pequeño frais fraîche haché fresca picada".split(
    " ",
  ),
);
const PLURAL_ENDINGS = new Set(["s", "es", "n", "en", "e", "er", "x"]);

/** The words that name a thing: no amount, unit, remark, accent or case. */
export function nameWords(text: string): string[] {
  const [named = ""] = text.replace(/\(.*?\)/g, " ").split(",");
  const name = named.trim().replace(UNITS, "");
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !DESCRIPTIONS.has(word))
    .map((word) => word.normalize("NFD").replace(/\p{M}/gu, ""));
}

/** Equal but for a plural ending: egg and eggs, berry and berries, Tomate and Tomaten. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.endsWith("y") && long === `${short.slice(0, -1)}ies`) return true;
  if (short.endsWith("f") && long === `${short.slice(0, -1)}ves`) return true;
  return short.length >= 3 && long.startsWith(short) && PLURAL_ENDINGS.has(long.slice(short.length));
}

/** True when two names mean the same thing: the same words in any order. Butter is not peanut butter. */
export function sameThing(a: string, b: string): boolean {
  const left = nameWords(a);
  const right = nameWords(b);
  return (
    left.length > 0 &&
    left.length === right.length &&
    left.every((word) => right.some((other) => sameWord(word, other)))
  );
}

/** Which needs are there and which are missing. Something that needs nothing matches fully. */
export function match(needs: readonly string[], having: readonly string[]): Match {
  const have: string[] = [];
  const missing: string[] = [];
  for (const need of needs) (having.some((item) => sameThing(need, item)) ? have : missing).push(need);
  return { percent: needs.length === 0 ? 100 : Math.round((have.length / needs.length) * 100), have, missing };
}
