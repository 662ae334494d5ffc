import type { AppSpec, Entity, Field, FieldType } from "@sayhey/appspec";
import { behavioursOf, isBehaviour } from "./behaviours.ts";
import type { Idea } from "./idea.ts";

/** What was expected of one app: how much, and what is missing. */
export interface Coverage {
  expected: number;
  missing: string[];
}

/** Letters behind `#` -> types a field may have. */
const TYPES: Record<string, readonly FieldType[]> = {
  /** a number of any kind */
  n: ["number", "money", "percent", "duration", "rating", "computed"],
  /** money */
  m: ["money", "number", "computed"],
  /** a day or a moment */
  d: ["date", "dateTime", "computed"],
  /** a time of day, a moment or a length of time */
  t: ["time", "dateTime", "duration", "number"],
  /** one or several of a set */
  c: ["choice", "tags", "relation", "boolean", "colour"],
  /** done or not */
  b: ["boolean", "choice"],
  /** somebody or something of the app */
  r: ["relation", "text", "choice", "tags"],
  /** words */
  x: ["text", "longText", "lines"],
  /** a list or several lines of words */
  l: ["lines", "longText", "tags"],
  /** a picture */
  i: ["image"],
  /** a grade given */
  g: ["rating", "number", "percent", "choice"],
};
/** Words for the day something is or was on, which any day or moment answers; unlike 'due' or 'best before'. */
const WHEN: ReadonlySet<string> = new Set(
  "date when day datum wann tag fecha cuando dia data quando date quand jour".split(" "),
);
const TITLES = ["name", "title", "nombre", "nom", "nome", "number"];
const ROWS_TO_START_WITH = 5;

/** Compares an app with what was expected of it. */
export function coverageOf(spec: AppSpec, idea: Idea): Coverage {
  const missing: string[] = [];
  let expected = 0;
  const expect = (what: string, met: boolean): void => {
    expected++;
    if (!met) missing.push(what);
  };
  expect(`language ${idea.language ?? "en"}`, spec.identity.language === (idea.language ?? "en"));
  idea.things.forEach((thing, place) => expectThing(spec, thing, place === 0, expect));
  const behaviours = behavioursOf(spec);
  const has = (name: string): boolean => {
    if (!isBehaviour(name)) throw new TypeError(`does: ${name} is no behaviour (${idea.text})`);
    return behaviours.has(name);
  };
  for (const wish of idea.does) expect(`does ${wish}`, wish.split("|").some(has));
  const words = plain(wordsOf(spec).join(" \n "));
  for (const says of idea.says ?? [])
    expect(
      `says ${says}`,
      says.split("|").some((word) => words.includes(plain(word))),
    );
  const labels = labelsOf(spec).map(plain);
  for (const unwanted of idea.not ?? []) {
    const word = /^"(.*)"$/.exec(unwanted)?.[1];
    const there = word === undefined ? has(unwanted) : labels.some((label) => isNamed(label, word));
    expect(`must not have ${unwanted}`, !there);
  }
  return { expected, missing };
}

function expectThing(
  spec: AppSpec,
  thing: string,
  isFirst: boolean,
  expect: (what: string, met: boolean) => void,
): void {
  const [head = "", tail = ""] = thing.split(/:(.*)/s);
  const mayBeField = head.startsWith("~");
  const names = head.replace("~", "").split("|");
  const found = spec.entities.filter((entity) =>
    names.some((name) => isNamed(entity.name, name) || isNamed(entity.plural, name)),
  );
  if (found.length === 0 && mayBeField) {
    const isField = spec.entities.some((entity) =>
      entity.fields.some((field) => names.some((name) => isNamed(field.name, name))),
    );
    expect(`thing or field ${names.join("|")}`, isField);
    return;
  }
  expect(`thing ${names.join("|")}`, found.length > 0);
  if (isFirst)
    expect(
      `rows of ${names[0]}`,
      found.some((entity) => entity.rows.length >= ROWS_TO_START_WITH),
    );
  for (const wish of tail
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [alternatives = "", type = ""] = wish.split("#");
    expect(
      `${names[0]}: ${wish}`,
      found.some((entity) =>
        entity.fields.some((field) => isField(spec, field, entity, alternatives.split("|"), type)),
      ),
    );
  }
}

function isField(spec: AppSpec, field: Field, entity: Entity, names: readonly string[], type: string): boolean {
  if (type !== "" && !TYPES[type]?.includes(field.type)) return false;
  if (field.id === entity.titleField && names.some((name) => TITLES.includes(name))) return true;
  // What a day is called depends on what happens: 'Starts', 'Played on'.
  if ((field.type === "date" || field.type === "dateTime") && names.some((name) => WHEN.has(name))) return true;
  const target = spec.entities.find(({ id }) => id === field.relation);
  return names.some((name) => isNamed(field.name, name) || (target !== undefined && isNamed(target.name, name)));
}

/** Whether a name people read is, or holds, the word: in any number, with or without accents. */
function isNamed(name: string, word: string): boolean {
  const read = plain(name);
  const sought = plain(word);
  if (sought.length >= 5 && read.includes(sought)) return true;
  if (sought.includes(" ")) return read.includes(sought);
  return read
    .split(" ")
    .some(
      (token) =>
        token === sought || (sought.length > 2 && token.startsWith(sought) && token.length <= sought.length + 3),
    );
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Every text of the document but the idea itself. */
function wordsOf(spec: AppSpec): string[] {
  const { idea: _idea, ...identity } = spec.identity;
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };
  walk([identity, spec.pages, spec.entities]);
  return texts;
}

/** Names and headings: what the app is made of, in words. */
function labelsOf(spec: AppSpec): string[] {
  return [
    spec.identity.name,
    spec.identity.tagline,
    ...spec.entities.flatMap((entity) => [entity.name, entity.plural, ...entity.fields.map((field) => field.name)]),
    ...spec.pages.flatMap((page) => [
      page.title,
      ...page.blocks.flatMap((block) => [block.title ?? "", block.kind === "hero" ? block.headline : ""]),
    ]),
  ];
}
