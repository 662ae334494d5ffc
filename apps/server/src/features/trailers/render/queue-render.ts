import { randomUUID } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import type { Aspect } from "@sayhey/contract/idea";
import {
  renderFpsSchema,
  renderSizeSchema,
  type RenderFormat,
  type RenderQuality,
  type RenderSize,
} from "@sayhey/contract/render";
import type { RenderRow } from "@sayhey/contract/rows";
import { keptAsJson, readSavedTrailer } from "../storyboard/saved-trailer.ts";
import { allow, ENTITLEMENTS } from "../../billing/entitlements.port.ts";
import { checkEditable } from "../../billing/read-only.port.ts";
import type { Transaction } from "../../../infra/database/database.ts";
import { enqueueJob } from "../../../infra/queue/enqueue-job.ts";
import { requireSwitch } from "../../../infra/switches/switches.ts";
import { checkRenderQuota, readUsage } from "../../billing/plan-usage.port.ts";
import { madeBefore } from "../../../http/rpc/request-id.ts";

/** What a trailer is rendered to. */
export interface RenderOrder {
  aspect: Aspect;
  durationMs: number;
  /** The plan's largest when absent. */
  size?: RenderSize | undefined;
  fps: RenderRow["fps"];
  formats: readonly RenderFormat[];
  quality: RenderQuality;
  /** Chosen by the caller: becomes the render's id, so that the same order again is the same render. */
  requestId?: string | undefined;
}

/**
 * Queues a render of a project as its studio left it: the row and its job with the transaction. Size and watermark are the
 * plan's. Answers the render's id, that of the first where the same order comes again.
 * @throws AppError unavailable while rendering is switched off, quota when the plan has no render left or none of that size
 */
export async function queueRender(
  tx: Transaction,
  userId: string,
  projectId: string,
  order: RenderOrder,
): Promise<string> {
  // Renders that nobody asks for, since an app was changed, come by here too.
  await requireSwitch(tx, "rendering");
  const usage = await readUsage(tx, userId, { lock: true });
  const { requestId } = order;
  // Under the lock, since both of two at once were told that there is none.
  const earlier = await madeBefore(tx, "renders", requestId, userId);
  if (earlier !== null) return earlier;
  await checkEditable(tx, { id: projectId, user_id: userId });
  checkRenderQuota(usage);
  const { plan } = usage;
  const size = order.size ?? plan.largestRender;
  allow(ENTITLEMENTS.renderSize(plan, size));
  const kept = keptAsJson(await readSavedTrailer(tx, projectId));
  const [row] = await tx<{ id: string }[]>`
    insert into renders (id, user_id, project_id, aspect, size, fps, duration_ms, formats, quality, watermark, choices)
    values (${requestId ?? randomUUID()}, ${userId}, ${projectId}, ${order.aspect}, ${size}, ${order.fps}, ${order.durationMs}, ${order.formats as string[]},
      ${order.quality}, ${plan.watermark}, ${tx.json(kept as never)})
    returning id`;
  if (row === undefined) throw new Error("the render was not inserted");
  const key = row.id;
  if (!(await enqueueJob(tx, "render", { renderId: row.id, userId }, { key, priority: plan.queuePriority })))
    throw new AppError("unavailable", "The server has only just started.", { hint: "Try again in a few seconds." });
  return row.id;
}

/** Queues a render like an earlier one, no larger than the plan of today renders. @throws as `queueRender` */
export async function repeatRender(tx: Transaction, render: RenderRow): Promise<string> {
  const { plan } = await readUsage(tx, render.user_id, { lock: true });
  const size: RenderSize = renderSizeSchema.parse(Math.min(render.size, plan.largestRender));
  return queueRender(tx, render.user_id, render.project_id, {
    aspect: render.aspect,
    durationMs: render.duration_ms,
    size,
    fps: renderFpsSchema.parse(render.fps),
    formats: render.formats,
    quality: render.quality,
  });
}
