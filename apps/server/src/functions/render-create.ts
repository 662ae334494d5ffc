import { AppError } from "@sayhey/contract/app-error";
import { DEFAULT_TRAILER_MS } from "@sayhey/contract/studio";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { checkRenderQuota, readUsage } from "../platform/functions/plan-usage.ts";
import { readStoryboardChoices } from "../jobs/read-choices.ts";

const FPS = 30;

/** Queues a render: the row and its job in one transaction. */
export const renderCreate = defineFunction(
  "render-create",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    const renderId = await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      checkRenderQuota(usage);
      const { plan } = usage;
      const { choices } = await readStoryboardChoices(tx, project.id);
      const size = input.size ?? plan.largestRender;
      if (size > plan.largestRender) {
        throw new AppError("quota", `The ${plan.title} plan renders up to ${plan.largestRender}p.`, {
          hint: `Choose ${plan.largestRender}p, or move to a larger plan.`,
        });
      }
      const [row] = await tx<{ id: string }[]>`
      insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark, choices)
      values (${userId}, ${project.id}, ${input.aspect ?? choices.aspect ?? project.aspect}, ${size}, ${FPS}, ${input.durationMs ?? choices.durationMs ?? DEFAULT_TRAILER_MS}, ${plan.watermark}, ${tx.json(choices as never)})
      returning id`;
      if (row === undefined) throw new Error("the render was not inserted");
      await jobs.enqueue(tx, "render", { renderId: row.id, userId }, { key: row.id, priority: plan.queuePriority });
      return row.id;
    });
    return { renderId };
  },
);
