import { defineJob } from "../../infra/queue/job-definition.ts";
import { readProjectApp } from "../projects/app-of-project.port.ts";
import { findBrowser } from "../trailers/footage/footage.port.ts";
import { clearCheckPictures } from "./check-pictures.port.ts";
import { buildApp, checkProject } from "./check-project.port.ts";
import { queueCheck } from "./queue-check.port.ts";
import { isTimeout, noteProjectTime } from "./rest-project.port.ts";
import { keepVersionPicture } from "./version-picture.port.ts";

/** Checks the present version of a project's app without filming it, in the background of editing. Takes nothing out of the app. */
export const checkJob = defineJob({
  name: "check",
  run: async (run) => {
    const app = await readProjectApp(run.sql, run.data.projectId);
    const [row] = await run.sql<{ due: boolean }[]>`
      select check_status = 'pending' and footage_status not in ('pending', 'running') as due from projects where id = ${run.data.projectId}`;
    // A filming that is under way checks as well.
    if (app === null || row?.due !== true) return void (await run.commit(async () => undefined));
    await run.sql`update projects set check_status = 'running' where id = ${app.projectId} and check_status = 'pending'`;
    const built = await buildApp(run, app);
    const checked = await checkProject(run, built, await findBrowser(run), { repair: false });
    await run.commit(async (tx) => {
      await tx`
        update projects set check_report = ${tx.json(checked.report as never)}, check_status = ${checked.status}
        where id = ${app.projectId} and version = ${app.version}`;
      await tx`update projects set check_status = 'pending' where id = ${app.projectId} and check_status = 'running'`;
      await noteProjectTime(tx, app.projectId, checked.isStuck);
    });
    await keepVersionPicture(run, app, checked);
    const [now] = await run.sql<{ report: unknown; version: number; user_id: string }[]>`
      select check_report as report, version, user_id from projects where id = ${app.projectId}`;
    await clearCheckPictures(run.media, app, now?.report);
    // Edited meanwhile: that version waits for a check of its own.
    if (now !== undefined && now.version > app.version)
      await run.sql.begin((tx) => queueCheck(tx, { id: app.projectId, user_id: now.user_id }));
  },
  onRetry: async (tx, { projectId }) => {
    await tx`update projects set check_status = 'pending' where id = ${projectId} and check_status = 'running'`;
  },
  onFailure: async (tx, { projectId }, error) => {
    if (isTimeout(error)) await noteProjectTime(tx, projectId, true);
    // It can be asked for by hand, and the next edit asks again.
    await tx`update projects set check_status = 'pending' where id = ${projectId} and check_status = 'running'`;
  },
});
