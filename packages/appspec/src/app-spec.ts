import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";
import { accountsSchema } from "./accounts.ts";
import { assumptionSchema } from "./assumption.ts";
import { customBlockSchema } from "./custom-block.ts";
import { footerSchema } from "./footer.ts";
import { entitySchema, type Entity } from "./entity.ts";
import { identitySchema } from "./identity.ts";
import { pageSchema, type Page } from "./page.ts";
import { themeSchema } from "./theme.ts";

/** The shape of an AppSpec; `parseAppSpec` checks its references too. */
export const appSpecShapeSchema = z.strictObject({
  version: z.literal("1.0"),
  seed: z.number().int().min(0).max(LIMITS.seedMax),
  identity: identitySchema,
  theme: themeSchema,
  entities: z.array(entitySchema).max(12),
  pages: z.array(pageSchema).min(1).max(12),
  assumptions: z.array(assumptionSchema).max(12),
  /** Where it is published, all visitors work on the same rows. When absent each visitor keeps their own. */
  sharing: z.literal("shared").optional(),
  /** The foot of a site. An app that has one is a site to its visitors: its menu stands at the top and may be folded. */
  footer: footerSchema.optional(),
  /** People have accounts with roles. When absent nobody signs in. */
  accounts: accountsSchema.optional(),
  /** Blocks of its own, for what no kind of block does. */
  customBlocks: z.array(customBlockSchema).max(CUSTOM_LIMITS.blocks).optional(),
});

/** The typed JSON document that describes an app completely. */
export type AppSpec = Omit<z.infer<typeof appSpecShapeSchema>, "entities" | "pages"> & {
  entities: Entity[];
  pages: Page[];
};
