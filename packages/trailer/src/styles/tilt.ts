import type { Canvas2D } from "../canvas.ts";
import { alpha, contrast, mix } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { clamp01, easeOutExpo, progress, settle } from "../easing.ts";
import { drawKinetic } from "../kinetic-type.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import type { Stage } from "../stage.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";
import { devicePose, sideOf, tiltPlan } from "./tilt-boards.ts";
import { TILT_SCENES } from "./tilt-scenes.ts";
import { mirrorLayout, toneOf, type Tone } from "./tones.ts";

/** Grounds in turn: what stands in words alone is deep, the app has light around it. */
function toneAt(stage: Stage): Tone {
  switch (stage.scene.kind) {
    case "feature":
      return stage.isOpening ? "deep" : stage.scene.number % 2 === 1 ? "tinted" : "own";
    case "problem":
    case "quote":
    case "numbers":
      return "deep";
    case "reveal":
    case "call-to-action":
    case "outro":
      return "vivid";
    default:
      return "tinted";
  }
}

/** Room at the sides of the studio for a camera that drifts, px of the stage. */
const DRIFT = 40;

/** The studio that slabs stand in: a wall with its floor, a disc of light, or beams. It drifts behind them. */
function studio(stage: Stage, scheme: Scheme): void {
  if (stage.backdrop !== null) {
    stage.flood(scheme.ground);
    return;
  }
  const { height } = stage;
  const width = stage.width + DRIFT * 2;
  const { set, side } = tiltPlan(stage);
  const sprite = stage.ground(
    `tilt:${set}:${scheme.ground}`,
    (paint) => {
      paint.fillStyle = scheme.ground;
      paint.fillRect(0, 0, width, height);
      const light = contrast(scheme.ground, "#000000") > 5;
      const lit = mix(scheme.ground, "#ffffff", light ? 0.42 : 0.13);
      const shade = mix(scheme.ground, "#000000", light ? 0.08 : 0.3);
      if (set === "floor") wallAndFloor(stage, paint, lit, shade);
      else if (set === "disc") discs(stage, paint, lit, side, scheme.ground);
      else beams(stage, paint, [shade, lit, mix(scheme.ground, lit, 0.5)], side);
    },
    DRIFT,
  );
  stage.blit(sprite, -DRIFT + Math.sin(stage.total * 0.0006) * DRIFT * 0.9, 0);
}

/** A wall, what the lamp above throws on it, and the floor. */
function wallAndFloor(stage: Stage, paint: Canvas2D, lit: string, shade: string): void {
  const { height } = stage;
  const width = stage.width + DRIFT * 2;
  const top = Math.round(height * (stage.portrait ? 0.72 : 0.76));
  paint.fillStyle = alpha(lit, 0.75);
  paint.beginPath();
  paint.moveTo(width * 0.5 - 150, -20);
  paint.lineTo(width * 0.5 + 150, -20);
  paint.lineTo(width * 0.96, top);
  paint.lineTo(width * 0.04, top);
  paint.closePath();
  paint.fill();
  const floor = paint.createLinearGradient(0, top, 0, height);
  floor.addColorStop(0, shade);
  floor.addColorStop(1, lit);
  paint.fillStyle = floor;
  paint.fillRect(0, top, width, height - top);
}

/** A disc of light with a dimmer one around it. */
function discs(stage: Stage, paint: Canvas2D, lit: string, side: number, ground: string): void {
  const { height, width } = stage;
  const radius = stage.portrait ? width * 0.6 : height * 0.62;
  const [cx, cy] = stage.portrait ? [width * (0.5 + side * 0.12), height * 0.6] : [width * 0.5, height * 0.56];
  for (const [reach, colour] of [
    [1.22, mix(ground, lit, 0.45)],
    [1, lit],
  ] as const) {
    paint.fillStyle = colour;
    paint.beginPath();
    paint.arc(cx + DRIFT, cy, radius * reach, 0, Math.PI * 2);
    paint.fill();
  }
}

