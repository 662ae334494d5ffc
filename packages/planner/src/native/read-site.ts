import { ASKED_AS, type NativePart } from "./words-of-sites.ts";
import { pricedItems, type Native } from "./read-prices.ts";

/** What a text in another language wants on its site. */
export interface NativeSite {
  /** In the order of the text. */
  parts: NativePart[];
  items: ReturnType<typeof pricedItems>;
  /** Days and times as the text writes them. */
  hours: { days: string; times: string }[];
  /** Where they work, in its words. */
  area: string | undefined;
  /** What it says of itself beside what it asks for. */
  facts: string[];
  isOneself: boolean;
  hasImprint: boolean;
}

/** What people call a site. */
const SITE: Record<Native, RegExp> = {
  de: /(?<!\p{L})(?:\p{L}*home ?page|(?:\p{L}+-?)?web(?:site|seite|auftritt)s?|internet(?:seite|auftritt)|vereinsseite|landing ?page|one ?pager|portfolio(?:seite)?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:p[áa]gina|sitio|portal) web|(?:una|mi|nuestra) (?:p[áa]gina|web)|^(?:p[áa]gina|web)(?= (?:web |sencilla |simple |bonita )?(?:para|de))|portfolio|portafolio|landing(?: page)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:site (?:web|internet|vitrine)|(?:un|mon|notre|le) (?:petit |joli |simple )?site(?! (?:de (?:vente|rencontre|e-commerce)|marchand|archéo))|^(?:petit )?site(?= (?:simple |vitrine )?(?:pour|de|du)\s)|page (?:web|internet|vitrine)|portfolio|landing page)(?!\p{L})/iu,
};
/** Other kinds of product that are on the web as well, where they stand before the text says what is on it. */
const ANOTHER = new RegExp(
  [
    String.raw`(?:online|web)[- ]?(?:shop|laden|store)|tienda (?:online|en línea|virtual|web)|boutique en ligne|e-?commerce`,
    String.raw`(?<!haus|immobilien)verwaltung(?!s?recht)|gestión de|gestion (?:de|des)|dashboard|(?<!\p{L})crm(?!\p{L})`,
    String.raw`plattform|plataforma|plateforme|portal(?!\p{L})|marktplatz|mercadillo|marketplace|börse|annonces|anuncios|covoiturage`,
    String.raw`(?<!\p{L})(?:vender|comprar|intercambiar|compartir|alquilar|verkaufen|tauschen|teilen|vendre|échanger|partager|louer)(?!\p{L})`,
    String.raw`buchungs(?:system|seite)|réservation en ligne|rencontre|citas (?:online|románticas)|forum|(?<!\p{L})foro(?!\p{L})|blog|wiki|quiz`,
    String.raw`umfrage|encuesta|sondage|vergleich|comparador|comparateur|annuaire|directorio|verzeichnis`,
    String.raw`aktien|krypto|(?<!\p{L})acciones|cripto|(?<!\p{L})depot(?!\p{L})`,
  ].join("|"),
  "iu",
);
/** What only members with an account do. */
const OF_MEMBERS =
  /(?<!\p{L})(?:login|einloggen|anmelden und|konto anlegen|iniciar sesión|usuarios pueden|se connecter|utilisateurs peuvent)(?!\p{L})/iu;
/** A site that is there already, and is not what is asked for. */
const ON_THEIRS =
  /(?:auf|in|von) (?:unserer|meiner|der|die) (?:home ?page|web(?:site|seite))|(?:en|de|desde) (?:mi|nuestra|la) (?:p[áa]gina )?web(?! para)|(?:sur|depuis) (?:mon|notre|le) site/iu;

