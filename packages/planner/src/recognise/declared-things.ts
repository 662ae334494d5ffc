import type { Brief } from "../brief/brief.ts";
import { itemsOf, type ListedItem } from "../brief/listed-item.ts";
import { pluralOf, singularOf } from "../embedded/inflect.ts";
import { kindOfName } from "./kinds-of-words.ts";
import { describedOf } from "./known-of.ts";
import type { ReadThing } from "./reading.ts";
import { isSameField } from "./same-field.ts";

/** How whoever knows databases says what is kept. */
const DECLARED =
  /\b(?:entities|tables|models|data ?model|schema|objects|collections|record types)\s*(?:are|is)?\s*[:=-]\s*/iu;
const MOST = 6;
const MOST_FIELDS = 16;
/** So many declared make a model; one alone is a list like any other. */
const LEAST = 2;
const ROWS = 6;

/** Parts between commas, points at which a bracket stays whole; the last ends with its sentence. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const [at, char] of [...text].entries()) {
    if (char === "(" || char === "[") depth++;
    if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    const isEnd = depth === 0 && (/[\n]/.test(char) || (/[.!?]/.test(char) && /^(?:\s|$)/.test(text.slice(at + 1))));
    if (isEnd) break;
    if (depth === 0 && /[,;]/.test(char)) {
      parts.push(part);
      part = "";
    } else part += char;
  }
  return [...parts, part].map((each) => each.trim()).filter(Boolean);
}

/** Parts between commas of what stands in brackets: 'type: added/changed, text'. */
const fieldsIn = (inside: string): ListedItem[] =>
  partsOf(inside).flatMap((said) => {
    const [, label, rest = ""] = /^([\p{L} -]+?)\s*[:=]\s*(.+)$/u.exec(said) ?? [];
    const typed = label === undefined ? undefined : TYPES[rest.trim().toLowerCase()];
    if (label !== undefined && typed !== undefined)
      return [{ name: label.toLowerCase(), options: [], as: typed, isUsual: true }];
    const read = itemsOf(label === undefined ? said : `${label} (${rest.replaceAll("/", ", ")})`);
    if (read.length > 0) return read;
    // It stands in a declaration: whatever it is called is a property.
    return /^[\p{L}][\p{L}\p{N} _-]{0,28}$/u.test(said)
      ? [{ name: said.toLowerCase(), options: [], isUsual: false }]
      : [];
  });

/** Types as people who write software call them. */
const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  text: "text",
  int: "number 1..40",
  integer: "number 1..40",
  number: "number 1..40",
  float: "number 1..40",
  decimal: "number 1..40",
  money: "money 5..120 EUR",
  bool: "boolean 60",
  boolean: "boolean 60",
  date: "date -30..0",
  datetime: "date -30..0",
};

interface Declared {
  name: string;
  fields: ListedItem[];
}

