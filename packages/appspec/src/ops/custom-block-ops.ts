import { z } from "zod";
import type { AppSpec } from "../app-spec.ts";
import { customBlockSchema, type CustomBlock } from "../custom-block.ts";
import { idSchema } from "../entity.ts";
import { find, indexSchema, insert, move, patchObject, take, unsetSchema } from "./change.ts";

/** Ops on the blocks of one's own that an app holds; where they stand is told by blocks of kind `custom`. */
export const customBlockOpSchemas = [
  z.strictObject({ op: z.literal("add-custom-block"), customBlock: customBlockSchema, index: indexSchema.optional() }),
  /** Refused while it stands on a page; `withConsequences` lists what has to go with it. */
  z.strictObject({ op: z.literal("remove-custom-block"), customBlock: idSchema }),
  z.strictObject({ op: z.literal("move-custom-block"), customBlock: idSchema, index: indexSchema }),
  /** Changes any property but the id; lists and the source are replaced whole. */
  z.strictObject({
    op: z.literal("update-custom-block"),
    customBlock: idSchema,
    patch: customBlockSchema.omit({ id: true }).partial(),
    unset: unsetSchema,
  }),
] as const;
/** An op on the blocks of one's own. */
export type CustomBlockOp = z.infer<(typeof customBlockOpSchemas)[number]>;

/** Carries an op on blocks of one's own out on the draft and says what undoes it. */
export function applyCustomBlockOp(draft: AppSpec, op: CustomBlockOp, path: string): CustomBlockOp {
  const list: CustomBlock[] = draft.customBlocks ?? [];
  switch (op.op) {
    case "add-custom-block":
      insert(list, op.customBlock, op.index);
      draft.customBlocks = list;
      return { op: "remove-custom-block", customBlock: op.customBlock.id };
    case "remove-custom-block": {
      const [customBlock, index] = take(list, op.customBlock, `${path}.customBlock`);
      // An app without any is as one that never had any.
      if (list.length === 0) delete draft.customBlocks;
      return { op: "add-custom-block", customBlock, index };
    }
    case "move-custom-block":
      return { ...op, index: move(list, op.customBlock, op.index, `${path}.customBlock`) };
    case "update-custom-block": {
      const block = find(list, op.customBlock, `${path}.customBlock`);
      return { op: "update-custom-block", customBlock: op.customBlock, ...patchObject(block, op.patch, op.unset) };
    }
  }
}
