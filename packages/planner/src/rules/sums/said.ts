import { expressionFromWords, type AppSpec, type Entity, type Field } from "@sayhey/appspec";
import { say } from "../draft.ts";
import type { Sum } from "./derived.ts";
import { hasRole, inputsOf, isMoney, numbersOf } from "./roles.ts";

/** A sum that a text says itself, and what it is called. */
interface SaidSum {
  name: string;
  sum: Sum;
}

/** The sums a text says in words: a formula, a rate for each of something, a share in percent. */
export function saidSums(text: string, entity: Entity, spec: AppSpec): SaidSum[] {
  return [...formulasIn(text, entity, spec), ...ratesIn(text, entity, spec), ...sharesIn(text, entity)];
}

const FORMULA =
  /(?:^|[.;,(\n:]|\band\b)\s*(?:then |so |where |the |my |our |its |an? )*(?<name>\p{L}[\p{L} ]{1,30}?)\s*(?:=|\b(?:is|equals|being|should be|is (?:just |simply )?(?:worked out|calculated|computed) as|gets (?:worked out|calculated) as|comes to|means)\b)\s*(?:the )?(?<formula>[\p{L}\d][\p{L}\p{N} ()%.,'+*/×÷−-]*)/giu;
const IS_FORMULA = /\s[-+*x×/÷−]\s|\b(?:minus|plus|times|divided by|multiplied by|less)\b/i;

/** 'Profit is sale price minus cost', where both are fields. */
function formulasIn(text: string, entity: Entity, spec: AppSpec): SaidSum[] {
  return [...text.matchAll(FORMULA)].flatMap(({ groups }) => {
    const { name = "", formula = "" } = groups ?? {};
    if (!IS_FORMULA.test(formula)) return [];
    const typed = formula
      .replaceAll(/\bdivided by\b/gi, "/")
      .replaceAll(/\bmultiplied by\b/gi, "*")
      .replaceAll(/\bless\b/gi, "-")
      .replaceAll(/\b(?:the|my|our|its) /gi, "");
    // What follows the formula in its sentence is not of it: the longest beginning that fields have names for.
    const words = typed.split(/\s+/);
    for (let end = words.length; end > 2; end--) {
      const { of, unknown } = expressionFromWords(words.slice(0, end).join(" "), entity, spec.entities);
      if (unknown !== "" || !/\p{L}/u.test(of) || !/[-+*/]/.test(of)) continue;
      const unit = inputsOf(of, entity).find(isMoney)?.unit;
      return [{ name: capital(name), sum: { of, unit } }];
    }
    return [];
  });
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const RATE =
  /(?:(?<sign>[£$€])\s?(?<amount>\d+(?:[.,]\d{1,2})?)|(?<count>\d+(?:[.,]\d{1,2})?)\s?(?<coin>p|c|ct|cts|cents?|pence|€|euros?|pounds?|dollars?|quid|£|\$))\s*(?:\/|\b(?:per|an?|each|every|for each|for every|pro|je|por|par|la|le)\b|l['’])\s*(?<each>\p{L}+)/giu;
const SMALL = /^(?:p|c|ct|cts|cents?|pence)$/i;

/** Words for one of what a field counts, beyond its own name. */
const COUNTED: Readonly<Record<string, RegExp>> = {
  hour: /\bhours?\b|\bhrs\b|stunden|horas|heures/i,
  hr: /\bhours?\b|\bhrs\b/i,
  stunde: /stunden/i,
  hora: /\bhoras\b/i,
  heure: /\bheures\b/i,
  mile: /\bmiles?\b|mileage/i,
  km: /\bkm\b|kilomet|distance/i,
  kilometer: /\bkm\b|kilomet|distance/i,
  night: /\bnights?\b/i,
  nacht: /nächte/i,
  noche: /noches/i,
  nuit: /nuits/i,
  noite: /noites/i,
  day: /\bdays?\b/i,
  head: /\bhead|people|guests|persons|covers/i,
  person: /people|persons?|guests|head ?count|heads/i,
  kilo: /\bkilos?\b|\bkg\b|weight/i,
  kg: /\bkilos?\b|\bkg\b|weight/i,
};

/** '45p a mile', '£5 an adult, £3 a child': what is counted times what each costs, added up. */
function ratesIn(text: string, entity: Entity, spec: AppSpec): SaidSum[] {
  const counts = entity.fields.filter((field) => field.type === "number" || field.type === "duration" || isDays(field));
  const priced = numbersOf(entity, "price").filter(isMoney);
  if (counts.length === 0 || priced.some(({ type }) => type === "computed") || priced.length > 1) return [];
  const rates = new Map<Field, number>();
  for (const { groups } of text.matchAll(RATE)) {
    const { amount, count, coin = "", each = "" } = groups ?? {};
    const value = Number((amount ?? count ?? "").replace(",", ".")) / (SMALL.test(coin) ? 100 : 1);
    const one = each.toLowerCase().replace(/s$/, "");
    const counted = counts.filter((field) =>
      (COUNTED[one] ?? new RegExp(`\\b${one}(?:s|es|en|ren)?\\b`, "iu")).test(field.name),
    );
    const [field] = counted;
    if (field === undefined || counted.length > 1 || !(value > 0)) continue;
    // One thing at two rates is more than can be told.
    if (rates.has(field) && rates.get(field) !== value) return [];
    rates.set(field, value);
  }
  if (rates.size === 0) return [];
  const of = [...rates]
    .map(([{ id, type }, rate]) => `${id}${type === "duration" ? " / 60" : ""} * ${rate}`)
    .join(" + ");
  const kept = entity.fields.find(
    (field) =>
      field.type === "money" &&
      (hasRole(field, "total") ||
        /^(?:price|cost|claim|pay|charge|fee|preis|kosten|precio|coste|costo|prix|coût|preço|custo)$/i.test(
          field.name,
        )),
  );
  if (
    kept === undefined &&
    entity.fields.some((field) => isMoney(field) && (hasRole(field, "total") || hasRole(field, "price")))
  )
    return [];
  const unit = entity.fields.find(isMoney)?.unit ?? currencyIn(text, spec);
  return [{ name: kept?.name ?? say(spec, ["Amount", "Betrag", "Importe", "Montant", "Valor"]), sum: { of, unit } }];
}

const isDays = ({ type, formula }: Field): boolean =>
  type === "computed" && formula?.kind === "expression" && formula.of.startsWith("days(");

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/£|\bpence\b|\d ?p\b|\bquid\b/i, "GBP"],
  [/€|\beuros?\b|\bct\b/i, "EUR"],
  [/\$|\bdollars?\b|\bcents?\b/i, "USD"],
];
const currencyIn = (text: string, { entities }: AppSpec): string =>
  entities.flatMap(({ fields }) => fields).find(({ type }) => type === "money")?.unit ??
  CURRENCIES.find(([sign]) => sign.test(text))?.[1] ??
  "EUR";

const SHARE =
  /(?<rate>\d+(?:[.,]\d+)?) ?(?:%|percent|per cent|prozent|por ciento|pour cent|por cento) ?(?:of (?:the |each |every )?(?:\p{L}+ )?(?:as |for )?(?:the |a )?)?(?<name>deposit|commission|tax|vat|gst|sales tax|service charge|service fee|fee|tip|discount|royalty|royalties|anzahlung|provision|mwst|rabatt|comisión|iva|descuento|anticipo|commission|tva|remise|acompte|comissão|desconto|sinal)\b|(?<name2>deposit|commission|tax|vat|gst|service charge|fee|tip|royalty|royalties|anzahlung|provision|mwst|comisión|iva|tva|acompte|comissão)\s?(?:of|is|at|:|=|von|de|à)?\s(?<rate2>\d+(?:[.,]\d+)?) ?(?:%|percent|per cent|prozent)/giu;

/** '30% deposit' of a price, where both are fields. */
function sharesIn(text: string, entity: Entity): SaidSum[] {
  return [...text.matchAll(SHARE)].flatMap(({ groups }) => {
    const { rate, rate2, name, name2 } = groups ?? {};
    const value = Number((rate ?? rate2 ?? "").replace(",", "."));
    const called = (name ?? name2 ?? "").toLowerCase();
    const field = entity.fields.find(
      (each) => each.type === "money" && each.name.toLowerCase().split(" ")[0] === called,
    );
    if (field === undefined || !(value > 0) || value > 100) return [];
    const base = (["total", "income", "price", "whole"] as const)
      .flatMap((role) => numbersOf(entity, role, field))
      .find((each) => isMoney(each) && !hasRole(each, "part") && !hasRole(each, "rest"));
    return base === undefined
      ? []
      : [{ name: field.name, sum: { of: `round(${base.id} * ${value / 100}, 2)`, unit: field.unit } }];
  });
}