/** Beams that lean the way the first slab turns. */
function beams(stage: Stage, paint: Canvas2D, colours: readonly [string, string, string], side: number): void {
  const { height } = stage;
  const width = stage.width + DRIFT * 2;
  const lean = side * height * 0.24;
  for (const [index, [at, wide]] of [
    [0.04, 0.3],
    [0.42, 0.22],
    [0.78, 0.4],
  ].entries()) {
    const x = (side > 0 ? (at ?? 0) : 1 - (at ?? 0) - (wide ?? 0)) * width;
    paint.fillStyle = colours[index] ?? colours[0];
    paint.beginPath();
    paint.moveTo(x + lean, 0);
    paint.lineTo(x + (wide ?? 0) * width + lean, 0);
    paint.lineTo(x + (wide ?? 0) * width - lean, height);
    paint.lineTo(x - lean, height);
    paint.closePath();
    paint.fill();
  }
}

/** The screen as a slab that turns from an angle towards the viewer and lies flat when it is touched. */
export const TILT: Kit = {
  name: "tilt",
  align: "left",
  upper: false,
  leading: 1.02,
  tracking: -0.025,
  scheme: (stage) => toneOf(stage.storyboard.palette, toneAt(stage)),
  ground: studio,
  device: (stage, scheme) => ({
    frame: contrast(scheme.ground, "#000000") > 5 ? "#15161b" : "#d5d8e2",
    rim: alpha("#ffffff", 0.28),
    rimWidth: 2.5,
    corner: 0.115,
    shadow: "soft",
    shadowColour: alpha(mix(scheme.ground, "#000000", 0.8), 0.5),
    touch: sideOf(scheme) === scheme.accent ? scheme.second : stage.storyboard.palette.accent,
    pose: devicePose(stage, scheme),
  }),
  arrive: (stage) => ({ x: 0, y: (1 - easeOutExpo(progress(stage.time, 0, 800))) * stage.height * 0.42, fill: 1 }),
  transition: ({ storyboard: { palette } }) => ({
    bands: [mix(palette.accent, "#000000", 0.3), palette.accent],
    lean: 260,
    least: 320,
    gap: 0.16,
    edge: "straight",
    flash: palette.ground,
  }),
  // Each line swings about its beginning until it faces the viewer.
  words(stage, _scheme, block, x, y, options) {
    const { context } = stage;
    const { side } = tiltPlan(stage);
    block.lines.forEach((line, index) => {
      const first = Math.min(...line.words.map((word) => word.index));
      const share = settle(progress(stage.time, (options.start ?? 0) + first * (options.stagger ?? 70) * 0.8, 760));
      if (share <= 0) return;
      const turn = (1 - share) * 1.15;
      const hinge = block.rtl === side > 0 ? x + line.x + line.width : x + line.x;
      const middle = y + (line.top + line.bottom) / 2;
      context.save();
      context.globalAlpha *= clamp01(share * 3);
      context.translate(hinge, middle);
      context.transform(Math.cos(turn), side * Math.sin(turn) * 0.3, 0, 1, 0, 0);
      context.translate(-hinge, -middle);
      drawKinetic(stage, { ...block, lines: [line] }, x, y, { ...options, motion: "words", start: -9000 - index });
      context.restore();
    });
  },
  scenes: {
    ...TILT_SCENES,
    feature(stage, scene, scheme, kit) {
      const plan = tiltPlan(stage);
      const size = deviceSize(stage, scene);
      const layout = mirrorLayout(stage, featureLayout(stage, size), plan.isMirrored);
      const arrive = kit.arrive(stage);
      const shift = stage.portrait && scene.device === "phone" ? plan.side * (scene.number % 2 === 0 ? 40 : -40) : 0;
      const down = stage.portrait ? 34 : 0;
      const rest = {
        ...layout.device,
        x: layout.device.x + shift + arrive.x,
        y: layout.device.y + down + (stage.isOpening ? 0 : arrive.y),
      };
      drawDevice(stage, scene, rest, kit.device(stage, scheme));
      headline(stage, kit, scheme, scene.caption, layout.caption, {
        maxSize: stage.portrait ? 186 : stage.square ? 132 : 220,
        minSize: 56,
        maxLines: stage.portrait ? 3 : 5,
        align: plan.align,
        start: 80,
      });
    },
  },
};
