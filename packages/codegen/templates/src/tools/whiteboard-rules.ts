/** A place on the board. */
export interface Spot {
  x: number;
  y: number;
}

/** What one draws with. */
export type Pen = "pen" | "line" | "rect" | "ellipse" | "text";

/** Something on the board. Shapes have two places, their corners or ends; a text has one. */
export interface Mark {
  kind: Pen;
  /** Key of its color. */
  color: string;
  size: number;
  spots: readonly Spot[];
  text?: string;
}

/** Most marks and most places of a stroke, so that a board stays quick. */
export const MOST_MARKS = 1500;
const MOST_SPOTS = 800;

const round = (value: number): number => Math.round(value * 10) / 10;
const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a place is from the line between two others. */
function distanceTo(spot: Spot, from: Spot, to: Spot): number {
  const length = gap(from, to) ** 2;
  if (length === 0) return gap(spot, from);
  const along = ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / length;
  const share = Math.min(1, Math.max(0, along));
  return gap(spot, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
}

/** Leaves out places that a stroke does not need (Ramer 1972, Douglas and Peucker 1973). */
export function simplify(spots: readonly Spot[], tolerance: number): Spot[] {
  const first = spots[0];
  const last = spots.at(-1);
  if (first === undefined || last === undefined || spots.length < 3) return [...spots];
  let worst = 0;
  let at = 0;
  for (let index = 1; index < spots.length - 1; index++) {
    const far = distanceTo(spots[index] ?? first, first, last);
    if (far > worst) [worst, at] = [far, index];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(spots.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(spots.slice(at), tolerance)];
}

/** A stroke as a path that runs smoothly through the middles between its places. */
export function strokePath(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (first === undefined) return "";
  const last = rest.at(-1);
  if (last === undefined) return `M${round(first.x)} ${round(first.y)}h0.1`;
  const bends = rest.slice(0, -1).map((spot, index) => {
    const next = rest[index + 1] ?? spot;
    return `Q${round(spot.x)} ${round(spot.y)} ${round((spot.x + next.x) / 2)} ${round((spot.y + next.y) / 2)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${bends.join("")}L${round(last.x)} ${round(last.y)}`;
}

/** The mark while it is drawn, with the pointer at a new place. */
export function extend(mark: Mark, to: Spot): Mark {
  const last = mark.spots.at(-1);
  if (mark.kind !== "pen") return { ...mark, spots: [mark.spots[0] ?? to, to] };
  if (mark.spots.length >= MOST_SPOTS || (last !== undefined && gap(last, to) < 2)) return mark;
  return { ...mark, spots: [...mark.spots, to] };
}

/** A mark that is done; none where a shape has no size. */
export function finish(mark: Mark): Mark | undefined {
  const [first, second] = mark.spots;
  if (mark.kind === "text") return mark.text?.trim() ? mark : undefined;
  if (mark.kind !== "pen" && (first === undefined || second === undefined || gap(first, second) < 4)) return undefined;
  const { w, h } = boxOf(mark);
  if ((mark.kind === "rect" || mark.kind === "ellipse") && Math.min(w, h) < 4) return undefined;
  const spots = mark.kind === "pen" ? simplify(mark.spots, 0.8) : mark.spots;
  return { ...mark, spots: spots.map(({ x, y }) => ({ x: round(x), y: round(y) })) };
}

/** The box that a shape or a text fills. */
export function boxOf(mark: Mark): { x: number; y: number; w: number; h: number } {
  const [a = { x: 0, y: 0 }, b = a] = mark.spots;
  if (mark.kind === "text") {
    const height = fontSize(mark.size);
    return { x: a.x, y: a.y - height, w: (mark.text ?? "").length * height * 0.52, h: height * 1.3 };
  }
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
}

/** Size of the letters that go with a width of the pen. */
export const fontSize = (size: number): number => 16 + size * 4;

/** Whether an eraser of that radius touches a mark. */
export function touches(mark: Mark, at: Spot, radius: number): boolean {
  const reach = radius + mark.size / 2;
  const { x, y, w, h } = boxOf(mark);
  if (mark.kind === "text") return at.x >= x - radius && at.x <= x + w + radius && at.y >= y - radius && at.y <= y + h;
  if (mark.kind === "ellipse") {
    const [rx, ry] = [w / 2 || 1, h / 2 || 1];
    const from = Math.hypot((at.x - x - rx) / rx, (at.y - y - ry) / ry);
    return Math.abs(from - 1) * Math.min(rx, ry) <= reach;
  }
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
    { x, y },
  ];
  const line = mark.kind === "rect" ? corners : mark.spots;
  if (line.length === 1 && line[0] !== undefined) return gap(line[0], at) <= reach;
  return line.slice(1).some((spot, index) => distanceTo(at, line[index] ?? spot, spot) <= reach);
}

/** A board to start with: two ideas and what leads from one to the other, with that text over them. */
export function firstMarks(title: string, one: string, two: string, width: number): Mark[] {
  const left = width / 2 - 300;
  const wave = Array.from({ length: 12 }, (_, index) => ({
    x: left + 225 + index * 14,
    y: 170 + Math.sin(index / 1.8) * 22,
  }));
  const tip = { x: left + 382, y: 172 };
  return [
    { kind: "text", color: "ink", size: 6, spots: [{ x: left + 20, y: 70 }], text: title },
    {
      kind: "rect",
      color: "accent",
      size: 5,
      spots: [
        { x: left + 20, y: 100 },
        { x: left + 210, y: 240 },
      ],
    },
    { kind: "text", color: "ink", size: 3, spots: [{ x: left + 50, y: 180 }], text: one },
    { kind: "pen", color: "ink", size: 4, spots: [...wave, tip] },
    {
      kind: "pen",
      color: "ink",
      size: 4,
      spots: [{ x: tip.x - 16, y: tip.y - 20 }, tip, { x: tip.x - 24, y: tip.y + 12 }],
    },
    {
      kind: "ellipse",
      color: "second",
      size: 5,
      spots: [
        { x: left + 400, y: 90 },
        { x: left + 590, y: 250 },
      ],
    },
    { kind: "text", color: "ink", size: 3, spots: [{ x: left + 440, y: 180 }], text: two },
  ];
}
