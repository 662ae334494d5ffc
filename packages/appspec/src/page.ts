import { z } from "zod";
import { pageRolesSchema } from "./accounts.ts";
import { blockSchema, type Block } from "./block.ts";
import { iconSchema, idSchema, lineSchema } from "./entity.ts";

/** One page. The first page has the path `/`; a page with `/:id` shows one row of its detail block's entity. */
export const pageSchema = z.strictObject({
  id: idSchema,
  path: z
    .string()
    .max(120)
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)?(?:\/:id)?)?$/,
      "must be / or /name or /name/name, and may end in /:id behind a name",
    ),
  title: lineSchema,
  icon: iconSchema,
  /** Shown in the navigation. Detail pages are not. */
  nav: z.boolean(),
  /** An imprint, a privacy notice, terms: linked at the foot of every page. */
  legal: z.literal(true).optional(),
  /** Only for whoever has one of these roles. When absent it is for everybody. */
  roles: pageRolesSchema.optional(),
  blocks: z.array(blockSchema).min(1).max(12),
});
/** One page. */
export type Page = Omit<z.infer<typeof pageSchema>, "blocks"> & { blocks: Block[] };
