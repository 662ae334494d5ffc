import { defineFunction } from "../../../http/rpc/define-function.ts";
import { findTemplate } from "../../trailers/storyboard/find-template.port.ts";
import { templateLabel } from "../compile/template-library.ts";

/** Where a template's app can be tried. */
export const templateTry = defineFunction(
  "template-try",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  (context, { template }) => Promise.resolve({ origin: context.appOrigin(templateLabel(findTemplate(template).slug)) }),
);
