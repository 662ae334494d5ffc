import { checkRunQuota, queueRun } from "../ai/ai-runs.ts";
import { findAi } from "../ai/find-ai.ts";
import { noAi } from "../ai/own-ai.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { readUsage } from "../platform/functions/plan-usage.ts";
import { outdated } from "../platform/overrides/write-version.ts";

/** Queues a change of a project that a model makes as a person asks. */
export const projectAsk = defineFunction(
  "project-ask",
  { rateLimit: { hits: 10, windowMs: 60_000 } },
  async ({ sql, userId, ai }, { projectId, baseVersion, message }) => {
    const project = await ownProject(sql, userId, projectId);
    if (project.version !== baseVersion) throw outdated();
    const found = await findAi(sql, userId, ai.server);
    if (found === null) throw noAi();
    const runId = await sql.begin(async (tx) => {
      const { plan } = await readUsage(tx, userId, { lock: true });
      if (!found.own) await checkRunQuota(tx, userId, ai.runsPerDay);
      return queueRun(tx, { userId, projectId, wish: message, ai: found, priority: plan.queuePriority });
    });
    return { runId };
  },
);
