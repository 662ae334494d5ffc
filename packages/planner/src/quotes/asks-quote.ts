import type { Brief, Form } from "../brief/brief.ts";
import { SITE_OF } from "../recognise/decide-form.ts";
import type { QuoteNoun } from "./quote.ts";

/** Quotes that somebody said, and prices that somebody watches. */
const OTHER =
  /\bquotes? of the (?:day|week)\b|\b(?:inspirational|inspiring|motivational|famous|favou?rite|funny|book|books|movie|film|daily|love|life|random|stoic|bible|anime) quotes?\b|\bquotes? (?:by|from) (?:authors?|books?|films?|movies?|philosophers?|people|famous)\b|\b(?:stock|share|crypto|house|gold) (?:quotes?|prices?)\b|\bprice (?:tracker|alert|comparison|history|list)\b/i;

const QUOTED = "quot(?:es?|ing|ations?)|estimat(?:es?|ing|ions?)|pric(?:es?|ing)|costings?|bids?|fares?";
/** Products that make quotes: 'quote maker', 'price calculator', 'estimator'. */
const MAKER = new RegExp(
  String.raw`\b(?:${QUOTED}|costs?|fees?|charges?) (?:maker|builder|calculator|calc|generator|estimator|creator|engine|machine|configurator)s?\b|` +
    String.raw`\b(?:quot(?:es?|ing|ations?)|estimat(?:es?|ing)|pricing) (?:tool|app|sheet|program|software|helper|page)\b|` +
    String.raw`\b(?:quote|estimate|price|pricing) (?:thing|form for (?:me|us|my|our))\b|\b(?:quot(?:es?|ations?)|estimates|pricing):|` +
    String.raw`\b(?:estimator|cost ?calc)\b|\bcalculator (?:for|of|to) (?:\w+ ){0,3}(?:${QUOTED})\b|` +
    String.raw`\b(?:make|create|build|need|want)\w* (?:an? |my |the )?(?:\w+ ){0,8}quotations?\b`,
  "i",
);
/** The same in German, Spanish, French and Portuguese. */
const MAKER_ABROAD =
  /\b(?:angebots?|preis|kosten|kostenvoranschlags?)-?(?:rechner|kalkulator|ersteller|konfigurator|generator|maker|tool|app)\w*|\bkostenvoransch\w+|\bangebote? (?:für \S+ )?(?:erstellen|schreiben|machen|rechnen|kalkulieren|ausrechnen)|\b(?:calculador\w*|generador\w*|calcular|sacar|hacer|preparar|dar|crear) (?:de |los |mis |un |el )?(?:presupuestos?|precios?|cotizacion(?:es)?)|^\W*(?:presupuestos?|cotizaci[oó]n(?:es)?) (?:de|para|y)\b|\b(?:cotizador|presupuestador)\w*|\b(?:calculat\w+|calculer|calculette|générat\w+|créer|faire|établir|préparer|outil|logiciel) (?:de |des |mes |un |les |pour )*(?:devis|prix|tarifs?)|^\W*devis\b|\b(?:calculadora|gerador|calcular|fazer|montar|criar) (?:de |os |um |meus )?(?:orçamentos?|preços?)|^\W*orçamentos? (?:de|para)\b/i;

/** What people do who make quotes, */
const QUOTING = new RegExp(
  [
    String.raw`\b(?:do|does|doing|make|makes|making|give|gives|giving|write|writing|create|creating|prepare|preparing|work(?:s|ing)? out|get|generate|calculate|calculating) (?:\w+ ){0,4}?(?:quotes?|quotations?|estimates?|(?:a |the )?price)\b`,
    String.raw`\bquot(?:e|ing) (?:for )?(?:customers?|clients?|people|jobs?|work|them|folks?|my|our|over|on|a|the|\w+s)\b`,
    String.raw`\b(?:shows?|says?|gives?|tells?|adds? up|see) (?:\w+ ){0,3}?(?:the |a )?(?:total )?price\b`,
    String.raw`\bask(?:s|ing)? (?:me |us )?how much\b|\bhow much (?:to|i|we|do i|do we|should i|should we) (?:should )?charge\b|\bwhat (?:do|should) (?:i|we) charge\b|\b(?:quotes?|estimates?|prices?) (?:depends?|is based|are based|is worked|are worked)\b`,
    String.raw`\b(?:price|cost) up\b|\bwhat (?:i|we|to) (?:should )?charge\b|\bhow much (?:it|a job|the job) (?:will )?costs?\b`,
  ].join("|"),
  "i",
);
/** and what those keep whose work is more than that. */
const KEEPING =
  /\b(?:track\w*|log|diary|schedul\w*|rota|rosters?|bookings?|invoices?|appointments?|inventory|stock|renewals?|leads|crm|staff|reminders?|due|overdue|maintenance|shifts?|members?|who goes where|order online|checkout|reserve)\b/gi;
/** So many of them and quotes are one thing among others. */
const MOST_KEPT = 1;

/** Another product that is asked for by name, in which prices are told. */
const ANOTHER =
  /\b(?:booking|order(?:ing)?|shop(?:ping)?|web|landing|listings?|member(?:ship)?) (?:page|site|app|form|system|portal|platform)\b|\b(?:online|web) ?shop\b|\bmarketplace\b|\blistings\b/i;
/** Forms that a quote maker may be called. */
const OWN: ReadonlySet<Form> = new Set<Form>(["calculator", "tool", "management", "tracker", "converter"]);

/** How clearly a text asks for a quote maker: by name, or by what is done; undefined where it does not. */
export function asksForQuote({ text, form }: Pick<Brief, "text" | "form">): "named" | "done" | undefined {
  if (OTHER.test(text) || form === "site" || form === "blog" || SITE_OF.test(text)) return undefined;
  const isKept = (text.match(KEEPING)?.length ?? 0) > MOST_KEPT;
  if (MAKER.test(text) && !isKept) return "named";
  return QUOTING.test(text) && !isKept && !ANOTHER.test(text) && (form === undefined || OWN.has(form))
    ? "done"
    : undefined;
}

/** Whether a text in German, Spanish, French or Portuguese names a quote maker. */
export const asksForQuoteAbroad = (text: string): boolean =>
  MAKER_ABROAD.test(text) && !/\bpresupuesto (?:familiar|mensual|personal|del mes)|\bpreisvergleich/i.test(text);

/** What the text calls that which is worked out. */
export function nounIn(text: string): QuoteNoun {
  if (/\bquot(?:e|es|ing|ation|ations)\b/i.test(text)) return "quote";
  return /\bestimat(?:e|es|ing|or|ors|ion|ions)\b/i.test(text) ? "estimate" : "price";
}
