import { checkRunQuota, queueRun } from "../ai-runs.port.ts";
import { findAi } from "../find-ai.port.ts";
import { noAi } from "../own-ai.port.ts";
import { checkRunPicture } from "../run-picture.ts";
import { checkEditable } from "../../billing/read-only.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";
import { outdated } from "../../projects/overrides/write-version.port.ts";
import { requireSwitch } from "../../../infra/switches/switches.ts";

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
      if (ai.server !== null && ai.server !== "chosen") await requireSwitch(sql, "operator-model");
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
