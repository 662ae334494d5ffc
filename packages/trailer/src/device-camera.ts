import type { FootageManifest } from "@sayhey/contract/footage";
import { CLOSE_UP } from "./device-layout.ts";
import { lerp, progress, settle } from "./easing.ts";
import type { Box } from "./stage-size.ts";

/** What the camera goes by. */
export interface Filmed {
  viewport: { width: number; height: number };
  /** Time of the clip, ms, and ms of the clip per ms of the trailer. */
  clip: number;
  rate: number;
  boxes: FootageManifest["boxes"];
  /** Whether the camera goes to what is used, or draws back from the last of it. */
  zoom: "auto" | "none" | "out";
  /** Ms of the trailer since its scene began. */
  time: number;
  /** What changed on the screen after a tap. */
  results: readonly (Box & { atMs: number })[];
}

/** The part of the stage in which a device is seen. */
export interface Frame extends Box {
  /** Down to here nothing is covered by a network's own controls, px of the stage. */
  clearTo: number;
  /** Whether what is in it only moves up and down, and comes no nearer. */
  isWindow?: boolean;
}

/** What is looked at fills at most so much of the frame's width, and of its clear height. */
const MOST_WIDE = 0.88;
const MOST_HIGH = 0.6;
/** Less is no camera move. */
const LEAST = 1.08;
/** The camera is there so long before what it goes to happens, ms of the trailer, and takes so long to get there. */
const AHEAD_MS = 120;
const TRAVEL_MS = 640;
/** So long the camera stays with what came last, ms of the trailer. */
const SEEN_MS = 700;
/** So long the camera draws back, ms of the trailer. */
const DRAW_BACK_MS = 1200;
/** So long it stays after what it came for, ms of the trailer. */
const STAY_MS = 80;
/** What follows sooner than this is one look, ms of the trailer. */
const NEXT_MS = 420;

interface Look {
  atMs: number;
  box: Box;
}

/** What the camera looks at in turn, in ms of the clip: what is about to be touched, then what came of it. */
function looksOf({ boxes, results, viewport, rate }: Filmed): Look[] {
  const all = [
    ...boxes
      .filter(({ width, height }) => width >= 16 && height >= 12 && height < viewport.height * 0.7)
      .map(({ atMs, ...box }) => ({ atMs: atMs - AHEAD_MS * rate, box })),
    ...results.map(({ atMs, ...box }) => ({ atMs: atMs + TRAVEL_MS * 0.5 * rate, box })),
  ].toSorted((a, b) => a.atMs - b.atMs);
  const looks: Look[] = [];
  for (const look of all) {
    const last = looks.at(-1);
    if (last !== undefined && look.atMs - last.atMs < NEXT_MS * rate) {
      // Both, as long as they are near each other.
      const both = around(last.box, look.box);
      if (both.height < viewport.height * 0.55) looks.splice(-1, 1, { atMs: last.atMs, box: both });
      else looks.splice(-1, 1, look);
    } else looks.push(look);
  }
  return looks;
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/**
 * Where a phone stands now that rests at `box`, its screen at `screen`: the camera goes to what is touched and to what comes of it,
 * and keeps it in the middle of the frame, `closeUp` times as near at most. `isMoving` while it is on its way.
 */
export function lookAt(
  filmed: Filmed,
  box: Box,
  screen: Box,
  frame: Frame,
  closeUp: number = CLOSE_UP,
): {
  box: Box;
  isMoving: boolean;
} {
  let now = box;
  let isMoving = false;
  if (filmed.zoom === "out") {
    const last = looksOf(filmed).at(-1);
    const share = progress(filmed.time, 150, DRAW_BACK_MS);
    const from = last === undefined ? box : near(last.box, filmed, box, screen, frame, closeUp);
    return { box: betweenBoxes(from, box, settle(share)), isMoving: share < 1 };
  }
  const looks = looksOf(filmed);
  let there = Number.NEGATIVE_INFINITY;
  for (const { atMs, box: target } of looks) {
    // It stays until what it came for has happened.
    const start = Math.max(atMs - TRAVEL_MS * filmed.rate, there + (AHEAD_MS + STAY_MS) * filmed.rate);
    there = Math.max(atMs, start + TRAVEL_MS * filmed.rate);
    if (filmed.clip <= start) break;
    const share = progress(filmed.clip, start, TRAVEL_MS * filmed.rate);
    now = betweenBoxes(now, near(target, filmed, box, screen, frame, closeUp), settle(share));
    isMoving = share < 1;
  }
  // What has been seen long enough is seen in its place.
  const back =
    looks.length === 0 ? 0 : progress(filmed.clip, there + SEEN_MS * filmed.rate, DRAW_BACK_MS * filmed.rate);
  if (back === 0) return { box: now, isMoving };
  return { box: betweenBoxes(now, box, settle(back)), isMoving: back < 1 };
}

/** Where the phone stands when that part of its screen is looked at. */
function near(target: Box, { viewport }: Filmed, box: Box, screen: Box, frame: Frame, closeUp: number): Box {
  const unit = screen.width / viewport.width;
  const clear = Math.min(frame.clearTo, frame.y + frame.height) - frame.y;
  const most = Math.min(
    closeUp,
    // The whole width of the screen: a column cut in two is no close-up.
    frame.width / screen.width,
    (frame.width * MOST_WIDE) / (target.width * unit),
    (clear * MOST_HIGH) / (target.height * unit),
  );
  const zoom = frame.isWindow === true ? 1 : most;
  if (zoom < LEAST && frame.isWindow !== true) return box;
  const [width, height] = [box.width * zoom, box.height * zoom];
  const centre = {
    x: (screen.x - box.x + (target.x + target.width / 2) * unit) * zoom,
    y: (screen.y - box.y + (target.y + target.height / 2) * unit) * zoom,
  };
  const x = frame.x + frame.width / 2 - centre.x;
  const y = frame.y + clear / 2 - centre.y;
  return {
    x:
      width >= frame.width
        ? Math.min(Math.max(x, frame.x + frame.width - width), frame.x)
        : box.x + (box.width - width) / 2,
    // Never below its place, nor so far up that the foot of the stage is empty.
    y: Math.min(Math.max(y, Math.min(box.y, frame.y + frame.height - height)), box.y),
    width,
    height,
  };
}

/** A box on its way from one to another. */
export function betweenBoxes(from: Box, to: Box, share: number): Box {
  return {
    x: lerp(from.x, to.x, share),
    y: lerp(from.y, to.y, share),
    width: lerp(from.width, to.width, share),
    height: lerp(from.height, to.height, share),
  };
}
