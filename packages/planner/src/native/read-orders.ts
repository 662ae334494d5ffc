import type { OrderFacts } from "../brief/read-orders.ts";
import { amountOf, pricedItems, type Native } from "./read-prices.ts";

/** How people say that others order from them. */
const ORDERED: Record<Native, RegExp> = {
  de: /vorbestell|(?<!\p{L})(?:\p{L}+)?bestell(?:en|t|ung|ungen|seite|formular|liste|zettel|app)(?!\p{L})|hofladen/iu,
  es: /(?<!\p{L})(?:pedidos?|encargos?|encargar|hacer pedidos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pré-?commandes?|pré-?commander|commandes?|commander)(?!\p{L})|click (?:and|&|et) collect/iu,
};
/** Orders that others fill, and work on orders of other kinds. */
const NOT_ORDERED =
  /lieferant|nachbestell|material|bestellverwaltung|auftrag|einkauf|großhandel|proveedor|gesti[oó]n de (?:los )?pedidos|pedidos? de compra|taller|fournisseur|bons? de commande|(?:suivi|gestion) (?:de |des )?commandes|ligne de commande|chantier|lager/iu;
/** Somebody writes down orders that came in otherwise. */
const WRITTEN_DOWN =
  /(?:llevar|apuntar|controlar|registrar|anotar|organizar) (?:(?:los|mis|todos los) )?(?:pedidos|encargos)|(?:bestellungen|bestellte \p{L}+) (?:verwalten|erfassen|notieren|im blick)|(?:noter|suivre|gérer) (?:(?:les|mes) )?commandes/iu;
/** How the goods get to who ordered them. */
const FETCHED =
  /[Aa]bhol|[Ll]iefer|[Vv]ortag|recog(?:er|ida|en)|a domicilio|entrega|retrait|retirer|livr(?:aison|er|é)|la veille|antes|avant|bis (?:zum |spätestens )?[\d\p{Lu}]/u;
const DELIVERED: Record<Native, RegExp> = {
  de: /(?<!\p{L})(?:lieferung|liefern|wir bringen)(?!\p{L})(?:\D{0,20}?(?<price>\d+(?:[.,]\d{1,2})?)\s?(?:€|euro))?/iu,
  es: /(?<!\p{L})(?:a domicilio|reparto|envío)(?!\p{L})(?:\D{0,20}?(?<price>\d+(?:[.,]\d{1,2})?)\s?(?:€|euro))?/iu,
  fr: /(?<!\p{L})(?:livraison|livrer|livré[es]*)(?!\p{L})(?:\D{0,20}?(?<price>\d+(?:[.,]\d{1,2})?)\s?(?:€|euro))?/iu,
};
const NOT_DELIVERED = /(?:keine|ohne|sin|no hay|pas de|sans) (?:lieferung|reparto|envío|livraison)/iu;

/** Whether a text in another language is after taking orders. */
export const asksForNativeOrders = (text: string, language: Native): boolean =>
  ORDERED[language].test(text) &&
  !NOT_ORDERED.test(text) &&
  (pricedItems(text).length > 1 ||
    (FETCHED.test(text) && !WRITTEN_DOWN.test(text) && wareOf(text, language) !== undefined));

