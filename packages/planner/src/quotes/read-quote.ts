import type { Amount, Choice, Part, Unit } from "./quote.ts";
import { piecesOf } from "./pieces.ts";
import { labelOf, partsOf } from "./read-piece.ts";
import { leastIn, taxIn } from "./read-shares.ts";
import { isSameUnit, SHARED } from "./units.ts";
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
      if (
        before?.kind === "choice" &&
        before.per !== undefined &&
        isOneOf(part, before.per, before.options[0]?.label)
      ) {
        all[all.length - 1] = { ...before, options: [...before.options, { label: part.label, price: part.price }] };
        continue;
      }
      if (isPricedAmount(before) && isOneOf(part, before.unit, before.label)) {
        all[all.length - 1] = {
          kind: "choice",
          label: labelOf(sharedWord(before.label, part.label) ?? ""),
          options: [before, part].map(({ label, price }) => ({ label, price })),
          per: part.unit,
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
      if (same >= 0 && part.label !== "" && SHARED.test(part.unit.one) && !isUnitItself(part)) {
        all.push({ kind: "extra", label: part.label, price: part.price, per: part.unit });
        continue;
      }
      all.push(part);
      continue;
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

const isOneOf = (part: Amount, unit: Unit, label = ""): boolean =>
  isSameUnit(part.unit, unit) && sharedWord(label, part.label) !== undefined;

/** The first or last word that two labels share, where they have more than that one. */
function sharedWord(a: string, b: string): string | undefined {
  const [one, other] = [a, b].map((label) => label.toLowerCase().split(" "));
  if (one === undefined || other === undefined || one.length < 2 || other.length < 2) return undefined;
  if (one[0] === other[0]) return one[0];
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
