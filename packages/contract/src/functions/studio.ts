import { z } from "zod";
import { footageManifestSchema } from "../footage.ts";
import { aspectSchema } from "../idea.ts";
import { studioChoicesSchema } from "../studio.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();

/** Functions of the trailer studio. */
export const STUDIO_FUNCTIONS = {
  /** All that a trailer is written from, so that the studio writes it like the server does, and what was chosen last. */
  "storyboard-get": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      name: z.string(),
      /** An AppSpec; parse with @sayhey/appspec. */
      spec: z.unknown(),
      /** The project's. */
      aspect: aspectSchema,
      watermark: z.boolean(),
      link: z.string(),
      footage: z.array(
        z.object({ id: z.string(), url: z.string(), weight: z.number(), manifest: footageManifestSchema }),
      ),
      /** The app has changed since it was filmed. */
      outOfDate: z.boolean(),
      /** Its filming is waiting or running. */
      filming: z.boolean(),
      choices: studioChoicesSchema,
      /** Counts what was saved; 0 before the first time. */
      version: z.number().int(),
    }),
  },
  /** Keeps what was chosen for a project's trailer. `baseVersion` must be the version it was made from. */
  "storyboard-save": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ projectId: uuid, baseVersion: z.number().int().min(0), choices: studioChoicesSchema }),
    output: z.object({ version: z.number().int() }),
  },
} as const satisfies FunctionContracts;
