import { FEW_WORDS } from "../recognise/few-words.ts";
import { ASIDES } from "../recognise/is-sure.ts";
import type { Capability } from "./capability.ts";
import { OF_MEDIA } from "./media.ts";
import { MISSING } from "./missing.ts";
import { OF_PAGES } from "./pages.ts";
import { OF_ROWS } from "./rows.ts";

/** Everything that apps of any kind can be asked to do beside keeping their rows. */
export const CAPABILITIES: readonly Capability[] = [...MISSING, ...OF_MEDIA, ...OF_ROWS, ...OF_PAGES];

/** In texts of more than a few words a capability is asked for behind one of these, */
const ASKING =
  /(?:^|\s)(?:with|including|includes?|plus|wants?|needs?|add|have|has|shows?)(?:\s+(?:a|an|the|some|in-app|built-in|simple|optional|our|their))*\s+$/i;
/** or in a row, in a sentence that has such a word. */
const IN_A_ROW = /(?:,|;|\/|\b(?:and|or|plus))\s+(?:(?:a|an|the|some|simple)\s+)?$|^\s*[•*-]\s*$/i;
const WISHING = /\b(?:with|including|includes?|plus|wants?|needs?|add|features?|should|must)\b/i;

function isAsked(before: string): boolean {
  const sentence = before.split(/[.!?]\s|\n/).at(-1) ?? before;
  return ASKING.test(sentence) || (IN_A_ROW.test(sentence) && (WISHING.test(sentence) || sentence.trim().length < 2));
}

/** Words that take what follows back. */
const REFUSING = /(?:^|\s)(?:no|not|without|don't|dont|never|instead of|minus|skip)(?:\s+\w+){0,3}\s+$/i;

interface Asked {
  capability: Capability;
  /** The words that ask for it, as they stand in the text. */
  say: string;
}

const PATTERNS = CAPABILITIES.map((capability) => ({
  capability,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${capability.says
      .split("|")
      .toSorted((a, b) => b.length - a.length)
      .map((phrase) => phrase.replaceAll(/[\s-]+/g, "[\\s-]?"))
      .join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  ),
}));

/** What a text asks for by name, each once, in the order of the text; what it refuses is not asked for. */
export function askedFor(text: string): Asked[] {
  const found: (Asked & { at: number; end: number })[] = [];
  for (const { capability, pattern } of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const before = text.slice(0, match.index);
      if (capability.unless?.test(before) === true) continue;
      if (REFUSING.test(before) || (text.length >= FEW_WORDS && !isAsked(before))) continue;
      const end = match.index + match[0].length;
      // 'Email reminders' ask for emails, not for reminders as well.
      if (found.some((each) => match.index < each.end && end > each.at)) continue;
      found.push({ capability, say: match[0], at: match.index, end });
      break;
    }
  return found.toSorted((a, b) => a.at - b.at).map(({ capability, say }) => ({ capability, say }));
}

/** What a few words are about, where that is something that apps of any kind can do: "a stopwatch for runners". */
export function opensWith(text: string): Capability | undefined {
  const [first] = askedFor(text);
  if (first === undefined || text.length >= FEW_WORDS) return undefined;
  const head = text.split(ASIDES)[0] ?? text;
  return head.trim().endsWith(first.say) ? first.capability : undefined;
}
