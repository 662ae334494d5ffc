import {
  ART_DIRECTIONS,
  freePath,
  opsToAddBlock,
  applyOps,
  parseAppSpec,
  TITLE_TYPES,
  withConsequences,
  type AppSpec,
  type ArtDirection,
  type BlockKind,
  type Entity,
  type Field,
  type Op,
  type Page,
  type Theme,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { Design, DesignEntity } from "./design.ts";
import { withSampleRows } from "./sample-rows.ts";

/** Pages of an app at most; what shows one row has a page of its own. */
const MOST_PAGES = 12;

/** How an app is made of a design. */
export interface ComposeOptions {
  /** The built-in planner's app: its idea, seed, sharing and accounts stay. */
  base: AppSpec;
  /** The look is the person's own and stays. */
  keepTheme: boolean;
  /** Blocks may bring tables and fields of their own along, as a poll brings its votes. */
  mayAdd: boolean;
}

/**
 * A whole, valid app of a design, with rows to look at: what it keeps as it is named, and for each page the blocks that are named, bound to
 * what fits. The words of the design's language must be loaded (`loadLanguage`).
 */
export function composeDesign(design: Design, { base, keepTheme, mayAdd }: ComposeOptions): AppSpec {
  const titles = new Map(design.entities.map(({ id, examples }) => [id, examples]));
  const { customBlocks: _own, footer, ...rest } = base;
  const first = design.pages[0];
  const shell: AppSpec = {
    ...rest,
    identity: identityOf(design, base),
    theme: keepTheme || design.direction === undefined ? base.theme : themeOf(design.direction),
    entities: design.entities.map(entityOf),
    pages: [pageOf(design, first?.id ?? "home", "/")],
    assumptions: [],
    ...(design.form === "site" && { footer: footer ?? {} }),
  };
  let spec = parseAppSpec(withSampleRows(shell, { written: new Set(), titles }));
  for (const page of design.pages.slice(1))
    spec = applyOps(spec, [{ op: "add-page", page: pageOf(design, page.id, freePath(spec, page.title)) }]).spec;
  for (const { id, blocks } of design.pages) spec = withBlocks(spec, id, blocks, mayAdd);
  return plainlyCalled(withDetails(limited(spec, design, base)));
}

/** The built-in planner's app in the words and the look of a design; null where they are in another language. */
export function wordedBy(
  design: Design,
  { base, keepTheme }: Pick<ComposeOptions, "base" | "keepTheme">,
): AppSpec | null {
  if (design.language !== base.identity.language) return null;
  const theme = keepTheme || design.direction === undefined ? base.theme : themeOf(design.direction);
  return parseAppSpec({ ...base, identity: identityOf(design, base), theme });
}

/** Ids of blocks that nobody else gives to one of theirs. */
function plainlyCalled(spec: AppSpec): AppSpec {
  let count = 0;
  const pages = spec.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, id: `plain${++count}` })),
  }));
  return parseAppSpec({ ...spec, pages });
}

function identityOf(design: Design, { identity }: AppSpec): AppSpec["identity"] {
  const { name, tagline, description, category, audience, problem, promise, language, icon } = design;
  return {
    ...identity,
    name,
    tagline,
    description,
    category,
    audience,
    problem,
    promise,
    language,
    icon,
    ...(design.verbs.length > 0 && { verbs: design.verbs }),
    ...(design.hashtags.length > 0 && { hashtags: design.hashtags }),
    hooks: design.hooks ?? { itch: problem, pov: tagline, promise },
  };
}

/** The look of an art direction, whose colors are known to be readable. */
export function themeOf(direction: ArtDirection): Theme {
  const { scheme, light, dark, display, text, radius, density, motion } = ART_DIRECTIONS[direction];
  return { direction, scheme, light, dark, display, text, radius, density, motion };
}

function entityOf({ id, name, plural, icon, fields: given }: DesignEntity): Entity {
  const fields = given.map(fieldOf);
  const titled = fields.find(({ type }) => type === "text") ?? fields.find(({ type }) => TITLE_TYPES.includes(type));
  const title: Field = titled ?? { id: freeId(fields), name, type: "text", required: true };
  return {
    id,
    name,
    plural,
    icon,
    titleField: title.id,
    fields: titled === undefined ? [title, ...fields] : fields,
    rows: [],
  };
}

