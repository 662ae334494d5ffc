import type { Entity, Field } from "@sayhey/appspec";
import { dayOf, hasRole, isMoney, isNumber, mayBeMoney, numbersOf, type Role } from "./roles.ts";

/** How a number of a row follows from its other fields: an expression over their ids, and what of has to be no more than what. */
export interface Sum {
  of: string;
  /** An amount of money, where it is one. */
  unit?: string | undefined;
  /** Fields of which the first cannot be more than the second: what is paid, and the price. */
  within?: readonly [part: string, whole: string];
}

/** A number that people write down though it follows from others, by the role it is called after. */
interface Derivation {
  role: Role;
  of: (entity: Entity, field: Field, related: readonly Related[]) => Sum | undefined;
}

/** What a row points at. */
export interface Related {
  via: Field;
  to: Entity;
}

const money = (fields: readonly (Field | undefined)[]): string | undefined =>
  fields.find((field) => field?.type === "money" || /^[A-Z]{3}$/.test(field?.unit ?? ""))?.unit;

/** The one number of a row, or of what it points at, that has a role. */
function priceOf(entity: Entity, field: Field, related: readonly Related[]): { of: string; field: Field } | undefined {
  const [own] = numbersOf(entity, "price", field).filter(isMoney);
  if (own !== undefined) return { of: own.id, field: own };
  for (const { via, to } of related) {
    const [price] = numbersOf(to, "price").filter(isMoney);
    if (price !== undefined) return { of: `${via.id}.${price.id}`, field: price };
  }
  return undefined;
}

/** What a price is for one of, and what comes in pieces: a plain price beside hours or people is the price of all of them. */
const FOR_EACH =
  /\b(?:rate|wage|per|each|unit|hourly|daily|nightly|weekly|monthly)\b|\ban? \p{L}+$|satz|lohn|einzel|stück|kilo|\b(?:pro|je|por|par|unitari[oa]|unitário|unitaire|horaire)\b/iu;
const IN_PIECES =
  /quantity|\bqty\b|units|pieces|\bpcs\b|copies|tickets|boxes|bags|bottles|packs|cases|sets|trays|portions|kilos?|\bkg\b|menge|anzahl|stück|cantidad|unidades|piezas|quantité|pièces|quantidade|peças|quilos/i;
const isForEach = (price: { of: string; field: Field }, count: Field): boolean =>
  FOR_EACH.test(price.field.name) || IN_PIECES.test(count.name);

/** Hours times the rate, pieces times the price; else amounts that stand beside one another, added up. */
function totalOf(entity: Entity, field: Field, related: readonly Related[]): Sum | undefined {
  const price = mayBeMoney(field) ? priceOf(entity, field, related) : undefined;
  const counts = numbersOf(entity, "quantity", field).filter((each) => !isMoney(each));
  const [count] = counts;
  if (price !== undefined && count !== undefined && counts.length === 1 && isForEach(price, count))
    return { of: `${count.id} * ${price.of}`, unit: price.field.unit };
  if (!/^(?:grand |overall )?total|^summe|^gesamt|^soma|^suma|^somme/i.test(field.name)) return undefined;
  const parts = entity.fields.filter(
    (each) =>
      each !== field &&
      each.type === field.type &&
      each.unit === field.unit &&
      !(["part", "rest", "profit", "price", "total", "average", "whole"] as const).some((role) => hasRole(each, role)),
  );
  return parts.length > 1 && parts.length <= 8 && isOneKind(parts)
    ? { of: parts.map(({ id }) => id).join(" + "), unit: field.unit }
    : undefined;
}

const OTHER_KINDS =
  /\b(?:year|age|number|no|floor|phone|size|height|width|length|weight|level|version|lap|round|position|rank|order|temperature|hours?|minutes?|days?|target|goal|max|min|minimum|maximum|people|guests|seats|places)\b/i;
const isOneKind = (fields: readonly Field[]): boolean => fields.every(({ name }) => !OTHER_KINDS.test(name));

