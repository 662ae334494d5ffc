import { saidOfSite } from "../design/site/said-of-site.ts";
import { ownWords } from "../recognise/own-words.ts";
import { oneLine } from "../embedded/compose-identity.ts";
import { capital } from "../embedded/inflect.ts";
import type { Reading } from "../recognise/reading.ts";
import { purposeOf } from "./name-app.ts";
import type { Words } from "./words-of-things.ts";

/** As many parts as are named in a line. */
const NAMED = 3;

/** Words of a name that leave room for more in a line read in passing. */
const SHORT = 3;

/** What a site says of itself: what those of its trade promise, else what there is to find on it. `parts` are the names in its menu. */
export function wordsOfSite({ brief, trade, isOrder }: Reading, name: string, parts: readonly string[]): Words {
  const found = parts.filter((part) => !/^(?:about|contact)/i.test(part)).slice(0, NAMED);
  const names = found.length < 2 ? [...found, ...parts.filter((part) => !found.includes(part))].slice(0, 2) : found;
  const lower = names.map((part, at) =>
    at === 0 || /^\p{Lu}{2}/u.test(part) ? part : `${part.charAt(0).toLowerCase()}${part.slice(1)}`,
  );
  const last = lower.at(-1) ?? name;
  const list = lower.length < 2 ? last : `${lower.slice(0, -1).join(", ")} and ${last}`;
  const headline = trade?.trade.site === undefined ? undefined : ownWords(trade.trade.site).headline;
  const { deed, offer, who } = saidOfSite(brief.text);
  const promise = deed?.replace(/\.$/, "") ?? headline ?? list;
  const ordered = offer === undefined ? purposeOf(brief.text) : `${capital(offer)}.`;
  // What a product is ordered for is said of it; that it is a website is not.
  const purpose = ordered === undefined || /\b(?:web ?site|web ?page|page)\b/i.test(ordered) ? undefined : ordered;
  return {
    // Whoever orders a site says what it is for.
    tagline: oneLine((isOrder ? purpose : undefined) ?? `${capital(promise)}.`.replace(/([.!?])\.$/, "$1"), 120),
    // 'A law firm' is looked for; a name of its own stands as it is.
    itch: oneLine(`Looking for ${who === undefined || who.endsWith("ing") ? name : who}?`, 120),
    promise: oneLine(capital(promise), 120),
    pov: name.split(/\s+/).length <= SHORT ? `POV: ${name}, one tap away` : "POV: one tap and you're there",
  };
}
