import type { Block } from "./block.ts";

/** Whether a block still holds what its owner is asked to write: it is shown in the editor, and to no visitor. */
export const isUnwritten = (block: {
  kind: Block["kind"];
  body?: string | undefined;
  ask?: string | undefined;
}): boolean => block.kind === "richText" && block.ask !== undefined && block.body === block.ask;
