import { AppError } from "@sayhey/contract/app-error";
import { renderFileSchema, type RenderFile } from "@sayhey/contract/render";
import type { RenderRow } from "@sayhey/contract/rows";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownRender } from "../../projects/owned.port.ts";
import { slugify } from "../../projects/slug.port.ts";

const SECONDS = 3600;

const COLUMNS = {
  mp4: "video_path",
  webm: "webm_path",
  gif: "gif_path",
  poster: "poster_path",
  og: "og_path",
  vtt: "captions_path",
  srt: "srt_path",
  storyboard: "storyboard_path",
} as const satisfies Record<RenderFile, keyof RenderRow>;

/** What a file is called after the project's name. */
const ENDINGS: Record<RenderFile, string> = {
  mp4: "trailer.mp4",
  webm: "trailer.webm",
  gif: "trailer.gif",
  poster: "poster.jpg",
  og: "link-picture.jpg",
  vtt: "captions.vtt",
  srt: "captions.srt",
  storyboard: "storyboard.json",
};

/** Addresses of a finished render's files, for an hour. */
export const renderFiles = defineFunction(
  "render-files",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, media, userId } = context;
    const render = await ownRender(sql, userId, input.renderId);
    const shown = render.video_path ?? render.webm_path ?? render.gif_path;
    if (render.status !== "completed" || shown === null || render.poster_path === null) {
      throw new AppError("conflict", "This render has no files yet.", { hint: "Wait until it is complete." });
    }
    const [project] = await sql<{ name: string }[]>`select name from projects where id = ${render.project_id}`;
    const stem = slugify(project?.name ?? "", 60) || "sayhey";
    // Several of one trailer lie side by side in a folder of downloads.
    const shape = `${render.aspect.replace(":", "x")}-${Math.round(render.duration_ms / 1000)}s`;
    const sign = (path: string, downloadName?: string): string =>
      media.sign(path, { expiresInSeconds: SECONDS, ...(downloadName === undefined ? {} : { downloadName }) });
    const files = renderFileSchema.options.flatMap((file) => {
      const path = render[COLUMNS[file]];
      const fileName = `${stem}-${shape}-${ENDINGS[file]}`;
      return path === null
        ? []
        : [{ file, url: sign(path, fileName), fileName, bytes: render.file_bytes[file] ?? null }];
    });
    return {
      video: sign(shown),
      poster: sign(render.poster_path),
      captions: render.captions_path === null ? null : sign(render.captions_path),
      fileName: files[0]?.fileName ?? `${stem}-${shape}-trailer.mp4`,
      files,
    };
  },
);
