import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownRender } from "../../projects/owned.port.ts";

/** How far one render of the caller is. */
export const renderGet = defineFunction(
  "render-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const render = await ownRender(sql, userId, input.renderId);
    return {
      status: render.status,
      stage: render.stage,
      progress: render.progress,
      remainingMs: render.remaining_ms,
      errorMessage: render.error_message,
    };
  },
);
