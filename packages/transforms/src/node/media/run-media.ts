import { beatGridEngine } from "./beat-grid-engine.ts";
import { convertEngine, movingPictureEngine, reframeEngine } from "./engines-of-pictures.ts";
import { cutSilenceEngine, loudnessEngine, speedEngine } from "./engines-of-time.ts";
import type { MediaEngine } from "./media-engine.ts";

/** The engine of each media transform of the registry. */
export const MEDIA_ENGINES: Readonly<Record<string, MediaEngine>> = {
  reframe: reframeEngine,
  "cut-silence": cutSilenceEngine,
  loudness: loudnessEngine,
  speed: speedEngine,
  convert: convertEngine,
  "moving-picture": movingPictureEngine,
  "beat-grid": beatGridEngine,
};
