import type { DrawAssets } from "./assets.ts";
import type { Canvas2D } from "./canvas.ts";
import { fontOf } from "./fonts.ts";
import { sceneAt, type Storyboard } from "./storyboard.ts";

/**
 * Draws one frame of a trailer: a pure function of its arguments, on the whole canvas, whatever its size. `timeMs` runs from 0
 * to `storyboard.durationMs`. Fonts (`requiredFonts`) and footage (`requiredFootage`) must be ready.
 */
export function draw(context: Canvas2D, storyboard: Storyboard, timeMs: number, assets: DrawAssets): void {
  const { width, height } = context.canvas;
  const { scene, index } = sceneAt(storyboard, timeMs);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = index % 2 === 0 ? storyboard.palette.ground : storyboard.palette.accent;
  context.fillRect(0, 0, width, height);
  if (scene.kind === "feature" && scene.footageId !== undefined) {
    const frame = assets.footage(scene.footageId)?.frameAt((scene.footageStartMs ?? 0) + (timeMs - scene.startMs) * (scene.footageRate ?? 1));
    if (frame != null) context.drawImage(frame, width * 0.2, height * 0.2, width * 0.6, (width * 0.6 * frame.height) / frame.width);
  }
  context.fillStyle = index % 2 === 0 ? storyboard.palette.ink : storyboard.palette.onAccent;
  context.textAlign = "center";
  context.font = fontOf(storyboard, "display", width * 0.06);
  context.fillText("text" in scene ? scene.text : "caption" in scene ? scene.caption : scene.kind, width / 2, height / 2 + (timeMs - scene.startMs) * 0.01);
}