/** What comes in but for what it cost. */
function profitOf(entity: Entity, field: Field): Sum | undefined {
  if (!mayBeMoney(field)) return undefined;
  const [income] = numbersOf(entity, "income", field).filter(isMoney);
  const plain = income ?? numbersOf(entity, "price", field).find((each) => isMoney(each) && !hasRole(each, "expense"));
  const costs = numbersOf(entity, "expense", field).filter((each) => isMoney(each) && each !== plain);
  if (plain === undefined || costs.length === 0 || costs.length > 5) return undefined;
  const [count] = numbersOf(entity, "quantity", field).filter((each) => !isMoney(each));
  const isEach = FOR_EACH.test(plain.name) || (count !== undefined && IN_PIECES.test(count.name));
  if (isEach && count === undefined) return undefined;
  const earned = isEach && count !== undefined ? `${count.id} * ${plain.id}` : plain.id;
  return { of: [earned, ...costs.map(({ id }) => `(empty(${id}) ? 0 : ${id})`)].join(" - "), unit: plain.unit };
}

/** What is left of a whole: a price without what is paid, a budget without what is spent. */
function restOf(entity: Entity, field: Field): Sum | undefined {
  const [part, whole] = partOfWhole(entity, field);
  if (part === undefined || whole === undefined) return undefined;
  const kept = `(empty(${part.id}) ? 0 : ${part.id})`;
  return { of: `${whole.id} - ${kept}`, unit: money([whole]) ?? field.unit, within: [part.id, whole.id] };
}

function partOfWhole(entity: Entity, field: Field): readonly [Field | undefined, Field | undefined] {
  const parts = numbersOf(entity, "part", field);
  for (const part of parts) {
    const whole = numbersOf(entity, "whole", field).find(
      (each) => each !== part && isMoney(each) === isMoney(part) && !parts.includes(each),
    );
    const fits = field.type === "percent" || isMoney(field) === isMoney(part) || (isMoney(part) && mayBeMoney(field));
    if (whole !== undefined && fits) return [part, whole];
  }
  return [undefined, undefined];
}

/** So much of it, in percent. */
function shareOf(entity: Entity, field: Field): Sum | undefined {
  const [part, whole] = partOfWhole(entity, { ...field, type: "percent" });
  if (part === undefined || whole === undefined) return undefined;
  // How far something has come is not how much of its money is gone.
  if (/^(?:spent|ausgegeben|gastado|gasto|dépensé|actual)/i.test(part.name) && !/spent|used|budget/i.test(field.name))
    return undefined;
  return { of: `round(${part.id} / ${whole.id} * 100)`, unit: "%", within: [part.id, whole.id] };
}

/** Whole days from the first to the last. */
function lengthOf(entity: Entity, field: Field): Sum | undefined {
  const [from, to] = [dayOf(entity, "starts"), dayOf(entity, "ends")];
  return from === undefined || to === undefined || field.type === "duration"
    ? undefined
    : { of: `days(${from.id}, ${to.id})`, unit: field.unit };
}

/** What was read in the end but for what was read at the start. */
function changeOf(entity: Entity, field: Field): Sum | undefined {
  for (const before of numbersOf(entity, "before", field)) {
    const after = numbersOf(entity, "after", field).find(
      (each) => each !== before && isMoney(each) === isMoney(before) && (each.unit ?? "") === (before.unit ?? ""),
    );
    if (after === undefined) continue;
    const isLoss = /loss|lost/i.test(field.name);
    const [more, less] = isLoss ? [before, after] : [after, before];
    return { of: `${more.id} - ${less.id}`, unit: field.unit ?? before.unit };
  }
  return undefined;
}

/** The mean of marks that have one scale. */
function averageOf(entity: Entity, field: Field): Sum | undefined {
  const marks = entity.fields.filter(
    (each) =>
      each !== field &&
      (each.type === "rating" || (each.type === "number" && each.max !== undefined && each.max <= 100)) &&
      !hasRole(each, "age"),
  );
  const [first] = marks;
  if (first === undefined || marks.length < 2 || marks.length > 8) return undefined;
  if (marks.some(({ type, max }) => type !== first.type || max !== first.max)) return undefined;
  return { of: `round((${marks.map(({ id }) => id).join(" + ")}) / ${marks.length}, 1)` };
}

