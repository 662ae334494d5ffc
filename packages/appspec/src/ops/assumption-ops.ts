import { z } from "zod";
import type { AppSpec } from "../app-spec.ts";
import { assumptionSchema } from "../assumption.ts";
import { indexSchema, insert, take } from "./change.ts";

/** Ops on what was taken for granted. */
export const assumptionOpSchemas = [
  z.strictObject({ op: z.literal("add-assumption"), assumption: assumptionSchema, index: indexSchema.optional() }),
  /** Dismisses the chip; with the ops of one of its choices before it, takes that choice. */
  z.strictObject({ op: z.literal("remove-assumption"), assumption: z.string().min(1).max(60) }),
] as const;
type AssumptionOp = z.infer<(typeof assumptionOpSchemas)[number]>;

/** Carries an op on assumptions out on the draft and says what undoes it. */
export function applyAssumptionOp(draft: AppSpec, op: AssumptionOp, path: string): AssumptionOp {
  switch (op.op) {
    case "add-assumption":
      insert(draft.assumptions, op.assumption, op.index);
      return { op: "remove-assumption", assumption: op.assumption.id };
    case "remove-assumption": {
      const [assumption, index] = take(draft.assumptions, op.assumption, `${path}.assumption`);
      return { op: "add-assumption", assumption, index };
    }
  }
}
