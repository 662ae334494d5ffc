import { defineFunction } from "../platform/functions/define-function.ts";

/** Says whether a password may be used; it is neither kept nor logged. */
export const validatePassword = defineFunction(
  "validate-password",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ passwords }, { password, checkBreaches }) => {
    const { errors, warnings } = await passwords.check(password, { breaches: checkBreaches });
    return { valid: errors.length === 0, errors, warnings };
  },
);
