import type { AppSpec } from "./app-spec.ts";
import { BlockDraft, CannotAdd, freeId, inputFields } from "./block-recipes/block-draft.ts";
import { recipeOf } from "./block-recipes/all-recipes.ts";
import type { Block } from "./block.ts";
import type { Op } from "./op.ts";
import type { Page } from "./page.ts";

const MOST_PAGES = 12;
const MOST_TITLE = 120;

/** Ops on pages and the page they are about, or why that cannot be, in a sentence for people. */
export type PageChange = { ops: Op[]; page: string } | { reason: string };

/** The ops that add a page of words to begin with, in the navigation. */
export function opsToAddPage(spec: AppSpec, title: string): PageChange {
  const full = noRoom(spec);
  if (full !== null) return { reason: full };
  const id = pageId(spec, title);
  const draft = draftFor(spec, id);
  const block: Block = { id: draft.blockId(id, "richText"), kind: "richText", body: spec.identity.tagline };
  const page: Page = {
    id,
    path: freePath(spec, title),
    title: cut(title),
    icon: "file-text",
    nav: true,
    blocks: [block],
  };
  return { ops: [{ op: "add-page", page }], page: id };
}

/**
 * The ops that add a page of what the app keeps: its rows with a form to add more, and, where there is none yet, a page for one row that
 * the list leads to.
 */
export function opsToAddEntityPage(spec: AppSpec, entityId: string): PageChange {
  const entity = spec.entities.find(({ id }) => id === entityId);
  if (entity === undefined) return { reason: "It no longer exists." };
  const full = noRoom(spec);
  if (full !== null) return { reason: full };
  const id = pageId(spec, entity.plural);
  const draft = draftFor(spec, id, entityId);
  const list = { ...recipeOf("cards")(draft), search: true, id: draft.blockId(id, "cards") } as Block;
  const form: Block = {
    id: draft.blockId(id, "form"),
    kind: "form",
    entity: entityId,
    fields: inputFields(entity, 8),
    submitLabel: draft.say("save"),
    thanks: draft.say("thanks"),
  };
  const blocks = form.fields.length === 0 ? [list] : [list, form];
  draft.do({
    op: "add-page",
    page: {
      id,
      path: freePath(spec, entity.plural),
      title: cut(entity.plural),
      icon: entity.icon,
      nav: true,
      blocks,
    },
  });
  const isShown = spec.pages.some((page) =>
    page.blocks.some((block) => block.kind === "detail" && block.entity === entityId),
  );
  try {
    if (!isShown) draft.addDetailPage(entity);
  } catch (error) {
    // The list does without a page for one row.
    if (!(error instanceof CannotAdd)) throw error;
  }
  return { ops: draft.ops, page: id };
}

/** The ops that put a copy of a page behind it. */
export function opsToDuplicatePage(spec: AppSpec, pageIdToCopy: string): PageChange {
  const page = spec.pages.find(({ id }) => id === pageIdToCopy);
  if (page === undefined) return { reason: "The page no longer exists." };
  if (page.path.endsWith("/:id")) return { reason: "There is one page for a row of a kind." };
  const full = noRoom(spec);
  if (full !== null) return { reason: full };
  const title = `${page.title} 2`;
  const id = pageId(spec, title);
  const used = new Set(spec.pages.flatMap(({ blocks }) => blocks.map((block) => block.id)));
  const blocks = page.blocks.map((block) => {
    const own = freeId(`${id}${block.kind.charAt(0).toUpperCase()}${block.kind.slice(1)}`, (each) => used.has(each));
    used.add(own);
    return { ...(JSON.parse(JSON.stringify(block)) as Block), id: own };
  });
  const copy: Page = { ...page, id, title: cut(title), path: freePath(spec, title), blocks };
  return { ops: [{ op: "add-page", page: copy, index: spec.pages.indexOf(page) + 1 }], page: id };
}

/** The ops that move a page to a place of the list. The first page is the start page, so its address becomes `/`. */
export function opsToMovePage(spec: AppSpec, id: string, index: number): PageChange {
  const page = spec.pages.find((candidate) => candidate.id === id);
  if (page === undefined) return { reason: "The page no longer exists." };
  const order = spec.pages.filter((candidate) => candidate !== page).toSpliced(index, 0, page);
  const [before, after] = [spec.pages[0], order[0]];
  const ops: Op[] = [{ op: "move-page", page: id, index }];
  if (before === undefined || after === undefined || before === after) return { ops, page: id };
  if (after.path.endsWith("/:id")) return { reason: `${after.title} shows one row, so the app cannot start with it.` };
  ops.push({ op: "update-page", page: before.id, patch: { path: freePath(spec, before.title) } });
  ops.push({
    op: "update-page",
    page: after.id,
    patch: { path: "/", nav: true },
    ...(after.roles && { unset: ["roles"] }),
  });
  return { ops, page: id };
}

/** The ops that take a page away; where it is the start page, the next one takes its place. What else has to go is added by `withConsequences`. */
export function opsToDropPage(spec: AppSpec, id: string): PageChange {
  const [first] = spec.pages;
  if (first?.id !== id) return { ops: [{ op: "remove-page", page: id }], page: id };
  const next = spec.pages.find((page) => page.id !== id && !page.path.endsWith("/:id"));
  if (next === undefined) return { reason: "An app has one page at least. Add another one first." };
  const moved = opsToMovePage(spec, next.id, 0);
  return "reason" in moved ? moved : { ops: [...moved.ops, { op: "remove-page", page: id }], page: next.id };
}

/** A free address for a page: its title in letters that need no encoding. */
export function freePath(spec: AppSpec, title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  const base = `/${plain || "page"}`;
  const taken = new Set(spec.pages.map(({ path }) => path));
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(path)) return path;
  }
}

const cut = (title: string): string => title.slice(0, MOST_TITLE);

function pageId(spec: AppSpec, title: string): string {
  const words = freePath({ ...spec, pages: [] }, title)
    .slice(1)
    .split("-");
  const camel = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
  return freeId(/^[a-z]/.test(camel) ? camel : `page${camel}`, (id) => spec.pages.some((page) => page.id === id));
}

function draftFor(spec: AppSpec, id: string, about?: string): BlockDraft {
  const page: Page = { id, path: "/new", title: id, icon: "circle", nav: true, blocks: [] };
  return new BlockDraft(spec, page, about);
}

const noRoom = ({ pages }: AppSpec): string | null =>
  pages.length >= MOST_PAGES ? `An app has ${MOST_PAGES} pages at most. Remove one first.` : null;
