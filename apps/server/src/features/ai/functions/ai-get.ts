import { readOwnAi } from "../find-ai.port.ts";
import { shownAi } from "../own-ai.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { whyOff } from "../../../infra/switches/switches.ts";

/** Shows one's own model, without its key, and whether the server has one. */
export const aiGet = defineFunction(
  "ai-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId, ai }) => {
    const own = await readOwnAi(sql, userId);
    const isOn = (await whyOff(sql, "operator-model")) === null;
    return { own: own === null ? null : shownAi(own), server: isOn ? (ai.server?.model ?? null) : null };
  },
);
