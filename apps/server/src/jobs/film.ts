import { checkTypes, compileApp } from "@sayhey/bundler";
import { AppError } from "@sayhey/contract/app-error";
import type { ProofReport } from "@sayhey/contract/rows";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import { proveApp } from "../browser/prove-app.ts";
import type { Chromium } from "../browser/resolve-chromium.ts";
import { defineJob, type JobRun } from "../platform/jobs/job-definition.ts";
import { failureText } from "../platform/jobs/job-failure.ts";
import { createProgressWriter } from "../platform/jobs/progress-writer.ts";
import { readProjectApp, type ProjectApp } from "./app-of-project.ts";
import { filmProject, findBrowser, noBrowserMessage, whileAloneFilming, withBrowser } from "./footage.ts";
import { readFootage } from "./read-footage.ts";

/** Films a project's app, for its trailer and its card, and proves that it works. */
export const filmJob = defineJob({
  name: "film",
  run: async (run) => {
    const app = await readProjectApp(run.sql, run.data.projectId);
    if (app === null) return void (await run.settle(async () => undefined));
    await run.sql`update projects set proof_status = 'running' where id = ${app.projectId}`;
    const report: ProofReport = { checks: [] };
    const compiled = await compile(app, report, run.signal);
    const browser = await findBrowser(run);
    // Footage first: a render may be waiting for it.
    await film(run, app, compiled, browser);
    await checkSource(app, report, run.signal);
    if (!(browser instanceof AppError)) {
      const proof = await withBrowser(browser, (pool) => proveApp(pool, compiled, app.flows, { signal: run.signal }));
      report.checks.push(...proof.checks);
    }
    const passed = report.checks.every((check) => check.passed);
    const status = !passed ? "failed" : browser instanceof AppError ? "skipped" : "passed";
    await run.settle(async (tx) => {
      // What was proved is the version that was read; one edited since waits for its own proof.
      await tx`
        update projects set proof_report = ${tx.json(report)}, proof_status = case when version = ${app.version} then ${status} else 'pending' end,
          app_hash = case when version = ${app.version} then ${app.appHash} else app_hash end
        where id = ${app.projectId}`;
    });
  },
  again: async (tx, { projectId }) => {
    await tx`update projects set footage_status = 'pending', footage_progress = 0, footage_message = null where id = ${projectId} and footage_status = 'running'`;
    await tx`update projects set proof_status = 'pending' where id = ${projectId} and proof_status = 'running'`;
  },
  failed: async (tx, { projectId }, error) => {
    await tx`update projects set footage_status = 'failed', footage_message = ${failureText(error)} where id = ${projectId} and footage_status in ('pending', 'running')`;
    const check = {
      kind: "compile",
      name: "The app can be checked",
      passed: false,
      message: failureText(error),
      ms: 0,
    } as const;
    await tx`
      update projects set proof_status = 'failed', proof_report = ${tx.json({ checks: [check] })}
      where id = ${projectId} and proof_status in ('pending', 'running')`;
  },
});

/** Films unless the footage shows this very app already. Without a browser there is none, and the project says why. */
async function film(
  run: JobRun<"film">,
  app: ProjectApp,
  compiled: CompiledApp,
  browser: Chromium | AppError,
): Promise<void> {
  const startedAt = new Date();
  await whileAloneFilming(run, app.projectId, { signal: run.signal }, async () => {
    const footage = await readFootage(run.sql, app.projectId);
    const isFresh = footage.length > 0 && footage.every(({ appHash }) => appHash === app.appHash);
    // A render that filmed while this job waited has done what was asked for.
    if (isFresh && (!run.data.force || footage.every(({ filmedAt }) => filmedAt > startedAt))) {
      await run.sql`update projects set footage_status = 'done', footage_progress = 1, footage_message = null where id = ${app.projectId} and footage_status <> 'done'`;
      return;
    }
    if (browser instanceof AppError) {
      await run.sql`
        update projects set footage_status = 'skipped', footage_progress = 0, footage_message = ${noBrowserMessage(browser)} where id = ${app.projectId}`;
      return;
    }
    await run.sql`update projects set footage_status = 'running', footage_progress = 0, footage_message = null where id = ${app.projectId}`;
    const progress = createProgressWriter(
      (value: number) =>
        run.sql`update projects set footage_progress = ${value} where id = ${app.projectId} and footage_status = 'running'`,
      (error) => run.warn("The progress of a filming could not be written.", error),
    );
    try {
      await withBrowser(browser, (pool) =>
        filmProject(run, pool, app, compiled, { signal: run.signal, onProgress: (done) => progress.report(done) }),
      );
    } finally {
      await progress.stop();
    }
  });
}

async function compile(app: ProjectApp, report: ProofReport, signal: AbortSignal): Promise<CompiledApp> {
  const startedAt = performance.now();
  const compiled = await compileApp(app.tree, { signal });
  report.checks.push({
    kind: "compile",
    name: "The app compiles",
    passed: true,
    message: null,
    ms: Math.round(performance.now() - startedAt),
  });
  return compiled;
}

async function checkSource(app: ProjectApp, report: ProofReport, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  const problems = await checkTypes(app.tree, { signal });
  const message =
    problems.length === 0
      ? null
      : problems
          .slice(0, 5)
          .map(({ file, line, message: text }) => `${file}:${line} ${text}`)
          .join("\n");
  report.checks.push({
    kind: "types",
    name: "The source is sound",
    passed: message === null,
    message,
    ms: Math.round(performance.now() - startedAt),
  });
}
