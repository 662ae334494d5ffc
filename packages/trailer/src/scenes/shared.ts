import { mix } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { progress } from "../easing.ts";
import type { Stage } from "../stage.ts";
import type { SceneOf } from "../storyboard.ts";
import {
  headline,
  placeHeadline,
  type HeadlineOptions,
  type Kit,
  type ScenePainters,
  type Scheme,
  type SharedKind,
} from "../styles/kit.ts";
import { drawCall } from "./call-to-action.ts";
import { bigWords, featureLayout, iconTile } from "./scene-parts.ts";

/** The scenes as they are unless a style paints its own. */
export const SHARED_SCENES: Pick<ScenePainters, SharedKind> = {
  hook: (stage, scene, scheme, kit) => bigWords(stage, kit, scheme, scene.text),
  problem: (stage, scene, scheme, kit) => bigWords(stage, kit, scheme, scene.text),
  reveal(stage, scene, scheme, kit) {
    const { safe } = stage;
    if (stage.wide && kit.align === "left") {
      sideBySide(stage, scene, scheme, kit);
      return;
    }
    const tile = stage.portrait ? 300 : stage.square ? 230 : 250;
    const centre = kit.align === "center";
    const most = stage.portrait ? 1100 : safe.height * 0.94;
    const words: HeadlineOptions = { maxSize: 300, maxLines: 3, start: 140, vertical: "top" };
    const line: HeadlineOptions = {
      role: "strong",
      maxSize: stage.portrait ? 76 : 62,
      minSize: 40,
      leading: 1.2,
      start: 480,
      stagger: 40,
      vertical: "top",
      motion: "rise",
      colour: mix(scheme.ink, scheme.ground, 0.12),
    };
    const nameBox = { x: safe.x, y: 0, width: safe.width, height: (most - tile) * 0.56 };
    const lineBox = { x: safe.x, y: 0, width: safe.width, height: (most - tile) * 0.44 - 120 };
    // Set first, so that the whole group stands in the middle whatever its words.
    const nameHeight = placeHeadline(stage, kit, scene.name, nameBox, words).box.height;
    const lineHeight =
      scene.tagline === "" ? 0 : placeHeadline(stage, kit, scene.tagline, lineBox, line).box.height + 54;
    const top = safe.y + (safe.height - tile - 64 - nameHeight - lineHeight) / 2;
    iconTile(
      stage,
      scheme,
      centre ? safe.x + (safe.width - tile) / 2 : safe.x,
      top,
      tile,
      progress(stage.time, 0, 900),
    );
    headline(stage, kit, scheme, scene.name, { ...nameBox, y: top + tile + 64 }, words);
    if (scene.tagline !== "")
      headline(stage, kit, scheme, scene.tagline, { ...lineBox, y: top + tile + 64 + nameHeight + 54 }, line);
  },
  feature(stage, scene, scheme, kit) {
    const layout = (kit.layout ?? featureLayout)(stage, deviceSize(stage, scene));
    const arrive = kit.arrive(stage);
    drawDevice(
      stage,
      scene,
      { ...layout.device, x: layout.device.x + arrive.x, y: layout.device.y + arrive.y },
      kit.device(stage, scheme),
      arrive.fill,
    );
    headline(stage, kit, scheme, scene.caption, layout.caption, {
      maxSize: stage.portrait ? 196 : stage.square ? 140 : 250,
      minSize: 60,
      maxLines: stage.portrait ? 2 : 5,
      vertical: layout.vertical,
      start: 60,
    });
  },
  "call-to-action": (stage, scene, scheme, kit) => drawCall(stage, scene, scheme, kit),
};

/** On a wide stage the icon stands large beside the name. */
function sideBySide(stage: Stage, scene: SceneOf<"reveal">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const tile = 460;
  iconTile(stage, scheme, safe.x, (stage.height - tile) / 2, tile, progress(stage.time, 0, 900));
  const x = safe.x + tile + 90;
  const width = safe.x + safe.width - x;
  const words: HeadlineOptions = { maxSize: 300, maxLines: 3, start: 140, vertical: "top" };
  const line: HeadlineOptions = {
    role: "strong",
    maxSize: 72,
    minSize: 40,
    leading: 1.2,
    start: 480,
    stagger: 40,
    vertical: "top",
    motion: "rise",
    colour: mix(scheme.ink, scheme.ground, 0.12),
  };
  const nameBox = { x, y: 0, width, height: safe.height * 0.56 };
  const lineBox = { x, y: 0, width, height: safe.height * 0.3 };
  const name = placeHeadline(stage, kit, scene.name, nameBox, words).box.height;
  const below = scene.tagline === "" ? 0 : placeHeadline(stage, kit, scene.tagline, lineBox, line).box.height + 54;
  const top = (stage.height - name - below) / 2;
  headline(stage, kit, scheme, scene.name, { ...nameBox, y: top }, words);
  if (scene.tagline !== "") headline(stage, kit, scheme, scene.tagline, { ...lineBox, y: top + name + 54 }, line);
}
