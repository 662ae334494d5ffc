import { findLocalModels, readLocalModels } from "../local-models.port.ts";
import { requireOperator } from "../require-operator.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Looks for model servers on this machine again. */
export const aiLocalFind = defineFunction(
  "ai-local-find",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId, ai }) => {
    await requireOperator(sql, userId, ai);
    await findLocalModels(sql, ai.localServers);
    return { local: await readLocalModels(sql) };
  },
);
