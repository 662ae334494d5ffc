import { checkTypes, compileApp } from "@sayhey/bundler";
import { AppError } from "@sayhey/contract/app-error";
import type { ProofReport } from "@sayhey/contract/rows";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { BrowserPool } from "../browser/browser-pool.ts";
import { proveApp } from "../browser/prove-app.ts";
import { defineJob, type JobRun } from "../platform/jobs/job-definition.ts";
import { failureText } from "../platform/jobs/job-failure.ts";
import { createProgressWriter, type ProgressWriter } from "../platform/jobs/progress-writer.ts";
import { readProjectApp, type ProjectApp } from "./app-of-project.ts";
import { filmProject, findBrowser, whileAloneFilming, withBrowser } from "./footage.ts";
import { readFootage } from "./read-footage.ts";

/** Share of the progress bar that the proof takes. */
const PROOF_SHARE = 0.4;

/** Proves that a project's app works and films it: footage for its trailer, a picture for its card. */
export const filmJob = defineJob({
  name: "film",
  run: (run) =>
    whileAloneFilming(run, run.data.projectId, run.signal, async () => {
      const app = await readProjectApp(run.sql, run.data.projectId);
      if (app === null) return void (await run.settle(async () => undefined));
      const footage = run.data.force ? [] : await readFootage(run.sql, app.projectId);
      const fresh = footage.length > 0 && footage.every(({ appHash }) => appHash === app.appHash);
      const progress = createProgressWriter(
        (value: number) => run.sql`update projects set footage_progress = ${value} where id = ${app.projectId} and footage_status = 'running'`,
        (error) => run.warn("The progress of a filming could not be written.", error),
      );
      try {
        await proveAndFilm(run, app, fresh, progress);
      } finally {
        await progress.stop();
      }
      await run.settle(async (tx) => {
        // The row said nothing of the hash this job has just proved, or of an older one.
        await tx`update projects set app_hash = ${app.appHash} where id = ${app.projectId} and version = ${app.version} and app_hash is distinct from ${app.appHash}`;
      });
    }),
  again: async (tx, { projectId }) => {
    await tx`update projects set footage_status = 'pending', footage_progress = 0, footage_message = null where id = ${projectId} and footage_status = 'running'`;
    await tx`update projects set proof_status = 'pending' where id = ${projectId} and proof_status = 'running'`;
  },
  failed: async (tx, { projectId }, error) => {
    await tx`update projects set footage_status = 'failed', footage_message = ${failureText(error)} where id = ${projectId} and footage_status in ('pending', 'running')`;
    await tx`update projects set proof_status = 'failed' where id = ${projectId} and proof_status in ('pending', 'running')`;
  },
});

async function proveAndFilm(run: JobRun<"film">, app: ProjectApp, fresh: boolean, progress: ProgressWriter<number>): Promise<void> {
  await run.sql`
    update projects set proof_status = 'running', footage_status = ${fresh ? "done" : "running"}, footage_progress = ${fresh ? 1 : 0}, footage_message = null
    where id = ${app.projectId}`;
  const report: ProofReport = { checks: [] };
  const compiled = await compileChecked(app, report, run.signal);
  const browser = await findBrowser(run);
  if (browser instanceof AppError) {
    const message = `${failureText(browser)} The trailer is drawn from the app's description instead.`;
    await saveProof(run, app, report, true);
    await run.sql`update projects set footage_status = 'skipped', footage_progress = 0, footage_message = ${message} where id = ${app.projectId} and ${!fresh}`;
    return;
  }
  await withBrowser(browser, async (pool: BrowserPool) => {
    const proof = await proveApp(pool, compiled, app.flows, { signal: run.signal, onProgress: (done) => progress.report(done * PROOF_SHARE) });
    report.checks.push(...proof.checks);
    await saveProof(run, app, report, false);
    if (fresh) return;
    await filmProject(run, pool, app, compiled, {
      signal: run.signal,
      onProgress: (done) => progress.report(PROOF_SHARE + done * (1 - PROOF_SHARE)),
    });
  });
}

/** Compiles and type-checks; a tree that does not compile has no app to film and ends the job with that message. */
async function compileChecked(app: ProjectApp, report: ProofReport, signal: AbortSignal): Promise<CompiledApp> {
  const startedAt = performance.now();
  const compiled = await compileApp(app.tree, { signal });
  report.checks.push({ kind: "compile", name: "The app compiles", passed: true, message: null, ms: Math.round(performance.now() - startedAt) });
  const checkedAt = performance.now();
  const problems = await checkTypes(app.tree, { signal });
  const message = problems.length === 0 ? null : problems.slice(0, 5).map(({ file, line, message: text }) => `${file}:${line} ${text}`).join("\n");
  report.checks.push({ kind: "types", name: "The source is sound", passed: message === null, message, ms: Math.round(performance.now() - checkedAt) });
  return compiled;
}

async function saveProof(run: JobRun<"film">, app: ProjectApp, report: ProofReport, skipped: boolean): Promise<void> {
  const passed = report.checks.every((check) => check.passed);
  const status = !passed ? "failed" : skipped ? "skipped" : "passed";
  await run.sql`update projects set proof_status = ${status}, proof_report = ${run.sql.json(report)} where id = ${app.projectId}`;
}
