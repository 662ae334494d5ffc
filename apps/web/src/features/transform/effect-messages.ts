import type { Settings } from "@sayhey/transforms";

/** A picture in memory, as the transforms take and give it. */
export interface EffectPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** What the worker is asked: a transform of a picture, or of the sample in a size. */
export interface EffectRequest {
  id: number;
  kind: string;
  settings: Settings;
  source: EffectPicture | { sample: { width: number; height: number } };
}

/** What the worker answers. `before` is what the transform began with. */
export type EffectAnswer =
  | { id: number; before: EffectPicture; after: EffectPicture }
  | { id: number; failure: string };
