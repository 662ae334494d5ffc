import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { Aspect } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import type { StudioChoices } from "@sayhey/contract/studio";
import { canImprove, queueRun } from "../../ai/ai-runs.ts";
import { findAi } from "../../ai/find-ai.ts";
import type { Database, Transaction } from "../database.ts";
import type { FunctionServices } from "./define-function.ts";
import { checkProjectQuota, readUsage } from "./plan-usage.ts";
import { projectSlug } from "./slug.ts";

/** A project that is to be. */
interface NewProject {
  userId: string;
  id: string;
  /** Whether the id was chosen by the caller, so that the same call again answers with what the first one made. */
  isRepeatable: boolean;
  idea: string;
  aspect: Aspect;
  /** Whether a model, where there is one, improves the app afterwards. */
  useModel: boolean;
  /** What its trailer is written with from the start. */
  choices?: StudioChoices;
  /** Plans the app; not asked when the project is there already. */
  plan(): Promise<{ spec: AppSpec; appHash: string }>;
}

/**
 * Makes a project within the quota of its owner; its improvement by a model, or its proof and filming, is queued in the same transaction.
 * @throws AppError quota when the plan has no room, conflict when the id is somebody else's
 */
export async function makeProject(
  { sql, jobs, ai: { server, runsPerDay } }: Pick<FunctionServices, "sql" | "jobs" | "ai">,
  { userId, id, isRepeatable, idea, aspect, useModel, choices, plan }: NewProject,
): Promise<{ projectId: string }> {
  // The same request again, from a reload or a second tab: what it made is its answer.
  const made = async (on: Database | Transaction): Promise<boolean> => {
    const [row] = await on<{ user_id: string }[]>`select user_id from projects where id = ${id}`;
    if (row !== undefined && row.user_id !== userId)
      throw new AppError("conflict", "requestId: is taken.", { hint: "Choose a new random UUID." });
    return row !== undefined;
  };
  if (isRepeatable && (await made(sql))) return { projectId: id };
  // Before the work, so that a full account is told at once; decided again under the lock below.
  checkProjectQuota(await readUsage(sql, userId));
  const ai = useModel ? await findAi(sql, userId, server) : null;
  const { spec, appHash } = await plan();
  const projectId = await sql.begin(async (tx) => {
    const usage = await readUsage(tx, userId, { lock: true });
    if (isRepeatable && (await made(tx))) return id;
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
    if (ai?.improve === true && (await canImprove(tx, userId, ai, runsPerDay)))
      await queueRun(tx, { userId, projectId: row.id, wish: null, ai, priority });
    else await jobs.enqueue(tx, "film", { projectId: row.id, userId, force: false }, { key: row.id, priority });
    return row.id;
  });
  return { projectId };
}
