import { describeOps, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { RunBudget, RunDesign, RunQuestion } from "@sayhey/contract/ai";
import type { Learnt, Model, ModelUsage, Wish } from "@sayhey/planner/model";
import { changeRun } from "./change-run.ts";
import { createRun } from "./create-run.ts";
import type { AiConfig } from "./ai-config.port.ts";
import { findAi } from "./find-ai.port.ts";
import { keptWishes } from "./kept-wishes.ts";
import { buildVersion, keepVersion, type BuiltSource, type RunOutcome } from "./keep-version.ts";
import { modelFailure } from "./model-failure.port.ts";
import { costMicros, priceOf, type Price } from "./model-price.port.ts";
import { openModel } from "./open-model.port.ts";
import { rememberRun } from "./remember-run.ts";
import { openRunFeed } from "./run-feed.ts";
import { keepShot, type KeptShot, type PageShot } from "./run-shots.ts";
import type { Transaction } from "../../infra/database/database.ts";
import { enqueueJob } from "../../infra/queue/enqueue-job.ts";
import { defineJob, type JobRun } from "../../infra/queue/job-definition.ts";
import { forgetOutdated } from "../projects/memory/memory.port.ts";
import { ownProject } from "../projects/owned.port.ts";
import { isOwnFailure, JobStop } from "../../infra/queue/job-failure.ts";
import { QUEUES } from "../../infra/queue/queues.ts";
import { readOverrides, type AppSource } from "../projects/overrides/app-source.port.ts";
import { isDatabaseAway } from "../../infra/database/database-away.ts";
import type { CompilePool } from "../projects/compile/compile-pool.port.ts";

interface Run {
  id: string;
  user_id: string;
  project_id: string;
  wish: string | null;
  picture_asset_id: string | null;
  /** Whether the person's own model was meant. */
  own_key: boolean;
}

interface Found {
  run: Run;
  idea: string;
  from: AppSource & { version: number };
}

/** Makes the app of a new project, or changes one as a person asked, by a language model. Nothing is kept of a run that fails. */
export const generateJob = defineJob({
  name: "generate",
  run: async (job) => {
    const found = await begin(job);
    if (found === null) return void (await job.commit(async () => undefined));
    const { run } = found;
    try {
      const ai = await findAi(job.sql, run.user_id, job.settings.ai);
      if (ai === null)
        throw new AppError("not-found", "This model no longer exists.", { hint: "Set one up in the settings." });
      if (ai.own !== run.own_key) throw otherModel(run.own_key);
      const result = await work(
        job,
        found,
        meter(job, run.id, { ai, price: await priceOf(job.sql, ai) }),
        ai.isSmall === true,
      );
      const ready = await buildVersion(
        job,
        await ownProject(job.sql, run.user_id, run.project_id),
        outcomeOf(found, result),
      );
      const shot = ready === null || result.shot === null ? null : await keepShot(job, run, result.shot);
      await job.commit((tx) => keep(tx, job.compilePool, found, { ...result, shot }, ready));
    } catch (error) {
      // What is wrong with us says nothing about the run, which is done again.
      if (isOwnFailure(error) || isDatabaseAway(error)) throw error;
      const stop: unknown = job.signal.reason;
      const isLate = stop instanceof JobStop && stop.why === "timeout";
      if (!isLate) job.signal.throwIfAborted();
      const failure = isLate ? new AppError("timeout", "The model took too long.") : modelFailure(error);
      if (failure !== error) job.warn("A model gave no usable answer.", failure);
      await job.commit((tx) => fail(tx, run.id, failure));
    }
  },
  onRetry: async (tx, { runId }) => {
    await tx`update ai_runs set status = 'queued', progress = 0 where id = ${runId} and status = 'running'`;
  },
  onFailure: (tx, { runId }, error) => fail(tx, runId, error),
});

/** Who pays was settled when the run was queued: by whom it was counted, and whose limits it was held to. */
function otherModel(own: boolean): AppError {
  return own
    ? new AppError("conflict", "Your own model was removed before it could do this.", {
        hint: "Ask again to use the server's model.",
      })
    : new AppError("conflict", "You've set up your own model, so the server's didn't do this.", {
        hint: "Ask again to use yours.",
      });
}

/**
 * Takes the run up; null when it was stopped or its project is gone.
 * @throws JobStop waiting while another run of the same person goes on, so that one person never takes the places of all others
 */
async function begin(job: JobRun<"generate">): Promise<Found | null> {
  const run = await job.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`sayhey model ${job.data.userId}`}, 0))`;
    // A run is over after its time limit, whatever its row says.
    const others = await tx`
      select 1 from ai_runs where user_id = ${job.data.userId} and status = 'running' and id <> ${job.data.runId}
        and started_at > now() - ${QUEUES.generate.timeLimit + 60} * interval '1 second'`;
    if (others.length > 0) throw new JobStop("waiting");
    const [row] = await tx<Run[]>`
      update ai_runs set status = 'running', started_at = now(), progress = 0.02, stage = 'Asking the model'
      where id = ${job.data.runId} and user_id = ${job.data.userId} and status = 'queued'
      returning id, user_id, project_id, wish, picture_asset_id, own_key`;
    return row;
  });
  if (run === undefined) return null;
  try {
    const { version, idea, spec } = await ownProject(job.sql, run.user_id, run.project_id);
    return { run, idea, from: { version, spec, overrides: await readOverrides(job.sql, run.project_id) } };
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "not-found") throw error;
    await job.sql`
      update ai_runs set status = 'cancelled', started_at = null, finished_at = now()
      where id = ${run.id} and status = 'running'`;
    return null;
  }
}

/** Writes down what each request of a model costs as soon as it is known, also of one that broke off or was stopped. */
function meter(job: JobRun<"generate">, runId: string, { ai, price }: { ai: AiConfig; price: Price | null }): Model {
  const broken: ModelUsage[] = [];
  const model = openModel(ai, job.aiNetwork, (usage) => broken.push(usage));
  const write = async (usage: ModelUsage): Promise<void> => {
    const { inputTokens, outputTokens } = usage;
    const cost = costMicros(price, usage);
    await job.sql`
      update ai_runs set input_tokens = input_tokens + ${inputTokens}, output_tokens = output_tokens + ${outputTokens},
        cost_micros = case when ${cost}::bigint is null then null else coalesce(cost_micros, 0) + ${cost}::bigint end
      where id = ${runId}`;
  };
  return {
    ask: async (call) => {
      try {
        const answer = await model.ask(call);
        await write(answer.usage);
        return answer;
      } finally {
        for (const usage of broken.splice(0)) await write(usage);
      }
    },
  };
}

interface Result {
  ops: readonly Op[];
  overrides: AppSource["overrides"];
  answer: string;
  /** What a new app was built from. */
  design: RunDesign | null;
  budget: RunBudget;
  wishes: readonly Wish[];
  question: RunQuestion | null;
  learnt: readonly Learnt[];
  shot: PageShot | null;
}

async function work(
  job: JobRun<"generate">,
  { run, idea, from }: Found,
  model: Model,
  isSmall: boolean,
): Promise<Result> {
  const feed = openRunFeed(job, run);
  const { wish } = run;
  try {
    if (wish !== null)
      return { ...(await changeRun(job, { ...run, wish }, { from, model, isSmall, feed })), design: null };
    const { overrides } = from;
    const { ops, answer, plan } = await createRun(job, run, { idea, base: from.spec, overrides, model, isSmall, feed });
    return { ops, answer, ...plan, overrides, wishes: [], question: null, learnt: [], shot: null };
  } finally {
    await feed.stop();
  }
}

function outcomeOf({ run, from }: Found, { ops, overrides }: Pick<Result, "ops" | "overrides">): RunOutcome {
  return { from, ops, overrides, reason: run.wish === null ? "Built by a model" : run.wish.slice(0, 200) };
}

async function keep(
  tx: Transaction,
  compilePool: CompilePool,
  found: Found,
  result: Omit<Result, "shot"> & { shot: KeptShot | null },
  ready: BuiltSource | null,
): Promise<void> {
  const { run, from } = found;
  const { ops, overrides, answer, design, budget, question } = result;
  const shot = result.shot;
  await tx`select 1 from projects where id = ${run.project_id} for update`;
  const project = await ownProject(tx, run.user_id, run.project_id);
  const kept = await keepVersion(tx, compilePool, project, outcomeOf(found, result), ready);
  if (kept === null && (ops.length > 0 || overrides !== from.overrides)) {
    await fail(tx, run.id, new AppError("conflict", "The project has changed since, so none of this applies anymore."));
    return;
  }
  const changes =
    kept === null
      ? []
      : [...describeOps(kept.before, kept.ops), ...kept.files.map(({ path }) => `Changed the file ${path}`)];
  for (const file of kept?.files ?? []) {
    await tx`
      insert into private.ai_run_files (run_id, path, before, after)
      values (${run.id}, ${file.path}, ${tx.json(file.before as never)}, ${tx.json(file.after as never)})`;
  }
  await tx`
    update ai_runs set status = 'done', progress = 1, finished_at = now(), answer = ${answer === "" ? null : answer},
      design = ${design === null ? null : tx.json(design as never)}, budget = ${tx.json(budget as never)},
      wishes = ${tx.json(keptWishes(result.wishes, kept) as never)},
      question = ${question === null ? null : tx.json(question as never)},
      pictured_page = ${shot?.page ?? null}, before_path = ${shot?.beforePath ?? null}, after_path = ${shot?.afterPath ?? null},
      changes = ${tx.json(changes)}, version = ${kept?.version ?? null}
    where id = ${run.id} and status = 'running'`;
  if (kept !== null) await forgetOutdated(tx, run.project_id, kept);
  await rememberRun(tx, run, result.learnt);
  if (kept !== null || run.wish === null) await film(tx, run);
}

/** What is told is what happened to the app: it is as it was. */
async function fail(tx: Transaction, runId: string, error: AppError): Promise<void> {
  const [run] = await tx<Run[]>`
    update ai_runs set status = 'failed', finished_at = now(),
      answer = left(${error.message} || case when kind = 'plan' then ' This app was made by the built-in planner.' else ' Nothing was changed.' end
        || ${error.hint === undefined ? "" : ` ${error.hint}`}, 2000)
    where id = ${runId} and status in ('queued', 'running') returning id, user_id, project_id, wish, picture_asset_id, own_key`;
  if (run !== undefined && run.wish === null) await film(tx, run);
}

/** The app is filmed and checked when the model is done with it, not before. */
async function film(tx: Transaction, run: Run): Promise<void> {
  await enqueueJob(
    tx,
    "film",
    { projectId: run.project_id, userId: run.user_id, force: false },
    { key: run.project_id },
  );
}
