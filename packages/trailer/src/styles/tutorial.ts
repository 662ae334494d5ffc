import type { Canvas2D } from "../canvas.ts";
import { alpha, contrast, mix } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { easeInOut, easeOut, progress, settle } from "../easing.ts";
import { drawKinetic } from "../kinetic-type.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import { screenFootage } from "../screen-footage.ts";
import { shownOf } from "../shown.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";
import { drawKeycap, drawWindow, pointerColour, tutorialPlan, windowColours } from "./tutorial-parts.ts";
import { TUTORIAL_SCENES, tutorialLink } from "./tutorial-scenes.ts";
import { isDark, mirrorLayout, toneOf, type Tone } from "./tones.ts";

/** Height of the header of a window that shows a phone, px of the stage. */
const HEADER = 84;
const TURNS: readonly (readonly [Tone, Tone, Tone])[] = [
  ["tinted", "own", "vivid"],
  ["own", "tinted", "deep"],
  ["deep", "tinted", "own"],
];

function toneAt(stage: Stage): Tone {
  const turns = TURNS[tutorialPlan(stage).turn] ?? TURNS[0];
  const { scene } = stage;
  const index =
    scene.kind === "feature" && !stage.isOpening
      ? scene.number % 2 === 0
        ? 1
        : 0
      : ["hook", "feature", "call-to-action", "reveal", "outro"].includes(scene.kind)
        ? 2
        : 0;
  return turns?.[index] ?? "own";
}

/** The desk that windows lie on. */
function desk(stage: Stage, scheme: Scheme): void {
  if (stage.backdrop !== null) {
    stage.flood(scheme.ground);
    return;
  }
  const { width, height } = stage;
  const room = 44;
  const { desk: kind } = tutorialPlan(stage);
  const mark = mix(scheme.ground, scheme.ink, contrast(scheme.ground, "#000000") > 5 ? 0.13 : 0.2);
  const sprite = stage.ground(
    `desk:${kind}:${scheme.ground}`,
    (paint) => {
      paint.fillStyle = scheme.ground;
      paint.fillRect(0, 0, width + room * 2, height);
      if (kind === "rings") rings(paint, width + room * 2, height, mark);
      else marks(paint, kind, width + room * 2, height, mark);
    },
    room,
  );
  stage.blit(sprite, -room + Math.sin(stage.total * 0.0007) * room * 0.8, 0);
}

function marks(paint: Canvas2D, kind: "dots" | "grid", width: number, height: number, colour: string): void {
  const step = 54;
  paint.fillStyle = colour;
  for (let x = 22; x < width; x += step) {
    if (kind === "grid") paint.fillRect(x, 0, 2, height);
    else
      for (let y = 27; y < height; y += step) {
        paint.beginPath();
        paint.arc(x, y, 4, 0, Math.PI * 2);
        paint.fill();
      }
  }
  if (kind === "grid") for (let y = 27; y < height; y += step) paint.fillRect(0, y, width, 2);
}

function rings(paint: Canvas2D, width: number, height: number, colour: string): void {
  paint.strokeStyle = colour;
  paint.lineWidth = 3;
  for (let radius = 120; radius < height; radius += 150) {
    paint.beginPath();
    paint.arc(width * 0.92, height * 0.96, radius, 0, Math.PI * 2);
    paint.stroke();
  }
}

