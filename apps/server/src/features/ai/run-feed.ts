import { hashTree } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { AI_LIMITS, type RunBudget, type RunDesign, type RunWish } from "@sayhey/contract/ai";
import type { JobRun } from "../../infra/queue/job-definition.ts";
import { createProgressWriter } from "../../infra/queue/progress-writer.ts";
import type { AppSource } from "../projects/overrides/app-source.port.ts";

/** A preview that changed more often would never be seen. */
const DRAFT_EVERY_MS = 1500;
/** Words and lines of a run reach its row this often; the page makes a flow of them. */
const LIVE_EVERY_MS = 200;
/** Lines of what has been made that a row holds, the last ones. */
const LINES = 60;

/** What a run means to do. */
interface RunPlans {
  design?: RunDesign;
  budget?: RunBudget;
  wishes?: readonly RunWish[];
}

/** What a run tells while it is at work: what it does, the app so far, what it says and what it has made. */
export interface RunFeed {
  stage(words: string, progress: number): void;
  draft(source: AppSource): void;
  live(words: string, lines: () => readonly string[]): void;
  /** What it means to build, what it may use, and what it was asked for. */
  plan(plan: RunPlans): void;
  /** Waits for what is being written, and writes nothing after it. */
  stop(): Promise<void>;
}

/** Opens the feed of a run that is at work. */
export function openRunFeed(job: JobRun<"generate">, run: { id: string; project_id: string }): RunFeed {
  const { sql } = job;
  const stages = createProgressWriter<readonly [string, number]>(
    ([stage, progress]) =>
      sql`update ai_runs set stage = ${stage}, progress = ${progress} where id = ${run.id} and status = 'running'`,
    (error) => job.warn("The progress of a model's run could not be written.", error),
  );
  let plan: RunPlans = {};
  const plans = createProgressWriter<RunPlans>(
    ({ design, budget, wishes = [] }) => sql`
      update ai_runs set design = ${design === undefined ? null : sql.json(design as never)},
        budget = ${budget === undefined ? null : sql.json(budget as never)}, wishes = ${sql.json(wishes as never)}
      where id = ${run.id} and status = 'running'`,
    (error) => job.warn("What a model means to do could not be written.", error),
  );
  const drafts = createProgressWriter<AppSource>(
    (draft) => showDraft(job, run, draft),
    (error) => job.warn("A draft could not be shown.", error),
    DRAFT_EVERY_MS,
  );
  const lines = createProgressWriter<{ words: string; lines(): readonly string[] }>(
    // The end of a long speech is what is being read.
    ({ words, lines: made }) => {
      const said = words.slice(-AI_LIMITS.said).toWellFormed();
      return sql`
        update ai_runs set said = ${said === "" ? null : said}, changes = ${sql.json(made().slice(-LINES) as never)}
        where id = ${run.id} and status = 'running'`;
    },
    (error) => job.warn("What a model says could not be shown.", error),
    LIVE_EVERY_MS,
  );
  return {
    stage: (words, progress) => stages.report([words, progress]),
    draft: (source) => drafts.report(source),
    live: (words, made) => lines.report({ words, lines: made }),
    plan: (more) => {
      plan = { ...plan, ...more };
      plans.report(plan);
    },
    stop: async () => {
      await Promise.all([stages.stop(), plans.stop(), drafts.stop(), lines.stop()]);
    },
  };
}

async function showDraft(
  { sql }: JobRun<"generate">,
  run: { id: string; project_id: string },
  { spec, overrides }: AppSource,
): Promise<void> {
  const appHash = hashTree(generateApp(spec, overrides).tree);
  await sql.begin(async (tx) => {
    const shown =
      await tx`update ai_runs set draft_hash = ${appHash} where id = ${run.id} and status = 'running' returning 1`;
    if (shown.length === 0) return;
    await tx`
      insert into private.ai_drafts (run_id, project_id, spec, overrides)
      values (${run.id}, ${run.project_id}, ${tx.json(spec as never)}, ${tx.json(overrides as never)})
      on conflict (run_id) do update set spec = excluded.spec, overrides = excluded.overrides`;
  });
}
