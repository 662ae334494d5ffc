import type { Entity, Field } from "./entity.ts";
import { isExpressionFunction, TODAY } from "./expression.ts";
import { expressionPieces, quoted } from "./expression-text.ts";
import { splitName } from "./row-expression.ts";

/** An expression as it was typed with the names people see. */
export interface TypedExpression {
  /** The expression over ids. */
  of: string;
  /** The first words in it that are no field; empty where all are. */
  unknown: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  "×": "*",
  "·": "*",
  "÷": "/",
  "−": "-",
  "–": "-",
  "≤": "<=",
  "≥": ">=",
  "≠": "!=",
  "<>": "!=",
  "=": "==",
};
const WORDS: Readonly<Record<string, string>> = {
  x: "*",
  times: "*",
  plus: "+",
  minus: "-",
  and: "&&",
  or: "||",
  not: "!",
};
const QUOTES: Readonly<Record<string, string>> = { "'": "'", '"': '"', "‘": "’", "“": "”", "„": "“" };

/**
 * Reads an expression with names of fields in it, such as `Hours * Carer.Hourly rate + 10`, in any case; ids will do as well. `×`, `and` and
 * `20%` are taken as they are meant. Whether it makes sense, a check of the formula says.
 */
export function expressionFromWords(typed: string, owner: Entity, entities: readonly Entity[]): TypedExpression {
  const parts: string[] = [];
  const unknown: string[] = [];
  let isUnknownBefore = false;
  for (let rest = typed; rest !== "";) {
    const found = nextPart(rest, parts, owner, entities);
    const isUnknown = found.unknown === true;
    if (isUnknown && (unknown.length === 0 || isUnknownBefore)) unknown.push(rest.slice(0, found.length));
    if (!/^\s+$/.test(found.part)) isUnknownBefore = isUnknown;
    parts.push(found.part);
    rest = rest.slice(found.length);
  }
  return { of: parts.join("").trim(), unknown: unknown.join(" ") };
}

interface Part {
  part: string;
  length: number;
  unknown?: boolean;
}

function nextPart(rest: string, before: readonly string[], owner: Entity, entities: readonly Entity[]): Part {
  const [space] = /^\s+/.exec(rest) ?? [];
  if (space !== undefined) return { part: space, length: space.length };
  const text = textAt(rest);
  if (text !== undefined) return text;
  const field = fieldAt(rest, owner);
  if (field !== undefined && !isCalled(rest, field.length)) return withLookup(rest, field, entities);
  const [whole, number, percent] =
    /^((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(\s*%(?=\s*(?:$|[-+*/)<>=!,&|?:])))?/i.exec(rest) ?? [];
  if (whole !== undefined && number !== undefined)
    return { part: percent === undefined ? number : String(Number(number) / 100), length: whole.length };
  const [word] = /^[\p{L}_][\p{L}\p{N}_]*/u.exec(rest) ?? [];
  if (word !== undefined) return wordPart(word, rest, before);
  const [sign = rest[0] ?? ""] = /^(?:==|!=|<=|>=|<>|&&|\|\||\*\*)/.exec(rest) ?? [];
  return { part: SIGNS[sign] ?? sign, length: sign.length };
}

function wordPart(word: string, rest: string, before: readonly string[]): Part {
  const lower = word.toLowerCase();
  const { length } = word;
  if (isCalled(rest, length) && isExpressionFunction(lower)) return { part: lower, length };
  if (lower === TODAY) return { part: TODAY, length };
  const isBehindOne = /[\w)'"]$/.test(before.join("").trimEnd());
  const meant = Object.hasOwn(WORDS, lower) ? WORDS[lower] : undefined;
  if (meant !== undefined && isBehindOne !== (meant === "!")) return { part: meant, length };
  return { part: word, length, unknown: true };
}

const isCalled = (rest: string, length: number): boolean =>
  rest.slice(length).trimStart().startsWith("(") && isExpressionFunction(rest.slice(0, length).toLowerCase());

function textAt(rest: string): Part | undefined {
  const close = QUOTES[rest[0] ?? ""];
  if (close === undefined) return undefined;
  for (let at = 1; at < rest.length; at++) {
    if (rest[at] === "\\") at++;
    else if (rest[at] === close || (close === "“" && rest[at] === "”"))
      return { part: quoted(rest.slice(1, at).replace(/\\(.)/g, "$1")), length: at + 1 };
  }
  return undefined;
}

interface Named {
  field: Field;
  length: number;
}

/** The field whose name, the longest there is, or whose id a text begins with; of a name and an id that are alike the name. */
function fieldAt(rest: string, { fields }: Entity): Named | undefined {
  const found = (["name", "id"] as const).flatMap((key) =>
    fields.flatMap((field): Named[] => (beginsWith(rest, field[key]) ? [{ field, length: field[key].length }] : [])),
  );
  return found.toSorted((a, b) => b.length - a.length)[0];
}

function beginsWith(rest: string, name: string): boolean {
  const isWord = /[\p{L}\p{N}_]$/u.test(name) && /^[\p{L}\p{N}_]/u.test(rest.slice(name.length));
  return name !== "" && !isWord && rest.slice(0, name.length).toLowerCase() === name.toLowerCase();
}

/** A field, and behind a relation what it leads to: `Carer.Rate`, `Carer → Rate`. */
function withLookup(rest: string, { field, length }: Named, entities: readonly Entity[]): Part {
  const target = field.type === "relation" ? entities.find(({ id }) => id === field.relation) : undefined;
  const [dot] = target === undefined ? [] : (/^\s*(?:\.|→|->)\s*/.exec(rest.slice(length)) ?? []);
  if (target === undefined || dot === undefined) return { part: field.id, length };
  const start = length + dot.length;
  const inner = fieldAt(rest.slice(start), target);
  if (inner !== undefined) return { part: `${field.id}.${inner.field.id}`, length: start + inner.length };
  const [word = ""] = /^[\p{L}\p{N}_ ]*[\p{L}\p{N}_]/u.exec(rest.slice(start)) ?? [];
  return { part: `${field.id}.${word}`, length: start + word.length, unknown: true };
}

/** An expression with the names people see, which `expressionFromWords` reads as the same; with ids where names would mean another field. */
export function expressionInWords(text: string, owner: Entity, entities: readonly Entity[]): string {
  const words = expressionPieces(text)
    .map(({ kind, source }) => (kind === "name" ? (nameInWords(source, owner, entities) ?? source) : source))
    .join("");
  return bare(expressionFromWords(words, owner, entities).of) === bare(text) ? words : text;
}

const bare = (text: string): string =>
  expressionPieces(text)
    .map(({ source }) => source.trim())
    .join("");

function nameInWords(name: string, owner: Entity, entities: readonly Entity[]): string | undefined {
  const { via, field } = splitName(name);
  const named = (entity: Entity | undefined, id: string): Field | undefined =>
    entity?.fields.find((each) => each.id === id);
  if (via === undefined) return named(owner, field)?.name;
  const relation = named(owner, via);
  const target = entities.find(({ id }) => id === relation?.relation);
  const found = named(target, field);
  return relation && found && `${relation.name}.${found.name}`;
}
