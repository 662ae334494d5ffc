import type { AppSpec, Block, Entity, Field, FieldType, Page, SeedRow } from "@sayhey/appspec";
import { boundType } from "@sayhey/appspec";
import type { Random } from "@sayhey/contract/random";
import { readFieldLines, type FieldPlan, type RowContext } from "./field-line.ts";
import { camelCase, type Thing } from "./thing.ts";

/** As many pages as an AppSpec has. */
const MOST_PAGES = 12;

/** So many fields listed by an idea are all that a form asks for. */
const LISTED = 3;

type WithoutId<B> = B extends Block ? Omit<B, "id"> : never;
/** A block before it has an id. */
export type NewBlock = WithoutId<Block>;

/** An entity of the draft, asked for its fields by what they are. */
export class Part {
  readonly entity: Entity;
  /** Ids of the fields that the idea lists as what is written down, in its order. */
  readonly asked: readonly string[];

  /** Ids of the fields that the idea wants to search by. */
  readonly sought: readonly string[];

  constructor(entity: Entity, asked: readonly string[] = [], sought: readonly string[] = []) {
    this.entity = entity;
    this.sought = sought.filter((id) => this.has(id));
    this.asked = asked.filter((id) => this.has(id));
  }

  get id(): string {
    return this.entity.id;
  }
  get name(): string {
    return this.entity.name;
  }
  get plural(): string {
    return this.entity.plural;
  }
  get icon(): string {
    return this.entity.icon;
  }
  /** Ids of the fields of these types, in order, the title left out. */
  of(...types: FieldType[]): string[] {
    return this.entity.fields
      .filter((field) => field.id !== this.entity.titleField && types.includes(boundType(field)))
      .map((field) => field.id);
  }
  has(id: string): boolean {
    return this.entity.fields.some((field) => field.id === id);
  }
  field(id: string): Field | undefined {
    return this.entity.fields.find((field) => field.id === id);
  }
  /** Options of a choice or tags field. */
  options(id: string): string[] {
    return this.field(id)?.options ?? [];
  }
  /** Field that points at another entity. */
  via(target: string): string | undefined {
    return this.entity.fields.find((field) => field.type === "relation" && field.relation === target)?.id;
  }
  get all(): string[] {
    return this.entity.fields.map((field) => field.id);
  }
  /** Numbers, dates and places worth reading on a card. */
  facts(limit: number): string[] {
    const found = this.of("number", "money", "duration", "percent", "rating", "date", "dateTime", "location");
    return found.slice(0, limit);
  }
  badges(limit: number): string[] {
    return this.of("choice", "tags").slice(0, limit);
  }
  filters(limit: number): string[] {
    const found = this.of("choice", "tags", "boolean");
    return [...new Set([...this.sought.filter((id) => found.includes(id)), ...found])].slice(0, limit);
  }
  /** What a form asks for: what the idea lists and what cannot be left out; else the first fields that are not computed. */
  inputs(limit = 8): string[] {
    const open = this.entity.fields.filter((field) => field.type !== "computed");
    if (this.asked.length >= LISTED)
      return open.filter(({ id, required }) => required === true || this.asked.includes(id)).map(({ id }) => id);
    return open.map((field) => field.id).slice(0, limit);
  }
}

/** Currencies in which everyday prices are so many times those in euros, roughly: what a coffee costs there, and not the rate of exchange. */
const MANY_TIMES: Readonly<Record<string, number>> = { INR: 30, NGN: 600, KES: 60, ZAR: 10, JPY: 150 };
/** A smaller number in a text is rarely an amount. */
const LEAST_SAID = 10;
/** To two figures, as prices are. */
const roundly = (value: number): number => {
  if (value === 0) return 0;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / unit) * unit;
};

interface DraftPage {
  id: string;
  path: string;
  title: string;
  icon: string;
  nav: boolean;
  /** Linked at the foot of a site. */
  legal?: true;
  blocks: NewBlock[];
}

