import { smartCrop } from "./crop/smart-crop.ts";
import { enlarge } from "./enlarge/enlarge.ts";
import { duotone } from "./looks/duotone.ts";
import { filmGrade } from "./looks/film-grade.ts";
import { glitch } from "./looks/glitch.ts";
import { halftone } from "./looks/halftone.ts";
import { posterise } from "./looks/posterise.ts";
import { sketch } from "./looks/sketch.ts";
import type { PictureTransform } from "./picture-transform.ts";
import { restyle, type ProjectTransform } from "./restyle.ts";

/** Any transform of the registry. */
export type Transform = PictureTransform | ProjectTransform;

/** Every transform that runs as a job, in the order the gallery shows them. All run without a key. */
export const TRANSFORMS: readonly Transform[] = [
  duotone,
  halftone,
  posterise,
  sketch,
  glitch,
  filmGrade,
  smartCrop,
  enlarge,
  restyle,
];

/** The transform of a name, or undefined. */
export function findTransform(kind: string): Transform | undefined {
  return TRANSFORMS.find((transform) => transform.kind === kind);
}
