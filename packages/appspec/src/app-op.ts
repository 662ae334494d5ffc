import { z } from "zod";
import { blockOpSchemas } from "./ops/block-ops.ts";
import { customBlockOpSchemas } from "./ops/custom-block-ops.ts";
import { entityOpSchemas } from "./ops/entity-ops.ts";
import { fieldOpSchemas } from "./ops/field-ops.ts";
import { identityOpSchemas } from "./ops/identity-ops.ts";
import { pageOpSchemas } from "./ops/page-ops.ts";
import { rowOpSchemas } from "./ops/row-ops.ts";

/** One typed change to what the app is: every op but those on assumptions, whose choices hold such ops. */
export const appOpSchema = z.discriminatedUnion("op", [
  ...identityOpSchemas,
  ...entityOpSchemas,
  ...fieldOpSchemas,
  ...rowOpSchemas,
  ...pageOpSchemas,
  ...blockOpSchemas,
  ...customBlockOpSchemas,
]);
/** One typed change to what the app is. */
export type AppOp = z.infer<typeof appOpSchema>;
