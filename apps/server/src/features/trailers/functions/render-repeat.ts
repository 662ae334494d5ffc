import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject, ownRender } from "../../projects/owned.port.ts";
import { repeatRender } from "../render/queue-render.ts";

/** Queues a render like an earlier one, of the app and storyboard as they are now. */
export const renderRepeat = defineFunction(
  "render-repeat",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const render = await ownRender(sql, userId, input.renderId);
    await ownProject(sql, userId, render.project_id);
    return { renderId: await sql.begin((tx) => repeatRender(tx, render)) };
  },
);
