import type { Canvas2D } from "./canvas.ts";
import { alpha, mix } from "./colour.ts";
import { clamp01 } from "./easing.ts";
import type { DeviceLook, Pose } from "./device-look.ts";
import type { Stage } from "./stage.ts";
import type { Box } from "./stage-size.ts";

type Point = readonly [number, number];

/** Distance of the viewer, px of the stage. */
const VIEWER = 2300;
/** A turn smaller than this is none, radians. */
const FLAT = 0.004;
/** Steps of a strip's edge at most, px of the canvas: more would be seen as stairs. */
const STEP = 0.8;
/** Widths of a strip, px of the canvas. Narrower ones cost twice as much and look the same. */
const NARROW = 4;
const WIDE = 48;

/** Slabs lean back about a line this far down, as a share of their height. */
const LEANS_AT = 0.26;

/** What stays where it is while a slab turns: its middle, at the height of the viewer's eyes or where it leans. */
function centreOf(box: Box, { axis, horizon = 0.5 }: Pose): Point {
  return [box.x + box.width / 2, box.y + box.height * (axis === "y" ? horizon : LEANS_AT)];
}

/** How a slab that rests at `box` comes to lie on the stage. `out` is how far behind its face a point lies, px. */
export function projectionOf(box: Box, pose: Pose): (x: number, y: number, out?: number) => Point {
  const [cx, cy] = centreOf(box, pose);
  const [sin, cos] = [Math.sin(pose.turn), Math.cos(pose.turn)];
  return (x, y, out = 0) => {
    const along = pose.axis === "y" ? x - cx : cy - y;
    const across = pose.axis === "y" ? y - cy : x - cx;
    const near = VIEWER / (VIEWER + along * sin + out * cos);
    const turned = (along * cos - out * sin) * near;
    return pose.axis === "y" ? [cx + turned, cy + across * near] : [cx + across * near, cy - turned];
  };
}

/** Points around a rectangle with round corners. */
function outlineOf({ x, y, width, height }: Box, radius: number): Point[] {
  const points: Point[] = [];
  const corners = [
    [x + width - radius, y + radius, -0.25],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 0.25],
    [x + radius, y + radius, 0.5],
  ] as const;
  for (const [cx, cy, from] of corners)
    for (let step = 0; step <= 8; step++) {
      const angle = (from + step / 32) * Math.PI * 2;
      points.push([cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]);
    }
  return points;
}

/** The convex hull of points, in order. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of all) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (a === undefined || b === undefined) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function trace(context: Canvas2D, points: readonly Point[]): void {
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
}

/** The body of a slab: its face in one colour, and its edge where the turn shows it. Without a colour something else covers the face. */
export function paintBody(stage: Stage, box: Box, radius: number, pose: Pose, face: string | null): void {
  const { context } = stage;
  const project = projectionOf(box, pose);
  const corner = Math.min(radius, box.width / 2, box.height / 2);
  const outline = outlineOf(box, corner);
  const front = outline.map(([x, y]) => project(x, y));
  context.beginPath();
  trace(context, hullOf([...front, ...outline.map(([x, y]) => project(x, y, pose.depth))]));
  if (face === null) {
    // What is covered is left out.
    const inner = { x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 12 };
    trace(
      context,
      outlineOf(inner, corner).map(([x, y]) => project(x, y)),
    );
  }
  context.fillStyle = pose.side;
  context.fill("evenodd");
  context.beginPath();
  trace(context, front);
  if (face !== null) {
    context.fillStyle = face;
    context.fill();
  }
  // Light along the edge that is near.
  context.strokeStyle = alpha(mix(pose.side, "#ffffff", 0.75), 0.7);
  context.lineWidth = 2.5;
  context.stroke();
}

/** What lies beneath a slab on the ground: soft, and to the side that it turns to. */
function paintShadow(stage: Stage, rest: Box, box: Box, pose: Pose, look: DeviceLook): void {
  // It fades as the slab comes near or is turned far away, and stays of one size: a blur is dear.
  const opacity = clamp01(1 - (box.width / rest.width - 1) * 12) * clamp01(1.35 - Math.abs(pose.turn) * 1.3);
  if (opacity <= 0) return;
  const { width, height } = rest;
  const margin = 150;
  const sprite = stage.softSprite(
    `slab-shadow:${look.shadowColour}:${Math.round(width)}x${Math.round(height)}`,
    width + margin * 2,
    height + margin * 2,
    (paint, length) => {
      paint.shadowColor = look.shadowColour;
      paint.shadowBlur = length(110);
      paint.fillStyle = look.shadowColour;
      paint.beginPath();
      paint.roundRect(margin * 1.3, margin * 1.3, width - margin * 0.6, height - margin * 0.6, 90);
      paint.fill();
    },
  );
  const lean = Math.sin(pose.turn);
  // What the slab covers wherever it is turned to is left out.
  const project = projectionOf(box, pose);
  const corner = (x: number, y: number): Point => project(box.x + x * width, box.y + y * height);
  const [[left, top], [right, above], [from, below], [to, bottom]] = [
    corner(0.05, 0.05),
    corner(0.95, 0.05),
    corner(0.05, 0.95),
    corner(0.95, 0.95),
  ];
  const hole = { x: Math.max(left, from), y: Math.max(top, above) };
  const [dx, dy] = pose.axis === "y" ? [-lean * 90, 56] : [0, hole.y - box.y - height * 0.05 + 70];
  const [x, y] = [box.x - margin + dx, box.y - margin + dy];
  stage.blitAround(
    sprite,
    x,
    y,
    {
      x: hole.x - x,
      y: hole.y - y,
      width: Math.max(0, Math.min(right, to) - hole.x),
      height: Math.max(0, Math.min(below, bottom) - hole.y),
    },
    opacity,
  );
}

