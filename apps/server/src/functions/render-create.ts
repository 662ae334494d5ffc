import { DEFAULT_TRAILER_MS } from "@sayhey/contract/studio";
import { readStoryboardChoices } from "../jobs/read-choices.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { queueRender } from "../platform/functions/queue-render.ts";

const FPS = 30;

/** Queues a render: the row and its job in one transaction. */
export const renderCreate = defineFunction(
  "render-create",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const renderId = await sql.begin(async (tx) => {
      const { choices } = await readStoryboardChoices(tx, project.id);
      return queueRender(tx, userId, project.id, {
        aspect: input.aspect ?? choices.aspect ?? project.aspect,
        durationMs: input.durationMs ?? choices.durationMs ?? DEFAULT_TRAILER_MS,
        size: input.size,
        fps: input.fps ?? FPS,
        formats: input.formats,
        quality: input.quality,
      });
    });
    return { renderId };
  },
);
