import type { Form } from "../brief/brief.ts";
import { singularOf } from "../embedded/inflect.ts";
import { FORM_WORDS } from "../brief/words-of-briefs.ts";
import { isNamedBy } from "./names-of-things.ts";
import { kindOfName } from "./kinds-of-words.ts";
import type { Reading } from "./reading.ts";
import { stem, stemsIn } from "./stems.ts";

/** Behind these it says for whom or with what: it changes nothing in what the text is about. */
export const ASIDES = /\s(?:for|with|without|no|that|who|where|so)\s|[,:;(]/;
/** Kinds of list that any work has. */
const PLANS = new Set(
  "schedule calendar list rota register registration sign-up check-in request booking appointment management".split(
    " ",
  ),
);
const FUNCTION_WORDS = new Set(
  "a an the of for and or to in on at by from my our your i we need want like make build create please me us simple small little new".split(
    " ",
  ),
);
/** Words of somebody who looks for a business rather than runs one. */
const LOOKING =
  /\b(?:lists? of|directory of|guide|finder|find|near|nearby|best|discover|compare|reviews?|ratings?|uber|tinder|ranking)\b/i;
/** Kinds of product in which a trade's own things do not come first. */
const OTHER_FORMS = new Set<Form>([
  "game",
  "quiz",
  "calculator",
  "converter",
  "survey",
  "directory",
  "marketplace",
  "editor",
]);

/**
 * Whether the few words of an idea leave no doubt about its line of work: what else they say is less than what they say of it,
 * and the kind of product is one in which people of the trade work. 'Coffee shop guide' is for those who drink coffee.
 */
export function isSure({ brief: { text, form }, trade }: Reading): boolean {
  if (trade?.trade.name === undefined || LOOKING.test(text)) return false;
  const forms: readonly Form[] = trade.trade.forms;
  if (form !== undefined && OTHER_FORMS.has(form) && !forms.includes(form)) return false;
  const head = text.split(ASIDES)[0] ?? text;
  const own = new Set(trade.evidence.flatMap((phrase) => stemsIn(phrase).map(({ stem }) => stem)));
  const named = trade.trade.things.filter(({ id }) => trade.named.has(id));
  const said = (head.toLowerCase().match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [])
    .map((word) => singularOf(word))
    .filter((word) => !FUNCTION_WORDS.has(word));
  const isMeant = (word: string): boolean =>
    own.has(stem(word)) || named.some((thing) => isNamedBy(thing, new Set([word])));
  // Whom it is for tells the line of work only with what they work on: freelancers and their invoices, not pupils and homework.
  const core = named.filter(({ use }) => use === "core");
  const isOwn = (word: string): boolean =>
    own.has(stem(word)) || core.some((thing) => isNamedBy(thing, new Set([word])));
  if (!said.some(isOwn)) return false;
  // What it ends in says what it is: a band's rehearsal room is a room, a record collection no shop.
  const end = said.findLast((word) => !FORM_WORDS.has(word) && !PLANS.has(word)) ?? said.at(-1);
  const isNamed = (word: string): boolean =>
    own.has(stem(word)) ||
    named.some(({ names }) =>
      names.split("|").some((name) => singularOf(name.trim().split(" ").at(-1) ?? "") === word),
    );
  // A tuner's rounds are the tuner's: where all else is two words of the trade, it may end in whatever happens there.
  const isDeed = (word: string): boolean =>
    kindOfName(word) === "event" && said.length > 2 && said.every((each) => each === word || own.has(stem(each)));
  if (end === undefined || !(isNamed(end) || isDeed(end))) return false;
  // Whoever collects records keeps no shop.
  if (trade.trade.sector === "retail" && /\bcollect(?:ion|or|ing)\b/i.test(text)) return false;
  const last = said.findLastIndex(isMeant);
  // Behind what it is about stands what kind of product it is to be; before it stands what kind of thing: a tool library lends tools.
  const other = said.filter((word, at) => !isMeant(word) && (at < last || !FORM_WORDS.has(word)));
  return last >= 0 && other.length < said.filter(isMeant).length;
}
