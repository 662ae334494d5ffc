import { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { readUsage } from "../billing/plan-usage.port.ts";
import { enqueueJob } from "../../infra/queue/enqueue-job.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import type { AiConfig } from "./ai-config.port.ts";

/** Runs of one person that may be queued at a time; one of them goes on, the others wait for it. */
const AT_A_TIME = 3;
/** Runs of the server's model that may be begun for each that a person may have in a day. */
const BEGUN_PER_RUN = 3;
const DAY_MS = 86_400_000;

/** A run that is to be queued. */
export interface NewRun {
  userId: string;
  projectId: string;
  /** What a person asks for; null to build a new app. */
  wish: string | null;
  /** An asset of the person's own that goes with the wish. */
  pictureId?: string;
  ai: Pick<AiConfig, "model" | "own">;
  /** Priority of the person's plan. */
  priority: number;
}

/** Queues a run with the transaction. @throws AppError conflict while another run works on the project, or several on others */
export async function queueRun(tx: Transaction, run: NewRun): Promise<string> {
  const { userId, projectId, wish, pictureId = null, ai, priority } = run;
  const others = await tx`select 1 from ai_runs where user_id = ${userId} and status in ('queued', 'running')`;
  if (others.length >= AT_A_TIME)
    throw new AppError("conflict", `The model is at work on ${AT_A_TIME} of your projects already.`, {
      hint: "Wait until one is done, or stop it.",
    });
  const [row] = await tx<{ id: string }[]>`
    insert into ai_runs (user_id, project_id, kind, wish, picture_asset_id, model, own_key)
    values (${userId}, ${projectId}, ${wish === null ? "plan" : "change"}, ${wish}, ${pictureId}, ${ai.model}, ${ai.own})
    on conflict do nothing returning id`;
  if (row === undefined)
    throw new AppError("conflict", "The model is still at work on this project.", {
      hint: "Wait until it is done, or stop it.",
    });
  await enqueueJob(tx, "generate", { runId: row.id, userId }, { key: row.id, priority });
  return row.id;
}

/**
 * Refuses a run beyond what one person may have of the server's model in 24 hours. One that failed or only asked back does not count, one
 * that was stopped after it had begun does; runs that were begun have a limit of their own, since each costs something however it ends.
 * @throws AppError quota
 */
export async function checkRunQuota(tx: Transaction, userId: string, perDay: number): Promise<void> {
  const { asked, begun } = await countRuns(tx, userId);
  const hint = "Come back tomorrow, or use a key of your own: Settings, AI model.";
  if (asked >= perDay)
    throw new AppError("quota", `The model of this server can be asked ${perDay} times a day, and you have done so.`, {
      hint,
    });
  if (begun >= perDay * BEGUN_PER_RUN)
    throw new AppError("quota", "The model of this server has failed too often for you within a day.", { hint });
}

/** Counts one test of the server's model as one run. @throws AppError quota */
export async function countModelTest(sql: Database, userId: string, perDay: number): Promise<void> {
  await sql.begin(async (tx) => {
    await readUsage(tx, userId, { lock: true });
    await checkRunQuota(tx, userId, perDay);
    await countHit(tx, testsOf(userId), { hits: perDay, windowMs: DAY_MS });
  });
}

/**
 * Begins a use of the server's model that is no run of its own, such as writing the texts of a trailer; it counts once
 * `countModelUse` says that it went well.
 * @throws AppError quota
 */
export async function beginModelUse(sql: Database, userId: string, perDay: number): Promise<void> {
  await sql.begin(async (tx) => {
    await readUsage(tx, userId, { lock: true });
    await checkRunQuota(tx, userId, perDay);
    const limit = { hits: perDay * BEGUN_PER_RUN, windowMs: DAY_MS };
    if (!(await countHit(tx, `model use ${userId}`, limit)).allowed)
      throw new AppError("quota", "The model of this server has failed too often for you within a day.", {
        hint: "Come back tomorrow, or use a key of your own: Settings, AI model.",
      });
  });
}

/** Counts a use of the server's model that went well as one run. */
export async function countModelUse(sql: Database, userId: string, perDay: number): Promise<void> {
  await countHit(sql, testsOf(userId), { hits: perDay, windowMs: DAY_MS });
}

const testsOf = (userId: string): string => `model test ${userId}`;

/** Uses of the server's model within a day. */
async function countRuns(tx: Transaction, userId: string): Promise<{ asked: number; begun: number }> {
  const [runs] = await tx<{ asked: number; begun: number }[]>`
    select count(*) filter (where question is null and status in ('queued', 'running', 'done') or (status = 'cancelled' and started_at is not null))::int as asked,
      count(*) filter (where status = 'queued' or started_at is not null)::int as begun
    from ai_runs where user_id = ${userId} and not own_key and created_at > now() - interval '1 day'`;
  const [tests] = await tx<{ hits: number }[]>`
    select hits from private.rate_limits where key = ${testsOf(userId)} and window_started_at > now() - interval '1 day'`;
  const { asked = 0, begun = 0 } = runs ?? {};
  const { hits = 0 } = tests ?? {};
  return { asked: asked + hits, begun: begun + hits };
}

/** Whether a person may have another run of the server's model now. */
async function hasRunsLeft(tx: Transaction, userId: string, perDay: number): Promise<boolean> {
  const { asked, begun } = await countRuns(tx, userId);
  return asked < perDay && begun < perDay * BEGUN_PER_RUN;
}

/** Whether a model can build a new project's app now; where it cannot, it stays the built-in planner's. */
export async function canBuild(
  tx: Transaction,
  userId: string,
  ai: Pick<AiConfig, "own">,
  perDay: number,
): Promise<boolean> {
  const others = await tx`select 1 from ai_runs where user_id = ${userId} and status in ('queued', 'running')`;
  return others.length < AT_A_TIME && (ai.own || (await hasRunsLeft(tx, userId, perDay)));
}