function ageOf(entity: Entity, { name, unit }: Field): Sum | undefined {
  const birth = dayOf(entity, "birth");
  if (birth === undefined) return undefined;
  const lived = `days(${birth.id}, today)`;
  if (/weeks/i.test(name)) return { of: `floor(${lived} / 7)`, unit };
  return { of: `floor(${lived} / ${/months/i.test(name) ? 30.44 : 365.25})`, unit };
}

const daysLeftOf = (entity: Entity, { unit }: Field): Sum | undefined => {
  const due = dayOf(entity, "due");
  return due === undefined ? undefined : { of: `days(today, ${due.id})`, unit };
};
const daysSinceOf = (entity: Entity, { unit }: Field): Sum | undefined => {
  const from = dayOf(entity, "starts") ?? entity.fields.find(({ type }) => type === "date");
  return from === undefined ? undefined : { of: `days(${from.id}, today)`, unit };
};

/** Two names of one word: 'wears' and 'times worn' are not, 'per serving' and 'servings' are. */
const isCalledLike = (name: string, word: string): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((part) => part.replace(/e?s$/, "") === word.toLowerCase().replace(/e?s$/, "") && part.length > 1);

const PER = /^(?<what>[\p{L} ]+?) (?:per|an?|pro|je|por|par) (?<each>\p{L}+)$/iu;
const WORN = /^(?:times|how often) /i;

/** 'Cost per wear' of a price and how often it was worn, 'miles per gallon' of miles and gallons. */
function perOf(entity: Entity, field: Field): Sum | undefined {
  const { what = "", each = "" } = PER.exec(field.name.trim())?.groups ?? {};
  if (each === "") return undefined;
  // Beside a total the price of one is what it is worked out from.
  if (hasRole(field, "price") && entity.fields.some((other) => other !== field && hasRole(other, "total")))
    return undefined;
  const numbers = entity.fields.filter((other) => other !== field && isNumber(other));
  const below = numbers.find(
    (other) =>
      !isMoney(other) &&
      other.formula === undefined &&
      (isCalledLike(other.name, each) || (/^(?:wear|use|time)$/i.test(each) && WORN.test(other.name))),
  );
  const above = /^(?:cost|price|kosten|preis|coste|costo|precio|coût|prix|custo|preço)$/i.test(what)
    ? numbers.find(
        (other) =>
          isMoney(other) &&
          /total|price|cost|paid|spent|preis|kosten|prec|cost|prix|coût|pre[cç]|custo/i.test(other.name),
      )
    : numbers.find((other) => isCalledLike(other.name, what));
  if (below === undefined || above === undefined || above === below) return undefined;
  return { of: `round(${above.id} / ${below.id}, 2)`, unit: isMoney(above) ? above.unit : field.unit };
}

/** In the order in which a name is read: the first that fits decides. */
const DERIVATIONS: readonly Derivation[] = [
  { role: "daysLeft", of: daysLeftOf },
  { role: "daysSince", of: daysSinceOf },
  { role: "age", of: ageOf },
  { role: "length", of: lengthOf },
  { role: "rest", of: restOf },
  { role: "profit", of: profitOf },
  { role: "average", of: averageOf },
  { role: "share", of: shareOf },
  { role: "change", of: changeOf },
  { role: "total", of: totalOf },
];

/**
 * How a field that people would fill in follows from the others of its row; nothing where it stands on its own. So much of one for each of another
 * is only worked out where it `isSaid`: a visit a day may be what somebody asks for.
 */
export function sumOf(entity: Entity, field: Field, related: readonly Related[], isSaid: boolean): Sum | undefined {
  for (const { role, of } of DERIVATIONS) {
    if (!hasRole(field, role)) continue;
    const sum = of(entity, field, related);
    if (sum !== undefined) return sum;
  }
  return isSaid ? perOf(entity, field) : undefined;
}
