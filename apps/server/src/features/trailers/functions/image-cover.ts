import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Makes an own picture the cover of an own project. Filming keeps a chosen cover. */
export const imageCover = defineFunction(
  "image-cover",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const [asset] = await sql<{ content_type: string }[]>`
      select content_type from assets where id = ${input.assetId} and user_id = ${userId} and deleted_at is null`;
    if (asset === undefined)
      throw new AppError("not-found", "There is no such picture.", { hint: "It may have been deleted." });
    if (!asset.content_type.startsWith("image/"))
      throw new AppError("bad-request", "Only a picture can be a cover.", { hint: "Choose a picture." });
    const [project] = await sql<{ id: string }[]>`
      update projects set poster_asset_id = ${input.assetId}
      where id = ${input.projectId} and user_id = ${userId} and deleted_at is null returning id`;
    if (project === undefined)
      throw new AppError("not-found", "There is no such project.", { hint: "It may have been deleted." });
    const published = await sql`
      select from publications where project_id = ${project.id} and status = 'published'`;
    return { projectId: project.id, published: published.length > 0 };
  },
);
