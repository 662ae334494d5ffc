import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";
import { footerSchema } from "../footer.ts";
import { accountsSchema } from "../accounts.ts";
import { identitySchema } from "../identity.ts";
import { themeSchema } from "../theme.ts";
import { unsetSchema } from "./change.ts";

/** Ops on who the app is and how it looks. */
export const identityOpSchemas = [
  /** Words, language, icon, verbs and archetypes; lists and hooks are replaced whole. */
  z.strictObject({ op: z.literal("set-identity"), patch: identitySchema.partial(), unset: unsetSchema }),
  /** Palettes and typefaces are replaced whole. */
  z.strictObject({ op: z.literal("set-theme"), patch: themeSchema.partial(), unset: unsetSchema }),
  /** What everything drawn or drawn by lot in the app follows from. */
  z.strictObject({ op: z.literal("set-seed"), seed: z.number().int().min(0).max(LIMITS.seedMax) }),
  /** Whether each visitor keeps their own data or all share theirs. */
  z.strictObject({ op: z.literal("set-sharing"), sharing: z.enum(["visitor", "shared"]) }),
  /** The foot of a site, replaced whole; null takes it away. */
  z.strictObject({ op: z.literal("set-footer"), footer: footerSchema.nullable() }),
  /** That people have accounts, and their roles; null takes them away. */
  z.strictObject({ op: z.literal("set-accounts"), accounts: accountsSchema.nullable() }),
] as const;
/** An op on the identity, the theme or the seed. */
export type IdentityOp = z.infer<(typeof identityOpSchemas)[number]>;
