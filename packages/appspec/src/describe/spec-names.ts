import { roleNames } from "../accounts.ts";
import type { AppSpec } from "../app-spec.ts";
import type { Block } from "../block.ts";
import type { Entity, Field, SeedRow } from "../entity.ts";
import type { Page } from "../page.ts";
import { uploadedPicture } from "../uploaded-pictures.ts";

/** Longest text quoted in a sentence, characters. */
const QUOTED = 60;

/** Kinds of blocks that are not called what they are called in the document. */
const KINDS: Partial<Record<Block["kind"], string>> = {
  agenda: "agenda",
  balance: "split balance",
  booking: "booking slots",
  budget: "budget meter",
  custom: "block of your own",
  detail: "details",
  due: "due list",
  faq: "FAQ",
  hero: "welcome",
  matcher: "matches",
  media: "videos and audio",
  places: "map",
  progress: "progress meter",
  richText: "text",
  rsvp: "RSVP list",
  search: "search box",
  shares: "shares",
  shopping: "shopping list",
  stats: "numbers",
  swipe: "swipe deck",
  week: "week plan",
  wizard: "step-by-step form",
};

/** A text in quotation marks, cut where it is long. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return `“${line.length > QUOTED ? `${line.slice(0, QUOTED - 1).trimEnd()}…` : line}”`;
}

/** A property as people say it: `submitLabel` is 'submit label'. */
export function words(key: string): string {
  return key
    .replace(/Field$/, "")
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
}

/** 'a, b and c'; what is past the first four is counted. */
export function listed(items: readonly string[]): string {
  const shown = items.length > 5 ? [...items.slice(0, 4), `${items.length - 4} more`] : items;
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** What a kind of block is called. */
export const kindName = (kind: string): string => KINDS[kind as Block["kind"]] ?? words(kind);

/** A block in a sentence: by its title, else by its kind and what it shows. */
export function blockName(spec: AppSpec, block: Block): string {
  if (block.kind === "custom") {
    const own = spec.customBlocks?.find(({ id }) => id === block.customBlock)?.name ?? block.customBlock;
    return block.title === undefined ? `the block ${own}` : `the block ${own} ${quote(block.title)}`;
  }
  const kind = kindName(block.kind);
  if (block.title !== undefined) return `the ${kind} ${quote(block.title)}`;
  const entity = "entity" in block ? entityOf(spec, block.entity) : undefined;
  return entity === undefined ? `the ${kind}` : `the ${kind} of ${entity.plural}`;
}

/** The entity of an id. */
export const entityOf = (spec: AppSpec, id: string): Entity | undefined => spec.entities.find((one) => one.id === id);

/** What an entity's rows are called; its id where it is gone. */
export const entityName = (spec: AppSpec, id: string): string => entityOf(spec, id)?.plural ?? id;

/** The field of an id. */
export const fieldOf = (spec: AppSpec, entity: string, id: string): Field | undefined =>
  entityOf(spec, entity)?.fields.find((one) => one.id === id);

/** What a field is called; its id where it is gone. */
export const fieldName = (spec: AppSpec, entity: string, id: string): string => fieldOf(spec, entity, id)?.name ?? id;

/** The page of an id. */
export const pageOf = (spec: AppSpec, id: string): Page | undefined => spec.pages.find((one) => one.id === id);

/** What a page is called; its id where it is gone. */
export const pageName = (spec: AppSpec, id: string): string => pageOf(spec, id)?.title ?? id;

/** What several of a role are called; its id where it is gone. */
export function roleName(spec: AppSpec, id: string): string {
  const role = spec.accounts?.roles.find((one) => one.id === id);
  return role === undefined ? id : roleNames(role);
}

/** What a row is called by its title field. */
export function rowName(entity: Entity | undefined, row: SeedRow): string {
  const title = entity === undefined ? undefined : row[entity.titleField];
  return typeof title === "string" && title !== "" ? quote(title) : row.id;
}

/** A value in a sentence: text quoted, numbers plain, lists joined; null where it is too much to say. */
export function shown(value: unknown): string | null {
  if (uploadedPicture(value) !== null) return "an uploaded picture";
  if (typeof value === "string") return quote(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "on" : "off";
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string"))
    return listed(value.map((item) => quote(item)));
  return null;
}
