import type { Amount, Choice, Extra, Part } from "./quote.ts";
import { piecesOf } from "./pieces.ts";
import { labelOf, partsOf } from "./read-piece.ts";
import { leastIn, taxIn } from "./read-shares.ts";
import { isSameUnit, SHARED, unitNamed, usualOf } from "./units.ts";
import { COSTS, LENGTHS } from "./words-of-parts.ts";

/** Where the text asks for it: the rest of that piece is no item. */
const ASK =
  /\b(?:quot(?:e|es|ing|ation|ations)|estimat\w+|pric(?:e|es|ing)|calculators?|tool|app|angebot\w*|kostenvoransch\w*|\w*rechner|presupuestos?|cotizaci\w+|devis|orçamentos?|calculad\w+|calculat\w+)\b/i;

/** Reads the parts of a quote in the order of the text. */
export function partsIn(
  text: string,
  { currency, isEnglish }: { currency?: string | undefined; isEnglish: boolean },
): Part[] {
  const least = leastIn(text);
  const untied = least === undefined ? text : text.replace(least.said, " ");
  const tax = taxIn(untied, currency);
  const bare = tax === undefined ? untied : untied.replace(tax.said, " ");
  const found = piecesOf(bare, ASK).flatMap(({ text: piece, isListed }) => partsOf(piece, isListed, isEnglish));
  return [
    ...joined(withAreas(found)),
    ...(least === undefined ? [] : [least.part]),
    ...(tax === undefined ? [] : [tax.part]),
  ];
}

const isPricedAmount = (part: Part | undefined): part is Amount & { price: number } =>
  part?.kind === "amount" && part.price !== undefined;

/** Length and width are an area, with a depth a volume; what costs something by itself stays what it is. */
function withAreas(parts: readonly Part[]): Part[] {
  const side = (says: RegExp): Amount | undefined =>
    parts.find((part): part is Amount => part.kind === "amount" && part.price === undefined && says.test(part.label));
  const [length, width] = [side(LENGTHS.length), side(LENGTHS.width)];
  if (length === undefined || width === undefined || length === width) return [...parts];
  const depth = side(LENGTHS.depth);
  const sides = [length, width, ...(depth === undefined ? [] : [depth])];
  const isFeet = sides.some(({ unit }) => unit.sign === "ft");
  const area = isFeet ? "sq ft" : "m²";
  const volume = isFeet ? "ft³" : "m³";
  const sign = depth === undefined ? area : volume;
  const whole: Amount = {
    kind: "amount",
    label: "",
    unit: { sign, one: sign },
    sides: sides.map(({ label }) => label),
  };
  return parts.flatMap((part) => (part === length ? [whole] : part === width || part === depth ? [] : [part]));
}

/** What belongs together as one: rates of one thing are a choice, a rate without a name is that of what it counts. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    if (isPricedAmount(part)) {
      if (before?.kind === "choice" && isOneOf(part, before)) {
        all[all.length - 1] = { ...before, options: [...before.options, { label: part.label, price: part.price }] };
        continue;
      }
      if (isPricedAmount(before) && isSameUnit(part.unit, before.unit) && areAlike(part, before)) {
        all[all.length - 1] = {
          kind: "choice",
          label: choiceName(before.label, part.label),
          options: [before, part].map(({ label, price }) => ({ label, price })),
          per: part.unit,
          ...(part.isKind === true ? { isKind: true as const } : {}),
        };
        continue;
      }
      const same = all.findIndex((each) => each.kind === "amount" && isSameUnit(each.unit, part.unit));
      const known = all[same];
      // '55/hour' is what the hours cost that were named before.
      if (
        known?.kind === "amount" &&
        known.price === undefined &&
        (part.label === "" || isUnitItself(part) || known.label.toLowerCase().includes(part.label.toLowerCase()))
      ) {
        all[same] = { ...known, price: part.price, ...(part.first && { first: part.first }) };
        continue;
      }
      // What is measured as a whole is so for all that goes by its measure.
      if (known?.kind === "amount" && part.isKind !== true && (known.sides !== undefined || isBare(known))) {
        if (known.price === undefined) all[same] = { ...known, price: part.price };
        else all.push({ kind: "extra", label: part.label, price: part.price, per: part.unit });
        continue;
      }
      if (same >= 0 && part.label !== "" && SHARED.test(part.unit.one) && !isUnitItself(part)) {
        all.push({ kind: "extra", label: part.label, price: part.price, per: part.unit });
        continue;
      }
      all.push(part);
      continue;
    }
    const priced = pricedBy(part, all);
    if (priced !== undefined) {
      all[all.indexOf(priced)] = { ...priced, price: usualOf(priced.unit, "EUR").price };
      continue;
    }
    if (isPlainExtra(part)) {
      if (
        before?.kind === "choice" &&
        before.isRow === true &&
        isAlikeLabel(part.label, before.options[0]?.label ?? "")
      ) {
        all[all.length - 1] = { ...before, options: [...before.options, { label: part.label, price: part.price }] };
        continue;
      }
      if (isPlainExtra(before) && isAlikeLabel(part.label, before.label)) {
        const options = [before, part].map(({ label, price }) => ({ label, price }));
        all[all.length - 1] = { kind: "choice", label: choiceName(before.label, part.label), options, isRow: true };
        continue;
      }
    }
    // 'Parts with 15% markup' are paid for with that much more.
    if (part.kind === "more" && part.isAlways === true && COSTS.test(part.label)) {
      all.push({
        kind: "amount",
        label: part.label,
        unit: { sign: "money", one: part.label.toLowerCase() },
        price: 1 + part.percent / 100,
      });
      continue;
    }
    if (!all.some((each) => "label" in each && "label" in part && each.label !== "" && each.label === part.label))
      all.push(part);
  }
  return perHead(all);
}

/** 'Carpet price per sqm' is what the square meters cost that were named before. */
const pricedBy = (part: Part, all: readonly Part[]): Amount | undefined =>
  part.kind === "amount" && part.isPriceOnly === true
    ? all.find((each): each is Amount => each.kind === "amount" && isSameUnit(each.unit, part.unit))
    : undefined;

