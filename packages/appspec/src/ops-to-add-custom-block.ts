import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import type { AppSpec } from "./app-spec.ts";
import { BlockDraft, CannotAdd } from "./block-recipes/block-draft.ts";
import { FULL, freeCustomId, freeName, makeStarter, placed } from "./block-recipes/custom-recipe.ts";
import type { NewBlock } from "./block-recipes/recipe.ts";
import type { CustomBlock } from "./custom-block.ts";
import type { Op } from "./op.ts";
import type { BlockPlan } from "./ops-to-add-block.ts";

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
  if (all.length >= CUSTOM_LIMITS.blocks) return { reason: FULL };
  const name = freeName(all, own.name);
  const id = freeCustomId(all, name);
  const copy = JSON.parse(JSON.stringify({ ...own, id, name })) as CustomBlock;
  return { ops: [{ op: "add-custom-block", customBlock: copy, index: all.indexOf(own) + 1 }], customBlock: id };
}

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
