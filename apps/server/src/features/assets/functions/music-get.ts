import { AppError } from "@sayhey/contract/app-error";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { decodeOwnMusic } from "../read-music.port.ts";

const SECONDS = 3600;

/** An own sound as the music of trailers, and where its samples are. What is wrong with the sound is said of `assetId`. */
export const musicGet = defineFunction(
  "music-get",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, media, userId }, { assetId }) => {
    const music = await decodeOwnMusic({ sql, media }, userId, assetId).catch((error: unknown) => {
      if (error instanceof AppError && (error.kind === "bad-request" || error.kind === "too-large")) {
        throw new FieldError("assetId", error.message, error.hint === undefined ? {} : { hint: error.hint });
      }
      throw error;
    });
    return {
      assetId: music.assetId,
      name: music.name,
      url: media.sign(music.path, { expiresInSeconds: SECONDS }),
      ...music.facts,
    };
  },
);
