import { asksForSite } from "./asks-for-site.ts";
import { FEW_WORDS } from "./few-words.ts";
import type { Brief, Form, Verb } from "../brief/brief.ts";

/** What speaks for a form beside its own word, with how much. */
interface Sign {
  form: Form;
  /** Words of the sentence that asks for the product. */
  says?: RegExp;
  verbs?: readonly Verb[];
  weight: number;
}

const SIGNS: readonly Sign[] = [
  { form: "game", says: /\b(?:game|gaming|puzzle|2048|chess|poker|snake|tetris|dice|wheel)\b/, weight: 5 },
  { form: "quiz", says: /\b(?:quiz|exam|trivia|question bank)\b/, weight: 4 },
  {
    form: "converter",
    says: /\b(?:convert|converts|converting|converter|conversion|transcod\w+|translat\w+|format conversion)\b/,
    weight: 4,
  },
  { form: "calculator", says: /\b(?:calculat\w+|estimator|simulat\w+)\b/, weight: 4 },
  { form: "editor", says: /\b(?:editor|editing|designer|drawing|whiteboard|playground|note-?taking)\b/, weight: 3 },
  {
    form: "dashboard",
    says: /\b(?:dashboards?|visuali[sz]ation|visuali[sz]e|big data|analytics|monitoring)\b/,
    weight: 4,
  },
  { form: "survey", says: /\b(?:survey|questionnaire|poll)\b/, weight: 4 },
  { form: "community", says: /\b(?:forum|community|social|chat|messaging|discussion|dating)\b/, weight: 4 },
  {
    form: "marketplace",
    says: /\b(?:marketplace|second-hand|second hand|auction|classifieds|freelance\w*|part-time job)\b/,
    weight: 4,
  },
  {
    form: "shop",
    says: /\b(?:shop|(?<!\b(?:we|i|they|to|can|will|and) )store|mall|shopping|e-?commerce|purchasing|buy|sell(?:ing)?|sales mini)\b/,
    weight: 3,
  },
  { form: "booking", says: /\b(?:booking|bookings|reservations?|appointments?|scheduler)\b/, weight: 4 },
  {
    form: "management",
    says: /\b(?:management|managing|manage|erp|crm|admin|administration|inventory|back ?office|backend)\b/,
    weight: 4,
  },
  { form: "management", says: /\bto (?:track|keep track of) /, weight: 4 },
  {
    form: "site",
    says: /\b(?:official website|company website|showcase|introduce|promot\w+|landing page|portfolio|cv|resume|template|corporate|theme)\b/,
    weight: 4,
  },
  {
    form: "site",
    says: /\b(?:(?:needs?|wants?|make|build|create|like|do) (?:me |us )?(?:an?|one|our own|my own) (?:simple |single |small |nice |proper |public )?page\b|(?:memorial|tribute|fan|press|info|information|visitors?|campaign) page|\w+ pages? (?:with|where|about) |one-?pager)/,
    weight: 4,
  },
  {
    form: "portal",
    says: /\b(?:portal|services?|providing|information platform|tourism|learning platform)\b/,
    weight: 2,
  },
  { form: "blog", says: /\b(?:blog|articles?)\b/, weight: 3 },
  { form: "directory", says: /\b(?:directory|finder|catalog(?:ue)?|navigation website|index)\b/, weight: 3 },
  { form: "tracker", says: /\b(?:tracker|tracking|track|diary|log)\b/, weight: 2 },
  { form: "tool", says: /\b(?:tool|generator|generat\w+|extract\w*|checker|assistant|ai)\b/, weight: 3 },
  { form: "management", verbs: ["approve", "assign"], weight: 1.5 },
  { form: "shop", verbs: ["order", "pay"], weight: 1.5 },
  { form: "booking", verbs: ["book"], weight: 1.5 },
  { form: "dashboard", verbs: ["chart", "compare"], weight: 1 },
  { form: "site", verbs: ["contact"], weight: 1.5 },
  { form: "community", verbs: ["message", "comment"], weight: 1 },
  { form: "tool", verbs: ["convert", "calculate", "upload", "download"], weight: 1 },
  { form: "portal", verbs: ["login", "register"], weight: 0.5 },
];

