import {
  applyOps,
  artDirectionSchema,
  blockSchema,
  customBlockSchema,
  describeOps,
  entitySchema,
  footerSchema,
  identitySchema,
  pageSchema,
  parseAppSpec,
  withConsequences,
  type AppSpec,
  type Block,
  type CustomBlock,
  type Entity,
  type Op,
  type Page,
  type SeedRow,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { z } from "zod";
import { themeOf } from "./compose-design.ts";
import type { Design } from "./design.ts";
import { OpCollector } from "../op-collector.ts";
import { entityProblem, plainProblem } from "./entity-problem.ts";
import { withSampleRows } from "./sample-rows.ts";

/** What came of one step, in words for the model. */
export interface BuildResult {
  text: string;
  failed: boolean;
}

const PROBLEM_LENGTH = 400;
/** Faults that are told of one step. */
const FAULTS = 6;
const MOST_PAGES = 12;
const wrong = (text: string): BuildResult => ({ text: text.slice(0, PROBLEM_LENGTH * FAULTS), failed: true });
const done = (text: string): BuildResult => ({ text, failed: false });

/** An app on its way from a design to what its model wants of it; valid after every step. */
export class AppBuilder {
  #spec: AppSpec;
  readonly #keepTheme: boolean;
  readonly #titles: ReadonlyMap<string, readonly string[]>;
  readonly #access: ReadonlyMap<string, Entity["access"]>;
  /** For whom pages, and rows of the app's own blocks, were. */
  readonly #roles: ReadonlyMap<string, string[] | undefined>;
  readonly #writtenRows: Set<string>;
  readonly #writtenPages: Set<string>;
  /** Rows that point at rows which are still to come. */
  readonly #waiting: Map<string, SeedRow[]>;
  readonly #lines: string[];

  /**
   * @param options.design what the app is a plain version of; null for an app that people have, whose rows and pages all stay until they are written
   * @param options.base the app before, whose rules of who may do what stay with what has the same id
   */
  constructor(spec: AppSpec, options: { design: Design | null; base: AppSpec; keepTheme: boolean } | AppBuilder) {
    this.#spec = spec;
    if (options instanceof AppBuilder) {
      this.#keepTheme = options.#keepTheme;
      this.#titles = options.#titles;
      this.#access = options.#access;
      this.#roles = options.#roles;
      this.#writtenRows = new Set(options.#writtenRows);
      this.#writtenPages = new Set(options.#writtenPages);
      this.#waiting = new Map(options.#waiting);
      this.#lines = [...options.#lines];
      return;
    }
    this.#keepTheme = options.keepTheme;
    const { design, base } = options;
    this.#titles = new Map(design?.entities.map(({ id, examples }) => [id, examples]));
    this.#access = new Map(base.entities.map(({ id, access }) => [id, access]));
    this.#roles = design === null ? rolesOf(base) : new Map();
    this.#writtenRows = new Set(design === null ? base.entities.map(({ id }) => id) : []);
    this.#writtenPages = new Set(design === null ? base.pages.map(({ id }) => id) : []);
    this.#waiting = new Map();
    this.#lines = [];
  }

  get spec(): AppSpec {
    return this.#spec;
  }

  /** What has been written, one line each, in the order that it was. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** A copy on which something can be tried. */
  copy(): AppBuilder {
    return new AppBuilder(this.#spec, this);
  }

  /** What of the design nobody has written yet, in words for the model. */
  unwritten({ pages, customBlocks }: Design): string[] {
    const named = (one: { name: string }): boolean =>
      (this.#spec.customBlocks ?? []).some(({ name }) => name.toLowerCase() === one.name.toLowerCase());
    return [
      ...pages
        .filter(({ id }) => !this.#writtenPages.has(id) && this.#spec.pages.some((page) => page.id === id))
        .map(({ id }) => `The page "${id}" is still the plain one: write_page, or remove it.`),
      ...this.#spec.entities
        .filter(({ id }) => !this.#writtenRows.has(id))
        .map(({ id }) => `The rows of "${id}" are still placeholders: write_rows.`),
      ...customBlocks
        .filter((one) => !named(one) && (this.#spec.customBlocks ?? []).length === 0)
        .map(({ name }) => `The block of its own "${name}" is not written: write_custom_block, or do without it.`),
      ...this.loose(),
    ];
  }

  /** What has been written and leads nowhere yet, in words for the model. */
  loose(): string[] {
    return [
      ...[...this.#waiting.keys()].map((id) => `The rows of "${id}" point at rows that are not there: write_rows.`),
      ...(this.#spec.customBlocks ?? [])
        .filter(({ id }) => !this.#spec.pages.some(({ blocks }) => blocks.some((block) => isPlaced(block, id))))
        .map(({ id }) => `The block of its own "${id}" stands on no page: place it, or remove it.`),
    ];
  }

  /** Sets words, icon, look or foot of the app. */
  describe(given: { identity?: unknown; direction?: unknown; footer?: unknown }): BuildResult {
    const ops: Op[] = [];
    if (given.identity !== undefined) {
      const patch = identitySchema.omit({ idea: true, archetypes: true }).partial().safeParse(given.identity);
      if (!patch.success) return wrong(firstIssue(patch.error, "identity"));
      ops.push({ op: "set-identity", patch: patch.data as Extract<Op, { op: "set-identity" }>["patch"] });
    }
    if (given.direction !== undefined && !this.#keepTheme) {
      const direction = artDirectionSchema.safeParse(given.direction);
      if (!direction.success) return wrong("direction: must be one of the art directions");
      ops.push({ op: "set-theme", patch: themeOf(direction.data) });
    }
    if (given.footer !== undefined) {
      const footer = footerSchema.nullable().safeParse(given.footer);
      if (!footer.success) return wrong(firstIssue(footer.error, "footer"));
      ops.push({ op: "set-footer", footer: footer.data });
    }
    if (ops.length === 0)
      return wrong(
        given.direction === undefined
          ? "Give identity, direction or footer."
          : "The look is the person's own and stays.",
      );
    return this.#keep(() => applyOps(this.#spec, ops).spec, "Set the words and the look");
  }

  /** Adds an entity, or puts it in the place of the one with its id. What showed fields that are gone goes along, and is told. */
  writeEntity(given: unknown, line?: string): BuildResult {
    const parsed = entitySchema.omit({ rows: true, access: true }).safeParse(given);
    if (!parsed.success) return wrong(firstIssue(parsed.error, "entity"));
    const before = this.#spec.entities.find(({ id }) => id === parsed.data.id);
    const access = before?.access ?? this.#access.get(parsed.data.id);
    const entity: Entity = { ...parsed.data, rows: before?.rows ?? [], ...(access && { access }) };
    const at = before === undefined ? this.#spec.entities.length : this.#spec.entities.indexOf(before);
    const entities = this.#spec.entities.toSpliced(at, before === undefined ? 0 : 1, entity);
    const problem = entityProblem({ ...this.#spec, entities }, at);
    if (problem !== null) return wrong(`Not written. ${problem}`);
    const ids = new Set(["id", ...entity.fields.map(({ id }) => id)]);
    const kept = entity.rows.map(
      (row) => Object.fromEntries(Object.entries(row).filter(([field]) => ids.has(field))) as SeedRow,
    );
    const next = this.#filled({ ...this.#spec, entities: entities.with(at, { ...entity, rows: kept }) });
    return this.#settle(next, line ?? `Wrote ${entity.plural}`);
  }

  /** Changes an entity by a function that may say why it cannot. */
  changeEntity(
    id: unknown,
    change: (entity: Entity) => Entity | string,
    line: (entity: Entity) => string,
  ): BuildResult {
    const before = this.#spec.entities.find((entity) => entity.id === id);
    if (before === undefined) return wrong(`entity: there is no entity "${String(id).slice(0, 60)}"`);
    const changed = change(structuredClone(before));
    if (typeof changed === "string") return wrong(`Not set. ${changed}`);
    const { rows: _rows, access: _access, ...bare } = changed;
    return this.writeEntity(bare, line(before));
  }

  /** Gives an entity its rows. Those that point at rows which are still to come wait for them. */
  writeRows(id: unknown, rows: unknown): BuildResult {
    const entity = this.#spec.entities.find((one) => one.id === id);
    if (entity === undefined) return wrong(`entity: there is no entity "${String(id).slice(0, 60)}"`);
    const parsed = entitySchema.shape.rows.min(1).safeParse(rows);
    if (!parsed.success) return wrong(firstIssue(parsed.error, "rows"));
    const result = this.#setRows(entity.id, parsed.data as SeedRow[]);
    if (this.#writtenRows.has(entity.id)) this.#retryRows();
    return result;
  }

  #setRows(id: string, rows: readonly SeedRow[]): BuildResult {
    const line = (count: number): string =>
      `Wrote ${count} ${count === 1 ? "row" : "rows"} of ${this.#spec.entities.find((one) => one.id === id)?.plural ?? id}`;
    const whole = this.#withRows(id, rows);
    if (typeof whole !== "string") return this.#take(id, whole, line(rows.length), "");
    const targets = this.#spec.entities
      .find((one) => one.id === id)
      ?.fields.flatMap(({ relation }) => (relation === undefined || relation === id ? [] : [relation]));
    const missing = targets?.find((target) => !this.#writtenRows.has(target));
    if (missing !== undefined) {
      this.#waiting.set(id, [...rows]);
      return done(`Kept until the rows of "${missing}" are written. Now: ${whole}`);
    }
    // One bad row does not cost the others.
    const good: SeedRow[] = [];
    const faults: string[] = [];
    for (const row of rows) {
      const tried = this.#withRows(id, [...good, row]);
      if (typeof tried === "string") faults.push(`${row.id}: ${tried}`);
      else good.push(row);
    }
    const next = good.length === 0 ? whole : this.#withRows(id, good);
    if (typeof next === "string") return wrong(`Not written. ${next}`);
    return this.#take(id, next, line(good.length), ` Left out: ${faults.slice(0, FAULTS).join("; ")}`);
  }

  #take(id: string, next: AppSpec, line: string, more: string): BuildResult {
    this.#writtenRows.add(id);
    this.#waiting.delete(id);
    const result = this.#settle(this.#filled(next), line);
    if (result.failed) this.#writtenRows.delete(id);
    return more === "" ? result : { text: `${result.text}${more}`, failed: true };
  }

  /** The app with these rows, or why they do not fit. */
  #withRows(id: string, rows: readonly SeedRow[]): AppSpec | string {
    const entities = this.#spec.entities.map((one) => (one.id === id ? { ...one, rows: [...rows] } : one));
    const at = entities.findIndex((one) => one.id === id);
    const next = { ...this.#spec, entities };
    return entityProblem(next, at, { rows: true }) ?? next;
  }

  #retryRows(): void {
    // Over a copy: rows that have to wait on are put back.
    const waiting = Array.from(this.#waiting);
    for (const [id, rows] of waiting) {
      this.#waiting.delete(id);
      this.#setRows(id, rows);
    }
  }

  /** Adds a page, or puts it in the place of the one with its id or address. Blocks that do not fit are left out, and told. */
  writePage(given: unknown, index?: number): BuildResult {
    const blocks = isRecord(given) && Array.isArray(given["blocks"]) ? given["blocks"] : [];
    const shape = pageSchema.omit({ roles: true, blocks: true }).safeParse(isRecord(given) ? without(given) : given);
    if (!shape.success) return wrong(firstIssue(shape.error, "page"));
    const faults: string[] = [];
    const readable: Block[] = [];
    for (const [at, block] of blocks.entries()) {
      const parsed = blockSchema.safeParse(block);
      if (parsed.success) readable.push(parsed.data as Block);
      else faults.push(`blocks[${at}]: ${firstIssue(parsed.error, kindOf(block))}`);
    }
    const before = this.#placeOf(shape.data as Page, readable);
    const page = (list: Block[]): Page => ({
      ...shape.data,
      ...this.#rolesOf(shape.data.id, before),
      blocks: list,
    });
    let placed = readable;
    let next = this.#withPage(page(readable), before, index);
    if (typeof next === "string") {
      placed = [];
      let fitting: AppSpec | string = next;
      for (const block of readable) {
        const tried = this.#withPage(page([...placed, block]), before, index);
        if (typeof tried === "string") faults.push(`${block.id} (${block.kind}): ${tried}`);
        else {
          placed = [...placed, block];
          fitting = tried;
        }
      }
      next = fitting;
    }
    if (typeof next === "string" || placed.length === 0)
      return wrong(`Not written. ${[...faults, typeof next === "string" ? next : ""].slice(0, FAULTS).join("\n")}`);
    const result = this.#keep(() => next, `Wrote the page ${shape.data.title}`);
    if (result.failed) return result;
    this.#writtenPages.add(shape.data.id);
    return faults.length === 0
      ? result
      : wrong(
          `Written with ${placed.length} of ${blocks.length} blocks. Place the others with write_block:\n${faults.slice(0, FAULTS).join("\n")}`,
        );
  }

  #rolesOf(id: string, before: Page | undefined): Pick<Page, "roles"> {
    const roles = before?.roles ?? this.#roles.get(`page ${id}`);
    return roles === undefined ? {} : { roles };
  }

  /** Applies ops one by one. Those that do not fit are told with why; the others stay. */
  applyOps(given: readonly unknown[]): BuildResult {
    const before = this.#spec;
    const collector = new OpCollector(before, { writes: true });
    for (const op of given) collector.take(JSON.stringify(op) ?? "");
    const faults = collector.settle();
    const limited = collector.spec.pages.flatMap(({ id, roles }): Op[] => {
      const kept = this.#roles.get(`page ${id}`);
      return roles !== undefined || kept === undefined ? [] : [{ op: "update-page", page: id, patch: { roles: kept } }];
    });
    if (collector.ops.length > 0) {
      const kept = this.#keep(() => applyOps(collector.spec, limited).spec, "");
      if (kept.failed) return kept;
      this.#lines.push(...describeOps(before, collector.ops));
      for (const { id } of this.#spec.entities)
        if (!before.entities.some((one) => one.id === id)) this.#writtenRows.add(id);
      for (const { id } of this.#spec.pages) this.#writtenPages.add(id);
    }
    const said = faults.slice(0, FAULTS).map(({ op, problem }) => `Not applied: ${op}\n  ${problem}`);
    const text = [`${collector.ops.length} applied.`, ...said].join("\n");
    return faults.length > 0 ? wrong(text) : done(text);
  }

  /** Puts a block on a page, in the place of the one with its id. */
  writeBlock(pageId: unknown, given: unknown, index?: number): BuildResult {
    const page = this.#spec.pages.find(({ id }) => id === pageId);
    if (page === undefined) return wrong(`page: there is no page "${String(pageId).slice(0, 60)}"`);
    const parsed = blockSchema.safeParse(given);
    if (!parsed.success) return wrong(`block: ${firstIssue(parsed.error, kindOf(given))}`);
    const block = parsed.data as Block;
    const at = page.blocks.findIndex(({ id }) => id === block.id);
    const place = index ?? (at < 0 ? page.blocks.length : at);
    const ops: Op[] = [
      ...(at < 0 ? [] : [{ op: "remove-block" as const, page: page.id, block: block.id }]),
      { op: "add-block", page: page.id, block, index: place },
    ];
    return this.#keep(() => applyOps(this.#spec, ops).spec, `Wrote a block on ${page.title}`);
  }

  /** Adds a block of the app's own, or puts another source in its place. For whom its rows are stays with people. */
  writeCustomBlock(given: unknown): BuildResult {
    const parsed = customBlockSchema.safeParse(given);
    if (!parsed.success) return wrong(firstIssue(parsed.error, "customBlock"));
    if (parsed.data.test === undefined) return wrong("customBlock.test: say in test.sees what it shows");
    const customBlock: CustomBlock = {
      ...parsed.data,
      data: parsed.data.data.map(({ roles: _roles, ...entry }) => {
        const roles = this.#roles.get(`${parsed.data.id} ${entry.id}`);
        return roles === undefined ? entry : { ...entry, roles };
      }),
    };
    const { id, ...patch } = customBlock;
    const isThere = this.#spec.customBlocks?.some((one) => one.id === id) === true;
    const op: Op = isThere
      ? { op: "update-custom-block", customBlock: id, patch }
      : { op: "add-custom-block", customBlock };
    return this.#keep(() => applyOps(this.#spec, [op]).spec, `Wrote the block ${customBlock.name}`);
  }

  /** Takes something away, with what cannot be without it. */
  remove(what: "entity" | "field" | "page" | "block" | "customBlock", id: string, of = ""): BuildResult {
    const page = this.#spec.pages.find(({ blocks }) => blocks.some((block) => block.id === id));
    const ops: Record<typeof what, Op> = {
      entity: { op: "remove-entity", entity: id },
      field: { op: "remove-field", entity: of, field: id },
      page: { op: "remove-page", page: id },
      block: { op: "remove-block", page: page?.id ?? of, block: id },
      customBlock: { op: "remove-custom-block", customBlock: id },
    };
    return this.#withOps([ops[what]], `Removed ${what === "customBlock" ? "a block" : `the ${what} ${id}`}`);
  }

  #withOps(ops: readonly Op[], line: string): BuildResult {
    const before = this.#spec;
    let also: Op[] = [];
    const result = this.#keep(() => {
      const all = withConsequences(before, ops);
      also = all.slice(ops.length);
      return applyOps(before, all).spec;
    }, line);
    return result.failed ? result : done(`Done.${alsoGone(before, also)}`);
  }

  /** Takes over a document whose other parts may no longer fit; what goes along is told. */
  #settle(next: AppSpec, line: string): BuildResult {
    let also: Op[] = [];
    const result = this.#keep(() => {
      also = withConsequences(next, []);
      return applyOps(next, also).spec;
    }, line);
    return result.failed ? result : done(`Done.${alsoGone(next, also)}`);
  }

  #keep(make: () => AppSpec, line: string): BuildResult {
    try {
      this.#spec = make();
    } catch (error) {
      if (error instanceof AppError) return wrong(`Not done. ${plainProblem(error)}`);
      throw error;
    }
    if (line !== "" && this.#lines.at(-1) !== line) this.#lines.push(line);
    return done("Done.");
  }

  #filled(spec: AppSpec): AppSpec {
    return withSampleRows(spec, { written: this.#writtenRows, titles: this.#titles });
  }

  /** The page whose place a new one takes: that of its id, or a plain one of its address or for the same row. */
  #placeOf(page: Page, blocks: readonly Block[]): Page | undefined {
    const shows = blocks.find((block) => block.kind === "detail");
    return (
      this.#spec.pages.find(({ id }) => id === page.id) ??
      this.#spec.pages.find(
        (other) =>
          !this.#writtenPages.has(other.id) &&
          (other.path === page.path ||
            (shows?.kind === "detail" &&
              other.blocks.some((block) => block.kind === "detail" && block.entity === shows.entity))),
      )
    );
  }

  #withPage(page: Page, before: Page | undefined, index: number | undefined): AppSpec | string {
    const at = before === undefined ? this.#spec.pages.length : this.#spec.pages.indexOf(before);
    const rest = before === undefined ? this.#spec.pages : this.#spec.pages.toSpliced(at, 1);
    let pages = rest.toSpliced(page.path === "/" ? 0 : Math.min(index ?? at, rest.length), 0, page);
    if (pages.length > MOST_PAGES) {
      // A page that was only made for one row gives way to one that somebody writes.
      const spare = pages.findLast(
        ({ id, path }) => path.endsWith("/:id") && id !== page.id && !this.#writtenPages.has(id),
      );
      pages = pages.filter((one) => one !== spare);
    }
    const next = { ...this.#spec, pages };
    try {
      return parseAppSpec(next);
    } catch (error) {
      if (error instanceof AppError) return withoutWhatLedThere(next, page) ?? plainProblem(error);
      throw error;
    }
  }
}

/** For whom pages are, and the rows that blocks of the app's own are given. */
const rolesOf = ({ pages, customBlocks = [] }: AppSpec): ReadonlyMap<string, string[] | undefined> =>
  new Map([
    ...pages.map(({ id, roles }) => [`page ${id}`, roles] as const),
    ...customBlocks.flatMap(({ id, data }) => data.map((entry) => [`${id} ${entry.id}`, entry.roles] as const)),
  ]);
const isPlaced = (block: Block, id: string): boolean => block.kind === "custom" && block.customBlock === id;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const without = ({ roles: _roles, blocks: _blocks, ...page }: Record<string, unknown>): unknown => page;
const kindOf = (block: unknown): string =>
  isRecord(block) && typeof block["kind"] === "string" ? block["kind"].slice(0, 40) : "block";

function firstIssue(error: z.ZodError, path: string): string {
  const issue = error.issues[0];
  return `${[path, ...(issue?.path ?? [])].join(".")}: ${issue?.message ?? "cannot be read"}`.slice(0, PROBLEM_LENGTH);
}

/** The app without what other pages had to do with a page that is gone; null where the new page itself is at fault. */
function withoutWhatLedThere(next: AppSpec, page: Page): AppSpec | null {
  try {
    const { spec } = applyOps(next, withConsequences(next, []));
    const present = spec.pages.find(({ id }) => id === page.id);
    return JSON.stringify(present) === JSON.stringify(page) ? spec : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const alsoGone = (spec: AppSpec, ops: readonly Op[]): string =>
  ops.length === 0 ? "" : ` This went along: ${describeOps(spec, ops).slice(0, FAULTS).join("; ")}.`;
