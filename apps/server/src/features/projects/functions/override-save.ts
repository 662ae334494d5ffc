import { defineFunction } from "../../../http/rpc/define-function.ts";
import { saveOverride } from "../overrides/save-override.ts";

/** Keeps a file as somebody wrote it. */
export const overrideSave = defineFunction(
  "override-save",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  (context, input) => saveOverride(context, { userId: context.userId, ...input }),
);