const freeId = (fields: readonly Field[]): string => (fields.some(({ id }) => id === "name") ? "title" : "name");

function fieldOf({ id, name, type, required, unit, options, relation }: DesignEntity["fields"][number]): Field {
  return {
    id,
    name,
    type,
    ...(required === true && { required }),
    ...(unit !== undefined && { unit }),
    ...((type === "choice" || type === "tags") && options !== undefined && { options: [...new Set(options)] }),
    ...(type === "relation" && relation !== undefined && { relation }),
  };
}

/** A page with what holds its place until its blocks are there: the rows it is about, or what it is for. */
function pageOf(design: Design, id: string, path: string): Page {
  const page = design.pages.find((one) => one.id === id) ?? design.pages[0];
  const entity = design.entities.find((one) => one.id === page?.entity);
  return {
    id,
    path,
    title: page?.title ?? design.name,
    icon: page?.icon ?? "house",
    nav: true,
    blocks: [
      entity === undefined
        ? { id: placeOf(id), kind: "richText", body: page?.purpose ?? design.tagline }
        : { id: placeOf(id), kind: "list", entity: entity.id, facts: [] },
    ],
  };
}

const placeOf = (page: string): string => `${page.slice(0, 30)}Place`;

function withBlocks(spec: AppSpec, page: string, kinds: readonly BlockKind[], mayAdd: boolean): AppSpec {
  let present = spec;
  let placed = 0;
  for (const kind of kinds) {
    const plan = opsToAddBlock(present, kind, { page });
    if ("reason" in plan || plan.page !== page) continue;
    if (!mayAdd && plan.ops.some(({ op }) => op !== "add-block")) continue;
    const next = tried(present, plan.ops);
    if (next === null) continue;
    present = next;
    placed++;
  }
  // What held the place goes once something stands there.
  if (placed === 0) return present;
  return tried(present, [{ op: "remove-block", page, block: placeOf(page) }]) ?? present;
}

/** A page for one row of each thing that a page lists. */
function withDetails(spec: AppSpec): AppSpec {
  let present = spec;
  for (let count = 0; count < spec.entities.length && present.pages.length < MOST_PAGES; count++) {
    const plan = opsToAddBlock(present, "detail", { page: present.pages[0]?.id ?? "" });
    if ("reason" in plan) break;
    present = tried(present, plan.ops) ?? present;
  }
  return present;
}

/** Pages stay for whom the brief's own words made them; a design may keep more of them for fewer. */
function limited(spec: AppSpec, { pages }: Design, base: AppSpec): AppSpec {
  const before = new Map(
    base.pages.flatMap(({ id, path, roles }) => (roles ? [[id, roles] as const, [path, roles] as const] : [])),
  );
  const kept = spec.pages.slice(1).flatMap(({ id, path }): Op[] => {
    const roles = before.get(path) ?? before.get(id);
    return roles === undefined ? [] : [{ op: "update-page", page: id, patch: { roles } }];
  });
  const told = new Set(kept.map((op) => (op.op === "update-page" ? op.page : "")));
  const ops = [...kept, ...pageLimits(spec, pages).filter((op) => op.op !== "update-page" || !told.has(op.page))];
  return ops.length === 0 ? spec : (tried(spec, ops) ?? spec);
}

/** The ops that keep pages for the roles that a design names, where the app has these roles. */
function pageLimits({ accounts, pages: present }: AppSpec, pages: Design["pages"]): Op[] {
  const known = new Set(accounts?.roles.map(({ id }) => id));
  return pages.slice(1).flatMap(({ id, roles }): Op[] => {
    const named = [...new Set(roles)].filter((role) => known.has(role));
    const isThere = present.some((page, index) => index > 0 && page.id === id);
    return named.length === 0 || !isThere ? [] : [{ op: "update-page", page: id, patch: { roles: named } }];
  });
}

function tried(spec: AppSpec, ops: readonly Op[]): AppSpec | null {
  try {
    return applyOps(spec, withConsequences(spec, ops)).spec;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
