import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import type { AppSpec } from "./app-spec.ts";
import { BlockDraft, CannotAdd, freeId } from "./block-recipes/block-draft.ts";
import type { NewBlock } from "./block-recipes/recipe.ts";
import type { CustomBlock, CustomProperty, CustomValue } from "./custom-block.ts";
import { CUSTOM_STARTER } from "./data/custom-starter.ts";
import type { Entity } from "./entity.ts";
import type { Op } from "./op.ts";
import type { BlockPlan } from "./ops-to-add-block.ts";
import { isReservedId } from "./reserved-id.ts";
import { boundType } from "./value-check.ts";

const MOST_BLOCKS = 12;

/** Where a block of one's own stands. */
export interface CustomBlockUse {
  page: string;
  block: string;
}

/** Where a block of one's own stands in an app, in the order of its pages. */
export function customBlockUses(spec: AppSpec, customBlock: string): CustomBlockUse[] {
  return spec.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.kind === "custom" && block.customBlock === customBlock ? [{ page: page.id, block: block.id }] : [],
    ),
  );
}

/** The ops that put a block of one's own on a page, with what its properties name taken from this very app; or why not, in a sentence. */
export function opsToAddCustomBlock(
  spec: AppSpec,
  customBlock: string,
  at: { page: string; index?: number },
): BlockPlan {
  return onPage(spec, at, (draft) => {
    const own = draft.spec.customBlocks?.find(({ id }) => id === customBlock);
    if (own === undefined) throw new CannotAdd("This block no longer exists.");
    return placed(draft, own);
  });
}

/** The ops that make a block of one's own from a small working example, and put it on a page; or why not, in a sentence. */
export function opsToMakeCustomBlock(
  spec: AppSpec,
  at: { page: string; index?: number },
  given: { name?: string } = {},
): BlockPlan {
  return onPage(spec, at, (draft) => placed(draft, makeStarter(draft, given.name)));
}

/** The ops that make a copy of a block of one's own under a name of its own, which stands nowhere yet; or why not, in a sentence. */
export function opsToDuplicateCustomBlock(
  spec: AppSpec,
  customBlock: string,
): { ops: Op[]; customBlock: string } | { reason: string } {
  const all = spec.customBlocks ?? [];
  const own = all.find(({ id }) => id === customBlock);
  if (own === undefined) return { reason: "This block no longer exists." };
  if (all.length >= CUSTOM_LIMITS.blocks) return { reason: full };
  const name = freeName(all, own.name);
  const id = freeCustomId(all, name);
  const copy = JSON.parse(JSON.stringify({ ...own, id, name })) as CustomBlock;
  return { ops: [{ op: "add-custom-block", customBlock: copy, index: all.indexOf(own) + 1 }], customBlock: id };
}

const full = `An app has at most ${CUSTOM_LIMITS.blocks} blocks of its own. Delete one first.`;

function onPage(
  spec: AppSpec,
  at: { page: string; index?: number },
  make: (draft: BlockDraft) => NewBlock<"custom">,
): BlockPlan {
  const page = spec.pages.find(({ id }) => id === at.page);
  if (page === undefined) return { reason: "The page no longer exists." };
  if (page.blocks.length >= MOST_BLOCKS)
    return {
      reason: `The page ${page.title} has ${MOST_BLOCKS} blocks, which is as many as fit. Remove one or pick another page.`,
    };
  try {
    const draft = new BlockDraft(spec, page);
    const block = { ...make(draft), id: draft.blockId(page.id, "custom") };
    draft.do({ op: "add-block", page: page.id, block, ...(at.index !== undefined && { index: at.index }) });
    return { ops: draft.ops, page: page.id, block: block.id };
  } catch (error) {
    if (error instanceof CannotAdd) return { reason: error.message };
    throw error;
  }
}

/** The block that a recipe makes: the first of one's own that the app has, else a new one from the example. */
export function customRecipe(draft: BlockDraft): NewBlock<"custom"> {
  return placed(draft, draft.spec.customBlocks?.[0] ?? makeStarter(draft));
}

function makeStarter(draft: BlockDraft, wanted = "New block"): CustomBlock {
  const all = draft.spec.customBlocks ?? [];
  if (all.length >= CUSTOM_LIMITS.blocks) throw new CannotAdd(full);
  const name = freeName(all, wanted.trim().slice(0, 40) || "New block");
  const made: CustomBlock = { ...CUSTOM_STARTER, id: freeCustomId(all, name), name };
  draft.do({ op: "add-custom-block", customBlock: JSON.parse(JSON.stringify(made)) as CustomBlock });
  return made;
}

/** A placed block whose properties name what the app has. */
function placed(draft: BlockDraft, own: CustomBlock): NewBlock<"custom"> {
  const entities = [
    ...(draft.shown === undefined ? [] : [draft.shown]),
    ...draft.spec.entities.toSorted((a, b) => Number(b.rows.length > 0) - Number(a.rows.length > 0)),
  ];
  const values: Record<string, CustomValue> = {};
  for (const property of own.properties) {
    if (property.type !== "entity") continue;
    const fields = own.properties.filter(({ type, of }) => type === "field" && of === property.id);
    const entity = entities.find((one) => fields.every((need) => fieldFor(one, need) !== undefined)) ?? entities[0];
    if (entity === undefined) continue;
    values[property.id] = entity.id;
    for (const need of fields) {
      const field = fieldFor(entity, need);
      if (field !== undefined) values[need.id] = field;
    }
  }
  return { kind: "custom", customBlock: own.id, values };
}

const fieldFor = (entity: Entity, { types }: CustomProperty): string | undefined =>
  entity.fields.find((field) => types === undefined || types.includes(boundType(field)))?.id;

/** A name that no block of one's own has yet: 'Chess clock 2'. */
export function freeName(all: readonly CustomBlock[], wanted: string): string {
  const taken = new Set(all.map(({ name }) => name.toLowerCase()));
  const bare = wanted.replace(/ \d+$/, "");
  for (let number = 2, name = wanted; ; number++) {
    if (!taken.has(name.toLowerCase())) return name;
    name = `${bare.slice(0, 36)} ${number}`;
  }
}

/** An id for a name: 'Chess clock' is `chessClock`. */
export function freeCustomId(all: readonly CustomBlock[], name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("")
    .replace(/^[^a-z]+/, "")
    .slice(0, 36);
  return freeId(joined === "" ? "block" : joined, (id) => isReservedId(id) || all.some((one) => one.id === id));
}
