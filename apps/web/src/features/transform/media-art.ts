import {
  cameraMove,
  depthOf,
  drawLean,
  findTalk,
  levelsOf,
  middleAt,
  planReframe,
  SAMPLE_TALK_RATE,
  sampleTalk,
  type ReframePlan,
  type Settings,
} from "@sayhey/transforms";
import type { EffectPicture } from "./effect-messages.ts";

/** What a drawing of a media transform works on: a sound by its levels, a picture; samples where none was chosen. */
export interface ArtSource {
  /** dB of each 10 ms, and the length in ms. */
  levels: Float32Array;
  durationMs: number;
  picture: { canvas: HTMLCanvasElement; pixels: EffectPicture } | null;
}

/** Draws how a transform works; `t` runs from 0 to 1 and begins again. */
type Draw = (context: CanvasRenderingContext2D, size: Size, settings: Settings, t: number, source: ArtSource) => void;
interface Size {
  width: number;
  height: number;
}

const INK = "#14110f";
const PAPER = "#fff8f0";
const CORAL = "#ff5a36";
const SUN = "#ffc233";
const MINT = "#22c58b";
const SKY = "#3d7bff";

/** The sample that stands for a recording nobody has chosen yet. */
export function sampleSource(): ArtSource {
  const talk = sampleTalk();
  return {
    levels: levelsOf([talk], SAMPLE_TALK_RATE),
    durationMs: (talk.length * 1000) / SAMPLE_TALK_RATE,
    picture: null,
  };
}

function ground(context: CanvasRenderingContext2D, { width, height }: Size, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
}

/** The page's own type. */
const fontOf = ({ canvas }: CanvasRenderingContext2D): string => getComputedStyle(canvas).fontFamily;

function label(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  colour = PAPER,
  size = 15,
  align: CanvasTextAlign = "left",
): void {
  context.fillStyle = colour;
  context.font = `600 ${size}px ${fontOf(context)}`;
  context.textAlign = align;
  context.textBaseline = "middle";
  context.fillText(text, x, y);
}

/** Height of a bar for a level: -60 dB is nothing, 0 dB all. */
const barOf = (level: number): number => Math.max(0.02, Math.min(1, (level + 54) / 46));

