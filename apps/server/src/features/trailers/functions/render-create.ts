import { DEFAULT_TRAILER_MS } from "@sayhey/contract/studio";
import { keptFormat, readSavedTrailer } from "../storyboard/saved-trailer.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { madeBefore } from "../../../http/rpc/request-id.ts";
import { queueRender } from "../render/queue-render.ts";

const FPS = 30;

/** Queues a render: the row and its job in one transaction. */
export const renderCreate = defineFunction(
  "render-create",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const { requestId } = input;
    const earlier = await madeBefore(sql, "renders", requestId, userId);
    if (earlier !== null) return { renderId: earlier };
    const renderId = await sql.begin(async (tx) => {
      const kept = keptFormat(await readSavedTrailer(tx, project.id));
      return queueRender(tx, userId, project.id, {
        aspect: input.aspect ?? kept.aspect ?? project.aspect,
        durationMs: input.durationMs ?? kept.durationMs ?? DEFAULT_TRAILER_MS,
        size: input.size,
        fps: input.fps ?? kept.fps ?? FPS,
        formats: input.formats,
        quality: input.quality,
        requestId,
      });
    });
    return { renderId };
  },
);
