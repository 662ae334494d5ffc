import type { AppSpec } from "../app-spec.ts";
import type { Block } from "../block.ts";
import { pairIn, wordIn, type BlockWord } from "../data/block-words.ts";
import type { Entity, Field, FieldType, SeedRow } from "../entity.ts";
import { copySpec } from "../ops/copy-spec.ts";
import { applyOp } from "../ops/apply-op.ts";
import type { Op } from "../op.ts";
import type { Page } from "../page.ts";
import { isReservedId } from "../reserved-id.ts";
import { boundType, fitsTypes } from "../value-check.ts";

type SeedValue = SeedRow[string];
/** Value of a new field in a row: by the row's place and a number from 0 to 1 that stays the same for it. */
type ValueOf = (index: number, lot: number, row: SeedRow) => SeedValue;

/** A field that is added where no fitting one is there. */
export interface NewField extends Partial<Omit<Field, "id" | "name" | "options">> {
  id: string;
  word: BlockWord;
  type: FieldType;
  options?: readonly BlockWord[];
  value?: ValueOf;
}

/** A field that a block needs. */
export interface Need {
  types: readonly FieldType[];
  /** Which names are meant; others fit less well, and not at all where it is `strict`. */
  like?: RegExp;
  strict?: boolean;
  /** What is added where none is there; without it the field is taken where there is one. */
  add?: NewField;
  /** Only a relation to this entity, or to its own (`self`). */
  pointsAt?: string;
  /** Days that lie ahead, or behind, fit better. */
  when?: "ahead" | "behind";
  /** The app changes its values, so it cannot be computed. */
  changes?: boolean;
}

/** An entity that is added where no fitting one is there. */
export interface NewEntity {
  id: string;
  word: BlockWord;
  icon: string;
  title: { id: string; word: BlockWord; type?: "text" | "longText" };
  /** Titles of its first rows. */
  rows: readonly string[];
}

/** An entity and which of its fields meets which need. */
export interface Thing {
  entity: Entity;
  fields: Readonly<Record<string, string | undefined>>;
}

/** Why a block cannot be added, in words for people. */
export class CannotAdd extends Error {}

const MOST_ENTITIES = 12;
const MOST_FIELDS = 24;
const MOST_PAGES = 12;
const FACT_TYPES: readonly FieldType[] = [
  "choice",
  "date",
  "dateTime",
  "money",
  "number",
  "duration",
  "rating",
  "location",
  "percent",
  "time",
  "text",
];
const NEW_PEOPLE = ["Amara Osei", "Mateo Ruiz", "Yuki Tanaka"] as const;

/** An app on its way to one more block: what is there is found, what is missing is added, each by an op. */
export class BlockDraft {
  readonly ops: Op[] = [];
  readonly spec: AppSpec;
  readonly page: Page;
  /** The entity whose row the page shows. */
  readonly shown: Entity | undefined;
  readonly people = NEW_PEOPLE;
  private readonly about: string | undefined;

  /** `about` is the entity it should be about, where that can be. */
  constructor(spec: AppSpec, page: Page, about?: string) {
    this.about = about;
    this.spec = copySpec(spec);
    this.page = page;
    const detail = page.blocks.find((block) => block.kind === "detail");
    this.shown = this.spec.entities.find(({ id }) => detail?.kind === "detail" && id === detail.entity);
  }

  /** Whether it is free to be about something new. */
  get isOpen(): boolean {
    return this.about === undefined && this.spec.entities.length > 1;
  }

  /** A word in the app's language. */
  say(word: BlockWord): string {
    return wordIn(this.spec.identity.language, word);
  }

  /** Carries an op out here and keeps it. */
  do(op: Op): void {
    this.ops.push(JSON.parse(JSON.stringify(op)) as Op);
    applyOp(this.spec, op, "ops");
  }

  entity(id: string): Entity | undefined {
    return this.spec.entities.find((candidate) => candidate.id === id);
  }

  /**
   * The entity that meets all needs best. Where none does, `fresh` is added, else the best one gets what it lacks.
   * @throws CannotAdd when the app has no room for that
   */
  thing(
    needs: Readonly<Record<string, Need>>,
    { fresh, not = [], of }: { fresh?: NewEntity; not?: readonly string[]; of?: string } = {},
  ): Thing {
    const ranked = this.spec.entities
      .filter(({ id }) => !not.includes(id) && (of === undefined || id === of))
      .map((entity) => ({ entity, ...this.meet(entity, needs) }))
      .toSorted((a, b) => a.missing.length - b.missing.length || b.score - a.score);
    const best = ranked[0];
    if (best !== undefined && best.missing.length === 0) return { entity: best.entity, fields: best.fields };
    if (fresh !== undefined) return this.make(fresh, needs);
    if (best === undefined) throw new CannotAdd("The app has no table it could show.");
    const fields = { ...best.fields };
    for (const key of best.missing) {
      const add = needs[key]?.add;
      if (add !== undefined) fields[key] = this.addField(best.entity.id, add, needs[key]?.pointsAt);
    }
    return { entity: this.entity(best.entity.id) ?? best.entity, fields };
  }

