import type { AppSpec } from "./app-spec.ts";
import { BLOCK_FACTS } from "./block-facts.ts";
import type { Block } from "./block.ts";
import type { CustomBlock } from "./custom-block.ts";

/** The block of one's own that a placed block shows; undefined for any other kind. */
export function customBlockOf(spec: AppSpec, block: Block): CustomBlock | undefined {
  return block.kind === "custom" ? spec.customBlocks?.find(({ id }) => id === block.customBlock) : undefined;
}

/** What a block is called in an editor: one of one's own by its own name, others by their kind. */
export function blockLabel(spec: AppSpec, block: Block): string {
  return customBlockOf(spec, block)?.name ?? BLOCK_FACTS[block.kind].name;
}
