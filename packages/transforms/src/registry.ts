import { smartCrop } from "./crop/smart-crop.ts";
import { cutOut } from "./cut-out/cut-out.ts";
import { enlarge } from "./enlarge/enlarge.ts";
import { duotone } from "./looks/duotone.ts";
import { filmGrade } from "./looks/film-grade.ts";
import { glitch } from "./looks/glitch.ts";
import { halftone } from "./looks/halftone.ts";
import { posterise } from "./looks/posterise.ts";
import { sketch } from "./looks/sketch.ts";
import type { MediaTransform } from "./media-transform.ts";
import { beatGrid, convert, cutSilence, loudness, movingPicture, reframe, speed } from "./media/definitions.ts";
import type { ModelTransform } from "./model-transform.ts";
import { drawPicture, editPicture, replaceBackground } from "./model/definitions.ts";
import type { PictureTransform } from "./picture-transform.ts";
import type { ProjectTransform } from "./project-transform.ts";
import { themeFromPicture } from "./project/theme-from-picture.ts";
import { translate } from "./project/translate.ts";
import { restyle } from "./restyle.ts";

/** Any transform of the registry. `engine` says how it runs: on pixels, in a codec, on a project, by an image model. */
export type Transform = PictureTransform | MediaTransform | ProjectTransform | ModelTransform;

/** What a transform begins with. */
export type TransformInput = Transform["inputs"][number];

/** Every transform that runs as a job, in the order the gallery shows them. */
export const TRANSFORMS: readonly Transform[] = [
  drawPicture,
  duotone,
  halftone,
  posterise,
  sketch,
  glitch,
  filmGrade,
  cutOut,
  smartCrop,
  enlarge,
  movingPicture,
  editPicture,
  replaceBackground,
  themeFromPicture,
  restyle,
  translate,
  reframe,
  cutSilence,
  loudness,
  speed,
  convert,
  beatGrid,
];

/** The transform of a name, or undefined. */
export function findTransform(kind: string): Transform | undefined {
  return TRANSFORMS.find((transform) => transform.kind === kind);
}
