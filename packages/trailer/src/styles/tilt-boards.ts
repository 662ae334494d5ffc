import { contrast, mix } from "../colour.ts";
import type { Pose } from "../device-look.ts";
import { clamp01, easeInOut, easeOut, lerp, progress, settle } from "../easing.ts";
import type { Footage } from "../screen-footage.ts";
import { shownOf } from "../shown.ts";
import { paintBody, poseOrFlat } from "../slab.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { Scheme } from "./kit.ts";

/** What a trailer's seed decides about its slabs. */
export interface TiltPlan {
  /** Which way the first slab turns: 1 has its right side farther away. */
  side: 1 | -1;
  /** Every second slab leans back instead of turning: the first and each second after it, or the others. */
  leans: "first" | "second";
  /** What stands behind the slabs. */
  set: "floor" | "disc" | "beams";
  align: "left" | "center";
  /** Whether words stand on the right of the device, where they stand beside it. */
  isMirrored: boolean;
}

/** The plan of a trailer. */
export function tiltPlan(stage: Stage): TiltPlan {
  return stage.keep("tilt-plan", () => {
    const random = stage.sharedRandom("tilt");
    const side = random() < 0.5 ? 1 : -1;
    const set = (["floor", "disc", "beams"] as const)[Math.floor(random() * 3)] ?? "floor";
    return {
      side,
      set,
      leans: random() < 0.5 ? "first" : "second",
      align: random() < 0.5 ? "left" : "center",
      isMirrored: random() < 0.5,
    };
  });
}

/** A slab is flat so long before a touch and stays so after it, ms of the trailer. */
const BEFORE_MS = 110;
const AFTER_MS = 260;
const DOWN_MS = 400;
const UP_MS = 820;
/** How flat a slab lies for what is touched, 0..1. */
function flatness({ taps, clip, rate }: Footage): number {
  let most = 0;
  for (const { atMs } of taps) {
    const age = (clip - atMs) / rate;
    const down = easeInOut(progress(age, -BEFORE_MS - DOWN_MS, DOWN_MS));
    const up = 1 - easeInOut(progress(age, AFTER_MS, UP_MS));
    most = Math.max(most, Math.min(down, up));
  }
  return most;
}

/** The pose of a device: it comes in at an angle, turns slowly towards the viewer and lies flat when it is touched. */
export function devicePose(stage: Stage, scheme: Scheme): (footage: Footage) => Pose | null {
  const plan = tiltPlan(stage);
  const { scene } = stage;
  const turn = scene.kind === "feature" && !stage.isOpening ? scene.number : scene.kind === "call-to-action" ? 4 : 0;
  const leans = (turn % 2 === 0) === (plan.leans === "first");
  const side = turn % 4 < 2 ? plan.side : -plan.side;
  const enters = 1 - settle(progress(stage.time, 0, 900));
  const towards = lerp(leans ? 0.66 : 0.6, leans ? 0.4 : 0.34, easeOut(stage.share));
  const sway = Math.sin(stage.total * 0.0013) * 0.03;
  return (footage) => {
    const facing = flatness(footage);
    return poseOrFlat({
      axis: leans ? "x" : "y",
      facing,
      turn: (towards + enters * 0.55 + sway) * (leans ? 1 : side) * (1 - facing),
      depth: 44,
      side: sideOf(scheme),
      // Seen from above its middle, so that nothing of it rises into the words.
      horizon: stage.portrait || (stage.square && shownOf(scene)?.device === "browser") ? 0.04 : 0.46,
    });
  };
}

/** Colour of a slab's edge on a ground. */
export function sideOf({ ground, accent }: Scheme): string {
  return contrast(ground, "#000000") > 5 ? mix(accent, "#14151a", 0.72) : mix(accent, "#ffffff", 0.28);
}

/** How a board stands on the stage. */
export interface Board {
  colour: string;
  side: string;
  axis: Pose["axis"];
  /** Radians. */
  turn: number;
  radius: number;
  depth?: number;
}

/** A board that is turned away, with what is written on it; what is turned far away has nothing to read. */
export function board(stage: Stage, box: Box, look: Board, write: () => void): void {
  const { context } = stage;
  const { colour, axis, turn, radius, depth = 34 } = look;
  paintBody(stage, box, radius, { axis, turn, depth, side: look.side, facing: 1 }, colour);
  const shown = clamp01((1.25 - Math.abs(turn)) * 2);
  if (shown <= 0) return;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  context.save();
  context.globalAlpha *= shown;
  context.translate(cx, cy);
  context.scale(axis === "y" ? Math.cos(turn) : 1, axis === "x" ? Math.cos(turn) : 1);
  context.translate(-cx, -cy);
  write();
  context.restore();
}

/** How far a board is still turned away that swings in from `from` to `to` radians, `start` ms into the scene. */
export function swing(stage: Stage, start: number, from: number, to: number, duration = 900): number {
  return lerp(from, to, settle(progress(stage.time, start, duration)));
}
