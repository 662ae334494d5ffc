import type { Canvas2D } from "./canvas.ts";
import { ICON_PATHS } from "./icon-paths.gen.ts";

interface Stroke {
  /** Numbers of each command: M and L have two, C six, Z none. */
  commands: { kind: "M" | "L" | "C" | "Z"; points: readonly number[] }[];
  length: number;
}

const parsed = new Map<string, Stroke[]>();

function parse(name: string): Stroke[] {
  const found = parsed.get(name);
  if (found !== undefined) return found;
  const strokes = (ICON_PATHS[name] ?? ICON_PATHS["sparkles"] ?? []).map((path): Stroke => {
    const commands: Stroke["commands"] = [];
    let length = 0;
    let [x, y, startX, startY] = [0, 0, 0, 0];
    for (const match of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
      const kind = match[1] as "M" | "L" | "C" | "Z";
      const points = (match[2] ?? "").trim() === "" ? [] : (match[2] ?? "").trim().split(/\s+/).map(Number);
      commands.push({ kind, points });
      const endX = kind === "Z" ? startX : (points.at(-2) ?? x);
      const endY = kind === "Z" ? startY : (points.at(-1) ?? y);
      if (kind === "M") [startX, startY] = [endX, endY];
      else if (kind === "C") {
        // Between the chord and the control polygon: near enough for a dash.
        const [ax = 0, ay = 0, bx = 0, by = 0] = points;
        const hull = Math.hypot(ax - x, ay - y) + Math.hypot(bx - ax, by - ay) + Math.hypot(endX - bx, endY - by);
        length += (hull + Math.hypot(endX - x, endY - y)) / 2;
      } else length += Math.hypot(endX - x, endY - y);
      [x, y] = [endX, endY];
    }
    return { commands, length: Math.max(length, 0.01) };
  });
  parsed.set(name, strokes);
  return strokes;
}

/** Whether the engine can draw the icon of that name. */
export function hasIcon(name: string): boolean {
  return ICON_PATHS[name] !== undefined;
}

/** Draws a lucide icon in the current stroke style, its left upper corner at x, y; `share` of it, 0..1, as if by a pen. */
export function drawIcon(
  context: Canvas2D,
  name: string,
  x: number,
  y: number,
  size: number,
  lineWidth = 2,
  share = 1,
): void {
  if (share <= 0) return;
  const unit = size / 24;
  const strokes = parse(name);
  context.save();
  context.translate(x, y);
  context.scale(unit, unit);
  context.lineWidth = lineWidth;
  context.lineCap = "round";
  context.lineJoin = "round";
  strokes.forEach((stroke, index) => {
    const own = Math.min(1, Math.max(0, share * (1 + 0.25 * (strokes.length - 1)) - index * 0.25));
    if (own <= 0) return;
    context.setLineDash(own >= 1 ? [] : [stroke.length * 1.05 * own, stroke.length * 2]);
    context.beginPath();
    for (const { kind, points } of stroke.commands) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
      if (kind === "M") context.moveTo(a, b);
      else if (kind === "L") context.lineTo(a, b);
      else if (kind === "C") context.bezierCurveTo(a, b, c, d, e, f);
      else context.closePath();
    }
    context.stroke();
  });
  context.setLineDash([]);
  context.restore();
}
