import { defineFunction } from "../../../http/rpc/define-function.ts";
import { saveOverride } from "../overrides/save-override.ts";

/** Gives a file back to the generator. */
export const overrideRemove = defineFunction(
  "override-remove",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  (context, input) => saveOverride(context, { userId: context.userId, ...input, text: null }),
);
