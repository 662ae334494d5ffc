import { patchObject } from "./change.ts";
import type { AppSpec } from "../app-spec.ts";
import type { IdentityOp } from "./identity-ops.ts";

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
    case "set-footer": {
      const before = draft.footer ?? null;
      if (op.footer === null) delete draft.footer;
      else draft.footer = op.footer;
      return { op: "set-footer", footer: before };
    }
    case "set-accounts": {
      const before = draft.accounts ?? null;
      if (op.accounts === null) delete draft.accounts;
      else draft.accounts = op.accounts;
      return { op: "set-accounts", accounts: before };
    }
  }
}
