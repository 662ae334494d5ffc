import { defineFunction } from "../platform/functions/define-function.ts";
import { findTemplate } from "../platform/functions/find-template.ts";
import { templateLabel } from "../platform/workshop/template-library.ts";

/** Where a template's app can be tried. */
export const templateTry = defineFunction(
  "template-try",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  (context, { template }) => Promise.resolve({ origin: context.appOrigin(templateLabel(findTemplate(template).slug)) }),
);