/** Bars of levels between two moments (shares of the whole) in a box. */
function wave(
  context: CanvasRenderingContext2D,
  levels: Float32Array,
  box: { x: number; y: number; width: number; height: number },
  colourOf: (share: number) => string,
  lift = 0,
  [from, to]: readonly [number, number] = [0, 1],
): void {
  const bars = Math.max(8, Math.floor(box.width / 6));
  for (let bar = 0; bar < bars; bar++) {
    const share = from + ((bar + 0.5) / bars) * (to - from);
    const [first, last] = [
      Math.floor((from + (bar / bars) * (to - from)) * levels.length),
      Math.max(1, Math.ceil((from + ((bar + 1) / bars) * (to - from)) * levels.length)),
    ];
    let most = -90;
    for (let at = first; at < last; at++) most = Math.max(most, levels[at] ?? -90);
    const tall = barOf(most + lift) * box.height;
    context.fillStyle = colourOf(share);
    context.beginPath();
    context.roundRect(
      box.x + (bar / bars) * box.width,
      box.y + (box.height - tall) / 2,
      Math.max(2, box.width / bars - 2),
      tall,
      2,
    );
    context.fill();
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const cutSilence: Draw = (context, size, settings, t, { levels, durationMs }) => {
  const { width, height } = size;
  ground(context, size, INK);
  const talk = findTalk(levels, durationMs, {
    below: Number(settings["below"]),
    longer: Number(settings["longer"]),
    room: Number(settings["room"]),
  });
  const keeps = (share: number): boolean =>
    talk.some(({ fromMs, toMs }) => share * durationMs >= fromMs && share * durationMs < toMs);
  const inner = width - 48;
  wave(context, levels, { x: 24, y: height * 0.13, width: inner, height: height * 0.34 }, (share) =>
    keeps(share) ? PAPER : "rgba(255, 90, 54, 0.55)",
  );
  for (const [index, { fromMs }] of talk.entries()) {
    const before = talk[index - 1]?.toMs ?? 0;
    if (fromMs <= before) continue;
    context.fillStyle = "rgba(255, 90, 54, 0.2)";
    context.fillRect(
      24 + (before / durationMs) * inner,
      height * 0.1,
      ((fromMs - before) / durationMs) * inner,
      height * 0.4,
    );
  }
  const kept = talk.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  let x = 24;
  for (const { fromMs, toMs } of talk) {
    const part = ((toMs - fromMs) / durationMs) * inner;
    wave(context, levels, { x, y: height * 0.56, width: part - 2, height: height * 0.26 }, () => MINT, 0, [
      fromMs / durationMs,
      toMs / durationMs,
    ]);
    x += part;
  }
  context.fillStyle = SUN;
  context.fillRect(24 + t * inner * (kept / durationMs), height * 0.54, 2, height * 0.3);
  label(context, seconds(durationMs), width - 24, height * 0.07, "#cfc6bd", 14, "right");
  label(context, `${seconds(kept)} left`, 24, height * 0.91, MINT, 14);
};

const loudness: Draw = (context, size, settings, _t, { levels }) => {
  const { width, height } = size;
  ground(context, size, "#123d33");
  const loud = [...levels].filter((level) => level > -50);
  const mean = 10 * Math.log10(loud.reduce((sum, level) => sum + 10 ** (level / 10), 0) / Math.max(1, loud.length));
  const target = Number(settings["target"]);
  const half = (width - 64) / 2;
  wave(
    context,
    levels,
    { x: 24, y: height * 0.2, width: half, height: height * 0.56 },
    () => "rgba(255, 248, 240, 0.55)",
    -9,
  );
  wave(
    context,
    levels,
    { x: 40 + half, y: height * 0.2, width: half, height: height * 0.56 },
    () => MINT,
    target - mean - 0.7,
  );
  const y = height * 0.48 - (barOf(target) * height * 0.56) / 2;
  context.strokeStyle = SUN;
  context.setLineDash([6, 5]);
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(24, y);
  context.lineTo(width - 24, y);
  context.stroke();
  context.setLineDash([]);
  label(context, `${target} LUFS`, width - 24, y - 13, SUN, 14, "right");
  label(context, "As it came", 24, height * 0.89, "#cfe3da", 14);
  label(context, "As it is meant", 40 + half, height * 0.89, MINT, 14);
};

const speed: Draw = (context, size, settings, t) => {
  const { width, height } = size;
  ground(context, size, SUN);
  const times = Number(settings["speed"]);
  const lanes: readonly [string, number, string][] = [
    ["1×", 1, INK],
    [`${Number(times.toFixed(2))}×`, times, CORAL],
  ];
  for (const [index, [name, pace, colour]] of lanes.entries()) {
    const y = height * (0.33 + index * 0.36);
    context.strokeStyle = "rgba(20, 17, 15, 0.25)";
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(74, y);
    context.lineTo(width - 24, y);
    context.stroke();
    label(context, name, 24, y, colour === CORAL ? "#a3260a" : INK, 22);
    const room = width - 118;
    const place = (t * pace) % 1;
    // The distance of echoes is the distance covered in one moment.
    for (let echo = 4; echo >= 0; echo--) {
      const at = place - echo * 0.035 * pace;
      if (at < 0) continue;
      context.globalAlpha = 1 - echo * 0.2;
      context.fillStyle = colour;
      context.beginPath();
      context.arc(92 + at * room, y, height * 0.055, 0, Math.PI * 2);
      context.fill();
    }
    context.globalAlpha = 1;
  }
};

/** A ball that bounces through a landscape from the left to the right and back. */
function scene(context: CanvasRenderingContext2D, { width, height }: Size, t: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, "#8fc1ff");
  sky.addColorStop(1, "#ffe2c4");
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#5f8f7a";
  context.beginPath();
  context.moveTo(0, height * 0.72);
  for (let x = 0; x <= 20; x++)
    context.lineTo((x / 20) * width, height * (0.66 - 0.09 * Math.sin(x * 0.9) - 0.05 * Math.sin(x * 2.1 + 1)));
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.fill();
  context.fillStyle = "#2f5d50";
  context.fillRect(0, height * 0.84, width, height * 0.16);
  const way = 0.5 - 0.5 * Math.cos(t * Math.PI * 2);
  const [x, jump] = [width * (0.1 + 0.8 * way), Math.abs(Math.sin(t * Math.PI * 8))];
  const radius = height * 0.1;
  context.fillStyle = "rgba(20, 17, 15, 0.3)";
  context.beginPath();
  context.ellipse(x, height * 0.86, radius * (1.2 - 0.4 * jump), radius * 0.18, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = CORAL;
  context.beginPath();
  context.arc(x, height * (0.86 - 0.34 * jump) - radius, radius, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = "rgba(255, 248, 240, 0.55)";
  context.beginPath();
  context.arc(x - radius * 0.35, height * (0.86 - 0.34 * jump) - radius * 1.35, radius * 0.22, 0, Math.PI * 2);
  context.fill();
}

const RATIOS: Readonly<Record<string, number>> = { "9:16": 9 / 16, "4:5": 4 / 5, "1:1": 1, "16:9": 16 / 9 };
const SCENE_MS = 4000;
const plans = new Map<string, ReframePlan>();

/** The way of the frame over the scene, by the very plan that a job follows. */
function planOf(settings: Settings): ReframePlan {
  const key = JSON.stringify([settings["shape"], settings["calm"], settings["follow"]]);
  const known = plans.get(key);
  if (known !== undefined) return known;
  const small = { width: 96, height: 54 };
  const canvas = document.createElement("canvas");
  Object.assign(canvas, small);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const count = settings["follow"] === "motion" && context !== null ? 34 : 0;
  const samples = Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const luma = new Float32Array(small.width * small.height);
    if (context !== null) {
      scene(context, small, t);
      const { data } = context.getImageData(0, 0, small.width, small.height);
      luma.forEach((_value, at) => {
        luma[at] = 0.2126 * (data[at * 4] ?? 0) + 0.7152 * (data[at * 4 + 1] ?? 0) + 0.0722 * (data[at * 4 + 2] ?? 0);
      });
    }
    return { atMs: t * SCENE_MS, luma };
  });
  const plan = planReframe(samples, small, RATIOS[String(settings["shape"])] ?? 1, Number(settings["calm"]) / 100);
  plans.set(key, plan);
  return plan;
}

const reframe: Draw = (context, size, settings, t) => {
  const { width, height } = size;
  scene(context, size, t);
  const plan = planOf(settings);
  const middle = middleAt(plan, t * SCENE_MS);
  const ratio = RATIOS[String(settings["shape"])] ?? 1;
  const wide = Math.min(width, height * ratio);
  const tall = wide / ratio;
  const left = plan.axis === "x" ? middle * width - wide / 2 : (width - wide) / 2;
  const top = plan.axis === "y" ? middle * height - tall / 2 : (height - tall) / 2;
  context.fillStyle = "rgba(20, 17, 15, 0.62)";
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(left, top, wide, tall);
  context.fill("evenodd");
  context.strokeStyle = PAPER;
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(left + 1.5, top + 1.5, wide - 3, tall - 3, 8);
  context.stroke();
};

const convert: Draw = (context, size, settings, t) => {
  const { width, height } = size;
  ground(context, size, INK);
  const fps = Number(settings["fps"]);
  // A GIF of few pictures a second stutters, and is told so by showing it.
  const held = Math.floor((t * SCENE_MS * fps) / 1000) / ((SCENE_MS / 1000) * fps);
  const scale = Math.min(1, 0.45 + Number(settings["side"]) / 1600);
  const [wide, tall] = [width * 0.86 * scale, width * 0.86 * scale * (9 / 16)];
  context.save();
  context.translate((width - wide) / 2, (height - tall) / 2);
  context.beginPath();
  context.roundRect(0, 0, wide, tall, 10);
  context.clip();
  scene(context, { width: wide, height: tall }, held);
  context.restore();
  const name = String(settings["format"]).toUpperCase();
  context.font = `600 15px ${fontOf(context)}`;
  const words = `${name}  ${String(settings["side"])} px  ${fps} a second`;
  const room = context.measureText(words).width + 28;
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect((width - room) / 2, height - 44, room, 30, 10);
  context.fill();
  label(context, words, width / 2, height - 29, SUN, 15, "center");
};

const depths = new WeakMap<object, Float32Array>();
const GRID = 32;

const movingPicture: Draw = (context, size, settings, t, { picture }) => {
  const { width, height } = size;
  ground(context, size, INK);
  if (picture === null) return;
  const { canvas, pixels } = picture;
  const view = cameraMove(
    pixels,
    settings,
  )(settings["motion"] === "parallax" ? t : 0.5 - 0.5 * Math.cos(t * Math.PI * 2));
  const scale = Math.min(width / view.width, height / view.height);
  const [wide, tall] = [view.width * scale, view.height * scale];
  const [left, top] = [(width - wide) / 2, (height - tall) / 2];
  if (settings["motion"] !== "parallax") {
    context.drawImage(canvas, view.left, view.top, view.width, view.height, left, top, wide, tall);
    return;
  }
  const known = depths.get(pixels) ?? depthOf(pixels, GRID, GRID);
  depths.set(pixels, known);
  context.save();
  context.beginPath();
  context.rect(left, top, wide, tall);
  context.clip();
  context.translate(left - view.left * scale, top - view.top * scale);
  context.scale(scale, scale);
  context.drawImage(canvas, 0, 0);
  drawLean(
    (...place) => context.drawImage(canvas, ...place),
    pixels,
    { depth: known, side: GRID },
    t,
    Number(settings["amount"]) / 100,
  );
  context.restore();
};

const beatGrid: Draw = (context, size, settings, t) => {
  const { width, height } = size;
  ground(context, size, "#1d2b57");
  const meter = Number(settings["meter"]);
  const first = Math.min(Number(settings["first"]), meter) - 1;
  const beats = 16;
  const inner = width - 48;
  for (let beat = 0; beat < beats; beat++) {
    const isFirst = (((beat - first) % meter) + meter) % meter === 0;
    const x = 24 + (beat / beats) * inner;
    context.fillStyle = isFirst ? SUN : "rgba(255, 248, 240, 0.35)";
    context.fillRect(
      x,
      isFirst ? height * 0.12 : height * 0.22,
      isFirst ? 3 : 1.5,
      isFirst ? height * 0.76 : height * 0.56,
    );
    if (isFirst) label(context, String(Math.floor((beat - first) / meter) + 1), x + 9, height * 0.14, SUN, 14);
    for (let bar = 0; bar < 5; bar++) {
      const tall = height * 0.46 * (isFirst ? 1 : beat % 2 === 0 ? 0.75 : 0.6) * Math.exp(-bar * 0.55);
      context.fillStyle = isFirst ? CORAL : "#8fb1ff";
      context.beginPath();
      context.roundRect(
        x + 5 + bar * (inner / beats / 6),
        height / 2 - tall / 2,
        Math.max(2, inner / beats / 9),
        tall,
        2,
      );
      context.fill();
    }
  }
  context.fillStyle = SKY;
  context.fillRect(24 + t * inner, height * 0.1, 2.5, height * 0.8);
};

/** How each media transform is shown. */
export const MEDIA_ART: Readonly<Record<string, { draw: Draw; periodMs: number }>> = {
  "cut-silence": { draw: cutSilence, periodMs: 8000 },
  loudness: { draw: loudness, periodMs: 8000 },
  speed: { draw: speed, periodMs: 4000 },
  reframe: { draw: reframe, periodMs: SCENE_MS },
  convert: { draw: convert, periodMs: SCENE_MS },
  "moving-picture": { draw: movingPicture, periodMs: 6000 },
  "beat-grid": { draw: beatGrid, periodMs: 8000 },
};
