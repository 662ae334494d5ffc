import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineJob } from "../../infra/queue/job-definition.ts";
import { previewInProcess } from "./preview-process.ts";

/** Folders of previews being made; what a killed worker leaves behind is swept by its prefix. */
export const PREVIEW_PREFIX = "sayhey-preview-";

interface Recording {
  path: string;
  content_type: string;
  duration_ms: number | null;
}

/** Gives an uploaded video its poster and a sound its waveform. Without one the library shows what kind of file it is. */
export const previewJob = defineJob({
  name: "preview",
  run: async (run) => {
    const { assetId, userId } = run.data;
    const [asset] = await run.sql<Recording[]>`
      select path, content_type, duration_ms from assets where id = ${assetId} and user_id = ${userId}`;
    const [family] = asset?.content_type.split("/") ?? [];
    if (asset === undefined || (family !== "video" && family !== "audio"))
      return void (await run.commit(async () => undefined));
    const folder = await mkdtemp(join(tmpdir(), PREVIEW_PREFIX));
    const posterKey = `${asset.path.slice(0, asset.path.lastIndexOf("/"))}/poster.webp`;
    try {
      const inputPath = join(folder, "input");
      await run.media.copyTo(asset.path, inputPath);
      const { poster, peaks } = await previewInProcess(
        { inputPath, of: family === "video" ? "video" : "sound", durationMs: asset.duration_ms ?? 0 },
        { signal: run.signal },
      );
      run.signal.throwIfAborted();
      if (poster !== null) await run.media.put(posterKey, poster);
      let used = false;
      await run.commit(async (tx) => {
        // Unless the file was replaced meanwhile: that one has a preview of its own under way.
        const rows = await tx`
          update assets set thumb_path = ${poster === null ? null : posterKey},
            meta = meta || ${tx.json(peaks === null ? {} : { peaks })}
          where id = ${assetId} and path = ${asset.path} returning 1`;
        used = rows.length > 0;
      });
      if (!used) await run.media.remove(posterKey);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  onRetry: async () => undefined,
  onFailure: async () => undefined,
});