/** The steps of a trailer as keys: those done have a check, the one at hand is down, a line runs to the next. */
function steps(stage: Stage, scene: SceneOf<"feature">, scheme: Scheme, kit: Kit, box: Box): void {
  const { context } = stage;
  const colours = windowColours(stage);
  const count = Math.min(4, stage.storyboard.scenes.filter(({ kind }) => kind === "feature").length);
  const at = Math.min(scene.number, count);
  const key = box.height;
  const gap = Math.min(60, (box.width - key * (count + 1)) / Math.max(1, count));
  const p = stage.storyboard.palette;
  const isOwn = contrast(p.accent, scheme.ground) > 2.6;
  const face = isOwn ? p.accent : scheme.accent;
  const onFace = isOwn ? p.onAccent : scheme.onAccent;
  for (let step = 1; step <= count; step++) {
    const x = box.x + (step - 1) * (key + gap);
    if (step < count) {
      context.fillStyle = mix(scheme.ground, scheme.ink, 0.25);
      context.fillRect(x + key + 8, box.y + key * 0.44, gap - 16, 5);
      const way = step < at ? 1 : step === at ? easeInOut(stage.share) : 0;
      context.fillStyle = face;
      context.fillRect(x + key + 8, box.y + key * 0.44, (gap - 16) * way, 5);
    }
    const now = step === at;
    const goes = settle(progress(stage.time, 120, 420));
    drawKeycap(
      stage,
      kit,
      { x, y: box.y, width: key, height: key },
      {
        ...(step < at ? { icon: "check" } : { text: String(step) }),
        face: now ? mix(colours.body, face, goes) : step < at ? face : colours.body,
        ink: now && goes > 0.5 ? onFace : step < at ? onFace : colours.ink,
        press: now ? goes : 0,
      },
    );
  }
  // What is done right now: a key that goes down with each touch.
  const footage = screenFootage(stage, scene);
  const ages = footage.taps.map((tap) => ({ age: (footage.clip - tap.atMs) / footage.rate, kind: tap.kind }));
  const near = ages.toSorted((a, b) => Math.abs(a.age) - Math.abs(b.age))[0];
  if (near === undefined || box.width < key * (count + 2.2) + gap * (count - 1)) return;
  const press = near.age < 0 ? easeInOut(progress(near.age, -90, 90)) : 1 - easeOut(progress(near.age, 110, 260));
  drawKeycap(
    stage,
    kit,
    { x: box.x + box.width - key * 1.3, y: box.y, width: key * 1.3, height: key },
    {
      icon: near.kind === "type" && near.age > -400 ? "keyboard" : "hand",
      face: mix(colours.body, face, press * 0.9),
      ink: press > 0.5 ? onFace : colours.ink,
      press,
    },
  );
}

/** Wider and higher than a phone whole: on a lower stage a window that shows a part of it may fill more. */
function across({ width: stageWidth }: Stage, { width, height }: Box): Pick<Box, "x" | "width" | "height"> {
  const wide = 760;
  return { x: (stageWidth - wide) / 2, width: wide, height: (height * wide) / width };
}

/** Where words, steps and window of a feature stand. */
function lessonLayout(stage: Stage, scene: SceneOf<"feature">): { caption: Box; device: Box; steps: Box | null } {
  const plain = mirrorLayout(stage, featureLayout(stage, deviceSize(stage, scene)), tutorialPlan(stage).isMirrored);
  const { caption } = plain;
  let { device } = plain;
  if (stage.wide && scene.device === "phone") {
    // A window shows a part of the phone, so it may be wider.
    const { safe } = stage;
    const wide = 690;
    const isFirst = device.x < caption.x;
    device = { x: isFirst ? safe.x : safe.x + safe.width - wide, y: 70, width: wide, height: 940 };
    caption.x = isFirst ? safe.x + wide + 110 : safe.x;
    caption.width = safe.width - wide - 110;
  }
  const key = stage.portrait ? 92 : 84;
  if (stage.isOpening) return { caption: { ...caption, height: caption.height - 20 }, device, steps: null };
  if (stage.portrait) {
    const { safe, upper } = stage;
    const [top, below] = stage.tall ? [safe.y + 4, 34] : [safe.y, 24];
    const y = Math.max(device.y, stage.tall ? 560 : 410);
    return {
      steps: { ...safe, y: top, height: key },
      caption: { ...upper, y: top + key + below, height: y - top - key - below - 40 },
      device: { ...device, y, ...(stage.tall || scene.device !== "phone" ? null : across(stage, device)) },
    };
  }
  if (caption.y + caption.height <= device.y) {
    const most = caption.width * 0.5;
    return {
      steps: { ...caption, height: key },
      caption: { ...caption, y: caption.y + key + 20, height: caption.height - key - 20, width: most * 2 },
      device,
    };
  }
  return {
    steps: { ...caption, y: caption.y + (stage.wide ? 60 : 10), height: key },
    caption: {
      ...caption,
      y: caption.y + key + (stage.wide ? 120 : 50),
      height: caption.height - key - (stage.wide ? 180 : 70),
    },
    device,
  };
}

