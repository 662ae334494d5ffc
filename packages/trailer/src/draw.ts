import { backdropClipMs, SCENE_END_MS, type DrawAssets } from "./assets.ts";
import { backdropOf } from "./backdrop.ts";
import { keepLetters, type Canvas2D } from "./canvas.ts";
import { easeInOut, lerp, progress } from "./easing.ts";
import { drawOverlay } from "./overlay.ts";
import { sceneAt } from "./scene-at.ts";
import { SHARED_SCENES } from "./scenes/shared.ts";
import { hasCamera, shownOf } from "./shown.ts";
import { storeOf, type Sprite } from "./sprite-store.ts";
import { Stage } from "./stage.ts";
import type { SceneKind, SceneOf, Storyboard } from "./storyboard.ts";
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
  context.globalCompositeOperation = "source-over";
  context.direction = "ltr";
  context.letterSpacing = "0px";
  context.textBaseline = "alphabetic";
  keepLetters(context);
  context.setLineDash([]);
  stage.reset();
  const before = storyboard.scenes[index - 1];
  const { kind, durationMs } = scene.transition;
  const share = progress(timeMs - scene.startMs, 0, durationMs);
  if (before === undefined || kind === "cut" || share >= 1) drawScene(stage);
  else {
    const look = KITS[storyboard.style].transition(stage);
    drawTransition(stage, kind, share, lastFrame(stage), look, () => drawScene(stage));
  }
  stage.reset();
  drawOverlay(stage);
}

function drawScene(stage: Stage): void {
  const kit = KITS[stage.storyboard.style];
  const scheme = kit.scheme(stage);
  const { scene } = stage;
  const { treat } = kit;
  stage.backdrop = backdropOf(
    stage,
    treat === undefined ? undefined : (context, width, height) => treat(context, width, height, scheme),
    kit.softness ?? 3,
  );
  kit.ground(stage, scheme);
  const paint = { ...SHARED_SCENES, ...kit.scenes }[scene.kind] as ScenePainter<SceneKind>;
  stage.film(
    cameraOf(stage),
    { x: kit.align === "left" ? stage.safe.x : stage.width / 2, y: stage.height * 0.42 },
    () => paint(stage, scene as SceneOf<SceneKind>, scheme, kit),
  );
  if (kit.overlay !== undefined) {
    stage.context.save();
    kit.overlay(stage, scheme);
    stage.context.restore();
  }
}

/** Where the camera is now. It never comes nearer than life size: text that fits stays inside the safe area. */
function cameraOf(stage: Stage): { zoom: number; x: number } {
  const { scene, share } = stage;
  if (!hasCamera(scene)) return { zoom: 1, x: 0 };
  switch (scene.camera) {
    case "still":
      return { zoom: 1, x: 0 };
    case "push":
      return { zoom: lerp(0.955, 1, easeInOut(share)), x: 0 };
    case "pull":
      return { zoom: lerp(1, 0.955, easeInOut(share)), x: 0 };
    case "drift":
      return { zoom: 0.985, x: Math.sin(stage.total * 0.0011) * 9 };
  }
}

/** The last picture of the scene before, kept for as long as the transition takes. */
function lastFrame(stage: Stage): Sprite {
  const { storyboard, assets } = stage;
  const index = stage.index - 1;
  const before = storyboard.scenes[index];
  if (before === undefined) throw new TypeError("index: the first scene has none before it");
  const { width, height } = stage.context.canvas;
  const clip = shownOf(before)?.footage ?? null;
  const filmed =
    clip !== null &&
    (assets.footage(clip.id)?.frameAt(clip.startMs + (before.durationMs - SCENE_END_MS) * clip.rate) ?? null) !== null;
  const behind =
    before.backdrop !== null &&
    (assets
      .footage(before.backdrop.id)
      ?.frameAt(backdropClipMs(before, before.backdrop, before.startMs + before.durationMs)) ?? null) !== null;
  return storeOf(assets, storyboard).single(
    "last",
    `${index}:${filmed ? "filmed" : ""}:${behind ? "behind" : ""}:${width}x${height}`,
    width,
    height,
    (context) => {
      const last = new Stage(
        context,
        storyboard,
        index,
        before,
        before.startMs + before.durationMs - SCENE_END_MS,
        assets,
      );
      last.reset();
      drawScene(last);
    },
  );
}