  /** Adds an entity with a field for each need that says how. */
  make(fresh: NewEntity, needs: Readonly<Record<string, Need>> = {}): Thing {
    if (this.spec.entities.length >= MOST_ENTITIES)
      throw new CannotAdd(
        `It needs a list of its own, and the app keeps ${MOST_ENTITIES} already. Remove one under Data first.`,
      );
    const [name, plural] = pairIn(this.spec.identity.language, fresh.word);
    const id = freeId(fresh.id, (candidate) => this.entity(candidate) !== undefined);
    const titleWord = this.say(fresh.title.word);
    const entity: Entity = {
      id,
      name,
      plural,
      icon: fresh.icon,
      titleField: fresh.title.id,
      fields: [{ id: fresh.title.id, name: titleWord, type: fresh.title.type ?? "text", required: true }],
      rows: fresh.rows.map((text, index) => ({ id: `${id.toLowerCase()}-${index + 1}`, [fresh.title.id]: text })),
    };
    this.do({ op: "add-entity", entity: JSON.parse(JSON.stringify(entity)) as Entity });
    const fields: Record<string, string> = {};
    for (const [key, need] of Object.entries(needs)) {
      if (need.add === undefined) continue;
      // The title is often just what is needed.
      fields[key] =
        need.add.id === fresh.title.id
          ? fresh.title.id
          : this.addField(id, need.add, need.pointsAt === "self" ? id : need.pointsAt);
    }
    return { entity: this.entity(id) ?? entity, fields };
  }

  /** Adds a field with a value for every row; its id. */
  addField(entityId: string, field: NewField, relation?: string): string {
    const entity = this.entity(entityId);
    if (entity === undefined || entity.fields.length >= MOST_FIELDS)
      throw new CannotAdd(`${entity?.plural ?? "It"} would need one more field than there is room for.`);
    const { word, options, value, id: wanted, ...more } = field;
    const id = freeId(wanted, (candidate) => entity.fields.some((each) => each.id === candidate));
    const taken = new Set(entity.fields.map(({ name }) => name));
    const said = this.say(word);
    const values: Record<string, SeedValue> = {};
    entity.rows.forEach((row, index) => {
      const filled = value?.(index, lotOf(`${row.id}:${id}:${this.spec.seed}`), row);
      if (filled !== undefined && filled !== null) values[row.id] = filled;
    });
    this.do({
      op: "add-field",
      entity: entityId,
      field: {
        ...more,
        id,
        name: taken.has(said) ? `${said} 2` : said,
        ...(options !== undefined && { options: options.map((option) => this.say(option)) }),
        ...(relation !== undefined && { relation }),
        ...(field.type === "money" && { unit: this.currency() }),
      },
      values,
    });
    return id;
  }

  /** A page for a row of an entity, with its details; the page's id. */
  addDetailPage(entity: Entity, also: readonly Block[] = []): string {
    if (this.spec.pages.length >= MOST_PAGES)
      throw new CannotAdd(`It needs a page of its own, and the app has ${MOST_PAGES} already. Remove one first.`);
    const id = freeId(`${entity.id}Detail`, (candidate) => this.spec.pages.some((page) => page.id === candidate));
    const path = freePath(`/${slug(entity.id)}s`, (candidate) =>
      this.spec.pages.some((page) => page.path === `${candidate}/:id`),
    );
    const detail: Block = {
      id: this.blockId(id, "detail"),
      kind: "detail",
      entity: entity.id,
      fields: shownFields(entity, 12),
    };
    const blocks = [detail, ...also];
    this.do({
      op: "add-page",
      page: { id, path: `${path}/:id`, title: entity.name, icon: entity.icon, nav: false, blocks },
    });
    return id;
  }

