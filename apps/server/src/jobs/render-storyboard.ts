import type { RenderRow } from "@sayhey/contract/rows";
import { createStudioStoryboard, type Storyboard } from "@sayhey/trailer";
import type { ProjectApp } from "./app-of-project.ts";
import { parseChoices } from "./read-choices.ts";
import type { Footage } from "./read-footage.ts";

/** What of a render's row its storyboard is written from. */
export type RenderRequest = Pick<RenderRow, "aspect" | "duration_ms" | "watermark"> & {
  /** StudioChoices as they were when the render was asked for. */
  choices: unknown;
};

/** Writes the storyboard of a render, as the studio showed it. */
export function writeRenderStoryboard(
  app: Pick<ProjectApp, "spec">,
  job: RenderRequest,
  footage: readonly Pick<Footage, "assetId" | "manifest" | "weight">[],
  link: string,
): Storyboard {
  return createStudioStoryboard(
    app.spec,
    parseChoices(job.choices),
    {
      aspect: job.aspect,
      watermark: job.watermark,
      link,
      footage: footage.map(({ assetId, manifest, weight }) => ({ id: assetId, manifest, weight })),
    },
    { aspect: job.aspect, durationMs: job.duration_ms },
  );
}
