import type { AppSpec } from "./app-spec.ts";
import type { Block } from "./block.ts";

/** A block that shows a feed. */
export type NewsBlock = Extract<Block, { kind: "news" }>;

/** The blocks of an app that show a feed, by their ids: the only addresses a server fetches for it. */
export function feedBlocks(spec: Pick<AppSpec, "pages">): ReadonlyMap<string, NewsBlock> {
  const blocks = spec.pages.flatMap((page) => page.blocks);
  return new Map(blocks.filter((block) => block.kind === "news").map((block) => [block.id, block]));
}
