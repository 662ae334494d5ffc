import type { Native } from "./read-prices.ts";

const LONGEST = 40;
/** Names in quotation marks, or behind 'called'. */
const GIVEN =
  /[„“"«»]\s?([^„“”"«»\n]{2,38}?)\s?[“”"«»]|(?<!\p{L})(?:namens|heißt|heisst|(?:se |que se )?llama(?:da|do)?|llamad[ao]|appelée?|nommée?|qui s['’]appelle|s['’]appelle)\s+((?:\p{Lu}[\p{L}'’&-]*)(?:\s(?:(?:de|du|la|le|el|und|y|et|am|zum|zur)\s)?\p{Lu}[\p{L}'’&-]*){0,3})/u;
/** Behind the kind of product: whose it is. */
const WHOSE: Record<Native, RegExp> = {
  de: /(?<!\p{L})(?:für|von|über|bei)\s+(?:(?:unser|mein|ein|d|dies)(?:e[rnms]?|as|ie)?\s+)?(?<name>.+)/u,
  es: /(?<!\p{L})(?:para|de|del|sobre)\s+(?:(?:mi|mis|nuestr[oa]s?|una?|el|la|los|las)\s+)?(?<name>.+)/u,
  fr: /(?<!\p{L})(?:pour|de|du|d['’]|sur)\s*(?:(?:mon|ma|mes|notre|nos|une?|le|la|les)\s+|l['’])?(?<name>.+)/u,
};
/** The kind of product with the trade right behind it: 'site vitrine plombier', 'página web fontanero'. */
const SITE_OF: Record<Native, RegExp> = {
  de: /^(?:[Ww]eb(?:site|seite)|[Hh]omepage)\s+(?=\p{Lu})(?<name>.+)/u,
  es: /^(?:p[áa]gina|sitio)?\s*web\s+(?!para|de|sobre|con|sencill|simple|bonit)(?<name>.+)/iu,
  fr: /^(?:site|page)\s(?:web |internet |vitrine )?(?!pour|de|du|d['’]|sur|avec|simple|web|internet|vitrine)(?<name>.+)/iu,
};
/** Somebody says in the first place what they run. */
const RUNS: Record<Native, RegExp> = {
  de: /^(?:hallo[,!]?\s+)?(?:(?:ich|wir) (?:habe|haben|betreibe|betreiben|führe|führen|bin|sind) (?:ein(?:e[nr]?)?|d(?:er|ie|as))?\s*|(?:mein|unser)(?:e|en)?\s)(?<name>.+)/iu,
  es: /^(?:hola[,!]?\s+)?(?:tengo|tenemos|soy|somos|llevo)\s+(?:una?\s|el\s|la\s)?(?<name>.+)/iu,
  fr: /^(?:bonjour[,!]?\s+)?(?:j['’]ai|nous avons|on a|je suis|nous sommes|je tiens|je gère)\s+(?:une?\s|le\s|la\s|l['’])?(?<name>.+)/iu,
};
/** Where a name ends. */
const END: Record<Native, RegExp> = {
  de: /\s*[.,:;!?\n(–]|\s-\s|\s(?:mit|wo|die|der|das|auf|damit|und (?:brauchen?|möchten?|suchen?|will|wollen|wir|ich)|zum|ohne|soll|sollen|kosten|bis|ab|aus|vor)\s/u,
  es: /\s*[.,:;!?\n(–]|\s-\s|\s(?:con|donde|que|y (?:quiero|necesito|queremos|necesitamos|buscamos|busco|me)|sin|para|quiero|necesito|cuesta|hasta)\s/u,
  fr: /\s*[.,:;!?\n(–]|\s-\s|\s(?:avec|où|qui|que|et (?:je|nous|on|j['’])|sans|pour|afin|jusqu)\s/u,
};
/** Adjectives in front of it, and whatever else says nothing. */
const SMALL = /^(?:kleine[nrsm]?|neue[nrsm]?|pequeñ[oa]|nuev[oa]|petite?|nouvelle|nouveau|eigene[nrsm]?)\s+/iu;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What an app of a text is called: the name that the text gives, else whose it is, in its words. */
export function nativeName(text: string, language: Native): string | undefined {
  const given = GIVEN.exec(text);
  const own = given?.[1] ?? given?.[2];
  if (own !== undefined) return own.slice(0, LONGEST);
  const [first = text] = text.split(/(?<=[.!?\n])\s/);
  const [head = first] = first.split(/[:;]/);
  const found = RUNS[language].exec(first) ?? SITE_OF[language].exec(head) ?? WHOSE[language].exec(head);
  let name = (found?.groups?.["name"] ?? "").split(END[language])[0]?.trim().replace(SMALL, "") ?? "";
  if (name.length > LONGEST) name = name.split(/\s(?:in|im|am|en|à|a|de|bei)\s/u)[0] ?? "";
  name = name.replace(/\s(?:in|und|y|et|en|à|de|des|für|einen?|eine)$/u, "");
  return name.length < 3 || name.length > LONGEST || name.split(/\s+/).length > 6 ? undefined : capital(name);
}
