import type { AppSpec } from "../app-spec.ts";
import { blockSchema, type Block } from "../block.ts";
import { find, insert, patchObject, refuse, take } from "./change.ts";
import type { BlockOp } from "./block-ops.ts";

/** Carries an op on blocks out on the draft and says what undoes it. */
export function applyBlockOp(draft: AppSpec, op: BlockOp, path: string): BlockOp {
  const page = find(draft.pages, op.page, `${path}.page`);
  switch (op.op) {
    case "add-block":
      insert(page.blocks, op.block, op.index);
      return { op: "remove-block", page: op.page, block: op.block.id };
    case "remove-block": {
      const [block, index] = take(page.blocks, op.block, `${path}.block`);
      return { op: "add-block", page: op.page, block, index };
    }
    case "move-block": {
      const target = op.to === undefined ? page : find(draft.pages, op.to, `${path}.to`);
      const [block, index] = take(page.blocks, op.block, `${path}.block`);
      insert(target.blocks, block, op.index);
      return { op: "move-block", page: target.id, block: op.block, to: page.id, index };
    }
    case "update-block": {
      const block = find(page.blocks, op.block, `${path}.block`);
      if ("id" in op.patch || "kind" in op.patch || op.unset?.some((key) => key === "id" || key === "kind"))
        throw refuse(`${path}.patch must not change id or kind`);
      const copy: Record<string, unknown> = { ...block };
      const inverse = patchObject(copy, op.patch, op.unset);
      const parsed = blockSchema.safeParse(copy);
      if (!parsed.success)
        throw refuse(
          `${path}.patch.${parsed.error.issues[0]?.path.join(".") ?? ""}: ${parsed.error.issues[0]?.message ?? "does not fit"}`,
        );
      page.blocks[page.blocks.indexOf(block)] = parsed.data as Block;
      return { op: "update-block", page: op.page, block: op.block, ...inverse };
    }
  }
}
