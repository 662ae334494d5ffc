import type { DrawAssets } from "./assets.ts";
import type { Canvas2D } from "./canvas.ts";
import { progress } from "./easing.ts";
import { drawOverlay } from "./overlay.ts";
import { SHARED_SCENES } from "./scenes/shared.ts";
import { storeOf, type Sprite } from "./sprite-store.ts";
import { Stage } from "./stage.ts";
import { sceneAt, type SceneKind, type SceneOf, type Storyboard } from "./storyboard.ts";
import type { ScenePainter } from "./styles/kit.ts";
import { KITS } from "./styles/kits.ts";
import { drawTransition } from "./transitions.ts";

/**
 * Draws one frame of a trailer: a pure function of its arguments, on the whole canvas, whatever its size. `timeMs` runs from 0
 * to `storyboard.durationMs`. Fonts (`requiredFonts`) and footage (`requiredFootage`) must be ready.
 */
export function draw(context: Canvas2D, storyboard: Storyboard, timeMs: number, assets: DrawAssets): void {
  const { scene, index } = sceneAt(storyboard, timeMs);
  const stage = new Stage(context, storyboard, index, scene, timeMs, assets);
  context.globalAlpha = 1;
  stage.reset();
  const before = storyboard.scenes[index - 1];
  const { kind, durationMs } = scene.transition;
  const share = progress(timeMs - scene.startMs, 0, durationMs);
  if (before === undefined || kind === "cut" || share >= 1) drawScene(stage);
  else drawTransition(stage, kind, share, lastFrame(stage), storyboard.palette.accent, () => drawScene(stage));
  stage.reset();
  drawOverlay(stage);
}

function drawScene(stage: Stage): void {
  const kit = KITS[stage.storyboard.style];
  const scheme = kit.scheme(stage);
  const { scene } = stage;
  kit.ground(stage, scheme);
  const paint = (kit.scenes[scene.kind] ?? SHARED_SCENES[scene.kind]) as ScenePainter<SceneKind>;
  stage.context.save();
  paint(stage, scene as SceneOf<SceneKind>, scheme, kit);
  stage.context.restore();
  if (kit.overlay !== undefined) {
    stage.context.save();
    kit.overlay(stage, scheme);
    stage.context.restore();
  }
}

/** The last picture of the scene before, kept for as long as the transition takes. */
function lastFrame(stage: Stage): Sprite {
  const { storyboard, assets } = stage;
  const index = stage.index - 1;
  const before = storyboard.scenes[index];
  if (before === undefined) throw new TypeError("index: the first scene has none before it");
  const { width, height } = stage.context.canvas;
  const clipEnd = before.kind === "feature" ? (before.footageStartMs ?? 0) + before.durationMs * (before.footageRate ?? 1) : 0;
  const filmed = before.kind === "feature" && before.footageId !== undefined && assets.footage(before.footageId)?.frameAt(clipEnd) != null;
  return storeOf(assets, storyboard).sprite(`last:${index}:${filmed ? "filmed" : ""}:${width}x${height}`, width, height, (context) => {
    const last = new Stage(context, storyboard, index, before, before.startMs + before.durationMs - 1e-3, assets);
    last.reset();
    drawScene(last);
  });
}
