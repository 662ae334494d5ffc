import type { AppSpec } from "../app-spec.ts";
import type { CustomBlock } from "../custom-block.ts";
import { find, insert, move, patchObject, take } from "./change.ts";
import type { CustomBlockOp } from "./custom-block-ops.ts";

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
