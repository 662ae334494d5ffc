import { itemsOf, optionsIn, type ListedItem } from "../brief/listed-item.ts";

const field = (name: string, rest: Partial<ListedItem> = {}): ListedItem => ({
  name: name.trim(),
  options: [],
  isUsual: true,
  ...rest,
});

/** What is left of a clause that says whether something is so: 'whether it's been scanned', 'if they need a high chair'. */
const WHETHER =
  /^(?:whether|if|is|was|did|has|have)(?: or not)?\s+(?:(?:it|they|he|she|the \p{L}+|this)(?:'s|'ve|'re)?\s+)?(?:(?:is|are|was|were|has|have|had)\s+)?(?:been\s+|already\s+|yet\s+)*(.+)$/iu;
const WHICH =
  /^(?:which|what) ((?:kind|type|sort|size) of )?([\p{L}-]+(?: [\p{L}-]+)?)(?:\s+(?:is|are|it|they|he|she|was|were|we|i|does|do|has|in|on|for)\b.*)?$/iu;
const STATES =
  /^(?:a |the |its |their )?((?:[\p{L}-]+ )?(?:status|state|stage|type|kind|category|level|priority|condition|colou?r|belt|result|outcome|mood|size|grade|section))\s*(?::|=|-|\bis\b|\bone of\b|\bof\b)\s*(.+)$/iu;
const MOST_OPTIONS = 12;

/** Options of whatever is listed behind a label; quotes fall away. */
export function optionsOf(text: string): string[] | undefined {
  const bare = text.replaceAll(/['"“”‘’](?=[\p{L}\d])|(?<=[\p{L}\d.!])['"“”‘’](?=[\s,;/)]|$)/gu, "");
  const read = optionsIn(bare);
  if (read !== undefined) return read;
  const parts = bare
    .split(/\s*(?:,|;|\/|\||\bor\b|\band\b)\s*/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const isShort = parts.every(
    (part) => part.length <= 28 && part.split(/\s+/).length <= 4 && /^[\p{L}\p{N}]/u.test(part),
  );
  return parts.length > 1 && parts.length <= MOST_OPTIONS && isShort ? [...new Set(parts)] : undefined;
}

/** Money or a number by its bracket: 'method (25)' goes up to 25, 'deposit (€50)' is an amount. */
const MOST = /^([\p{L}][\p{L} '-]{1,28}?)\s*\((?:max\.? |up to |out of |of )?(\d{1,3})(?: points?| pts?)?\)$/iu;

/** A name of at most four words, where a text says that properties follow. */
const NAME = /^[\p{L}][\p{L}\p{N}'-]*(?: [\p{L}\p{N}'-]+){0,3}$/u;
const NO_NAME =
  /^(?:create|add|toggle|edit|delete|manage|track|view|share|print|send|export|import|search|sort|filter|upload|download|assign|approve|book|rate|mark|set|turn|switch|choose|pick|vote|sign|log|enter)\b|\b(?:i|we|you|they|it|is|are|was|were|be|can|could|should|must|will|have|has|want|need|that|because|so|not|also|them)\b/iu;

/** Reads a piece of a list as what is written down; none where it is something else. */
export function fieldsIn(piece: string, isCertain = false): ListedItem[] {
  const found = readPiece(piece, isCertain);
  if (found.length > 0 || !isCertain) return found;
  const bare = piece
    .replace(/^(?:and|an?|the|its|their|his|her)\s+/iu, "")
    .replace(/[.!]+$/, "")
    .trim();
  return NAME.test(bare) && !NO_NAME.test(bare) ? [field(lower(bare), { isUsual: false })] : [];
}

function readPiece(piece: string, isCertain: boolean): ListedItem[] {
  const said = piece
    .replace(/^(?:and|also|plus|then|with|maybe|optionally|the|an?|its|their|his|her|my|our)\s+/iu, "")
    .replace(/\s*\((?:optional|important|required|if any|if known)!*\)$/iu, "")
    .replace(/[.!]+$/, "")
    .trim();
  if (said === "" || said.length > 80) return [];
  const states = STATES.exec(said);
  if (states !== null) {
    const options = optionsOf(states[2] ?? "");
    if (options !== undefined) return [field((states[1] ?? "").toLowerCase(), { options })];
  }
  const most = MOST.exec(said);
  if (most !== null) return [field((most[1] ?? "").toLowerCase(), { as: `number 0..${most[2] ?? "10"}` })];
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(said);
  if (bracket !== null) {
    const [, label = "", inside = ""] = bracket;
    const own = fieldsIn(label, isCertain);
    const options = /^(?:y\/n|yes\/no|yes or no)$/i.test(inside.trim()) ? undefined : optionsOf(inside);
    const [first] = own;
    if (first !== undefined && options !== undefined && own.length === 1 && first.options.length === 0)
      return [{ ...first, options, isUsual: true, ...(first.as === "tags" ? {} : { as: undefined }) } as ListedItem];
    if (first !== undefined && own.length === 1 && /^(?:y\/n|yes\/no|yes or no)$/i.test(inside.trim()))
      return [field(first.name, { as: "boolean 50" })];
    if (own.length > 0) return own;
  }
  if (/^how many$/iu.test(said)) return [field("how many", { as: "number 1..12" })];
  if (
    /^(?:max(?:imum)?|min(?:imum)?|number of|total number|total(?= (?!cost|price|amount|paid|value|due|bill|pay|to|spent|owed|fee|charge))|how many)\b/iu.test(
      said,
    ) &&
    said.split(" ").length <= 5
  )
    return [
      field(lower(said.replace(/^how many\b/iu, "number of")), {
        as: /^max/iu.test(said) ? "number 3..8" : "number 1..12",
      }),
    ];
  const orNot = /^([\p{L}-]+(?: [\p{L}-]+){0,2}) or not$/iu.exec(said);
  if (orNot !== null) return [field(lower(orNot[1] ?? ""), { as: "boolean 50" })];
  const whether = /^(?:whether|if)\b/iu.test(said) ? WHETHER.exec(said) : null;
  if (whether !== null) {
    const name = (whether[1] ?? "").replace(/\s+or not$/iu, "").replace(/^(?:a|an|the) /iu, "");
    return name !== "" && name.split(" ").length <= 5 ? [field(lower(name), { as: "boolean 50" })] : [];
  }
  const which = WHICH.exec(said);
  if (which !== null && !/^(?:which|what) (?:for|else|happened|we|i|they|it|is|was)\b/iu.test(said))
    return [field(lower(which[2] ?? ""))];
  if (/^what(?:'s| is) wrong$/iu.test(said)) return [field("what is wrong", { as: "longText" })];
  if (/^what (?:we|i|they|he|she|was|happened|went)\b/iu.test(said))
    return said.split(" ").length <= 5 ? [field(lower(said), { as: "longText" })] : [];
  if (/^what for$/iu.test(said)) return [field("what for")];
  if (/^(?:when)\b/iu.test(said)) {
    const done = said.replace(/^when\s+(?:(?:it|they|he|she|i|we)\s+(?:was|were|is|are|got)?\s*)?/iu, "");
    return done === "" ? [field("date", { as: "date -30..0" })] : [field(lower(done), { as: "date -40..0" })];
  }
  return itemsOf(said);
}

/** In lower case but for abbreviations. */
const lower = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()));