/** An app being composed: archetypes and features add entities and pages to it. */
export class AppDraft {
  readonly random: Random;
  readonly parts = new Map<string, Part>();
  readonly pages: DraftPage[] = [];
  /** The entity the app is about, and the one that records what happens. */
  main: Part | undefined;
  record: Part | undefined;
  /** Blocks that features put on the home page. */
  readonly homeExtras: NewBlock[] = [];

  constructor(random: Random) {
    this.random = random;
  }

  /** Makes an entity of a thing with its seed rows; `more` adds field lines, `count` limits the rows. */
  add(thing: Thing, options: { more?: string; count?: number } = {}): Part {
    const existing = this.parts.get(thing.id);
    if (existing) {
      this.extend(existing, options.more ?? "");
      return existing;
    }
    const more = readFieldLines(options.more ?? "");
    const own = readFieldLines(thing.fields);
    // An archetype relies on its own states; a plain field of the same type serves it as it is.
    const replaced = new Set(
      more
        .filter(({ field }) =>
          own.some((plan) => plan.field.id === field.id && (plan.field.type !== field.type || plan.field.options)),
        )
        .map(({ field }) => field.id),
    );
    // Free, lent out or in repair is told once, whatever it is called.
    const states = new Set(more.map(({ field }) => field.options?.join()).filter((options) => options !== undefined));
    const isTold = ({ id, options }: Field): boolean =>
      replaced.has(id) || (options !== undefined && states.has(options.join()));
    const kept = own.filter(({ field }, index) => index === 0 || !isTold(field));
    const plans = [...kept, ...more.filter(({ field }) => !kept.some((plan) => plan.field.id === field.id))]
      // A relation to something the app does not keep would dangle.
      .filter(({ field }) => field.type !== "relation" || this.parts.has(field.relation ?? ""))
      .slice(0, 22);
    const lines = thing.rows
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    // A long list was written to be read as it is; a short one of a record goes round again with other values.
    const wanted = options.count ?? (thing.role === "log" && lines.length < 10 ? 16 : lines.length);
    const count = lines.length === 0 ? 0 : Math.min(wanted, thing.role === "log" ? 24 : lines.length, 40);
    const rows: SeedRow[] = [];
    const titleField = plans[0]?.field.id ?? "name";
    for (let index = 0; index < count; index++) {
      const [title = "", ...cells] = (lines[index % lines.length] ?? "").split(" | ").map((cell) => cell.trim());
      const context: RowContext = {
        random: this.random,
        title,
        index,
        count,
        record: thing.role === "log",
        idsOf: (entity) => this.idsOf(entity),
      };
      const row: SeedRow = { id: `${slug(thing.id)}-${index + 1}`, [titleField]: title };
      const given = new Map(cells.map((cell) => [cell.slice(0, cell.indexOf("=")), cell.slice(cell.indexOf("=") + 1)]));
      for (const plan of plans.slice(1)) {
        const text = replaced.has(plan.field.id) ? undefined : given.get(plan.field.id);
        const value = text === undefined ? plan.make(context) : this.valueOf(text, plan, context);
        if (value !== undefined && value !== null) row[plan.field.id] = value;
      }
      rows.push(row);
    }
    const fields = plans.map(({ field }, index) => (index === 0 ? { ...field, required: true } : field));
    const { id, name, plural, icon, asked, sought = [] } = thing;
    const part = new Part({ id, name, plural, icon, titleField, fields, rows }, asked, sought);
    this.parts.set(thing.id, part);
    return part;
  }

  /** Gives an entity made before the fields that something further needs; lines as `readFieldLines` reads them. */
  extend(part: Part, lines: string): void {
    const plans = readFieldLines(lines).filter(({ field }) => !part.has(field.id) && part.entity.fields.length < 23);
    const { rows } = part.entity;
    for (const plan of plans) {
      if (plan.field.type === "relation" && !this.parts.has(plan.field.relation ?? "")) continue;
      if (part.entity.fields.length >= 24) break;
      part.entity.fields.push(plan.field);
      rows.forEach((row, index) => {
        const value = plan.make({
          random: this.random,
          title: String(row[part.entity.titleField] ?? ""),
          index,
          count: rows.length,
          record: false,
          idsOf: (entity) => this.idsOf(entity),
        });
        if (value !== undefined && value !== null) row[plan.field.id] = value;
      });
    }
  }

