import { networkOf } from "../../infra/limits/network-of.ts";
import { defineFunction } from "../../http/rpc/define-function.ts";

/** Says whether a password may be used; it is neither kept nor logged. */
export const validatePassword = defineFunction(
  "validate-password",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async ({ passwords, address }, { password, checkBreaches }) => {
    // Anybody may ask, and whoever does so from many places must not keep people from signing up.
    const turn = { who: networkOf(address), first: false };
    const { errors, warnings } = await passwords.check(password, { breaches: checkBreaches, turn });
    return { valid: errors.length === 0, errors, warnings };
  },
);
