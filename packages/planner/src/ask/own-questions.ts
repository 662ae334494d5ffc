import { capital } from "../embedded/inflect.ts";

/** A list of questions that a text gives itself, as lines of a survey; see surveyQuestions. */
const MOST = 14;
const ASKING =
  /^(?:how|what|which|where|when|who|whom|why|would|do|does|did|are|is|was|were|have|has|can|could|should|will)\b/i;
const YES_NO = /^(?:would|do|does|did|are|is|was|were|have|has|can|could|should|will)\b/i;
const HOW_OFTEN = "Every day;Every week;Every month;Less often;Never";
const AGES = "Under 18;18 to 34;35 to 49;50 to 64;65 and over";

/** Where a list of questions begins. */
const LEADS: readonly RegExp[] = [
  /\b(?:survey|questionnaire|feedback (?:form|page)|poll|form)\b[^.:!?\n]{0,90}:\s*([^\n]+)/i,
  /\b(?:ask(?:s|ing)?(?: (?:about|them|people|residents|members|customers|parents))?|questions?(?: (?:about|on|are))?)[^.:!?\n]{0,30}:\s*([^\n]+)/i,
];
/** What is rated, one thing after the other. */
const RATED =
  /\b(?:rat(?:e|es|ed|ing)s?|scores?|marks?)\b(?:[^.,;:!?\n]{0,24}?(?:\d{1,2} ?(?:-|–|to) ?\d{1,2}|stars))?(?:\s(?:our|the|my|this|your) (?:[\p{L}]+ ?){1,3}:)?\s*(?:on|for|of|:)?\s*((?:[\p{L}' -]{3,26},\s*){1,7}(?:and )?[\p{L}' -]{3,26})/iu;
const COMMENT =
  /\b(?:plus|and|with|free) (?:an? )?(?:free )?(?:comments?|text|remarks?)\b|\bcomments? (?:field|box|to be)\b/i;
/** Wishes for the form and no question of it. */
const NOT_ASKED =
  /^(?:max|no |not |paper|we |results?|anonymous|show|the |and we|must|should|it |please|comments? to|hide|only|each|everyone|summary|\d)/i;

const END = /[.!?]\s+(?=[A-Z])/;

function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let at = 0;
  for (let index = 0; index < list.length; index++) {
    const letter = list[index] ?? "";
    if (letter === "(") depth++;
    if (letter === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && (letter === "," || letter === ";" || letter === "?")) {
      parts.push(list.slice(at, index + (letter === "?" ? 1 : 0)));
      at = index + 1;
    }
  }
  parts.push(list.slice(at));
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|plus|or)\s+/i, "")
        .trim(),
    )
    .filter((part) => part.length > 2);
}

const clean = (text: string): string =>
  text
    .replaceAll(/[|;#*]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

function lineOf(item: string): string {
  const [, inside = ""] = /\(([^()]+)\)/.exec(item) ?? [];
  const bare = clean(item.replaceAll(/\s*\([^()]*\)/g, "").replace(/[?.]+$/, ""));
  const isQuestion = ASKING.test(bare);
  const prompt = `${capital(bare)}${isQuestion ? "?" : ""}`;
  const options = inside
    .split(/,|\/|\bor\b/)
    .map(clean)
    .filter(Boolean)
    .map(capital);
  const [, low, high] = /^(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})$/.exec(inside.trim()) ?? [];
  if (low !== undefined && high !== undefined) return `scale|${prompt}|${low}|${high}`;
  if (options.length > 1) return `single|${prompt}|${options.join(";")}`;
  if (/^how often\b/i.test(bare)) return `single|${prompt}|${HOW_OFTEN}`;
  if (/\bage(?: group)?$/i.test(bare)) return `single|Your age group|${AGES}`;
  if (YES_NO.test(bare)) return `yesno|${prompt}`;
  if (/\bcomments?\b|\bremarks?\b|^why\b|\bother\b/i.test(bare)) return `long|${prompt}`;
  if (/\bhow many\b|\bnumber of\b/i.test(bare)) return `number|${prompt}`;
  return `short|${prompt}`;
}

const FEWEST = 3;

/** The questions that a text lists itself, one line each; undefined where it lists none. */
export function ownQuestions(text: string): string | undefined {
  const rated = RATED.exec(text)?.[1];
  const rows = (rated ?? "")
    .split(/,|\band\b/)
    .map((part) => clean(part))
    .filter((part) => part !== "" && part.split(" ").length < 4 && !/\b(?:comment|plus|results?)\b/i.test(part));
  const comment = COMMENT.test(text) ? ["long|Is there anything else you would like to say?"] : [];
  for (const lead of LEADS) {
    const [, list = ""] = lead.exec(text) ?? [];
    const items = splitList(list.split(END)[0] ?? "").filter((item) => !NOT_ASKED.test(item));
    const own = items.filter((item) => item.split(/\s+/).length < 16);
    if (own.length >= FEWEST && own.some((item) => ASKING.test(item) || item.includes("(")))
      return [...own.slice(0, MOST).map(lineOf), ...comment].join("\n");
  }
  return rows.length > 1
    ? [...rows.map((row) => `scale*|${capital(row)}|Poor|Very good`), ...comment].join("\n")
    : undefined;
}
