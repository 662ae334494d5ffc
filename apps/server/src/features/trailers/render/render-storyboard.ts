import type { RenderRow } from "@sayhey/contract/rows";
import { renderFpsSchema } from "@sayhey/contract/render";
import type { Storyboard } from "@sayhey/trailer";
import type { ProjectApp } from "../../projects/app-of-project.port.ts";
import { parseSavedTrailer, writeTrailer, type TrailerSource } from "../storyboard/saved-trailer.ts";

/** What of a render's row its storyboard is written from. */
export type RenderRequest = Pick<RenderRow, "aspect" | "duration_ms" | "watermark"> & {
  /** The storyboard's when absent. */
  fps?: RenderRow["fps"];
  /** What was kept of the trailer when the render was asked for. */
  choices: unknown;
};

/** Writes the storyboard of a render, as the studio showed it. `music` are own sounds that may be played. */
export function writeRenderStoryboard(
  app: Pick<ProjectApp, "spec">,
  job: RenderRequest,
  footage: TrailerSource["footage"],
  link: string,
  music: TrailerSource["music"] = new Set(),
): Storyboard {
  return writeTrailer(
    parseSavedTrailer(job.choices),
    { spec: app.spec, aspect: job.aspect, watermark: job.watermark, link, footage, music },
    {
      aspect: job.aspect,
      durationMs: job.duration_ms,
      fps: job.fps === undefined ? undefined : renderFpsSchema.parse(job.fps),
    },
  ).storyboard;
}
