import type { FootageManifest } from "@sayhey/contract/footage";
import { footageFrameIndex } from "./assets.ts";
import type { CanvasImage } from "./canvas.ts";
import { BEZEL, deviceBox } from "./device-layout.ts";
import { MINI_VIEWPORT, miniRowBox, paintMiniScreen } from "./mini-screen.ts";
import type { Stage } from "./stage.ts";
import type { SceneOf } from "./storyboard.ts";

/** What shows on a device at one moment. */
export interface Footage {
  image: CanvasImage;
  /** Names the picture among all that the trailer shows. */
  key: string;
  /** Whether it shows long enough to be worth keeping at its final size. */
  rests: boolean;
  /** Whether the camera goes to what is used, stays, or draws back from it. */
  zoom: "auto" | "none" | "out";
  /** Ms of the trailer since its scene began. */
  time: number;
  viewport: { width: number; height: number };
  /** Time of the clip, ms, and ms of the clip per ms of the trailer. */
  clip: number;
  rate: number;
  taps: FootageManifest["taps"];
  boxes: FootageManifest["boxes"];
  results: NonNullable<FootageManifest["results"]>;
}

/** A picture that shows at least this long is kept at its final size, ms of the trailer. */
const RESTING_MS = 120;

/** What shows on the device now: the filmed app, or its screen drawn from the storyboard. */
export function screenFootage(stage: Stage, scene: SceneOf<"feature">): Footage {
  const time = Math.min(Math.max(stage.total - scene.startMs, 0), scene.durationMs);
  const source = scene.footage === null ? null : stage.assets.footage(scene.footage.id);
  const rate = scene.footage?.rate ?? 1;
  const clip = (scene.footage?.startMs ?? 0) + time * rate;
  const image = source?.frameAt(clip) ?? null;
  if (source !== null && image !== null) {
    const { viewport, taps, boxes, results = [] } = source.manifest;
    const { frames } = source.manifest;
    const index = footageFrameIndex(source.manifest, clip);
    const stays = (frames[index + 1]?.atMs ?? Number.POSITIVE_INFINITY) - (frames[index]?.atMs ?? 0);
    return {
      image,
      key: `${scene.footage?.id}:${index}`,
      rests: stays >= RESTING_MS * rate,
      zoom: scene.footage?.zoom ?? "auto",
      time,
      viewport,
      clip,
      rate,
      taps,
      boxes,
      results,
    };
  }
  const tapAt = scene.durationMs * 0.42;
  const row = Math.min(1, Math.max(0, scene.screen.rows.length - 1));
  const width = deviceBox(stage.storyboard.aspect, "phone", MINI_VIEWPORT).width * (1 - 2 * BEZEL);
  const imageAt = (at: number): CanvasImage => {
    const pressed = at > tapAt && scene.screen.rows.length > 0 ? row : null;
    return stage.sprite(
      `mini:${scene.id}:${pressed ?? ""}`,
      width,
      (width * MINI_VIEWPORT.height) / MINI_VIEWPORT.width,
      (context) => {
        context.scale(width / MINI_VIEWPORT.width, width / MINI_VIEWPORT.width);
        paintMiniScreen(context, stage.storyboard, scene.screen, pressed);
      },
    ).surface.image;
  };
  const box = miniRowBox(scene.screen, row);
  const some = scene.screen.rows.length > 0;
  return {
    image: imageAt(time),
    key: `mini:${scene.id}:${time > tapAt}`,
    rests: true,
    zoom: "auto",
    time,
    viewport: MINI_VIEWPORT,
    clip: time,
    rate: 1,
    taps: some ? [{ atMs: tapAt, x: box.x + box.width * 0.6, y: box.y + box.height * 0.5, kind: "tap" }] : [],
    boxes: some ? [{ atMs: tapAt, name: scene.screen.rows[row]?.title ?? "", ...box }] : [],
    results: [],
  };
}
