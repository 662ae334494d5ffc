import { contrast, mix, readable } from "../colour.ts";
import { deviceSize } from "../device.ts";
import { easeInOut, lerp, progress, settle } from "../easing.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import { asFeature } from "../shown.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { FeatureLayout, Scheme } from "./kit.ts";
import { mirrorLayout, toneOf, type Tone } from "./tones.ts";

/** What a trailer's seed decides about its halves. */
export interface SplitPlan {
  /** How far the edge between the halves leans, px of the stage from one end to the other. */
  lean: number;
  /** Whether the app is in the first half, where halves lie side by side. */
  isMirrored: boolean;
  /** Which pairs of grounds come first. */
  turn: number;
  /** Where on the edge its handle sits, as a share of its length. */
  handle: number;
  align: "left" | "center";
}

/** The plan of a trailer. */
export function splitPlan(stage: Stage): SplitPlan {
  return stage.keep("split-plan", () => {
    const random = stage.sharedRandom("split");
    const lean = ([0, 110, -110] as const)[Math.floor(random() * 3)] ?? 0;
    const handle = ([0.12, 0.5, 0.8] as const)[Math.floor(random() * 3)] ?? 0.5;
    return {
      lean,
      handle,
      turn: Math.floor(random() * 4),
      isMirrored: random() < 0.5,
      align: random() < 0.6 ? "left" : "center",
    };
  });
}

/** The two halves of a picture and the edge between them. */
export interface Halves {
  /** Whether they lie side by side; else one above the other. */
  isUpright: boolean;
  /** Where the middle of the edge is, px of the stage. */
  at: number;
  lean: number;
  /** Whether there is room for the handle that draws the edge. */
  hasHandle: boolean;
  first: Scheme;
  second: Scheme;
}

/** Grounds of words and app, in turn. */
const PAIRS: readonly (readonly [Tone, Tone])[] = [
  ["deep", "vivid"],
  ["vivid", "tinted"],
  ["own", "vivid"],
  ["deep", "tinted"],
];

/** What stands between the words and the edge, and between the edge and the app, px of the stage. */
const GAP = 40;
/** How far the app's half grows while one looks at it, px of the stage. */
const GROWS = 18;

/** Where a feature's words and app stand once the edge has come to its place, and where the edge is then. */
export function splitLayout(stage: Stage, size: { width: number; height: number }): FeatureLayout & { edge: number } {
  const plan = splitPlan(stage);
  const layout = mirrorLayout(stage, featureLayout(stage, size), plan.isMirrored);
  const { caption, device } = layout;
  const slack = Math.abs(plan.lean) * 0.3;
  if (stage.portrait || (stage.square && size.width > size.height)) {
    const edge = stage.portrait && !stage.isOpening ? (stage.tall ? 532 : 386) : device.y - GAP - slack;
    return {
      ...layout,
      caption: { ...caption, height: edge - caption.y - GAP - slack },
      device: { ...device, y: Math.max(device.y, edge + GAP + slack) },
      edge,
    };
  }
  // Nearer to the app than to the words.
  const gap = stage.wide ? 44 : 16;
  const isFirst = device.x < caption.x;
  return { ...layout, edge: isFirst ? device.x + device.width + gap : device.x - gap };
}

/** The halves of a scene as they are `time` ms into it; words are set for those that have come to rest. */
export function halvesOf(stage: Stage, time: number = stage.time): Halves {
  const moving = (from: number, end: number, start = 0): number => lerp(from, end, settle(progress(time, start, 820)));
  const { scene, width, height, safe, storyboard } = stage;
  const plan = splitPlan(stage);
  const pair = (index: number): { first: Scheme; second: Scheme } => {
    const [first, second] = PAIRS[(index + plan.turn) % PAIRS.length] ?? PAIRS[0] ?? (["deep", "vivid"] as const);
    return { first: toneOf(storyboard.palette, first), second: toneOf(storyboard.palette, second) };
  };
  const across = { isUpright: false, lean: plan.lean, hasHandle: true } as const;
  const beside = { isUpright: true, lean: stage.wide ? plan.lean * 0.5 : 0, hasHandle: !stage.square } as const;
  switch (scene.kind) {
    case "feature": {
      const { edge, device, caption } = splitLayout(stage, deviceSize(stage, scene));
      const colours = pair(stage.isOpening ? 0 : scene.number);
      // The app's half goes on to grow while one looks at it.
      const grows = stage.isOpening ? 0 : GROWS * easeInOut(progress(time, 700, Math.max(600, scene.durationMs - 700)));
      if (device.y > caption.y + caption.height)
        return { ...across, at: moving(height * 0.86, edge) - grows, ...colours };
      const isFirst = device.x < caption.x;
      const swapped = isFirst ? { first: colours.second, second: colours.first } : colours;
      return {
        ...beside,
        at: moving(isFirst ? width * 0.1 : width * 0.9, edge) + (isFirst ? grows : -grows) * (stage.wide ? 1 : 0.4),
        ...swapped,
      };
    }
    case "call-to-action": {
      const colours = pair(1);
      const app = asFeature(scene, scene.text);
      if (app !== null && stage.portrait)
        return {
          ...across,
          lean: plan.lean * 0.25,
          hasHandle: false,
          at: moving(height * 1.05, safe.y + (stage.tall ? 616 : 498)),
          ...colours,
        };
      if (app !== null && stage.square) {
        const { device } = featureLayout(stage, deviceSize(stage, app));
        return device.width > device.height
          ? { ...across, lean: 0, hasHandle: false, at: moving(height * 1.05, device.y + 4), ...colours }
          : { ...beside, hasHandle: false, at: moving(width * 1.05, device.x - 20), ...colours };
      }
      // Where the code stands, or a strip of the other ground where there is none.
      if (stage.wide)
        return {
          ...beside,
          lean: storyboard.link === null ? 0 : beside.lean,
          hasHandle: storyboard.link !== null,
          at: moving(width * 1.05, storyboard.link === null ? width * 0.966 : safe.x + safe.width - 555),
          ...colours,
        };
      const foot = safe.y + safe.height + (storyboard.link === null ? 60 : stage.tall ? -630 : -590);
      return {
        ...across,
        lean: plan.lean * 0.25,
        hasHandle: stage.portrait,
        at: stage.portrait ? moving(height * 1.05, foot) : height * 1.3,
        ...colours,
      };
    }
    case "numbers":
      // Its bands have edges of their own.
      return { ...across, at: height * 1.3, ...pair(2) };
    case "before-after":
      return {
        ...beside,
        lean: plan.lean * 0.6,
        at: moving(width * 1.06, stage.portrait ? safe.x + safe.width / 2 : width / 2, scene.durationMs * 0.3),
        first: toneOf(storyboard.palette, "deep"),
        second: toneOf(storyboard.palette, "vivid"),
      };
    case "list":
      return stage.wide
        ? { ...beside, at: moving(width * 0.98, safe.x + safe.width * 0.41), ...pair(1) }
        : { ...across, at: moving(height * 0.9, safe.y + safe.height * 0.29), ...pair(1) };
    case "quote":
      return { ...across, at: moving(height * 0.6, stage.portrait ? height * 0.2 : height * 0.2), ...pair(1) };
    case "reveal":
    case "outro":
      return stage.wide
        ? { ...beside, at: moving(width * 0.02, width * 0.36), ...pair(1) }
        : { ...across, at: moving(height * 0.05, height * (stage.portrait ? 0.37 : 0.42)), ...pair(1) };
    default:
      return {
        ...across,
        at: moving(height * 0.92, stage.portrait ? safe.y + safe.height / 2 : height / 2, -120),
        ...pair(scene.kind === "hook" ? 0 : 2),
      };
  }
}