const WEEK: Record<Native, readonly string[]> = {
  de: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
};
/** Until then it is ordered, and not fetched. */
const UNTIL =
  /(?:bis(?: zum| spätestens)?|spätestens|vor|hasta(?: el)?|antes del?|jusqu['’]au|avant(?: le)?|au plus tard)\s*$/iu;
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function daysIn(text: string, language: Native): string[] {
  return WEEK[language]
    .filter((day) =>
      [...text.matchAll(new RegExp(`(?<!\\p{L})${day}s?(?!\\p{L})`, "giu"))].some(
        ({ index }) => !UNTIL.test(text.slice(0, index)),
      ),
    )
    .map(capital);
}

const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(?:uhr|h)?`;
/** From when to when it is fetched. A bare number is a time only between two such words. */
const FROM_TO = new RegExp(
  String.raw`(?<!\p{L})(?:von|zwischen|entre|de(?: las)?|(?:ab|recogida|retrait|abholung)\s)?\s*(?<![\d.,])${CLOCK}\s*(?:-|–|bis|und|a(?: las)?|y(?: las)?|à|et)\s*${CLOCK}(?!\s?(?:€|euro|,\d|\p{L}{2}))`,
  "iu",
);
const SLOT = 30;
const DAY_END = 24 * 60;

function timesIn(text: string): string[] {
  const [, fromHour = "", fromMinute = "0", toHour = "", toMinute = "0"] = FROM_TO.exec(text) ?? [];
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  if (fromHour === "" || toHour === "" || to <= from || to > DAY_END) return [];
  const times: string[] = [];
  for (let at = from; at < to; at += SLOT)
    times.push(`${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`);
  return times;
}

/** What buyers should read before they order. */
const NOTICE =
  /(?<!\p{L})(?:bis|ab|vortag|spätestens|mindestens|barzahlung|bar|paypal|hasta|desde|antes|mínimo|efectivo|bizum|avant|veille|à partir|dès|jusqu['’]\p{L}+|minimum|espèces|chèque)(?!\p{L})/iu;
const LONGEST_NOTE = 90;
/** Behind the last word that names it, a clause says what is wanted of the product. */
const WISH =
  /(?<!\p{L})(?:brauchen?|möchten?|soll(?:en)?|quiero|necesito|queremos|je veux|il (?:me|nous) faut|besoin)(?!\p{L})/iu;

function notesIn(text: string): string[] {
  return text
    .split(/[.!?;\n](?!\d)|,\s(?!\d)/)
    .map((each) => each.trim())
    .filter(
      (each) =>
        each.length > 8 &&
        each.length <= LONGEST_NOTE &&
        NOTICE.test(each) &&
        !WISH.test(each) &&
        pricedItems(each).length === 0,
    )
    .map(capital)
    .slice(0, 4);
}

const WARE: Record<Native, readonly RegExp[]> = {
  de: [
    /(\p{L}[\p{L}-]+)\s+(?:vor)?bestell(?:en|ung)/iu,
    /(?:vor)?bestell(?:ung(?:en)?|seite|formular|liste)\s+(?:für|von)\s+(?!unser|mein|ein|den|die|das)(\p{Lu}[\p{L}-]+)/u,
    /(\p{L}{3,}?)s?(?:vor)?bestellung(?:en)?(?!\p{L})/iu,
  ],
  es: [/(?:pedidos?|encargos?|encargar|pedir)\s+(?:de\s+)?(?!para|en|por|mi|a)(\p{L}+)/iu],
  fr: [/(?:commandes?|commander)\s+(?:de\s+|d['’]|des\s+|du\s+)?(?!pour|en|à|chez|mon)(\p{L}+)/iu],
};
const NO_WARE = /^(?:online|kunden|leute|man|können|zum|online|vor|los|las|les|ligne|clients?)$/iu;

/** What is ordered, as the text calls it. */
export function wareOf(text: string, language: Native): string | undefined {
  const found = WARE[language].map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  if (found === undefined || NO_WARE.test(found)) return undefined;
  // In a text with capitals a German noun has one: 'nehmen' is no ware.
  const isNoNoun = language === "de" && /^\p{Ll}/u.test(found) && /(?<=\s)\p{Lu}/u.test(text);
  return isNoNoun ? undefined : capital(found);
}

/** How orders go, as a text in another language says it. */
export function readNativeOrders(text: string, language: Native): OrderFacts {
  const priced = pricedItems(text).map(({ title, price }) => ({ name: title, price }));
  const ware = wareOf(text, language);
  const delivery = NOT_DELIVERED.test(text) ? null : DELIVERED[language].exec(text);
  const price = delivery?.groups?.["price"];
  return {
    wares: priced.length > 0 ? priced : ware === undefined ? [] : [{ name: ware }],
    days: daysIn(text, language),
    times: timesIn(text),
    ...(delivery === null ? {} : { delivery: price === undefined ? {} : { price: amountOf(price) } }),
    extras: [],
    asked: [],
    notes: notesIn(text),
  };
}
