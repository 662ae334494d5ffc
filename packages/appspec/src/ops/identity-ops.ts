import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";
import { identitySchema } from "../identity.ts";
import { themeSchema } from "../theme.ts";
import { patchObject, unsetSchema } from "./change.ts";
import type { AppSpec } from "../app-spec.ts";

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
] as const;
type IdentityOp = z.infer<(typeof identityOpSchemas)[number]>;

/** Carries an op on the identity or the theme out on the draft and says what undoes it. */
export function applyIdentityOp(draft: AppSpec, op: IdentityOp): IdentityOp {
  switch (op.op) {
    case "set-identity":
      return { op: "set-identity", ...patchObject(draft.identity, op.patch, op.unset) };
    case "set-theme":
      return { op: "set-theme", ...patchObject(draft.theme, op.patch, op.unset) };
    case "set-seed": {
      const { seed } = draft;
      draft.seed = op.seed;
      return { op: "set-seed", seed };
    }
    case "set-sharing": {
      const before = draft.sharing ?? "visitor";
      if (op.sharing === "shared") draft.sharing = "shared";
      else delete draft.sharing;
      return { op: "set-sharing", sharing: before };
    }
  }
}