/** The app in a window, numbered steps, and a pointer that travels to what it presses. */
export const TUTORIAL: Kit = {
  name: "tutorial",
  align: "left",
  upper: false,
  leading: 1.08,
  tracking: -0.018,
  scheme: (stage) => toneOf(stage.storyboard.palette, toneAt(stage)),
  ground: desk,
  device(stage, scheme) {
    const colours = windowColours(stage);
    const isPhone = shownOf(stage.scene)?.device !== "browser";
    return {
      frame: isPhone ? colours.body : colours.bar,
      rim: isPhone ? null : colours.line,
      rimWidth: 2,
      corner: isPhone ? 0.026 : 0.12,
      shadow: isPhone ? "none" : "soft",
      shadowColour: alpha(mix(scheme.ground, "#000000", 0.75), 0.34),
      touch: pointerColour(stage),
      pointer: "guide",
      ...(isPhone
        ? {
            window: {
              header: HEADER,
              // Upright it goes on below the picture.
              paint: (place: Box) =>
                drawWindow(stage, { ...place, height: place.height + (stage.portrait ? HEADER : 0) }, HEADER),
            },
          }
        : null),
    };
  },
  arrive: (stage) => ({ x: 0, y: (1 - settle(progress(stage.time, 0, 800))) * 240, fill: 1 }),
  transition: ({ storyboard: { palette } }) => ({
    bands: [isDark(palette) ? palette.surface : mix(palette.accent, "#ffffff", 0.5), palette.accent],
    lean: 0,
    least: 220,
    gap: 0.22,
    edge: "straight",
    flash: palette.ground,
  }),
  // As if marked with a pen: a band runs along beneath the last line.
  words(stage, scheme, block, x, y, options) {
    const { context } = stage;
    const last = block.lines.at(-1);
    if (last !== undefined) {
      const first = Math.min(...last.words.map((word) => word.index));
      const start = (options.start ?? 0) + first * (options.stagger ?? 70) + 180;
      const share = easeInOut(progress(stage.time, start, 520));
      const light = contrast(scheme.ground, "#000000") > 9;
      // A marker on paper, a line on a dark ground.
      const band = light
        ? mix(scheme.ground, scheme.accent, contrast(scheme.ink, scheme.accent) > 4.5 ? 0.5 : 0.3)
        : scheme.accent;
      const width = (last.width + block.size * 0.3) * share;
      const left = x + last.x - block.size * 0.15;
      context.fillStyle = band;
      context.beginPath();
      context.roundRect(
        block.rtl ? left + last.width + block.size * 0.3 - width : left,
        y + last.baseline + block.size * (light ? -0.3 : 0.13),
        Math.max(0, width),
        block.size * (light ? 0.42 : 0.09),
        block.size * (light ? 0.1 : 0.045),
      );
      context.fill();
    }
    drawKinetic(stage, block, x, y, options);
  },
  link: (stage, scheme, link, box, start, align) => tutorialLink(stage, TUTORIAL, scheme, link, box, start, align),
  scenes: {
    ...TUTORIAL_SCENES,
    feature(stage, scene, scheme, kit) {
      const layout = lessonLayout(stage, scene);
      const arrive = kit.arrive(stage);
      drawDevice(
        stage,
        scene,
        { ...layout.device, y: layout.device.y + (stage.isOpening ? 0 : arrive.y) },
        kit.device(stage, scheme),
      );
      if (layout.steps !== null) steps(stage, scene, scheme, kit, layout.steps);
      headline(stage, kit, scheme, scene.caption, layout.caption, {
        maxSize: stage.portrait ? (stage.isOpening ? 180 : 128) : stage.square ? 124 : 170,
        minSize: 52,
        maxLines: stage.portrait ? 3 : 5,
        vertical: stage.portrait || layout.steps === null ? "middle" : "top",
        start: 60,
      });
    },
  },
};