/** Begins the outline of the half behind the edge. */
export function traceSecond(stage: Stage, { isUpright, at, lean }: Halves): void {
  const { context, width, height } = stage;
  const [wide, high] = [width * 1.1, height * 1.1];
  context.beginPath();
  if (isUpright) {
    context.moveTo(at + lean * 0.5, -height * 0.1);
    context.lineTo(wide, -height * 0.1);
    context.lineTo(wide, high);
    context.lineTo(at - lean * 0.5, high);
  } else {
    context.moveTo(-width * 0.1, at + lean * 0.5);
    context.lineTo(wide, at - lean * 0.5);
    context.lineTo(wide, high);
    context.lineTo(-width * 0.1, high);
  }
  context.closePath();
}

/** Fills both halves. */
export function paintHalves(stage: Stage, halves: Halves): void {
  const { context } = stage;
  stage.flood(halves.first.ground);
  traceSecond(stage, halves);
  if (stage.backdrop === null) {
    context.fillStyle = halves.second.ground;
    context.fill();
    return;
  }
  context.save();
  context.clip();
  stage.flood(halves.second.ground);
  context.restore();
}

/** The edge between the halves, with the handle that draws it. */
export function paintEdge(stage: Stage, halves: Halves): void {
  const { context, width, height } = stage;
  const { isUpright, at, lean, first, second } = halves;
  if (at < 0 || at > (isUpright ? width : height)) return;
  const { handle } = splitPlan(stage);
  const length = isUpright ? height : width;
  const colour = readable(first.ground, ["#ffffff"], 1.8);
  const line = contrast(colour, second.ground) < 1.5 ? mix(first.accent, first.ink, 0.3) : colour;
  context.strokeStyle = line;
  context.lineWidth = 8;
  context.beginPath();
  // As far beyond the picture as the halves go.
  const tenth = length * 0.1;
  if (isUpright) {
    context.moveTo(at + lean * 0.5, -tenth);
    context.lineTo(at - lean * 0.5, length + tenth);
  } else {
    context.moveTo(-tenth, at + lean * 0.5);
    context.lineTo(length + tenth, at - lean * 0.5);
  }
  context.stroke();
  if (!halves.hasHandle) return;
  const along = length * handle;
  const off = lean * (0.5 - (along + tenth) / (length * 1.2));
  const [x, y] = isUpright ? [at + off, along] : [along, at + off];
  const radius = 36 * (1 + 0.08 * stage.pulse);
  context.fillStyle = line;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = readable(line, [first.ground, second.ground], 4.5);
  context.lineWidth = 6;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const side of [-1, 1]) {
    context.beginPath();
    for (const [step, [out, over]] of (
      [
        [9, -10],
        [18, 0],
        [9, 10],
      ] as const
    ).entries()) {
      const [px, py] = isUpright ? [x + side * out, y + over] : [x + over, y + side * out];
      if (step === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.stroke();
  }
  context.lineCap = "butt";
  context.lineJoin = "miter";
}

/** The parts of a box on either side of an edge that crosses it, `gap` px away from it. */
export function partsOf(box: Box, { isUpright, at }: Halves, gap: number): [Box, Box] {
  if (isUpright)
    return [
      { ...box, width: Math.max(0, at - gap - box.x) },
      { ...box, x: at + gap, width: Math.max(0, box.x + box.width - at - gap) },
    ];
  return [
    { ...box, height: Math.max(0, at - gap - box.y) },
    { ...box, y: at + gap, height: Math.max(0, box.y + box.height - at - gap) },
  ];
}