/** Less than this is a guess; then the line of work says what people of the trade usually mean. */
const SURE = 3;

/** Things to use rather than things that are kept. */
export const PLAYED: ReadonlySet<Form> = new Set<Form>(["game", "quiz", "calculator", "converter", "survey"]);

/** What visitors of a site do. */
const READING = new Set<Verb>(["view", "contact", "other", "search", "share", "subscribe", "filter"]);
const PAGES = /\b(?:web ?sites?|web ?pages?|home ?page)\b/;
const DIARY = /\b(?:journal|diary)\b/;
const SELLING = /\b(?:online|web ?shop|e-?commerce|cart|checkout|sell(?:s|ing)?|products?|merch(?:andise)?|store)\b/;
const ON_THE_WEB =
  /\b(?:online|web ?shop|e-?commerce|cart|checkout|web ?site|home ?page|(?:customers?|clients?|people|folks?|visitors?|guests?) (?:can|could|should|to|want to|may)? ?(?:order|buy|reserve|pre-?order)|sell (?:to|my|our)|take orders)\b/i;
const PORTFOLIO = /\bportfolio\b/;
/** Less than this comes of verbs alone. */
const NAMED = 2;
/** Somebody has a product made, by the list of what it is to do. */
export const ORDERED = /^\W*(?:please|kindly|implement|develop|design|create|build|make|write)\b/i;
const OURS = /\b(?:we|our|us|customers?|clients?|members?|staff|guests?|pupils?|patients?|volunteers?|tenants?)\b/i;
const MINE = /\b(?:i|my|me|mine|myself)\b/i;

/** What is told to people who come to look, */
const FOR_LOOKING: readonly RegExp[] = [
  /\bhow to (?:get|find|reach|volunteer|donate|join|visit)\b|\bgetting (?:here|there)\b|\bdirections\b|\bwhere to (?:see|find|buy|stay)\b/i,
  /\bopening (?:times?|hours?)\b|\brunning days\b/i,
  /\bwho (?:i am|we are|i'm|we're)\b|\babout (?:us|me)\b|\bour (?:story|names?)\b|\bwhat (?:i|we) do\b/i,
  /\b(?:news|journal|blog)\b/i,
  /\b(?:big|large|beautiful|nice) (?:photos?|pictures?|images?)\b|\bphotos of (?:our|my|the)\b|\bcolou?rs?: |\boff-white\b/i,
  /\bregister interest\b|\bask for a date\b|\bhire us\b|\bring us\b|\bget in touch\b|\bmailing list\b/i,
  /\b\w+ page\b(?! (?:per|for each))/i,
  /\b(?:fares|price list|menu|tickets? (?:sold|from)|programme)\b/i,
  /\bdownloads?\b/i,
];
/** A text that begins with what it wants: 'Website for a roofer', 'One-page site of our choir'. */
export const SITE_OF =
  /^\W*(?:(?:i|we|need|want|a|an|the|my|our|simple|new|modern|small|nice|beautiful|professional|personal|business|company|one[- ]page|single[- ]page|portfolio|marketing)\s+)*(?:web ?site|site|home ?page|landing page|one[- ]pager)\s+(?:for|of)\b/i;
const ENOUGH_TO_LOOK = 2;
/** and what only those who work there see. */
const IN_THE_OFFICE =
  /\b(?:track\w*|log|who owes|invoices?|stock|rota|shifts?|paid|deposits?|due|overdue|staff|techs?|approv\w+|assign\w*|register\b(?! interest)|manag\w+|keep (?:track|an eye)|records?|reports?|volunteers? (?:sign|do)|members? (?:book|can|log)|log ?in|waiting list|dashboard|status)\b/i;

/** Whether a text that names no product tells what visitors of a site are to see. */
const isForLooking = (text: string): boolean =>
  !IN_THE_OFFICE.test(text) && FOR_LOOKING.filter((cue) => cue.test(text)).length >= ENOUGH_TO_LOOK;

