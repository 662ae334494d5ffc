import { AppError } from "@sayhey/contract/app-error";
import { makePictureFootage } from "../footage/footage-picture.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { checkEditable } from "../../billing/read-only.port.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { checkFootageQuota, readUsage } from "../../billing/plan-usage.port.ts";

/** Makes footage of an own picture at once, of an own video by a job. */
export const footageAdd = defineFunction(
  "footage-add",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    await checkEditable(sql, project);
    const [asset] = await sql<
      { id: string; name: string; path: string; content_type: string; duration_ms: number | null }[]
    >`
      select id, name, path, content_type, duration_ms from assets
      where id = ${input.assetId} and user_id = ${userId} and deleted_at is null and kind in ('upload', 'image', 'transform')`;
    if (asset === undefined) {
      throw new AppError("not-found", "There is no such file among yours.", {
        hint: "It may have been deleted. Choose another one.",
      });
    }
    if (asset.content_type.startsWith("image/"))
      return { footageId: await makePictureFootage(context, userId, project.id, asset), importId: null };
    if (!asset.content_type.startsWith("video/"))
      throw new FieldError("assetId", "Only pictures and videos can be shown in a trailer.");
    if (asset.duration_ms !== null && input.startMs >= asset.duration_ms) {
      throw new FieldError(
        "startMs",
        `The video is ${(asset.duration_ms / 1000).toFixed(1)} s long, so it cannot begin at ${(input.startMs / 1000).toFixed(1)} s.`,
      );
    }
    return sql.begin(async (tx) => {
      // One at a time for a person, so that asking twice at once makes one import.
      const usage = await readUsage(tx, userId, { lock: true });
      const [known] = await tx<{ id: string; footage_id: string | null }[]>`
        select i.id, i.footage_id from footage_imports i left join assets a on a.id = i.footage_id
        where i.project_id = ${project.id} and i.asset_id = ${asset.id} and i.start_ms = ${input.startMs}
          and i.duration_ms = ${input.durationMs}
          and (i.status in ('queued', 'processing') or (i.status = 'done' and a.id is not null and a.deleted_at is null))
        order by i.created_at desc limit 1`;
      if (known !== undefined) return { footageId: known.footage_id, importId: known.id };
      checkFootageQuota(usage);
      const [row] = await tx<{ id: string }[]>`
        insert into footage_imports (user_id, project_id, asset_id, start_ms, duration_ms)
        values (${userId}, ${project.id}, ${asset.id}, ${input.startMs}, ${input.durationMs}) returning id`;
      if (row === undefined) throw new Error("the import was not inserted");
      await jobs.enqueue(
        tx,
        "footage",
        { importId: row.id, userId },
        { key: row.id, priority: usage.plan.queuePriority },
      );
      return { footageId: null, importId: row.id };
    });
  },
);