  /** A free id for a block of a page. */
  blockId(page: string, kind: string): string {
    const used = new Set(this.spec.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
    return freeId(`${page}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, (candidate) => used.has(candidate));
  }

  /** Currency of the app's amounts. */
  currency(): string {
    const money = this.spec.entities.flatMap(({ fields }) => fields).find(({ type, unit }) => type === "money" && unit);
    return money?.unit ?? (this.spec.identity.language === "en" ? "USD" : "EUR");
  }

  private meet(
    entity: Entity,
    needs: Readonly<Record<string, Need>>,
  ): { fields: Record<string, string | undefined>; missing: string[]; score: number } {
    const fields: Record<string, string | undefined> = {};
    const used = new Set<string>();
    const missing: string[] = [];
    let score = this.weight(entity);
    for (const [key, need] of Object.entries(needs)) {
      const fitting = entity.fields.filter(
        (field) =>
          !used.has(field.id) &&
          fitsTypes(field, need.types, this.spec.entities) &&
          !(need.changes === true && field.type === "computed") &&
          (need.pointsAt === undefined || field.relation === (need.pointsAt === "self" ? entity.id : need.pointsAt)),
      );
      const meant = fitting.find((field) => need.like?.test(`${field.id} ${field.name}`));
      const chosen = meant ?? (need.strict === true ? undefined : fitting[0]);
      fields[key] = chosen?.id;
      if (chosen !== undefined) used.add(chosen.id);
      else if (need.add !== undefined) missing.push(key);
      if (meant !== undefined) score += 3;
      if (chosen !== undefined && need.when !== undefined && lies(entity, chosen.id, need.when)) score += 4;
    }
    return { fields, missing, score };
  }

  /** How much the app is about an entity, most of all what this very page shows. */
  private weight(entity: Entity): number {
    const shows = (page: Page): boolean => page.blocks.some((block) => "entity" in block && block.entity === entity.id);
    const place = this.spec.entities.indexOf(entity);
    const pages = this.spec.pages.filter(shows).length;
    return (
      (this.about === entity.id ? 100 : 0) +
      (this.shown?.id === entity.id ? 4 : 0) +
      (shows(this.page) ? 2 : 0) +
      Math.min(2, pages) * 0.5 -
      place * 0.1
    );
  }
}

/** Fields that say something about a row in a few words. */
export function factsOf(entity: Entity, most: number, not: readonly (string | undefined)[] = []): string[] {
  return entity.fields
    .filter(
      (field) => FACT_TYPES.includes(boundType(field)) && field.id !== entity.titleField && !not.includes(field.id),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .map(({ id }) => id);
}

/** Whether a field of days has one ahead of today, or behind it. */
function lies(entity: Entity, field: string, when: "ahead" | "behind"): boolean {
  const wanted = when === "ahead" ? /^@\+?[1-9]/ : /^@-/;
  return entity.rows.some((row) => wanted.test(String(row[field] ?? "")));
}

const rank = (field: Field): number => (field.type === "text" ? 1 : 0);

/** First field of some types, not the title and none of those given. */
export function fieldOf(
  entity: Entity,
  types: readonly FieldType[],
  not: readonly (string | undefined)[] = [],
): string | undefined {
  return entity.fields.find(
    (field) => fitsTypes(field, types) && field.id !== entity.titleField && !not.includes(field.id),
  )?.id;
}

/** All fields of some types. */
export function fieldsOf(entity: Entity, types: readonly FieldType[], most: number): string[] {
  return entity.fields
    .filter((field) => types.includes(field.type))
    .slice(0, most)
    .map(({ id }) => id);
}

/** What a page about one row shows: all but the title, and that only where there is nothing else. */
export function shownFields(entity: Entity, most: number): string[] {
  const rest = entity.fields.filter((field) => field.id !== entity.titleField).map(({ id }) => id);
  return (rest.length > 0 ? rest : [entity.titleField]).slice(0, most);
}

/** Fields that can be filled in, those that must be first. */
export function inputFields(entity: Entity, most: number): string[] {
  const open = entity.fields.filter((field) => field.type !== "computed");
  const kept = new Set(
    open.toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false)).slice(0, most),
  );
  return open.filter((field) => kept.has(field)).map(({ id }) => id);
}

/** A property only where there is a value. */
export function having<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}

/** The wanted id, or that with the first number that is free. */
export function freeId(wanted: string, isTaken: (id: string) => boolean): string {
  const base = wanted.slice(0, 36);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}${number}`;
    if (!isTaken(id) && !isReservedId(id) && id !== "id") return id;
  }
}

function freePath(wanted: string, isTaken: (path: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : `${wanted}-${number}`;
    if (!isTaken(path)) return path;
  }
}

const slug = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A number from 0 to 1 that follows from a text (FNV-1a). */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