const isPlainExtra = (part: Part | undefined): part is Extra & { price: number } =>
  part?.kind === "extra" && part.price !== undefined && part.per === undefined && part.isOnTop !== true;

/** Measured without a word of what. */
const isBare = ({ label, unit }: Amount): boolean => unitNamed(label)?.one === unit.one;

const isAlikeLabel = (a: string, b: string): boolean =>
  (/^\d/.test(a) && /^\d/.test(b)) || sharedWord(a, b) !== undefined;

const areAlike = (a: Amount, b: Amount): boolean =>
  (a.isKind === true && b.isKind === true) || isAlikeLabel(a.label, b.label);

const isOneOf = (part: Amount, { per, options, isKind }: Choice): boolean =>
  per !== undefined &&
  isSameUnit(part.unit, per) &&
  ((part.isKind === true && isKind === true) || isAlikeLabel(part.label, options[0]?.label ?? ""));

/** What a choice is called whose options share a word, or are kinds of nothing that has a name. */
function choiceName(a: string, b: string): string {
  const words = b.toLowerCase().split(" ");
  const common = a
    .toLowerCase()
    .split(" ")
    .find((word) => !/\d/.test(word) && words.includes(word));
  return labelOf(sharedWord(a, b) ?? common ?? "");
}

/** What is said of many things that are none of one kind. */
const NEUTRAL = /^(?:extra|additional|new|old|full|second|inside|outside|each|per|the|\d+)$/;

/** The first or last word that two labels share, where they have more than that one. */
function sharedWord(a: string, b: string): string | undefined {
  const [one, other] = [a, b].map((label) => label.toLowerCase().split(" "));
  if (one === undefined || other === undefined || one.length < 2 || other.length < 2) return undefined;
  // Units and heads are shared by things that are counted apart: 'cabinets: base', 'dozens of rolls'.
  if (one[0] === other[0] && ((one[0] ?? "").endsWith(":") || unitNamed(one[0] ?? "") !== undefined)) return undefined;
  if (one[0] === other[0]) return NEUTRAL.test(one[0] ?? "") ? undefined : one[0];
  return one.at(-1) === other.at(-1) ? one.at(-1) : undefined;
}

const isUnitItself = ({ label, unit }: Amount): boolean => label.toLowerCase().startsWith(unit.one);

const HEADS = /^(?:guest|person|people|head|serving|cover|plate|piece|garment|shirt|card|copy|item)s?$/i;

/** Menus are for each guest, prints for each shirt: a choice with prices stands for one of those who were counted before it. */
function perHead(parts: readonly Part[]): Part[] {
  const heads = parts.find((part): part is Amount => part.kind === "amount" && HEADS.test(part.unit.one));
  const pieces = parts.find(
    (part): part is Amount & { price: number } => isPricedAmount(part) && part.unit.sign === "",
  );
  return parts.map((part): Part => {
    if (part.kind !== "choice" || part.per !== undefined || part.options[0]?.price === undefined) return part;
    const most = Math.max(...part.options.map(({ price = 0 }) => price));
    const per = heads ?? (pieces !== undefined && most < pieces.price ? pieces : undefined);
    return per === undefined ? part : ({ ...part, per: per.unit } satisfies Choice);
  });
}
