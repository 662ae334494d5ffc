import { z } from "zod";
import { musicFactsSchema } from "../music.ts";
import type { FunctionContracts } from "./function-contract.ts";

/** Functions of music that people bring along. */
export const MUSIC_FUNCTIONS = {
  /**
   * An own sound as the music of trailers: decoded, its beats found, on the first call, which takes seconds. `url` leads to its samples
   * for an hour.
   */
  "music-get": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ assetId: z.uuid() }),
    output: z.object({ assetId: z.uuid(), name: z.string(), url: z.string(), ...musicFactsSchema.shape }),
  },
} as const satisfies FunctionContracts;
