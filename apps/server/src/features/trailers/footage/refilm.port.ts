import { AppError } from "@sayhey/contract/app-error";
import type { RenderRow } from "@sayhey/contract/rows";
import type { Transaction } from "../../../infra/database/database.ts";
import { repeatRender } from "../render/queue-render.ts";
import { enqueueJob } from "../../../infra/queue/enqueue-job.ts";
import type { WorkerServices } from "../../../infra/queue/job-definition.ts";
import type { ProjectApp } from "../../projects/app-of-project.port.ts";
import { queueCheck } from "../../checks/queue-check.port.ts";

/** How long an app that is being edited is left alone before it is filmed again, ms. */
const PAUSE_MS = 20_000;

/** Queues the filming of an app that has just changed, when its owner wants that; several changes are filmed as one. */
export async function queueRefilm(tx: Transaction, project: { id: string; user_id: string }): Promise<void> {
  const [wanted] = await tx`select from projects where id = ${project.id} and auto_refilm and deleted_at is null`;
  if (wanted === undefined) return;
  await enqueueJob(
    tx,
    "film",
    { projectId: project.id, userId: project.user_id, force: false, auto: true },
    { key: project.id, startAfter: new Date(Date.now() + PAUSE_MS) },
  );
}

/** Queues another filming, and a check, when the app has changed while it was filmed. */
export async function refilmLater({ sql }: WorkerServices, filmed: ProjectApp): Promise<void> {
  await sql.begin(async (tx) => {
    const [newer] = await tx<{ id: string; user_id: string }[]>`
      select id, user_id from projects where id = ${filmed.projectId} and version > ${filmed.version}`;
    if (newer === undefined) return;
    await queueRefilm(tx, newer);
    await queueCheck(tx, newer);
  });
}

/** Renders a project's latest trailer again when its owner wants that and it shows another state of the app. */
export async function renderAgain({ sql, warn }: WorkerServices, app: ProjectApp): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      const [latest] = await tx<RenderRow[]>`
        select r.* from renders r join projects p on p.id = r.project_id
        where p.id = ${app.projectId} and p.auto_render and r.status = 'completed'
          and not exists (select from renders o where o.project_id = p.id and o.status in ('queued', 'processing'))
        order by r.finished_at desc limit 1`;
      if (latest !== undefined && latest.app_hash !== app.appHash) await repeatRender(tx, latest);
    });
  } catch (error) {
    // A month's renders are used up: the person sees on their trailer that it is out of date.
    if (!(error instanceof AppError)) throw error;
    warn(`A trailer was not rendered again: ${error.message}`);
  }
}
