import type { AppSpec } from "./app-spec.ts";
import { recipeOf } from "./block-recipes/all-recipes.ts";
import { BlockDraft, CannotAdd } from "./block-recipes/block-draft.ts";
import { conversationsOf } from "./block-recipes/conversations-of.ts";
import type { ConversationsBlock } from "./conversations-block.ts";
import { BLOCK_FACTS } from "./block-facts.ts";
import type { Block, BlockKind } from "./block.ts";
import type { Op } from "./op.ts";
import type { Page } from "./page.ts";

const MOST_BLOCKS = 12;

/** The ops that add a block and where it stands then, or why there cannot be one. */
export type BlockPlan = { ops: Op[]; page: string; block: string } | { reason: string };

/**
 * The ops that add a sensible block of a kind to a page of this very app: it shows the entity the page is about, binds the fields that
 * fit best, and adds the fields and entities that it cannot do without (votes for a poll, orders for a shop), named in the app's language
 * and with values in the rows that are there. `index` is its place on the page, the end when absent. A detail block, and what stands on
 * a row's own page only, goes to such a page, which is added where there is none: `page` of the answer says where it stands.
 * `reason` is a sentence for people, where there is no room or nothing left to show. Applying the ops always gives a valid app.
 */
export function opsToAddBlock(spec: AppSpec, kind: BlockKind, at: { page: string; index?: number }): BlockPlan {
  const page = spec.pages.find(({ id }) => id === at.page);
  if (page === undefined) return { reason: "The page no longer exists." };
  try {
    return plan(spec, kind, page, at.index);
  } catch (error) {
    if (error instanceof CannotAdd) return { reason: error.message };
    throw error;
  }
}

/**
 * The ops that add conversations of a kind to a page, as `opsToAddBlock` does: with everybody, with whoever runs the app, or with whoever
 * added the row that the page shows.
 */
export function conversationsFor(spec: AppSpec, at: string, between: ConversationsBlock["between"]): BlockPlan {
  const page = spec.pages.find(({ id }) => id === at);
  if (page === undefined) return { reason: "The page no longer exists." };
  try {
    const draft = new BlockDraft(spec, page);
    const block = { ...conversationsOf(draft, between), id: draft.blockId(page.id, "conversations") };
    if (page.blocks.length >= MOST_BLOCKS) throw new CannotAdd(full(page));
    draft.do({ op: "add-block", page: page.id, block });
    return { ops: draft.ops, page: page.id, block: block.id };
  } catch (error) {
    if (error instanceof CannotAdd) return { reason: error.message };
    throw error;
  }
}

function plan(spec: AppSpec, kind: BlockKind, page: Page, index: number | undefined): BlockPlan {
  const draft = new BlockDraft(spec, page);
  if (kind === "detail") return planDetail(draft);
  const block = { ...recipeOf(kind)(draft), id: draft.blockId(page.id, kind) } as Block;
  if (block.kind === "purchase" && draft.shown?.id !== block.entity) return planOnRow(draft, block);
  if (page.blocks.length >= MOST_BLOCKS) throw new CannotAdd(full(page));
  draft.do({ op: "add-block", page: page.id, block, ...(index !== undefined && { index }) });
  return { ops: draft.ops, page: page.id, block: block.id };
}

/** Details go to a page of their own, one for each entity. */
function planDetail(draft: BlockDraft): BlockPlan {
  const shown = new Set(
    draft.spec.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "detail" ? [block.entity] : [])),
    ),
  );
  if (draft.spec.entities.every(({ id }) => shown.has(id)))
    throw new CannotAdd("Everything the app keeps has a page of its own already.");
  const { entity } = draft.thing({}, { not: [...shown] });
  const page = draft.addDetailPage(entity);
  return { ops: draft.ops, page, block: draft.spec.pages.find(({ id }) => id === page)?.blocks[0]?.id ?? "" };
}

/** What belongs to one row goes to the page that shows it. */
function planOnRow(draft: BlockDraft, block: Extract<Block, { kind: "purchase" }>): BlockPlan {
  const entity = draft.entity(block.entity);
  const page = draft.spec.pages.find(({ blocks }) =>
    blocks.some((each) => each.kind === "detail" && each.entity === block.entity),
  );
  if (page !== undefined) {
    if (page.blocks.length >= MOST_BLOCKS) throw new CannotAdd(full(page));
    const own = { ...block, id: draft.blockId(page.id, block.kind) };
    draft.do({ op: "add-block", page: page.id, block: own });
    return { ops: draft.ops, page: page.id, block: own.id };
  }
  if (entity === undefined) throw new CannotAdd(`${BLOCK_FACTS[block.kind].name} finds nothing to sell.`);
  const added = draft.addDetailPage(entity, [block]);
  return { ops: draft.ops, page: added, block: block.id };
}

const full = (page: Page): string =>
  `The page ${page.title} has ${MOST_BLOCKS} blocks, which is as many as fit. Remove one or pick another page.`;
