import { easeOutExpo, progress } from "../easing.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { headline, type Kit, type Scheme } from "../styles/kit.ts";
import { asFeature } from "../shown.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { featureLayout, linkPill, lockup, qrBlock } from "./scene-parts.ts";

/** Where the parts of a call to action stand. `line` is the tagline's box, or null where there is no room for it. */
interface CallLayout {
  lockup: Box;
  words: Box;
  code: Box | null;
  line: Box | null;
  link: Box;
  /** The app, where the scene shows it. */
  device?: Box;
}

/** How a style differs from the plain call to action. */
export interface CallOptions {
  /** Colours of code, tagline and link, when they lie on another ground. */
  lower?: Scheme;
  /** Drawn behind everything, once the boxes are known. */
  behind?: (layout: CallLayout) => void;
  maxSize?: number;
  lineRole?: "strong" | "text";
  /** Draws the tagline itself. */
  line?: (box: Box) => void;
}

/**
 * Where the parts of a call to action stand: upright from the foot upwards, otherwise words at the left and the code at the
 * right. Without a link the promise and the name have the stage.
 */
function callLayout(stage: Stage, scene: SceneOf<"call-to-action">, centre: boolean): CallLayout {
  const { safe } = stage;
  const { link } = stage.storyboard;
  const app = asFeature(scene, scene.text);
  if (app !== null && !stage.wide) return besideApp(stage, scene, deviceSize(stage, app));
  if (link === null) {
    const name = stage.portrait ? 150 : 120;
    const foot = scene.tagline === "" ? 0 : safe.height * (stage.portrait ? 0.16 : 0.2);
    return {
      lockup: { x: safe.x, y: safe.y + 10, width: safe.width, height: name },
      words: { x: safe.x, y: safe.y + name + 60, width: safe.width, height: safe.height - name - foot - 110 },
      code: null,
      line: foot === 0 ? null : { x: safe.x, y: safe.y + safe.height - foot, width: safe.width, height: foot },
      link: { x: safe.x, y: safe.y + safe.height, width: 0, height: 0 },
    };
  }
  if (stage.portrait) {
    const qr = stage.tall ? 420 : 380;
    const pill = safe.y + safe.height - 112;
    const code = pill - 56 - qr;
    return {
      lockup: { x: safe.x, y: safe.y + 10, width: safe.width, height: 124 },
      words: { x: safe.x, y: safe.y + 184, width: safe.width, height: code - safe.y - 184 - 70 },
      code: { x: centre ? safe.x + (safe.width - qr) / 2 : safe.x, y: code, width: qr, height: qr },
      line:
        centre || scene.tagline === ""
          ? null
          : { x: safe.x + qr + 48, y: code, width: safe.width - qr - 48, height: qr },
      link: { x: safe.x, y: pill, width: safe.width, height: 112 },
    };
  }
  const qr = stage.wide ? 480 : 336;
  const name = stage.wide ? 120 : 96;
  const pill = stage.wide ? 112 : 88;
  const aside = stage.wide ? 130 : 60;
  const left = { x: safe.x, y: safe.y, width: safe.width - qr - aside, height: safe.height };
  const words = left.height - name - pill - 100;
  return {
    lockup: { ...left, height: name },
    words: { ...left, y: left.y + name + 50, height: words },
    code: {
      x: safe.x + safe.width - qr,
      y: stage.wide ? (stage.height - qr) / 2 : safe.y + (safe.height - qr) / 2,
      width: qr,
      height: qr,
    },
    line: null,
    link: { x: safe.x, y: safe.y + safe.height - pill, width: left.width, height: pill },
  };
}

/** How far the app moves up while the call to action stands, px of the stage. */
const LIFT = 60;

