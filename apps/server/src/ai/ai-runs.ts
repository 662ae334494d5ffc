import { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../platform/database.ts";
import { enqueueJob } from "../platform/jobs/enqueue-job.ts";
import type { AiConfig } from "./ai-config.ts";

/** Runs of one person that may go on at a time, so that one with many projects and a slow service keeps nobody waiting. */
const AT_A_TIME = 3;

/** A run that is to be queued. */
export interface NewRun {
  userId: string;
  projectId: string;
  /** What a person asks for; null to improve a new app. */
  wish: string | null;
  ai: Pick<AiConfig, "model" | "own">;
  /** Priority of the person's plan. */
  priority: number;
}

/** Queues a run with the transaction. @throws AppError conflict while another run works on the project, or several on others */
export async function queueRun(tx: Transaction, run: NewRun): Promise<string> {
  const { userId, projectId, wish, ai, priority } = run;
  const others = await tx`select 1 from ai_runs where user_id = ${userId} and status in ('queued', 'running')`;
  if (others.length >= AT_A_TIME)
    throw new AppError("conflict", `The model is at work on ${AT_A_TIME} of your projects already.`, {
      hint: "Wait until one is done, or stop it.",
    });
  const [row] = await tx<{ id: string }[]>`
    insert into ai_runs (user_id, project_id, kind, wish, model, own_key)
    values (${userId}, ${projectId}, ${wish === null ? "plan" : "change"}, ${wish}, ${ai.model}, ${ai.own})
    on conflict do nothing returning id`;
  if (row === undefined)
    throw new AppError("conflict", "The model is still at work on this project.", {
      hint: "Wait until it is done, or stop it.",
    });
  await enqueueJob(tx, "generate", { runId: row.id, userId }, { key: row.id, priority });
  return row.id;
}

/**
 * Refuses a run beyond what one person may have of the server's model in 24 hours. Runs that failed or were stopped do not count.
 * @throws AppError quota
 */
export async function checkRunQuota(sql: Database | Transaction, userId: string, perDay: number): Promise<void> {
  if (await hasRunsLeft(sql, userId, perDay)) return;
  throw new AppError("quota", `The model of this server can be asked ${perDay} times a day, and you have done so.`, {
    hint: "Come back tomorrow, or use a key of your own: Settings, AI model.",
  });
}

/** Whether a person may have another run of the server's model now. */
async function hasRunsLeft(sql: Database | Transaction, userId: string, perDay: number): Promise<boolean> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from ai_runs where user_id = ${userId} and not own_key
      and status in ('queued', 'running', 'done') and created_at > now() - interval '1 day'`;
  return (row?.count ?? 0) < perDay;
}

/** Whether a new project's app can be improved now; where it cannot, it stays the built-in planner's. */
export async function canImprove(
  tx: Transaction,
  userId: string,
  ai: Pick<AiConfig, "own">,
  perDay: number,
): Promise<boolean> {
  const others = await tx`select 1 from ai_runs where user_id = ${userId} and status in ('queued', 'running')`;
  return others.length < AT_A_TIME && (ai.own || (await hasRunsLeft(tx, userId, perDay)));
}
