import { AppError } from "@sayhey/contract/app-error";
import type { CheckStep } from "@sayhey/contract/rows";
import type { Chromium } from "../../../infra/browser/resolve-chromium.ts";
import { defineJob, type JobRun } from "../../../infra/queue/job-definition.ts";
import { failureText } from "../../../infra/queue/job-failure.ts";
import { attachMedia } from "../../gallery/attach-media.port.ts";
import { createProgressWriter } from "../../../infra/queue/progress-writer.ts";
import { readProjectApp } from "../../projects/app-of-project.port.ts";
import { filmProjectStills } from "./film-stills.ts";
import { filmProject, findBrowser, noBrowserMessage, whileAloneFilming, withBrowser } from "./footage.port.ts";
import { clearCheckPictures } from "../../checks/check-pictures.port.ts";
import { buildApp, checkProject, type BuiltApp } from "../../checks/check-project.port.ts";
import { readFootage } from "./read-footage.ts";
import { isTimeout, noteProjectTime } from "../../checks/rest-project.port.ts";
import { refilmLater, renderAgain } from "./refilm.port.ts";
import { keepVersionPicture } from "../../checks/version-picture.port.ts";

/** Films a project's app, for its trailer and its card, and checks that it works. */
export const filmJob = defineJob({
  name: "film",
  run: async (run) => {
    const app = await readProjectApp(run.sql, run.data.projectId);
    if (app === null) return void (await run.commit(async () => undefined));
    await run.sql`update projects set check_status = 'running' where id = ${app.projectId}`;
    const built = await buildApp(run, app);
    const browser = await findBrowser(run);
    // Footage first: a render may be waiting for it.
    await film(run, built, browser);
    const checked = await checkProject(run, built, browser);
    if (checked.app.appHash !== app.appHash) await film(run, checked, browser);
    await stills(run, checked, browser);
    const { version, appHash } = checked.app;
    await run.commit(async (tx) => {
      // What was checked is the version that was read; one edited since waits for its own check.
      await tx`
        update projects set check_report = ${tx.json(checked.report as never)}, check_status = ${checked.status}, app_hash = ${appHash}
        where id = ${app.projectId} and version = ${version}`;
      await tx`update projects set check_status = 'pending' where id = ${app.projectId} and check_status = 'running'`;
      await noteProjectTime(tx, app.projectId, checked.isStuck);
    });
    await keepVersionPicture(run, checked.app, checked);
    const [row] = await run.sql<
      { check_report: unknown }[]
    >`select check_report from projects where id = ${app.projectId}`;
    await clearCheckPictures(run.media, app, row?.check_report);
    await attachMedia(run, app.projectId).catch((error: unknown) =>
      run.warn("A picture of an app did not reach what is published.", error),
    );
    await refilmLater(run, checked.app);
    if (run.data.auto === true) await renderAgain(run, checked.app);
  },
  onRetry: async (tx, { projectId }) => {
    await tx`update projects set footage_status = 'pending', footage_progress = 0, footage_message = null where id = ${projectId} and footage_status = 'running'`;
    await tx`update projects set check_status = 'pending' where id = ${projectId} and check_status = 'running'`;
  },
  onFailure: async (tx, { projectId }, error) => {
    if (isTimeout(error)) await noteProjectTime(tx, projectId, true);
    await tx`update projects set footage_status = 'failed', footage_message = ${failureText(error)} where id = ${projectId} and footage_status in ('pending', 'running')`;
    const message = failureText(error);
    const check: CheckStep = { kind: "compile", name: "The app can be checked", passed: false, message, ms: 0 };
    await tx`
      update projects set check_status = 'failed', check_report = ${tx.json({ checks: [check] })}
      where id = ${projectId} and check_status in ('pending', 'running')`;
  },
});

/** Stills are for who wants to pick one: an app whose pages cannot be filmed has its clips all the same. */
async function stills(run: JobRun<"film">, built: BuiltApp, browser: Chromium | AppError): Promise<void> {
  if (browser instanceof AppError) return;
  try {
    await withBrowser(browser, { account: built.app.userId, signal: run.signal, isAwaited: false }, (pool) =>
      filmProjectStills(run, pool, built, { signal: run.signal, force: run.data.force }),
    );
  } catch (error) {
    if (run.signal.aborted) throw error;
    run.warn("The pages of an app could not be filmed.", error);
  }
}

/** Films unless the footage shows this very app already. Without a browser there is none, and the project says why. */
async function film(run: JobRun<"film">, { app, compiled }: BuiltApp, browser: Chromium | AppError): Promise<void> {
  const startedAt = new Date();
  await whileAloneFilming(run, app.projectId, { signal: run.signal }, async () => {
    const footage = await readFootage(run.sql, app.projectId);
    const isFresh = footage.length > 0 && footage.every(({ appHash }) => appHash === app.appHash);
    // A render that filmed while this job waited has done what was asked for.
    if (isFresh && (!run.data.force || footage.every(({ filmedAt }) => filmedAt > startedAt))) {
      await run.sql`update projects set footage_status = 'done', footage_progress = 1, footage_message = null, footage_hash = ${app.appHash} where id = ${app.projectId} and footage_status <> 'done'`;
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
      await withBrowser(
        browser,
        { account: app.userId, signal: run.signal, isAwaited: run.data.auto !== true },
        (pool) =>
          filmProject(run, pool, app, compiled, { signal: run.signal, onProgress: (done) => progress.report(done) }),
      );
    } finally {
      await progress.stop();
    }
  });
}
