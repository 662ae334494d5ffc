import { z } from "zod";
import { blockSchema } from "../block.ts";
import { idSchema } from "../entity.ts";
import { indexSchema, unsetSchema } from "./change.ts";

/** Ops on the blocks of pages. */
export const blockOpSchemas = [
  z.strictObject({ op: z.literal("add-block"), page: idSchema, block: blockSchema, index: indexSchema.optional() }),
  z.strictObject({ op: z.literal("remove-block"), page: idSchema, block: idSchema }),
  /** `to` is the page it moves to, its own when absent. */
  z.strictObject({
    op: z.literal("move-block"),
    page: idSchema,
    block: idSchema,
    to: idSchema.optional(),
    index: indexSchema,
  }),
  /** Changes properties other than `id` and `kind`; lists and objects are replaced whole. */
  z.strictObject({
    op: z.literal("update-block"),
    page: idSchema,
    block: idSchema,
    patch: z.record(z.string(), z.unknown()),
    unset: unsetSchema,
  }),
] as const;
/** An op on blocks. */
export type BlockOp = z.infer<(typeof blockOpSchemas)[number]>;
