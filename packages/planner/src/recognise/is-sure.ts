import type { Form } from "../brief/brief.ts";
import { FORM_WORDS } from "../brief/words-of-briefs.ts";
import { isNamedBy } from "./names-of-things.ts";
import type { Reading } from "./reading.ts";
import { stemsIn } from "./stems.ts";

/** Shorter texts name a subject; there is no room in them for a list of functions. */
export const FEW_WORDS = 80;

/** Behind these it says for whom or with what: it changes nothing in what the text is about. */
export const ASIDES = /\s(?:for|with|without|no|that|who|where|so)\s|[,:;(]/;
/** Words of somebody who looks for a business rather than runs one. */
const LOOKING = /\b(?:guide|finder|find|near|nearby|best|discover|compare|reviews?|ratings?|uber|tinder|ranking)\b/i;
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
  const said = stemsIn(head).filter(({ word }) => !FORM_WORDS.has(word));
  const meant = said.filter(
    ({ word, stem }) => own.has(stem) || named.some((thing) => isNamedBy(thing, new Set([word]))),
  );
  return meant.length > 0 && said.length - meant.length < meant.length;
}
