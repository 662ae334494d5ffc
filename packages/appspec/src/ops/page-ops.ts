import { z } from "zod";
import { idSchema } from "../entity.ts";
import { pageSchema } from "../page.ts";
import { indexSchema, unsetSchema } from "./change.ts";

/** Ops on pages. */
export const pageOpSchemas = [
  z.strictObject({ op: z.literal("add-page"), page: pageSchema, index: indexSchema.optional() }),
  z.strictObject({ op: z.literal("remove-page"), page: idSchema }),
  z.strictObject({ op: z.literal("move-page"), page: idSchema, index: indexSchema }),
  z.strictObject({
    op: z.literal("update-page"),
    page: idSchema,
    patch: pageSchema.omit({ id: true, blocks: true }).partial(),
    unset: unsetSchema,
  }),
] as const;
/** An op on pages. */
export type PageOp = z.infer<(typeof pageOpSchemas)[number]>;
