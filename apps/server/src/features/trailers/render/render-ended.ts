import type { Transaction } from "../../../infra/database/database.ts";
import { notify } from "../../../infra/notifications/notify.ts";

/** What telling of the end of a render needs to know. */
export interface EndedRender {
  id: string;
  userId: string;
  status: "completed" | "failed";
  finishedAt: string;
  errorMessage: string | null;
  project: string;
}

/** Columns of `returning` for it, in an update of `renders`. */
export const endedRender = (tx: Transaction) => tx`
  id, user_id as "userId", status, finished_at as "finishedAt", error_message as "errorMessage",
  (select name from projects p where p.id = project_id) as project`;

/** Tells the owner of a render that it is ready or has failed, in the transaction that ends it. */
export async function tellRenderEnded(tx: Transaction, render: EndedRender): Promise<void> {
  const { id, userId, status, finishedAt, errorMessage, project } = render;
  const done = status === "completed";
  await notify(tx, {
    userId,
    event: done ? "render.completed" : "render.failed",
    title: done ? "Video Ready!" : "Render Failed",
    body: done
      ? `The trailer of ${project} is ready to watch and download.`
      : `The trailer of ${project} could not be made. ${errorMessage ?? "Video rendering failed"}`,
    href: "/renders",
    // One that is rendered again ends again, and is told again.
    key: `render ${id} ${status} ${finishedAt}`,
  });
}
