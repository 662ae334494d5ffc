import type { Canvas2D } from "../canvas.ts";
import { alpha, contrast, mix } from "../colour.ts";
import { lerp, progress, settle } from "../easing.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { Scheme } from "./kit.ts";
import { toneOf, type Tone } from "./tones.ts";

/** What a trailer's seed decides about its panes. */
export interface GlassPlan {
  /** How words and device of a feature stand to each other: on one pane, words on their own, or panes behind the device. */
  layout: "card" | "pill" | "stack";
  /** Which grounds come in which order. */
  turn: number;
  isMirrored: boolean;
  align: "left" | "center";
  /** Where the three lights are, as shares of the stage. */
  lights: readonly (readonly [number, number])[];
}

const LIGHTS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.12, 0.12],
    [0.95, 0.46],
    [0.2, 0.9],
  ],
  [
    [0.9, 0.06],
    [0.02, 0.5],
    [0.85, 0.88],
  ],
  [
    [0.5, -0.04],
    [0.04, 0.72],
    [1, 0.7],
  ],
];

/** The plan of a trailer. */
export function glassPlan(stage: Stage): GlassPlan {
  return stage.keep("glass-plan", () => {
    const random = stage.sharedRandom("glass");
    const layout = (["card", "pill", "stack"] as const)[Math.floor(random() * 3)] ?? "card";
    const lights = LIGHTS[Math.floor(random() * LIGHTS.length)] ?? [];
    return {
      layout,
      lights,
      turn: Math.floor(random() * 4),
      isMirrored: random() < 0.5,
      align: random() < 0.5 ? "left" : "center",
    };
  });
}

/** Grounds of the opening, odd and even features, the end, and words alone, in turn. */
const TURNS: readonly (readonly [Tone, Tone, Tone, Tone, Tone])[] = [
  ["own", "tinted", "own", "deep", "deep"],
  ["deep", "own", "tinted", "deep", "tinted"],
  ["tinted", "deep", "own", "tinted", "deep"],
  ["deep", "deep", "tinted", "own", "own"],
];

/** The scheme of a scene. */
export function glassScheme(stage: Stage): Scheme {
  const [opening, odd, even, end, words] = TURNS[glassPlan(stage).turn] ??
    TURNS[0] ?? ["own", "own", "own", "own", "own"];
  const { scene } = stage;
  const tone =
    scene.kind === "hook" || stage.isOpening
      ? opening
      : scene.kind === "feature"
        ? scene.number % 2 === 1
          ? odd
          : even
        : scene.kind === "call-to-action" || scene.kind === "outro" || scene.kind === "reveal"
          ? end
          : words;
  return toneOf(stage.storyboard.palette, tone);
}

/** Whether a ground is light. */
export const isLight = ({ ground }: Scheme): boolean => contrast(ground, "#000000") > 8;

/** The most of a colour that a ground may be lit with while its ink can be read. */
function lit(scheme: Scheme, colour: string): string {
  let share = isLight(scheme) ? 0.55 : 0.6;
  while (share > 0.05 && contrast(mix(scheme.ground, colour, share), scheme.ink) < 6.2) share -= 0.05;
  return mix(scheme.ground, colour, share);
}

/** Room at the sides of a ground that drifts, px of the stage. */
const ROOM = 60;

/** A ground softly lit from three sides. */
export function litGround(stage: Stage, scheme: Scheme): void {
  if (stage.backdrop !== null) {
    stage.flood(scheme.ground);
    return;
  }
  const { width, height, storyboard } = stage;
  const p = storyboard.palette;
  const { lights } = glassPlan(stage);
  const colours = [p.accent, p.accent2, p.accent3].map((colour) => lit(scheme, colour));
  const sprite = stage.ground(
    `glass:${scheme.ground}`,
    (paint) => {
      paint.fillStyle = scheme.ground;
      paint.fillRect(0, 0, width + ROOM * 2, height);
      const reach = Math.max(width, height) * (stage.portrait ? 0.52 : 0.46);
      lights.forEach(([x, y], index) => {
        const colour = colours[index] ?? scheme.accent;
        const [cx, cy] = [x * width + ROOM, y * height];
        const glow = paint.createRadialGradient(cx, cy, 0, cx, cy, reach);
        for (const stop of [0, 0.25, 0.5, 0.75, 1]) glow.addColorStop(stop, alpha(colour, (1 - stop) ** 1.6));
        paint.fillStyle = glow;
        paint.fillRect(cx - reach, cy - reach, reach * 2, reach * 2);
      });
    },
    ROOM,
  );
  stage.blit(sprite, -ROOM + Math.sin(stage.total * 0.0005) * ROOM * 0.9, 0);
}

