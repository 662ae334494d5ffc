import {
  dashboardNames,
  withOptionsRenamed,
  type AppSpec,
  type Block,
  type Entity,
  type Field,
  type Language,
  type SeedRow,
} from "@sayhey/appspec";
import { composeLocalIdentity } from "./languages/local-identity.ts";
import { rowWriterOf, type RowWriter } from "./languages/local-rows.ts";
import { translatorOf, type Place, type Translator } from "./languages/translator.ts";
import { nameThings, labelOf, titleOf } from "./languages/unique-names.ts";
import type { Noun } from "./languages/foreign.ts";
import type { SpokenPlan } from "./plan.ts";
import type { SaidIn } from "./understand.ts";

type Value = SeedRow[string];
/** Options of a field by their English, by `entity.field`. */
type Options = Map<string, ReadonlyMap<string, string>>;

/** Properties of blocks and actions that people read, and how words in them are meant. */
const READ: Record<string, Place> = {
  title: "title",
  menu: "title",
  part: "title",
  label: "copy",
  doneLabel: "copy",
  submitLabel: "copy",
  thanks: "copy",
  question: "copy",
  answer: "copy",
  reactionLabel: "copy",
  note: "copy",
  headline: "copy",
  matchText: "copy",
  inputLabel: "copy",
  body: "copy",
};
/** Money of the language area; everywhere else it is the euro already. */
const CURRENCY: Partial<Record<SaidIn["language"], string>> = { pt: "BRL" };

/** Puts an app into the language its idea was said in: names, pages, buttons, and the sample rows. */
export function translateSpec(spec: AppSpec, said: SaidIn, plan: SpokenPlan): AppSpec {
  const translator = translatorOf(said.language, said.own, said.names);
  const options: Options = new Map();
  const people = new Set([
    ...plan.domain.things.filter(({ role }) => role === "person").map(({ id }) => id),
    ...(plan.isNumbered ? spec.entities.filter(isSomebody).map(({ id }) => id) : []),
  ]);
  const writer = rowWriterOf(translator, people, plan.isNumbered);
  const nouns = nameThings(spec, said, plan, translator);
  const targets = new Map(
    spec.entities.flatMap(({ id, name }) => {
      const noun = nouns.get(id);
      return noun ? [[id, { name, noun }] as const] : [];
    }),
  );
  const translated = spec.entities.map((entity) => {
    const usual = translator.thing(entity.name, entity.plural);
    const noun = nouns.get(entity.id) ?? usual;
    const local = translateEntity(entity, noun, translator, writer, options, targets);
    // A field that is called as the thing is goes by the idea's word for it as well.
    const named = ({ name }: Field): string =>
      name === usual.one && !local.fields.some((field) => field.name === noun.one) ? noun.one : name;
    return { ...local, fields: local.fields.map((field) => ({ ...field, name: named(field) })) };
  });
  const entities = withOptionsRenamed(
    translated,
    spec.entities,
    (entity, field, option) => options.get(`${entity}.${field}`)?.get(option) ?? option,
  );
  const inOwnWords = ownWords(spec, nouns, translator);
  const paths = new Set<string>();
  const titles = new Set<string>();
  const pages = spec.pages.map((page) => {
    const title = titleOf(page, spec, nouns, translator, titles);
    return {
      ...page,
      title,
      path: pathFor(page.path, title, nouns.get(page.id.replace(/Detail$/, "")), paths),
      blocks: page.blocks.map((block) =>
        withNames(inOwnWords(translateBlock(block, translator, options, "")) as typeof block, entities, said.language),
      ),
    };
  });
  return {
    ...spec,
    identity: composeLocalIdentity(spec, plan, translator, nouns),
    entities,
    pages,
  };
}

/** Charts are named anew, after the words of the language. */
function withNames(block: Block, entities: readonly Entity[], language: Language): Block {
  const entity = block.kind === "dashboard" ? entities.find(({ id }) => id === block.entity) : undefined;
  return block.kind === "dashboard" && entity !== undefined
    ? { ...block, ...dashboardNames(block, entity, language) }
    : block;
}

