import type { DrawAssets } from "./assets.ts";
import { keepLetters, type Canvas2D } from "./canvas.ts";
import { deviceSize, drawDevice } from "./device.ts";
import { iconTile, linkPill } from "./scenes/scene-parts.ts";
import { Stage } from "./stage.ts";
import type { Scene, SceneOf, Storyboard } from "./storyboard.ts";
import { headline } from "./styles/kit.ts";
import { KITS } from "./styles/kits.ts";

/** Height of a picture of 1200x630 on the wide stage, px of the stage. */
const HEIGHT = 1008;
const MARGIN = 110;

/** A storyboard whose one moment is a link's picture, and when that is, ms: what `requiredFootage` is asked with. */
export interface LinkPicture {
  storyboard: Storyboard;
  timeMs: number;
}

/** The wide storyboard of a link's picture: the app's first feature, settled. */
export function linkPicture(storyboard: Storyboard): LinkPicture {
  const scenes = storyboard.scenes.map((scene): Scene => {
    const plain = { ...scene, backdrop: null, camera: "still" } as Scene;
    return plain.kind === "feature" ? { ...plain, device: "phone" } : plain;
  });
  const wide: Storyboard = { ...storyboard, aspect: "16:9", captions: "off", scenes };
  const shown = featureOf(wide) ?? wordsOf(wide);
  return { storyboard: wide, timeMs: shown.startMs + shown.durationMs * 0.97 };
}

const featureOf = ({ scenes }: Storyboard): SceneOf<"feature"> | undefined =>
  scenes.find((scene): scene is SceneOf<"feature"> => scene.kind === "feature");

/** The scene whose ground and colours the words stand on. */
function wordsOf({ scenes }: Storyboard): Scene {
  const scene =
    scenes.find(({ kind }) => kind === "reveal") ??
    scenes.find(({ kind }) => kind === "call-to-action") ??
    scenes.at(-1);
  if (scene === undefined) throw new TypeError("storyboard.scenes: must not be empty");
  return scene;
}

function wordsIn(storyboard: Storyboard): { name: string; tagline: string } {
  const named = storyboard.scenes.find((scene) => scene.kind === "reveal" || scene.kind === "call-to-action");
  if (named?.kind !== "reveal" && named?.kind !== "call-to-action") return { name: storyboard.title, tagline: "" };
  return { name: named.name, tagline: named.tagline === "" ? storyboard.hooks.promise : named.tagline };
}

/**
 * Draws the picture that a shared link shows, on a whole canvas of 1200x630 px: name and promise in the trailer's style beside
 * the app on a phone. Fonts and footage must be ready as for `draw`.
 */
export function drawLinkPicture(context: Canvas2D, picture: LinkPicture, assets: DrawAssets): void {
  const { storyboard } = picture;
  const kit = KITS[storyboard.style];
  const scene = wordsOf(storyboard);
  const index = storyboard.scenes.indexOf(scene);
  const settled = scene.startMs + scene.durationMs * 0.97;
  const stage = new Stage(context, storyboard, index, scene, settled, assets);
  const scheme = kit.scheme(stage);
  context.globalAlpha = 1;
  context.globalCompositeOperation = "source-over";
  keepLetters(context);
  stage.reset();
  kit.ground(stage, scheme);
  stage.reset();
  const feature = featureOf(storyboard);
  let right = stage.width - MARGIN;
  if (feature !== undefined) {
    const shown = new Stage(context, storyboard, storyboard.scenes.indexOf(feature), feature, picture.timeMs, assets);
    shown.reset();
    const size = deviceSize(shown, feature);
    // As large as the picture is wide enough for, running out of its foot.
    const box = { x: stage.width - MARGIN - size.width, y: Math.max(96, HEIGHT - size.height * 0.93), ...size };
    drawDevice(shown, feature, box, kit.device(shown, kit.scheme(shown)), 1);
    right = box.x - MARGIN;
  }
  stage.reset();
  const { name, tagline } = wordsIn(storyboard);
  const width = right - MARGIN;
  const tile = 150;
  iconTile(stage, scheme, MARGIN, 96, tile);
  const link = storyboard.link;
  const foot = link === null ? HEIGHT - 90 : HEIGHT - 90 - 112;
  if (link !== null) linkPill(stage, scheme, link, { x: MARGIN, y: HEIGHT - 90 - 92, width, height: 92 }, 0, "left");
  const placed = headline(
    stage,
    kit,
    scheme,
    name,
    { x: MARGIN, y: 96 + tile + 44, width, height: 300 },
    {
      maxSize: 220,
      minSize: 70,
      maxLines: 2,
      align: "left",
      vertical: "top",
      motion: "rise",
      upper: false,
      plain: true,
    },
  );
  const top = placed.box.y + placed.box.height + 52;
  if (tagline !== "")
    headline(
      stage,
      kit,
      scheme,
      tagline,
      { x: MARGIN, y: top, width, height: foot - top },
      {
        role: "strong",
        maxSize: 84,
        minSize: 34,
        maxLines: 4,
        leading: 1.2,
        align: "left",
        vertical: "top",
        motion: "rise",
        plain: true,
      },
    );
  stage.reset();
}