/** As many words are a title: what is to be played or worked out may stand behind it. */
const TITLE = 6;
/** What a text of no known line of work says behind its title. */
function behindTitle(text: string): string {
  const [first = text, second = ""] = text.split(/(?<=[.!?\n])\s+/);
  return first.split(/\s+/).length <= TITLE ? second.toLowerCase() : "";
}

/** Forms that a word of the text names and does not mean, by what is usual in its line of work. */
function mistakenIn({ text, refused }: Brief, asks: string, usual: readonly Form[]): (form: Form) => boolean {
  const mistaken = new Set<Form>();
  // Whoever owns shares means them by a portfolio, and no site.
  if (PORTFOLIO.test(asks) && usual.length > 0 && !usual.includes("site")) mistaken.add("site");
  // Nor is a diary of what one does a blog.
  if (DIARY.test(asks) && usual.includes("tracker") && !usual.includes("blog")) mistaken.add("blog");
  // A barber shop sells nothing that one puts in a cart.
  const isPremises = /\bshops?\b/.test(asks) && usual.length > 0 && !usual.includes("shop") && !SELLING.test(asks);
  // Who tells of their work in a shop wants it kept in order, as long as they say nothing of selling on the web.
  const isBehindCounter =
    text.length >= FEW_WORDS && !ORDERED.test(text) && usual.includes("management") && !ON_THE_WEB.test(text);
  if (isPremises || isBehindCounter || refused.some((each) => /\b(?:shop|store|selling)\b/.test(each)))
    mistaken.add("shop");
  return (form) => mistaken.has(form);
}

/** The kind of product: the brief's own word for it first, then what it does, then what is usual in its line of work. */
export function decideForm(brief: Brief, known: readonly Form[] = []): Form {
  const { text, form, requests, login } = brief;
  if (asksForSite(text)) return "site";
  const asks = (text.split(/(?<=[.!?\n])\s/)[0] ?? text).toLowerCase();
  const isMistaken = mistakenIn(brief, asks, known);
  const usual = known.filter((of) => !isMistaken(of));
  const then = usual.length === 0 ? behindTitle(text) : "";
  const scores = new Map<Form, number>();
  const add = (to: Form, weight: number): unknown => scores.set(to, (scores.get(to) ?? 0) + weight);
  if (form !== undefined && !isMistaken(form)) add(form, 4);
  const edits = requests.filter(({ verb }) => verb === "edit").length;
  if (edits >= 3) add("management", 1.5);
  for (const { form: of, says, verbs = [], weight } of SIGNS) {
    if (isMistaken(of)) continue;
    if (says?.test(asks) || (PLAYED.has(of) && says?.test(then))) add(of, weight);
    if (requests.some(({ verb }) => verbs.includes(verb))) add(of, weight);
  }
  for (const each of usual) if (scores.has(each)) add(each, 1);
  // To a developer every product is a website; whose trade has one means it.
  if (usual.includes("site") && /\b(?:website|web ?site|web ?page|home ?page)\b/.test(asks)) add("site", SURE);
  if (!ORDERED.test(text) && text.length >= FEW_WORDS && isForLooking(text)) add("site", SURE + 1);
  if (!ORDERED.test(text) && login !== true && SITE_OF.test(text) && !IN_THE_OFFICE.test(text)) add("site", SURE + 2);
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (usual[0] !== undefined && (best === undefined || best[1] < SURE)) return usual[0];
  // Pages that are only read are a site, whatever they are called.
  const deeds = requests.filter(({ verb, isLoose }) => !isLoose && !READING.has(verb));
  if ((best === undefined || best[1] < SURE) && PAGES.test(asks) && deeds.length < 2 && login !== true) return "site";
  // Who tells of their work or of themselves without naming a product wants to keep it in order.
  if ((best === undefined || best[1] < NAMED) && !ORDERED.test(text)) {
    if (OURS.test(text)) return "management";
    if (MINE.test(text)) return "tracker";
    // What is done with what is kept makes no shop of notes that speak of a deposit.
    if (best !== undefined && text.length >= FEW_WORDS) return "management";
  }
  return best?.[0] ?? (requests.some(({ verb }) => verb === "login") ? "portal" : "tool");
}