/** A word that is no part of a longer one. */
const whole = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`, "gu");

/**
 * What blocks say of many things in the words of the idea: who writes of 'Aufträge' has no 'Bestellungen fällig'. One thing is left as it is
 * where it stands behind another word, which agrees with its gender.
 */
function ownWords(
  spec: AppSpec,
  nouns: ReadonlyMap<string, Noun>,
  translator: Translator,
): (block: unknown) => unknown {
  const said = spec.entities.flatMap(({ id, name, plural }) => {
    const noun = nouns.get(id);
    const usual = translator.thing(name, plural);
    return noun === undefined || usual.many === noun.many || usual.many === "" || usual.many === usual.one
      ? []
      : [{ many: whole(usual.many), one: new RegExp(`^${whole(usual.one).source}`, "u"), noun }];
  });
  const put = (text: string): string =>
    said.reduce((made, { many, one, noun }) => made.replace(many, () => noun.many).replace(one, () => noun.one), text);
  const within = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return READ[key] === undefined ? value : put(value);
    if (Array.isArray(value)) return value.map((item) => within(item, key));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, within(item, name)]));
  };
  return said.length === 0 ? (block) => block : (block) => within(block, "block");
}

/** Who has a name and can be reached is somebody. */
const isSomebody = ({ titleField, fields }: Entity): boolean =>
  fields.some(({ id, name }) => id === titleField && /^name$/i.test(name)) &&
  fields.some(({ type }) => type === "phone" || type === "email");

function translateEntity(
  entity: Entity,
  noun: Noun,
  translator: Translator,
  writer: RowWriter,
  options: Options,
  targets: ReadonlyMap<string, { name: string; noun: Noun }>,
): Entity {
  const labels = new Set<string>();
  const fields = entity.fields.map((field) => {
    const name = labelOf(field, translator, targets.get(field.relation ?? ""), labels);
    const unit = unitOf(field.unit, translator);
    const moved: Field = { ...field, name, ...(unit === undefined ? {} : { unit }) };
    const translated = field.options?.map(
      (option) => translator.exact(`${option}~${field.name}`, "option") ?? translator.say(option, "option"),
    );
    // Two options that would read the same must stay apart.
    if (!field.options || !translated || new Set(translated).size !== translated.length) return moved;
    options.set(
      `${entity.id}.${field.id}`,
      new Map(field.options.map((option, index) => [option, translated[index] ?? option])),
    );
    return { ...moved, options: translated };
  });
  const rows = entity.rows.map((row) => translateRow(row, entity, noun, writer, options));
  return { ...entity, name: noun.one, plural: noun.many, fields, rows };
}

function translateRow(row: SeedRow, entity: Entity, noun: Noun, writer: RowWriter, options: Options): SeedRow {
  const copy: SeedRow = { id: row.id };
  for (const field of entity.fields) {
    const value = row[field.id];
    if (value === undefined) continue;
    const made = translateValue(value, field, entity, noun, writer, options.get(`${entity.id}.${field.id}`));
    if (made !== undefined) copy[field.id] = made;
  }
  return copy;
}

function translateValue(
  value: Value,
  field: Field,
  entity: Entity,
  noun: Noun,
  writer: RowWriter,
  known: ReadonlyMap<string, string> | undefined,
): Value | undefined {
  if (known && typeof value === "string") return known.get(value) ?? value;
  if (known && Array.isArray(value)) return value.map((item) => known.get(item) ?? item);
  if (!["text", "longText", "lines", "location"].includes(field.type)) return value;
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const made = writer.text(item, field, entity, noun);
      return typeof made === "string" ? [made] : [];
    });
  return typeof value === "string" ? writer.text(value, field, entity, noun) : value;
}

function translateBlock(
  value: unknown,
  translator: Translator,
  options: Options,
  entity: string,
  key = "block",
): unknown {
  if (typeof value === "string") {
    // Ids hold no gaps: what has one is read, whatever block it comes from.
    const place = READ[key] ?? (value.includes(" ") ? "copy" : undefined);
    if (place) return translator.say(value, place);
    return /unit$/i.test(key) ? (unitOf(value, translator) ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => translateBlock(item, translator, options, entity, key));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value);
  const own = entries.find(([name, item]) => name === "entity" && typeof item === "string")?.[1] ?? entity;
  const field = entries.find(([name]) => name === "field" || name === "verdictField" || name === "stageField")?.[1];
  return Object.fromEntries(
    entries.map(([name, item]) => [
      name,
      (CHOSEN.test(name) && typeof item === "string"
        ? choiceOf(item, String(own), String(field), options)
        : undefined) ?? translateBlock(item, translator, options, String(own), name),
    ]),
  );
}

/** Properties that hold a choice of a field: `value`, `soldValue`, `yes`. */
const CHOSEN = /^(?:value|\w+Value|yes|no|walletKind)$/;

/** A choice by its English: of the field named beside it, else of the one field of the entity, or of the app, that has it. */
function choiceOf(value: string, entity: string, field: string, options: Options): string | undefined {
  const named = options.get(`${entity}.${field}`)?.get(value);
  if (named !== undefined) return named;
  const all = [...options].sort(([a], [b]) => Number(b.startsWith(`${entity}.`)) - Number(a.startsWith(`${entity}.`)));
  return all.find(([, choices]) => choices.has(value))?.[1].get(value);
}

function unitOf(unit: string | undefined, translator: Translator): string | undefined {
  if (unit === undefined) return undefined;
  if (unit === "EUR") return CURRENCY[translator.language] ?? unit;
  return translator.exact(`${unit}~unit`, "option") ?? translator.say(unit, "option").slice(0, 12);
}

/** Address of a page made of its name; the start stays the start. */
function pathFor(path: string, title: string, noun: Noun | undefined, taken: Set<string>): string {
  const isRow = path.endsWith("/:id");
  const stem = slugOf(isRow ? (noun?.many ?? title) : title);
  if (path === "/" || stem === "") {
    taken.add(path);
    return path;
  }
  let made = `/${stem}${isRow ? "/:id" : ""}`;
  for (let turn = 2; taken.has(made); turn++) made = `/${stem}-${turn}${isRow ? "/:id" : ""}`;
  taken.add(made);
  return made;
}

function slugOf(label: string): string {
  const spelled = label
    .replace(/[äÄ]/g, "ae")
    .replace(/[öÖ]/g, "oe")
    .replace(/[üÜ]/g, "ue")
    .replaceAll("ß", "ss")
    .replace(/[œŒ]/g, "oe");
  return spelled
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
}