/** Upright the words stand above the app, on a square beside it. Nobody can scan the phone that they are looking at: there is no code. */
function besideApp(
  stage: Stage,
  scene: SceneOf<"call-to-action">,
  size: { width: number; height: number },
): CallLayout {
  const { safe } = stage;
  const foot = stage.storyboard.link !== null || scene.tagline !== "" ? 104 : 0;
  if (stage.portrait) {
    const scale = Math.min(1.16, (stage.width * 0.86) / size.width);
    const device = { width: size.width * scale, height: size.height * scale };
    const [name, end] = stage.tall ? [120, 590] : [96, 470];
    const words = { x: safe.x, y: safe.y + name + 36, width: safe.width, height: 0 };
    words.height = safe.y + end - foot - 20 - words.y;
    const below = { x: safe.x, y: safe.y + end - foot, width: safe.width, height: foot };
    return {
      lockup: { x: safe.x, y: safe.y + 6, width: safe.width, height: name },
      words,
      code: null,
      line: stage.storyboard.link === null && foot > 0 ? below : null,
      link: below,
      device: { x: (stage.width - device.width) / 2, y: safe.y + end + (stage.tall ? 100 : 112), ...device },
    };
  }
  const { device } = featureLayout(stage, size);
  if (device.width > device.height) {
    // A window leaves no room beside it, and little above.
    const [name, line] = [76, foot === 0 ? 0 : 76];
    const words = { x: safe.x, y: safe.y + name + 16, width: safe.width, height: 0 };
    words.height = device.y + LIFT * 0.5 - 24 - line - 16 - words.y;
    const below = { x: safe.x, y: words.y + words.height + 12, width: safe.width, height: line };
    return {
      lockup: { x: safe.x, y: safe.y, width: safe.width, height: name },
      words,
      code: null,
      line: stage.storyboard.link === null && line > 0 ? below : null,
      link: below,
      // It moves up while one looks.
      device: { ...device, y: device.y + LIFT + 20 },
    };
  }
  const width = device.x - safe.x - 40;
  return {
    lockup: { x: safe.x, y: safe.y, width, height: 96 },
    words: { x: safe.x, y: safe.y + 130, width, height: safe.height - 130 - foot - 30 },
    code: null,
    line:
      stage.storyboard.link === null && foot > 0
        ? { x: safe.x, y: safe.y + safe.height - foot, width, height: foot }
        : null,
    link: { x: safe.x, y: safe.y + safe.height - foot, width, height: foot },
    device,
  };
}

/** Draws the call to action in a style's way. */
export function drawCall(
  stage: Stage,
  scene: SceneOf<"call-to-action">,
  scheme: Scheme,
  kit: Kit,
  options: CallOptions = {},
): void {
  const { link } = stage.storyboard;
  const centre = kit.align === "center" && (stage.portrait || link === null);
  const layout = callLayout(stage, scene, centre);
  const lower = (link === null ? undefined : options.lower) ?? scheme;
  options.behind?.(layout);
  const app = asFeature(scene, scene.text);
  if (app !== null && layout.device !== undefined) {
    // It comes up and goes on a little: the last picture is no still.
    const rise = (1 - easeOutExpo(progress(stage.time, 0, 620))) * stage.height * 0.3 - stage.share * LIFT;
    const rest = { ...layout.device, y: layout.device.y + rise };
    drawDevice(stage, app, rest, kit.device(stage, scheme));
  }
  lockup(stage, kit, scheme, scene.name, layout.lockup, progress(stage.time, 0, 500), centre ? "center" : "left");
  headline(stage, kit, scheme, scene.text, layout.words, {
    maxSize: options.maxSize ?? (link === null ? 340 : stage.portrait ? 280 : stage.wide ? 270 : 180),
    minSize: stage.portrait ? 80 : 60,
    start: 60,
    align: centre ? "center" : "left",
    maxLines: 6,
  });
  if (layout.line !== null && options.line !== undefined) options.line(layout.line);
  else if (layout.line !== null)
    headline(stage, kit, lower, scene.tagline, layout.line, {
      role: options.lineRole ?? "strong",
      maxSize: link === null ? 76 : 66,
      minSize: 34,
      leading: 1.2,
      maxLines: 6,
      motion: "rise",
      start: stage.beat * 0.8,
      stagger: 40,
      vertical: link === null ? "middle" : "bottom",
      align: centre ? "center" : "left",
    });
  if (link === null) return;
  if (layout.code !== null) qrBlock(stage, kit, lower, link, layout.code, stage.beat * 0.6);
  // Upright the address lies beneath the code, else beneath the words.
  const on = stage.portrait ? lower : scheme;
  if (kit.link === undefined) linkPill(stage, on, link, layout.link, stage.beat, centre ? "center" : "left");
  else kit.link(stage, on, link, layout.link, stage.beat, centre ? "center" : "left");
}
