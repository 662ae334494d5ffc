import { randomUUID } from "node:crypto";
import type { AppSpec } from "@sayhey/appspec";
import type { Aspect } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import type { StudioChoices } from "@sayhey/contract/studio";
import { canBuild, queueRun } from "../ai/ai-runs.port.ts";
import { findAi } from "../ai/find-ai.port.ts";
import type { FunctionServices } from "../../http/rpc/define-function.ts";
import { checkProjectQuota, readUsage } from "../billing/plan-usage.port.ts";
import { madeBefore } from "../../http/rpc/request-id.ts";
import { projectSlug } from "./slug.port.ts";

/** A project that is to be. */
interface NewProject {
  userId: string;
  /** Chosen by the caller: becomes the project's id, so that the same call again answers with what the first one made. */
  requestId: string | undefined;
  idea: string;
  aspect: Aspect;
  /** Whether a model, where there is one, builds the app afterwards. */
  useModel: boolean;
  /** What its trailer is written with from the start. */
  choices?: StudioChoices;
  /** Plans the app; not asked when the project is there already. */
  plan(): Promise<{ spec: AppSpec; appHash: string }>;
}

/**
 * Makes a project within the quota of its owner; its build by a model, or its check and filming, is queued in the same transaction.
 * @throws AppError quota when the plan has no room, conflict when the id is somebody else's
 */
export async function makeProject(
  { sql, jobs, ai: { server, runsPerDay } }: Pick<FunctionServices, "sql" | "jobs" | "ai">,
  { userId, requestId, idea, aspect, useModel, choices, plan }: NewProject,
): Promise<{ projectId: string }> {
  const id = requestId ?? randomUUID();
  const earlier = await madeBefore(sql, "projects", requestId, userId);
  if (earlier !== null) return { projectId: earlier };
  // Before the work, so that a full account is told at once; decided again under the lock below.
  checkProjectQuota(await readUsage(sql, userId));
  const ai = useModel ? await findAi(sql, userId, server) : null;
  const { spec, appHash } = await plan();
  const projectId = await sql.begin(async (tx) => {
    const usage = await readUsage(tx, userId, { lock: true });
    const meanwhile = await madeBefore(tx, "projects", requestId, userId);
    if (meanwhile !== null) return meanwhile;
    checkProjectQuota(usage);
    const [row] = await tx<{ id: string }[]>`
      insert into projects (id, user_id, name, idea, slug, spec, app_hash, aspect)
      values (${id}, ${userId}, ${spec.identity.name.slice(0, LIMITS.projectNameLength)}, ${idea}, ${projectSlug(spec.identity.name)},
        ${tx.json(spec as never)}, ${appHash}, ${aspect})
      returning id`;
    if (row === undefined) throw new Error("the project was not inserted");
    if (choices !== undefined)
      await tx`
        insert into storyboard_settings (project_id, user_id, choices) values (${row.id}, ${userId}, ${tx.json(choices as never)})`;
    const priority = usage.plan.queuePriority;
    // What a model will change is filmed when it is done with it.
    if (ai?.improve === true && (await canBuild(tx, userId, ai, runsPerDay)))
      await queueRun(tx, { userId, projectId: row.id, wish: null, ai, priority });
    else await jobs.enqueue(tx, "film", { projectId: row.id, userId, force: false }, { key: row.id, priority });
    return row.id;
  });
  return { projectId };
}
