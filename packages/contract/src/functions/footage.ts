import { z } from "zod";
import { footageManifestSchema } from "../footage.ts";
import { LIMITS } from "../limits.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();

/** Something a scene can show: all kinds are the same to the engine, a ZIP of pictures with a manifest. */
export const footageSourceSchema = z.object({
  /** Asset id: what a storyboard names. */
  id: uuid,
  /** `clip` and `still` were filmed of the app; `picture` and `video` were made of a file of one's own. */
  kind: z.enum(["clip", "still", "picture", "video"]),
  name: z.string(),
  /** Signed address of the ZIP, for an hour. */
  url: z.string(),
  /** Signed address of a small WebP picture of it. */
  thumbUrl: z.string().nullable(),
  /** Higher is shown first in a trailer that is written anew; 0 for what only a person picks. */
  weight: z.number(),
  /** Scheme of the app that was filmed; null for files of one's own. */
  scheme: z.enum(["light", "dark"]).nullable(),
  /** The file it was made of; null for what was filmed, and once that file is gone. */
  originAssetId: uuid.nullable(),
  /** The app has changed since it was filmed. */
  outOfDate: z.boolean(),
  manifest: footageManifestSchema,
});
/** Something a scene can show. */
export type FootageSourceEntry = z.infer<typeof footageSourceSchema>;

/** How the making of footage from a file goes. */
export const footageImportStatusSchema = z.enum(["queued", "processing", "done", "failed", "cancelled"]);

/** Functions of footage: what the scenes of a trailer can show. */
export const FOOTAGE_FUNCTIONS = {
  /** Everything the scenes of a project's trailer can show, and the files of one's own that can be made into more. */
  "footage-list": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      /** Filmed clips by weight, then stills, then what was made of files, latest first. */
      sources: z.array(footageSourceSchema),
      /** Own pictures and videos, also those drawn on /images, latest first: `footage-add` makes footage of one. */
      files: z.array(
        z.object({
          assetId: uuid,
          kind: z.enum(["picture", "video"]),
          name: z.string(),
          thumbUrl: z.string().nullable(),
          width: z.number().nullable(),
          height: z.number().nullable(),
          /** Null for pictures. */
          durationMs: z.number().nullable(),
        }),
      ),
      /** Videos that are being made into footage, or could not be. */
      imports: z.array(
        z.object({
          importId: uuid,
          assetId: uuid,
          name: z.string(),
          status: footageImportStatusSchema,
          /** 0..1 */
          progress: z.number(),
          errorMessage: z.string().nullable(),
        }),
      ),
    }),
  },
  /**
   * Makes footage of an own picture or video. A picture is ready at once; of a video up to 15 s from `startMs` are taken by a
   * job, whose progress `footage-list` tells. Asking again for the same gives the same.
   */
  "footage-add": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      assetId: uuid,
      /** Where in the video to begin, ms. */
      startMs: z.number().int().min(0).max(3_600_000).default(0),
      /** How much of it to take, ms. */
      durationMs: z.number().int().min(500).max(LIMITS.trailerMaxMs).default(LIMITS.trailerMaxMs),
    }),
    output: z.object({ footageId: uuid.nullable(), importId: uuid.nullable() }),
  },
  /** Stops an import that waits or runs. */
  "footage-cancel": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ importId: uuid }),
    output: z.object({ status: footageImportStatusSchema }),
  },
} as const satisfies FunctionContracts;
