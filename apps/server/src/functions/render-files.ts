import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownRender } from "../platform/functions/owned.ts";
import { slugify } from "../platform/functions/slug.ts";

const SECONDS = 3600;

/** Addresses of a finished render's files, for an hour. */
export const renderFiles = defineFunction(
  "render-files",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, media, userId } = context;
    const render = await ownRender(sql, userId, input.renderId);
    if (render.status !== "completed" || render.video_path === null || render.poster_path === null) {
      throw new AppError("conflict", "This render has no files yet.", { hint: "Wait until it is complete." });
    }
    const [project] = await sql<{ name: string }[]>`select name from projects where id = ${render.project_id}`;
    const sign = (path: string): string => media.sign(path, { expiresInSeconds: SECONDS });
    return {
      video: sign(render.video_path),
      poster: sign(render.poster_path),
      captions: render.captions_path === null ? null : sign(render.captions_path),
      fileName: `${slugify(project?.name ?? "", 60) || "sayhey"}-trailer.${render.format}`,
    };
  },
);