/** Panes that hang far behind everything: place and size as shares of the stage, and distance. */
const HANGING = [
  { x: -0.3, y: -0.3, wide: 0.5, high: 0.3, far: 2.5 },
  { x: 0.34, y: -0.06, wide: 0.44, high: 0.46, far: 2 },
  { x: -0.28, y: 0.3, wide: 0.56, high: 0.34, far: 1.62 },
] as const;

/** Draws the panes behind everything; the camera goes through depth towards them, and sways. */
export function hangingPanes(stage: Stage, scheme: Scheme): void {
  const { context, width, height } = stage;
  const light = isLight(scheme);
  const side = glassPlan(stage).isMirrored ? -1 : 1;
  const comes = 1 - settle(progress(stage.time, 0, 1100));
  const travel = stage.total * 0.00004 - comes * 0.5;
  const sway = Math.sin(stage.total * 0.0007) * 60;
  for (const { x, y, wide, high, far } of HANGING) {
    const near = 1.6 / (far - travel);
    const [w, h] = [wide * width * near, high * height * near];
    const cx = width / 2 + side * x * width * near + sway * near;
    const cy = height * 0.48 + y * height * near;
    context.fillStyle = light ? "rgba(255, 255, 255, 0.26)" : "rgba(255, 255, 255, 0.04)";
    context.beginPath();
    context.roundRect(cx - w / 2, cy - h / 2, w, h, 56 * near);
    context.fill();
    context.strokeStyle = light ? "rgba(255, 255, 255, 0.6)" : "rgba(255, 255, 255, 0.1)";
    context.lineWidth = 2.5 * near;
    context.stroke();
  }
}

