import { z } from "zod";
import { appOpSchema } from "./app-op.ts";
import { assumptionOpSchemas } from "./ops/assumption-ops.ts";

/** One typed change to an AppSpec. `index` is a place in its list, the end when it is absent. */
export const opSchema = z.discriminatedUnion("op", [...appOpSchema.options, ...assumptionOpSchemas]);
/** One typed change to an AppSpec. */
export type Op = z.infer<typeof opSchema>;
