import type { Block } from "./block.ts";
import { isSame } from "./hash-spec.ts";
import { mergeOrder } from "./keyed-order.ts";
import { mergeList, mergeProperties, mergeValue, type Conflicts, type Sides } from "./merge-lists.ts";
import type { Page } from "./page.ts";

/** A block and the page it stands on. */
interface PlacedBlock {
  page: string;
  block: Block;
}

/** Merges pages and the blocks on them. A block keeps its identity when it moves to another page. */
export function mergePages(pages: Required<Sides<readonly Page[]>>, conflicts: Conflicts): Page[] {
  const merged = mergeList(
    "pages",
    pages,
    (path, sides) => ({ ...mergeProperties(path, sides, ["blocks"], conflicts), blocks: [] }),
    conflicts,
  );
  const blocks = mergeBlocks(pages, new Set(merged.map((page) => page.id)), conflicts);
  return merged.map((page) => {
    const ids = (side: readonly Page[]): string[] =>
      side.find((other) => other.id === page.id)?.blocks.map((block) => block.id) ?? [];
    const here = new Set([...blocks].filter(([, placed]) => placed.page === page.id).map(([id]) => id));
    const [base, ours, theirs] = [ids(pages.base), ids(pages.ours), ids(pages.theirs)];
    const { order, isContested } = mergeOrder(base, ours, theirs, here);
    if (isContested)
      conflicts.push({ path: `pages.${page.id}.blocks`, reason: "both-moved", kept: "ours", base, ours, theirs });
    return { ...page, blocks: order.flatMap((id) => blocks.get(id)?.block ?? []) };
  });
}

function mergeBlocks(
  pages: Required<Sides<readonly Page[]>>,
  kept: ReadonlySet<string>,
  conflicts: Conflicts,
): Map<string, PlacedBlock> {
  const [base, ours, theirs] = [placedBlocks(pages.base), placedBlocks(pages.ours), placedBlocks(pages.theirs)];
  const merged = new Map<string, PlacedBlock>();
  for (const id of new Set([...ours.keys(), ...theirs.keys()])) {
    const [was, mine, other] = [base.get(id), ours.get(id), theirs.get(id)];
    const left = mine ?? other;
    if (mine && other)
      merged.set(id, mergeBlock({ ...(was ? { base: was } : {}), ours: mine, theirs: other }, conflicts));
    else if (!left) continue;
    else if (!was) merged.set(id, left);
    else if (isPageGone(left.page, mine ? pages.theirs : pages.ours)) {
      // The page went with all its blocks. Where it stays, because it was changed, they stay too.
      if (kept.has(left.page)) merged.set(id, left);
    } else if (!isSame(left, was)) {
      const path = `pages.${left.page}.blocks.${id}`;
      conflicts.push({
        path,
        reason: "removed-and-changed",
        kept: mine ? "ours" : "theirs",
        base: was,
        ours: mine,
        theirs: other,
      });
      merged.set(id, left);
    }
  }
  return merged;
}

function mergeBlock({ base, ours, theirs }: Sides<PlacedBlock>, conflicts: Conflicts): PlacedBlock {
  const path = `pages.${ours.page}.blocks.${ours.block.id}`;
  const page = mergeValue(
    `${path}.page`,
    { ...(base ? { base: base.page } : {}), ours: ours.page, theirs: theirs.page },
    conflicts,
  );
  const sides: Sides<Block> = { ...(base ? { base: base.block } : {}), ours: ours.block, theirs: theirs.block };
  const isOfOneKind =
    ours.block.kind === theirs.block.kind && (base?.block.kind ?? ours.block.kind) === ours.block.kind;
  return {
    page,
    block: isOfOneKind ? mergeProperties(path, sides, [], conflicts) : mergeValue(path, sides, conflicts),
  };
}

function placedBlocks(pages: readonly Page[]): Map<string, PlacedBlock> {
  return new Map(pages.flatMap((page) => page.blocks.map((block) => [block.id, { page: page.id, block }] as const)));
}

function isPageGone(page: string, pages: readonly Page[]): boolean {
  return !pages.some(({ id }) => id === page);
}
