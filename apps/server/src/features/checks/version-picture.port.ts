import { randomUUID } from "node:crypto";
import type { CheckReport } from "@sayhey/contract/rows";
import sharp from "sharp";
import type { WorkerServices } from "../../infra/queue/job-definition.ts";

/** Width of a picture in the history, px. */
const WIDTH = 320;

/**
 * Notes in a project's history how the check of a version ended, with a small picture of the app's first page. Where one cannot be kept the
 * history does without.
 */
export async function keepVersionPicture(
  services: Pick<WorkerServices, "sql" | "media" | "warn">,
  { userId, projectId, version }: { userId: string; projectId: string; version: number },
  { status, report }: { status: "passed" | "failed" | "skipped"; report: CheckReport },
): Promise<void> {
  const { sql, media } = services;
  await sql`
    update project_edits set check_status = ${status}, performance = ${report.performance === undefined ? null : sql.json(report.performance)}
    where project_id = ${projectId} and version = ${version}`;
  const pages = report.checks.filter(({ kind, picture }) => kind === "page" && picture !== undefined);
  const key = (pages.find(({ page }) => page === "/") ?? pages[0])?.picture;
  if (key === undefined) return;
  try {
    const small = await sharp(await media.read(key))
      .resize({ width: WIDTH })
      .webp({ quality: 70 })
      .toBuffer();
    const path = `projects/${userId}/${projectId}/versions/${version}-${randomUUID()}.webp`;
    await media.put(path, small);
    const [old] = await sql<{ path: string | null; isKept: boolean }[]>`
      with before as (select thumb_path from project_edits where project_id = ${projectId} and version = ${version}),
        kept as (update project_edits set thumb_path = ${path} where project_id = ${projectId} and version = ${version} returning 1)
      select (select thumb_path from before) as path, exists (select from kept) as "isKept"`;
    // The project may have been deleted meanwhile.
    const idle = old?.isKept === true ? old.path : path;
    if (idle !== null) await media.remove(idle);
  } catch (error) {
    services.warn("A picture for the history could not be kept.", error);
  }
}