function declaredIn(text: string): Declared[] {
  const found = DECLARED.exec(text);
  if (found === null) return [];
  const parts = partsOf(text.slice(found.index + found[0].length)).map((said): Declared | undefined => {
    const [, name = "", inside = ""] =
      /^(?:and |a |an |the )*([\p{L}][\p{L}\p{N} _-]{1,28}?)\s*(?:[([]([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]](?:\s+(?:for|in|at|with|so|to)\b[^()]*)?)?$/u.exec(
        said,
      ) ?? [];
    return name === "" || name.split(" ").length > 3
      ? undefined
      : { name: singularOf(name.toLowerCase().replaceAll("_", " ")), fields: fieldsIn(inside) };
  });
  const known = parts.filter((each) => each !== undefined);
  return known.length === parts.length && known.length >= LEAST && known.some(({ fields }) => fields.length > 0)
    ? known.slice(0, MOST)
    : [];
}

/** Labels that tell a row from the others. */
const TITLES = /^(?:name|title|semver|version|code|number|no\.?|subject|headline|what|id)$/;

/**
 * What a text declares to be kept, literally: its entities with their properties, and which belongs to which. Where none names another, each
 * belongs to the one before it. The one with most properties comes first, and each before what it points at.
 */
export function declaredThings({ text }: Brief): ReadThing[] {
  const declared = declaredIn(text);
  const said = declared.map(({ fields }, at) => {
    const own = declared.filter(
      (other, index) => index !== at && fields.some(({ name }) => isCalledAlike(name, other.name)),
    );
    return own;
  });
  // Who says which points at which says it of all; else each belongs to the one before it.
  const isSaid = said.some((own) => own.length > 0);
  const pointsAt = isSaid ? said : declared.map((_, at) => declared.slice(Math.max(0, at - 1), at));
  const made = declared.map((each, at) => thingOf(each, pointsAt[at] ?? [], text));
  // Whatever is pointed at is made before what points at it.
  const left = declared.map((_, at) => at);
  const order: number[] = [];
  const isFree = (at: number): boolean =>
    left.every((other) => other === at || !(pointsAt[other] ?? []).some((target) => target === declared[at]));
  while (left.length > 0) {
    const free = left.filter(isFree);
    const candidates = free.length > 0 ? free : left;
    const [next = 0] = candidates.toSorted(
      (a, b) => (declared[b]?.fields.length ?? 0) - (declared[a]?.fields.length ?? 0),
    );
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order.flatMap((at) => made[at] ?? []);
}

/** The one of what is declared that has most to be written down; of the same, what comes first in the order of `declaredThings`. */
export const leadOfDeclared = (things: readonly ReadThing[]): string | undefined =>
  things.toSorted((a, b) => widthOf(b) - widthOf(a))[0]?.name;
/** A title that the text gives is a property as well. */
const widthOf = ({ fields, isToldByFields }: ReadThing): number => fields.length + (isToldByFields === true ? 0 : 1);

/** 'Client', 'client id' and 'of client' mean the client. */
const isCalledAlike = (field: string, name: string): boolean =>
  singularOf(field.replace(/\s+(?:id|ref)$/, "")) === name;

function thingOf({ name, fields }: Declared, targets: readonly Declared[], text: string): ReadThing {
  const title = fields.find((field) => TITLES.test(field.name) && field.options.length < 2);
  const known = describedOf(name, text);
  const isPerson = kindOfName(name) === "person";
  const own = fields.filter(
    (field) => field !== title && !targets.some((target) => isCalledAlike(field.name, target.name)),
  );
  const listed = own.map((field) => ({
    name: field.name,
    options: [...field.options],
    isListed: true as const,
    ...(field.as === undefined ? {} : { as: field.as }),
  }));
  const links = targets.map((target) => ({ name: target.name, options: [], isListed: true as const }));
  const label = title?.name ?? "name";
  const isText = own.some((field) => isSameField(field.name, "text"));
  const rows =
    (isPerson || own.length === 0) && known !== undefined
      ? known.rows.split("\n").map((row) => row.split(" | ")[0] ?? row)
      : titlesOf(name, label);
  return {
    name,
    plural: pluralOf(name),
    fields: [...links, ...listed].slice(0, MOST_FIELDS),
    verbs: new Set(),
    jobs: [],
    known: {
      role: known?.role ?? "item",
      icon: known?.icon ?? "file-text",
      fields: `${label.charAt(0).toUpperCase()}${label.slice(1)}: text`,
      rows: rows.slice(0, ROWS).join("\n"),
    },
    ...(title === undefined && (isText || own.length > 0) && !isPerson ? { isToldByFields: true as const } : {}),
    items: [],
  };
}

/** Releases by their numbers, whatever else by its name and place in the row. */
const titlesOf = (name: string, label: string): string[] =>
  /^(?:semver|version)$/.test(label)
    ? ["1.0.0", "1.1.0", "1.1.1", "1.2.0", "2.0.0", "2.0.1"]
    : Array.from({ length: ROWS }, (_, at) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${String(at + 1)}`);