  /** What a cell holds; a relation's names a row by its title or id, and any row does where there is no such. */
  private valueOf(text: string, plan: FieldPlan, context: RowContext): SeedRow[string] | undefined {
    const { relation } = plan.field;
    if (relation === undefined) return plan.read(text);
    const target = this.parts.get(relation)?.entity;
    const row = target?.rows.find((each) => each[target.titleField] === text || each.id === text);
    return row === undefined ? plan.make(context) : row.id;
  }

  private idsOf(entity: string): string[] {
    return this.parts.get(entity)?.entity.rows.map((row) => row.id) ?? [];
  }

  /** Adds a page; blocks that are `undefined` are left out, and a page without any is not added. */
  page(
    id: string,
    title: string,
    icon: string,
    blocks: (NewBlock | undefined)[],
    options: { nav?: boolean; path?: string } = {},
  ): void {
    const seen = new Set<string>();
    // Two charts of the same name come of two entities with a like field; one of them says it.
    const present = blocks
      .filter((block) => block !== undefined)
      .filter(
        (block) =>
          block.title === undefined || (!seen.has(block.kind + block.title) && seen.add(block.kind + block.title)),
      );
    if (present.length === 0 || this.pages.some((page) => page.id === id)) return;
    // The same rows under the same title twice say nothing new.
    const subject = entityOf(present[0]);
    const isRepeated = this.pages.some(
      (page) => page.nav && page.title === title && entityOf(page.blocks[0]) === subject,
    );
    if (isRepeated && subject !== undefined && options.nav !== false) return;
    const path = options.path ?? (this.pages.length === 0 ? "/" : `/${slug(id)}`);
    const nav = options.nav ?? true;
    const [opens, ...others] = present;
    // What a page opens with need not say the page's own name once more.
    const first = opens?.title?.toLowerCase() === title.toLowerCase() ? withoutTitle(opens) : opens;
    // Two pages of one name cannot be told apart: the later is called what it opens with.
    if (nav && first?.title !== undefined && this.pages.some((page) => page.nav && page.title === title)) {
      this.pages.push({ id, path, title: first.title, icon, nav, blocks: [withoutTitle(first), ...others] });
    } else this.pages.push({ id, path, title, icon, nav, blocks: first === undefined ? present : [first, ...others] });
  }

  /** Adds the page that shows one row of an entity. */
  detail(
    part: Part,
    options: {
      related?: { entity: Part; title: string }[];
      block?: Partial<Extract<NewBlock, { kind: "detail" }>>;
      more?: (NewBlock | undefined)[];
    } = {},
  ): void {
    const related = (options.related ?? []).flatMap(({ entity, title }) => {
      const via = entity.via(part.id);
      return via === undefined ? [] : [{ entity: entity.id, via, title }];
    });
    const fields = part.all.filter((id) => id !== part.entity.titleField).slice(0, 16);
    const block: NewBlock = {
      kind: "detail",
      entity: part.id,
      fields: fields.length > 0 ? fields : part.all,
      ...(related.length > 0 ? { related } : {}),
      ...options.block,
    };
    // What has no plural would call the list and one of it the same.
    const isTaken = this.pages.some((page) => page.title === "Details");
    const title = part.name !== part.plural ? part.name : isTaken ? `${part.name} in detail` : "Details";
    this.page(`${part.id}Detail`, title, part.icon, [block, ...(options.more ?? [])], {
      nav: false,
      path: `/${slug(/^[\p{Script=Latin}\p{P}\p{N} ]+$/u.test(part.plural) ? part.plural : `${part.id} list`)}/:id`,
    });
  }

  /** Page by id. */
  pageById(id: string): DraftPage | undefined {
    return this.pages.find((page) => page.id === id);
  }

  /** Titles of the pages that would be called like another: the navigation keeps the short one. */
  private titlesApart(): Map<DraftPage, string> {
    const taken = new Set<string>();
    const titles = new Map<DraftPage, string>();
    for (const page of this.pages.toSorted((a, b) => Number(b.nav) - Number(a.nav))) {
      const apart = page.nav ? `All ${page.title.toLowerCase()}` : `${page.title} in detail`;
      if (taken.has(page.title.toLowerCase())) titles.set(page, apart);
      taken.add(page.title.toLowerCase());
    }
    return titles;
  }

