import { z } from "zod";
import { customBlockSchema } from "../custom-block.ts";
import { idSchema } from "../entity.ts";
import { indexSchema, unsetSchema } from "./change.ts";

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
