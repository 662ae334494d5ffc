import { backdropClipMs, footageFrameIndex } from "./assets.ts";
import type { Canvas2D, CanvasImage, Surface } from "./canvas.ts";
import { contrast, mix } from "./colour.ts";
import type { Sprite } from "./sprite-store.ts";
import type { Stage } from "./stage.ts";

/** Least contrast of near-black or white words with whatever footage shows through the ground. */
const LEAST_CONTRAST = 6;

/** How much of the footage a ground must cover, so that its words can be read whatever the footage shows, 0..1. */
export function coverOf(ground: string, dim: number): number {
  const ink = contrast(ground, "#ffffff") >= contrast(ground, "#111111") ? "#ffffff" : "#111111";
  let least = dim;
  for (const worst of ["#000000", "#ffffff"]) {
    // A ground that gives less contrast by itself is covered as far as it gets.
    const wanted = Math.min(LEAST_CONTRAST, contrast(ground, ink) * 0.85);
    let share = 0.2;
    while (share < 0.96 && contrast(mix(worst, ground, share), ink) < wanted) share += 0.02;
    least = Math.max(least, share);
  }
  return Math.min(least, 0.97);
}

/**
 * The footage behind a scene's words as a way to fill the stage: cover-fit, in the style's treatment, the colour of a ground
 * laid over it, `softness` times as coarse as the stage. Null when the scene has none or its picture is not decoded.
 */
export function backdropOf(
  stage: Stage,
  treat: ((context: Canvas2D, width: number, height: number) => void) | undefined,
  softness: number,
): ((ground: string) => Sprite) | null {
  const { scene, assets } = stage;
  if (scene.backdrop === null) return null;
  const source = assets.footage(scene.backdrop.id);
  if (source === null) return null;
  const clip = backdropClipMs(scene, scene.backdrop, stage.total);
  const image = source.frameAt(clip);
  if (image === null) return null;
  const frame = footageFrameIndex(source.manifest, clip);
  const { id, dim } = scene.backdrop;
  return (ground) =>
    // One at a time: each is as large as the stage, and none comes back.
    stage.single("backdrop", `${id}:${frame}:${dim}:${ground}`, (context) => {
      const small = paintSmall(stage, image, treat, softness);
      layOver(small.context, small.image, ground, dim);
      context.imageSmoothingEnabled = true;
      context.drawImage(small.image, 0, 0, stage.width, stage.height);
    });
}

/** Lays the ground over a picture, as much of it as words need. */
function layOver(context: Canvas2D, { width, height }: CanvasImage, ground: string, dim: number): void {
  // A bright picture would make a dark stage grey.
  if (contrast(ground, "#ffffff") > 9) {
    context.globalCompositeOperation = "multiply";
    context.fillStyle = "#707070";
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = "source-over";
  }
  context.globalAlpha = coverOf(ground, dim);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

/** The picture cover-fit and treated at a fraction of the resolution: less work, and out of focus words stand out from it. */
function paintSmall(
  stage: Stage,
  image: CanvasImage,
  treat: ((context: Canvas2D, width: number, height: number) => void) | undefined,
  softness: number,
): Surface {
  const width = Math.max(1, Math.round((stage.width * stage.scale) / softness));
  const height = Math.max(1, Math.round((stage.height * stage.scale) / softness));
  const surface = stage.assets.createCanvas(width, height);
  const { context } = surface;
  const zoom = Math.max(width / image.width, height / image.height);
  // Upright pages begin at their top.
  const top = image.height * zoom > height * 1.3 ? 0 : (height - image.height * zoom) / 2;
  context.imageSmoothingEnabled = true;
  context.drawImage(image, (width - image.width * zoom) / 2, top, image.width * zoom, image.height * zoom);
  treat?.(context, width, height);
  context.globalCompositeOperation = "source-over";
  return surface;
}

/** Takes the colours out of a picture. */
export function toGrey(context: Canvas2D, width: number, height: number): void {
  context.globalCompositeOperation = "saturation";
  context.fillStyle = "#808080";
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "source-over";
}

/** Gives a picture the hue of one colour, its light and dark kept. */
export function tint(context: Canvas2D, width: number, height: number, colour: string): void {
  context.globalCompositeOperation = "color";
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "source-over";
}
