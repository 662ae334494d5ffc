import { findAi, findServerAi, readOwnAi } from "../find-ai.port.ts";
import { readLocalModels } from "../local-models.port.ts";
import { estimateRuns } from "../run-estimate.ts";
import { shownAi } from "../own-ai.port.ts";
import { isOperator } from "../../admin/operator.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Shows one's own model, without its key, whether the server has one, and to whoever runs it what its machine has. */
export const aiGet = defineFunction(
  "ai-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId, ai }) => {
    const own = await readOwnAi(sql, userId);
    const used = await findAi(sql, userId, ai.server);
    const server = await findServerAi(sql, ai.server);
    const mayChoose = ai.server === "chosen" && (await isOperator(sql, userId, ai));
    return {
      own: own === null ? null : shownAi(own),
      server: server?.model ?? null,
      local: mayChoose ? await readLocalModels(sql) : null,
      estimate: used === null ? null : await estimateRuns(sql, userId, used),
    };
  },
);
