import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";

/** A dimension line between two points, with ticks, growing from its middle. */
export function dimension(
  stage: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: string,
  share: number,
): void {
  if (share <= 0) return;
  const { context } = stage;
  const cx = (x0 + x1) / 2;
  const cy = (y0 + y1) / 2;
  const ax = cx + (x0 - cx) * share;
  const ay = cy + (y0 - cy) * share;
  const bx = cx + (x1 - cx) * share;
  const by = cy + (y1 - cy) * share;
  const tick = x0 === x1 ? [16, 0] : [0, 16];
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(ax, ay);
  context.lineTo(bx, by);
  for (const [x, y] of [
    [ax, ay],
    [bx, by],
  ] as const) {
    context.moveTo(x - (tick[0] ?? 0), y - (tick[1] ?? 0));
    context.lineTo(x + (tick[0] ?? 0), y + (tick[1] ?? 0));
  }
  context.stroke();
}

/** Corner marks around a box. */
export function corners(stage: Stage, box: Box, colour: string, share: number): void {
  const { context } = stage;
  const arm = 44 * share;
  context.strokeStyle = colour;
  context.lineWidth = 4;
  context.beginPath();
  for (const [x, y, dx, dy] of [
    [box.x, box.y, 1, 1],
    [box.x + box.width, box.y, -1, 1],
    [box.x, box.y + box.height, 1, -1],
    [box.x + box.width, box.y + box.height, -1, -1],
  ] as const) {
    context.moveTo(x + dx * arm, y);
    context.lineTo(x, y);
    context.lineTo(x, y + dy * arm);
  }
  context.stroke();
}

/** A numbered balloon, as parts are named on a drawing. */
export function balloon(stage: Stage, cx: number, cy: number, radius: number, colour: string, share: number): void {
  if (share <= 0) return;
  const { context } = stage;
  context.strokeStyle = colour;
  context.lineWidth = 4;
  context.beginPath();
  context.arc(cx, cy, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * share);
  context.stroke();
}

/** A line that draws itself. */
export function rule(
  stage: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: string,
  share: number,
  width = 3,
): void {
  if (share <= 0) return;
  const { context } = stage;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
  context.stroke();
}

/** Hatching at 45 degrees inside a box. */
export function hatch(stage: Stage, box: Box, colour: string, share: number, gap = 34): void {
  const { context } = stage;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width * share, box.height);
  context.clip();
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.beginPath();
  for (let x = box.x - box.height; x < box.x + box.width; x += gap) {
    context.moveTo(x, box.y + box.height);
    context.lineTo(x + box.height, box.y);
  }
  context.stroke();
  context.restore();
}