/** Whether a text asks in its own words for a site that others come to read. */
export function asksForNativeSite(text: string, language: Native): boolean {
  const found = SITE[language].exec(text);
  if (found === null || OF_MEMBERS.test(text) || ON_THEIRS.test(text)) return false;
  const head = text.split(/[.!?:;\n(]|,\s/)[0] ?? text;
  const clause = head.length < found.index ? text.slice(0, found.index + 40) : head;
  return !ANOTHER.test(clause);
}

const REFUSED = /(?<!\p{L})(?:kein(?:e|en)?|ohne|sin|nada de|sans|pas de|pas d['’])\s+(?:\p{L}+\s+)?$/iu;
const DAY: Record<Native, string> = {
  de: String.raw`(?:mo|di|mi|do|fr|sa|so)(?:\.|(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nntag)s?)?`,
  es: String.raw`(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)`,
  fr: String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?`,
};
const TIME = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:uhr|h))?`;
const TO = String.raw`\s*(?:-|–|bis|a|à|y|al|au|und|et|,|/|\+)\s*`;

/** Days with times: 'Mo-Fr 9-18 Uhr', 'de martes a sábado de 10 a 14'. */
function hoursIn(text: string, language: Native): NativeSite["hours"] {
  const days = String.raw`(?<days>${DAY[language]}(?:${TO}(?:el |le )?${DAY[language]})*)`;
  const pattern = new RegExp(
    String.raw`(?<!\p{L})${days}(?!\p{L})[\s,:]*(?:von |de |jeweils |le )?(?<times>${TIME}\s*(?:-|–|bis|a|à)\s*${TIME})(?![\d€])`,
    "giu",
  );
  return [...text.matchAll(pattern)]
    .map(({ groups = {} }) => ({
      days: upper((groups["days"] ?? "").trim()).slice(0, 40),
      times: (groups["times"] ?? "").trim().slice(0, 60),
    }))
    .slice(0, 7);
}

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const AREA: Record<Native, RegExp> = {
  de: /(?:im )?(?:umkreis|großraum|raum)\s+[^.;:()!?\n]{3,60}/iu,
  es: /(?:zona (?:de|en) (?=\p{Lu})|radio de )[^.;:()!?\n]{3,60}/u,
  fr: /(?:secteur (?:de |d['’])?(?=\p{Lu})|rayon de |dans un rayon )[^.;:()!?\n]{3,60}/u,
};

/** Sentences that say what is wanted, and nothing of the place itself. */
const WISH =
  /(?<!\p{L})(?:soll(?:en|te|ten)?|möchten?|brauchen?|wollen?|will|bitte|wünschen?|können|kann|quiero|queremos|necesito|necesitamos|debe|deben|puedan?|pueda|gustaría|que se vea|veux|voulons|voudrais|voudrions|faut|doit|doivent|besoin|puissent|peuvent|pouvoir|avec|mit|con|kein|keine|nada|pas)(?!\p{L})/iu;
const LONGEST_FACT = 110;

function factsIn(text: string, language: Native): string[] {
  const [, ...sentences] = text.split(/(?<=[.!?\n])\s+/);
  const asides = [...text.matchAll(/\(([^()]{6,80})\)/g)].flatMap(([, aside = ""]) => aside.split(/,\s/));
  return [...asides, ...sentences.map((each) => each.replaceAll(/\s*\([^()]*\)/g, ""))]
    .map((each) => upper(each.replace(/[.!?\s]+$/, "").trim()))
    .filter(
      (each) =>
        each.length > 5 &&
        each.length <= LONGEST_FACT &&
        !WISH.test(each) &&
        !SITE[language].test(each) &&
        pricedItems(each).length === 0 &&
        !/@|:/.test(each) &&
        hoursIn(each, language).length === 0 &&
        !Object.values(ASKED_AS[language]).some((pattern) => pattern.test(each)),
    )
    .slice(0, 4);
}

/** Reads what a text wants on its site. */
export function readNativeSite(text: string, language: Native): NativeSite {
  const asked = Object.entries(ASKED_AS[language]) as [NativePart, RegExp][];
  const found = asked.flatMap(([part, pattern]) => {
    const match = pattern.exec(text);
    return match === null || REFUSED.test(text.slice(0, match.index)) ? [] : [{ part, at: match.index }];
  });
  const items = pricedItems(text);
  const hours = hoursIn(text, language);
  const area = AREA[language].exec(text)?.[0].split(/,\s/)[0]?.trim();
  return {
    parts: found.toSorted((a, b) => a.at - b.at).map(({ part }) => part),
    items,
    hours,
    area: area === undefined ? undefined : upper(area.replace(/^im /i, "")),
    facts: factsIn(text, language),
    isOneself: /(?<!\p{L})(?:ich|mein(?:e|en|er|em)?|mich|soy|mi|mis|je|mon|ma|mes)(?!\p{L})/iu.test(text),
    hasImprint: /impressum|aviso legal|mentions légales/iu.test(text),
  };
}

/** Whether a text says that it does without a way to write. */
export const refusesContact = (text: string): boolean =>
  /(?:ohne|kein|keine|sin|sans|pas de) (?:kontakt|formular|contacto|formulario|contact|formulaire)/iu.test(text);