  /** Puts other sample texts in the place of some. */
  replaceTexts(others: Readonly<Record<string, string>>): void {
    for (const { entity } of this.parts.values())
      for (const row of entity.rows)
        for (const [id, value] of Object.entries(row))
          if (typeof value === "string" && others[value] !== undefined) row[id] = others[value];
  }

  /** The currency that most money is counted in; an app counts in one. */
  currency(): string | undefined {
    const units = [...this.parts.values()].flatMap(({ entity }) =>
      entity.fields.flatMap(({ type, unit }) => (type === "money" && unit !== undefined ? [unit] : [])),
    );
    const times = (unit: string): number => units.filter((each) => each === unit).length;
    return units.toSorted((a, b) => times(b) - times(a))[0];
  }

  /** Counts all money in a currency, by its ISO 4217 code; sample amounts are as large as they are there, unless the text gives some itself. */
  countIn(currency: string, text = ""): void {
    const scale = MANY_TIMES[currency];
    const money = [...this.parts.values()].flatMap(({ entity: { fields, rows } }) =>
      fields.filter(({ type }) => type === "money").flatMap(({ id }) => rows.map((row) => [row, id] as const)),
    );
    const said = new Set((text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(",", "."))));
    const isSaid = money.some(([row, id]) => Number(row[id]) >= LEAST_SAID && said.has(Number(row[id])));
    if (scale !== undefined && !isSaid)
      for (const [row, id] of money) {
        const value = row[id];
        if (typeof value === "number") row[id] = roundly(value * scale);
      }
    for (const { entity } of this.parts.values())
      for (const field of entity.fields) {
        const isMoney = field.type === "money" || (field.type === "computed" && /^[A-Z]{3}$/.test(field.unit ?? ""));
        if (isMoney) field.unit = currency;
      }
  }

  /** Entities and pages as an AppSpec has them, with ids for the blocks. */
  finish(): Pick<AppSpec, "entities" | "pages"> {
    const [home] = this.pages;
    if (home) home.blocks.push(...this.homeExtras.splice(0, Math.max(0, 8 - home.blocks.length)));
    const used = new Map<string, number>();
    const paths = new Set<string>();
    const titles = this.titlesApart();
    const places = this.pages.filter(({ nav, legal }) => nav || legal === true).length;
    // What has a place in the navigation stays, with as many pages of single rows as there is room for.
    let rest = MOST_PAGES - places;
    const kept = this.pages.filter(({ nav, legal }) => nav || legal === true || rest-- > 0).slice(0, MOST_PAGES);
    const pages = kept.map((page): Page => {
      let path = page.path;
      for (let turn = 2; paths.has(path); turn++) path = page.path.replace(/^\/([a-z0-9-]+)/, `/$1-${turn}`);
      paths.add(path);
      const blocks = page.blocks.slice(0, 12).map((block): Block => {
        const stem = `${page.id}${block.kind.charAt(0).toUpperCase()}${block.kind.slice(1)}`.slice(0, 36);
        const turn = (used.get(stem) ?? 0) + 1;
        used.set(stem, turn);
        return { id: turn === 1 ? stem : `${stem}${turn}`, ...block } as Block;
      });
      const { id, icon, nav, legal } = page;
      return { id, path, title: titles.get(page) ?? page.title, icon, nav, ...(legal === true && { legal }), blocks };
    });
    return { entities: [...this.parts.values()].slice(0, 12).map((part) => part.entity), pages };
  }
}

/** Part of a path made of a label: 'Week plan' gives week-plan. */
function slug(label: string): string {
  return camelCase(label)
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .slice(0, 40)
    .replace(/-$/, "");
}

function withoutTitle(block: NewBlock): NewBlock {
  const { title: _title, ...rest } = block;
  return rest;
}

function entityOf(block: NewBlock | undefined): string | undefined {
  return block !== undefined && "entity" in block ? block.entity : undefined;
}