/**
 * Draws a device as a slab in perspective: its face is painted flat, then laid out in strips that each have one distance from the
 * viewer. `rest` is the box it has when the camera is away, `box` the one it has now.
 */
export function drawSlab(
  stage: Stage,
  rest: Box,
  box: Box,
  look: DeviceLook,
  pose: Pose,
  face: { key: string; paint: (context: Canvas2D, at: Box) => void },
): void {
  const { context, scale } = stage;
  context.save();
  if (box.width > rest.width * 1.001) {
    // What comes near stays out of the words.
    context.beginPath();
    context.rect(0, stage.portrait ? rest.y - 14 : 0, stage.width, stage.height * 2);
    context.clip();
  }
  const radius = box.width * (box.width > box.height ? look.corner * 0.25 : look.corner);
  paintShadow(stage, rest, box, pose, look);
  paintBody(stage, box, radius, pose, null);
  const flat = stage.loose("slab", `${stage.scene.id}:${face.key}`, rest.width, rest.height, (paint) =>
    face.paint(paint, { x: 0, y: 0, width: rest.width, height: rest.height }),
  );
  const project = projectionOf(box, pose);
  const upright = pose.axis === "y";
  const eyes = centreOf(box, pose);
  // Along the strips' row, and across it.
  const [from, length, across] = upright ? [box.x, box.width, box.height] : [box.y, box.height, box.width];
  const at = (along: number): number =>
    upright ? project(along, box.y + across / 2)[0] : project(box.x + across / 2, along)[1];
  const [first, last] = [at(from), at(from + length)];
  const slope =
    Math.abs(Math.sin(pose.turn)) * ((across * Math.max(pose.horizon ?? 0.5, 1 - (pose.horizon ?? 0.5))) / VIEWER);
  const each = slope * WIDE < STEP ? WIDE : NARROW;
  const [begin, end] = [Math.floor(first * scale), Math.ceil(last * scale)];
  const centre = eyes[upright ? 0 : 1];
  const [sin, cos] = [Math.sin(pose.turn) * (upright ? 1 : -1), Math.cos(pose.turn)];
  // From a place on the stage back to one on the face.
  const back = (px: number): number => {
    const shift = px / scale - centre;
    return centre + (shift * VIEWER) / (VIEWER * cos - shift * sin);
  };
  const { width, height } = flat;
  const sourceLength = upright ? width : height;
  const { image } = flat.surface;
  context.imageSmoothingEnabled = true;
  context.setTransform(1, 0, 0, 1, Math.round(stage.offsetX * scale), Math.round(stage.offsetY * scale));
  for (let px = begin; px < end; px += each) {
    const stop = Math.min(end, px + each);
    const source = ((back(px) - from) / length) * sourceLength;
    const sourceEnd = ((back(stop) - from) / length) * sourceLength;
    const [s0, s1] = [Math.max(0, source), Math.min(sourceLength, sourceEnd)];
    if (s1 - s0 < 0.01) continue;
    const middle = back((px + stop) / 2) - centre;
    const near = VIEWER / (VIEWER + middle * sin);
    const size = across * near * scale;
    const before = size * (upright ? (pose.horizon ?? 0.5) : 0.5);
    // What the strip has less than its place at either end of the slab.
    const lost = (s0 - source) / (sourceEnd - source);
    const kept = (s1 - s0) / (sourceEnd - source);
    const [d0, d1] = [px + lost * (stop - px), kept * (stop - px)];
    if (upright) {
      context.drawImage(image, s0, 0, s1 - s0, height, d0, eyes[1] * scale - before, d1, size);
    } else {
      context.drawImage(image, 0, s0, width, s1 - s0, eyes[0] * scale - before, d0, size, d1);
    }
  }
  context.restore();
}

/** The pose, or null where it is too slight to be seen. */
export function poseOrFlat(pose: Pose): Pose | null {
  return Math.abs(pose.turn) < FLAT ? null : pose;
}
