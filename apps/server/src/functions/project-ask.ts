import { checkRunQuota, queueRun } from "../ai/ai-runs.ts";
import { findAi } from "../ai/find-ai.ts";
import { noAi } from "../ai/own-ai.ts";
import { checkRunPicture } from "../ai/run-picture.ts";
import { checkEditable } from "../platform/billing/read-only.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { readUsage } from "../platform/functions/plan-usage.ts";
import { outdated } from "../platform/overrides/write-version.ts";
import { requireSwitch } from "../platform/switches/switches.ts";

/** Queues a change of a project that a model makes as a person asks. */
export const projectAsk = defineFunction(
  "project-ask",
  { rateLimit: { hits: 10, windowMs: 60_000 } },
  async ({ sql, userId, ai }, { projectId, baseVersion, message, pictureId }) => {
    const project = await ownProject(sql, userId, projectId);
    await checkEditable(sql, project);
    if (project.version !== baseVersion) throw outdated();
    const found = await findAi(sql, userId, ai.server);
    if (found === null) {
      if (ai.server !== null) await requireSwitch(sql, "operator-model");
      throw noAi();
    }
    const runId = await sql.begin(async (tx) => {
      const { plan } = await readUsage(tx, userId, { lock: true });
      if (!found.own) await checkRunQuota(tx, userId, ai.runsPerDay);
      if (pictureId !== undefined) await checkRunPicture(tx, userId, pictureId);
      return queueRun(tx, {
        ...(pictureId === undefined ? {} : { pictureId }),
        userId,
        projectId,
        wish: message,
        ai: found,
        priority: plan.queuePriority,
      });
    });
    return { runId };
  },
);
