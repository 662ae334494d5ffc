import { PLANS } from "@sayhey/contract/plans";
import { renderFpsSchema, renderSizeSchema, type RenderSize } from "@sayhey/contract/render";
import type { RenderRow } from "@sayhey/contract/rows";
import type { Transaction } from "../platform/database.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject, ownRender } from "../platform/functions/owned.ts";
import { readUsage } from "../platform/functions/plan-usage.ts";
import { queueRender } from "../platform/functions/queue-render.ts";

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

/** Queues a render like an earlier one, no larger than the plan of today renders. @throws as `queueRender` */
export async function repeatRender(tx: Transaction, render: RenderRow): Promise<string> {
  const { plan } = await readUsage(tx, render.user_id, { lock: true });
  const size: RenderSize = renderSizeSchema.parse(Math.min(render.size, PLANS[plan.name].largestRender));
  return queueRender(tx, render.user_id, render.project_id, {
    aspect: render.aspect,
    durationMs: render.duration_ms,
    size,
    fps: renderFpsSchema.parse(render.fps),
    formats: render.formats,
    quality: render.quality,
  });
}
