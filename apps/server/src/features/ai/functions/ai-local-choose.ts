import { AppError } from "@sayhey/contract/app-error";
import { LOCAL_SERVERS } from "@sayhey/contract/ai";
import { decideLocalModel, readLocalModels } from "../local-models.port.ts";
import { requireOperator } from "../require-operator.ts";
import { audit } from "../../admin/operator.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

const ACTIONS = { used: "use-local-model", refused: "refuse-local-model", offered: "offer-local-model" } as const;

/** Decides whether everybody on this server uses a model that was found on its machine. */
export const aiLocalChoose = defineFunction(
  "ai-local-choose",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId, session, ai }, { baseUrl, state, model }) => {
    const local = await sql.begin(async (tx) => {
      await requireOperator(tx, userId, ai);
      const known = (await readLocalModels(tx)).find((each) => each.baseUrl === baseUrl);
      const chosen = state === "used" ? (model ?? known?.models[0] ?? null) : null;
      if (known === undefined || !(await decideLocalModel(tx, baseUrl, { state, model: chosen })))
        throw new AppError("not-found", "This model is no longer on this machine.", { hint: "Look again." });
      await audit(tx, session, {
        action: ACTIONS[state],
        target: chosen ?? LOCAL_SERVERS[known.server],
        details: { server: LOCAL_SERVERS[known.server] },
      });
      return readLocalModels(tx);
    });
    return { local };
  },
);
