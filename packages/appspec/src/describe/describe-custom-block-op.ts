import type { AppSpec } from "../app-spec.ts";
import type { Op } from "../op.ts";
import { listed, words } from "./spec-names.ts";

type CustomBlockOp = Extract<
  Op,
  { op: "add-custom-block" | "remove-custom-block" | "move-custom-block" | "update-custom-block" }
>;

/** What an op on the blocks of one's own does, in sentences; `spec` is the app before it. */
export function describeCustomBlockOp(spec: AppSpec, op: CustomBlockOp): string[] {
  if (op.op === "add-custom-block") return [`Made the block ${op.customBlock.name}`];
  const name = spec.customBlocks?.find(({ id }) => id === op.customBlock)?.name ?? op.customBlock;
  switch (op.op) {
    case "remove-custom-block":
      return [`Deleted the block ${name}`];
    case "move-custom-block":
      return [`Moved the block ${name} in the list of your blocks`];
    case "update-custom-block": {
      const { name: renamed, ...rest } = op.patch;
      const keys = [...Object.keys(rest), ...(op.unset ?? [])];
      const lines = [
        ...(renamed !== undefined && renamed !== name ? [`Renamed the block ${name} to ${renamed}`] : []),
        ...(keys.length > 0 ? [`Changed the ${listed(keys.map(words))} of the block ${name}`] : []),
      ];
      return lines.length > 0 ? lines : [`Changed the block ${name}`];
    }
  }
}
