import { AppError } from "@sayhey/contract/app-error";
import { parseAppSpec, type AppSpec, type Entity, type Field, type Language } from "@sayhey/appspec";

/** An app whose rules are being written, with the text that asks for them. */
interface RuleDraft {
  spec: AppSpec;
  text: string;
}

/** A rule that an app may get; it changes the draft in place. */
export type Rule = (draft: RuleDraft) => void;

/** The most fields and blocks that documents hold. */
const MOST_FIELDS = 24;
const MOST_BLOCKS = 12;

/** The app with every rule that leaves it sound. */
export function applyRules(spec: AppSpec, text: string, rules: readonly Rule[]): AppSpec {
  const whole = withRules(spec, text, rules);
  // Almost always all of them suit; else those that do not are left out one by one.
  if (isSound(whole)) return whole;
  return rules.reduce((kept, rule) => {
    const next = withRules(kept, text, [rule]);
    return isSound(next) ? next : kept;
  }, spec);
}

function withRules(spec: AppSpec, text: string, rules: readonly Rule[]): AppSpec {
  const draft = { spec: structuredClone(spec), text };
  for (const rule of rules) rule(draft);
  return draft.spec;
}

/** Whether an app is one that can be kept. */
export function isSound(spec: AppSpec): boolean {
  try {
    parseAppSpec(spec);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The entity a word of the text means, by its name in one or many. */
export function entityCalled(spec: AppSpec, word: string | undefined): Entity | undefined {
  const wanted = word?.toLowerCase() ?? "";
  if (wanted.length < 3) return undefined;
  const ends = (name: string): boolean => {
    const last = name.toLowerCase().split(" ").at(-1) ?? name;
    return name.toLowerCase() === wanted || last === wanted || `${last}s` === wanted;
  };
  return spec.entities.find(({ name, plural }) => ends(name) || ends(plural));
}

/** Relations of entities to others: who points where. */
export function pointersOf(spec: AppSpec): { from: Entity; via: Field; to: Entity }[] {
  return spec.entities.flatMap((from) =>
    from.fields.flatMap((via) => {
      const to = spec.entities.find(({ id }) => id === via.relation);
      return to === undefined || to.id === from.id ? [] : [{ from, via, to }];
    }),
  );
}

/** Adds a field in front of what comes last; nothing where there is no room. */
export function addField(
  entity: Entity,
  wanted: Field,
  values: readonly (string | number | boolean | null)[] = [],
): Field | undefined {
  const isCalled = (name: string): boolean =>
    entity.fields.some((field) => field.name.toLowerCase() === name.toLowerCase());
  if (entity.fields.length >= MOST_FIELDS || isCalled(wanted.name)) return undefined;
  let id = wanted.id;
  for (let count = 2; entity.fields.some((field) => field.id === id); count++) id = `${wanted.id}${count}`;
  const field = { ...wanted, id };
  entity.fields.push(field);
  entity.rows.forEach((row, index) => {
    const value = values[index];
    if (value !== undefined && value !== null) row[id] = value;
  });
  return field;
}

/** Room for fields in blocks that list rows, by their kind. */
const ROOM: Readonly<Record<string, number>> = { list: 3, cards: 4, agenda: 3, board: 3, table: 8, detail: 16 };

/** Puts a field among what every block that shows the entity says of a row; where there is no room, in place of the last. */
export function show(spec: AppSpec, entity: Entity, field: string): void {
  for (const block of spec.pages.flatMap((page) => page.blocks)) {
    const most = ROOM[block.kind];
    if (most === undefined || !("entity" in block) || block.entity !== entity.id) continue;
    if ((block.kind === "table" || block.kind === "detail") && !block.fields.includes(field))
      block.fields = [...block.fields.slice(0, most - 1), field];
    else if (
      (block.kind === "list" || block.kind === "cards" || block.kind === "agenda" || block.kind === "board") &&
      !block.facts.includes(field)
    )
      block.facts = [...block.facts.slice(0, most - 1), field];
  }
}

/** Puts a block at the top of the first page, below its welcome and tasks. */
export function addOnTop(spec: AppSpec, block: Record<string, unknown>): void {
  const page = spec.pages[0];
  if (page === undefined || page.blocks.length >= MOST_BLOCKS) return;
  const ids = new Set(spec.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  let id = String(block["id"]);
  for (let count = 2; ids.has(id); count++) id = `${String(block["id"])}${count}`;
  const at = page.blocks.findIndex(({ kind }) => kind !== "hero" && kind !== "tasks");
  page.blocks.splice(at < 0 ? page.blocks.length : at, 0, { ...block, id } as (typeof page.blocks)[number]);
}

const LANGUAGES: readonly Language[] = ["en", "de", "es", "fr", "pt"];

/** A word in the language of the app, from one in each: English, German, Spanish, French, Portuguese. */
export const say = (spec: AppSpec, words: readonly [string, string, string, string, string]): string =>
  words[LANGUAGES.indexOf(spec.identity.language)] ?? words[0];

/** Whether rows of an entity are kept in a block that has limits of its own. */
export const isAnswered = (spec: AppSpec, entity: Entity): boolean =>
  spec.pages.some((page) => page.blocks.some((block) => block.kind === "rsvp" && block.answerEntity === entity.id));