/** Beads of glass in front of everything, where no words and little of the app are: they move the most. */
export function nearBeads(stage: Stage, scheme: Scheme): void {
  const { context, width, height } = stage;
  const light = isLight(scheme);
  const side = glassPlan(stage).isMirrored;
  const places: readonly (readonly [number, number, number])[] = stage.portrait
    ? [
        [0.03, 0.94, 165],
        [0.98, 0.885, 105],
      ]
    : [
        [0.995, 0.99, stage.wide ? 120 : 76],
        [0.002, 0.01, stage.wide ? 86 : 56],
      ];
  const sway = Math.sin(stage.total * 0.0007) * -46;
  const comes = settle(progress(stage.time, -200, 1000));
  for (const [x, y, radius] of places) {
    const cx = (side && stage.portrait ? 1 - x : x) * width + (stage.portrait ? sway : sway * 0.3);
    const cy = y * height + (1 - comes) * 200 * (y > 0.5 ? 1 : -1) + Math.cos(stage.total * 0.0009 + radius) * 14;
    const r = radius * lerp(1.3, 1, comes);
    context.fillStyle = light ? "rgba(255, 255, 255, 0.34)" : "rgba(255, 255, 255, 0.13)";
    context.beginPath();
    context.arc(cx, cy, r, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = "rgba(255, 255, 255, 0.5)";
    context.lineWidth = 3;
    context.stroke();
    // Where the light above is mirrored in it.
    context.strokeStyle = "rgba(255, 255, 255, 0.75)";
    context.lineWidth = r * 0.07;
    context.lineCap = "round";
    context.beginPath();
    context.arc(cx, cy, r * 0.8, Math.PI * 1.12, Math.PI * 1.42);
    context.stroke();
    context.lineCap = "butt";
  }
}

/** How a pane looks. */
export interface PaneLook {
  corner: number;
  /** Colour it is tinted with, and how much, 0..1; clear when left out. */
  tint?: string;
  strength?: number;
  /** How far above what is behind it, px of the stage: the length of its shadow; default 34. */
  lift?: number;
}

const MARGIN = 90;

/** Draws a pane once for its size, in px from its left upper corner, `MARGIN` px around it free for its shadow. */
function paintPane(paint: Canvas2D, scheme: Scheme, width: number, height: number, look: PaneLook): void {
  const { corner, tint, strength = 0, lift = 34 } = look;
  const light = isLight(scheme);
  const outline = (grow: number, dy = 0): void =>
    paint.roundRect(MARGIN - grow, MARGIN - grow + dy, width + grow * 2, height + grow * 2, Math.max(4, corner + grow));
  paint.save();
  // A pane is clear: its shadow lies around it only.
  paint.beginPath();
  paint.rect(0, 0, width + MARGIN * 2, height + MARGIN * 2);
  outline(0);
  paint.clip("evenodd");
  for (let step = 9; step >= 0; step--) {
    paint.fillStyle = alpha(mix(scheme.accent, "#000000", 0.75), light ? 0.02 : 0.05);
    paint.beginPath();
    outline(-lift * 0.3 + step * lift * 0.13, lift * 0.7);
    paint.fill();
  }
  paint.restore();
  paint.beginPath();
  outline(0);
  if (tint === undefined) {
    const fill = paint.createLinearGradient(MARGIN, MARGIN, MARGIN + width * 0.7, MARGIN + height);
    fill.addColorStop(0, light ? "rgba(255, 255, 255, 0.78)" : "rgba(255, 255, 255, 0.17)");
    fill.addColorStop(1, light ? "rgba(255, 255, 255, 0.5)" : "rgba(255, 255, 255, 0.08)");
    paint.fillStyle = fill;
  } else paint.fillStyle = alpha(tint, strength);
  paint.fill();
  const edge = paint.createLinearGradient(MARGIN, MARGIN, MARGIN + width, MARGIN + height);
  edge.addColorStop(0, light ? "rgba(255, 255, 255, 1)" : "rgba(255, 255, 255, 0.65)");
  edge.addColorStop(0.5, light ? "rgba(255, 255, 255, 0.35)" : "rgba(255, 255, 255, 0.1)");
  edge.addColorStop(1, light ? "rgba(255, 255, 255, 0.85)" : "rgba(255, 255, 255, 0.4)");
  paint.strokeStyle = edge;
  paint.lineWidth = 4;
  paint.beginPath();
  paint.roundRect(MARGIN + 2, MARGIN + 2, width - 4, height - 4, Math.max(2, corner - 2));
  paint.stroke();
}

/** Lays a pane down at a box; `hole` (px of the stage) is what something else covers of it. */
export function pane(stage: Stage, scheme: Scheme, box: Box, look: PaneLook, opacity = 1, hole?: Box): void {
  if (opacity <= 0 || box.width < 8 || box.height < 8) return;
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const sprite = stage.sprite(
    `pane:${scheme.ground}:${width}x${height}:${look.corner}:${look.tint}:${look.strength}:${look.lift}`,
    width + MARGIN * 2,
    height + MARGIN * 2,
    (paint) => paintPane(paint, scheme, width, height, { ...look, corner: Math.min(look.corner, height / 2) }),
  );
  const [x, y] = [box.x - MARGIN, box.y - MARGIN];
  if (hole === undefined) stage.blit(sprite, x, y, opacity);
  else stage.blitAround(sprite, x, y, { ...hole, x: hole.x - x, y: hole.y - y }, opacity);
}

/** How a thing of a depth of its own floats, px of the stage: the nearer, the more. */
export function floating(stage: Stage, depth: number, phase = 0): { x: number; y: number } {
  return {
    x: Math.sin(stage.total * 0.0007) * -18 * depth,
    y: Math.sin(stage.total * 0.0013 + phase) * 8 * depth,
  };
}
