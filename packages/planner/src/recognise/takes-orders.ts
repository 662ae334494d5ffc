import { singularOf } from "../embedded/inflect.ts";

/** How people say that others order from them. */
const ORDERED: readonly RegExp[] = [
  /\bpre[- ]?orders?\b|\bpre[- ]?ordering\b/i,
  /\border(?:ing)? (?:page|form|site|app|sheet|list)\b/i,
  /\bclick (?:and|&|n) collect\b/i,
  /\b(?:people|customers?|clients?|parents|members|guests|folks?|neighbou?rs?|families|everyone|colleagues|residents|fans|they|anyone) (?:can|could|should|must|may|to|be able to|should be able to|will|would)?\s*(?:pre-?)?(?:order|reserve (?:an?|their|one|it|them|some)|buy)\b/i,
  /\b(?:people|customers?|clients?|parents|members|guests) (?:can |could |should |must |may |to )?(?:pick|choose|select)\b[^.!?]{0,90}\b(?:collection|delivery|pick-?up) (?:days?|dates?|times?|slots?)\b/i,
  /\b(?:take|taking|get|getting|collect) (?:in )?orders\b/i,
  /\b(?:makes?|fills?|with) an? (?:basket|cart)\b|\bshopping (?:basket|cart)\b|\badd(?:s|ed)? to (?:the |a |their )?(?:basket|cart)\b/i,
  /\b(?:online|web) ?(?:shop|store)\b|\bmerch(?:andise)? (?:store|shop|stand)\b|\bhonesty (?:box|shop|stall)\b|\bfarm (?:shop|gate)\b/i,
  /^\W*(?:[\w'’-]+\s+){1,4}orders?(?=\W*$|\s*[:,(–-])/i,
];
/** Orders of other kinds. */
const NOT_ORDERED =
  /\b(?:purchase|work|repair|job|court|standing|service|sales|production|manufacturing|maintenance|change|money|group|drug|blank) orders?\b|\bin order (?:to|of)\b|\breorder|\border(?:s|ing)? (?:management|processing|tracking|system|history|status|book)\b|\border (?:from|at) (?:our|the|my) supplier|\bsuppliers?\b.{0,40}\border|\border of (?:service|play|merit|events)\b|\balphabetical|\bin (?:the )?right order\b|\bphone orders? (?:down|book)\b|\bmarketplace\b|\bauction/i;

/** Whether a text is after taking orders: what there is, what it costs, and how people get it. */
export function asksForOrders(text: string): boolean {
  return ORDERED.some((says) => says.test(text)) && !NOT_ORDERED.test(text);
}

const OF_ORDER =
  /\b(?:pre[- ]?orders?(?: (?:page|form|list))?|order(?:ing)? (?:page|form|site|app|sheet)|online (?:shop|store)|web ?shop|merch(?:andise)? (?:store|shop)|orders?|click (?:and|&) collect)\b/i;
const LEADS = /^(?:an?|the|our|my|some|for|of|online|simple|small|new|want|need|i|we|please|make|build|me|us|with)$/i;
const NO_WARE =
  /^(?:page|form|app|list|site|people|customer|service|business|day|school|group|club|team|shop|store|christmas|easter|mother|father|valentine|weekend|week|monthly|weekly|daily|company|order|band|metal|online|collect|click|farm|butcher|baker|bakery|canteen|florist|kitchen|restaurant|cafe|café|scout|church|lunch|market|pta|parent|member|guest|client|friend|neighbou?r|family|colleague|resident|pupil|student|delivery|saturday|sunday|plant sale)$/i;

/** What is sold, in the singular, where the text calls it by a word beside 'order': 'cupcake order form', 'order page for wreaths'. */
export function wareIn(text: string): string | undefined {
  const found = OF_ORDER.exec(text);
  if (found === null) return undefined;
  const before = wordsOf(
    text
      .slice(0, found.index)
      .split(/[.,:;!?\n]/)
      .at(-1) ?? "",
  );
  const [behind = ""] =
    /^\s*(?:for|of)\s+([^.,:;!?\n(]{2,50})/i.exec(text.slice(found.index + found[0].length))?.slice(1) ?? [];
  // 'Order page for wreaths', but 'tree orders for our scouts'.
  const isPlace = /page|form|site|app|sheet|shop|store/i.test(found[0]);
  const own = wordsOf(behind).slice(0, 4);
  const words =
    (isPlace ? [own, before.slice(-2)] : [before.slice(-2), own]).find((each) =>
      each.some((word) => !NO_WARE.test(singularOf(word))),
    ) ?? [];
  const last = words.findLast((word) => !NO_WARE.test(singularOf(word)));
  return last === undefined ? undefined : singularOf(last);
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [])
    .map((word) => word.replace(/['’]s$/, ""))
    .filter((word) => !LEADS.test(word));
