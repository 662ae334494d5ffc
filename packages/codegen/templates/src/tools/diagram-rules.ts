/** Shapes of boxes. */
export const SHAPES = ["box", "round", "diamond", "note"] as const;
/** See `SHAPES`. */
export type Shape = (typeof SHAPES)[number];

/** A box with its middle. */
export interface Box {
  id: string;
  shape: Shape;
  text: string;
  x: number;
  y: number;
}

/** An arrow from one box to another. */
export interface Arrow {
  from: string;
  to: string;
  label: string;
}

/** A diagram. */
export interface Chart {
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

interface Spot {
  x: number;
  y: number;
}

/** Most boxes, so that a diagram stays quick. */
export const MOST_BOXES = 120;
/** Longest text of a box. */
export const LONGEST_LABEL = 80;
/** Height of a line of text. */
export const LINE = 20;
const LETTERS: Readonly<Record<Shape, number>> = { box: 16, round: 16, diamond: 13, note: 18 };
const WIDTH: Readonly<Record<Shape, number>> = { box: 150, round: 150, diamond: 176, note: 160 };
const PAD: Readonly<Record<Shape, number>> = { box: 32, round: 32, diamond: 64, note: 32 };

/** A text in lines of about so many letters; longer words are broken. */
export function wrapWords(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
    for (; line.length > letters; line = line.slice(letters)) lines.push(line.slice(0, letters));
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}

/** Lines of a box, and how large they make it. */
export function measure({ shape, text }: Pick<Box, "shape" | "text">): { lines: string[]; w: number; h: number } {
  const lines = wrapWords(text, LETTERS[shape]);
  return {
    lines,
    w: WIDTH[shape],
    h: Math.max(2, lines.length) * LINE + PAD[shape] - LINE * (lines.length < 2 ? 1 : 0) + 4,
  };
}

/** Where the way from the middle of a box to a place leaves its edge. */
export function edgeSpot(box: Box, toward: Spot): Spot {
  const { w, h } = measure(box);
  const dx = toward.x - box.x;
  const dy = toward.y - box.y;
  if (dx === 0 && dy === 0) return { x: box.x, y: box.y };
  const share =
    box.shape === "diamond"
      ? 1 / (Math.abs(dx) / (w / 2) + Math.abs(dy) / (h / 2))
      : Math.min(w / 2 / Math.abs(dx || 1e-9), h / 2 / Math.abs(dy || 1e-9));
  return { x: box.x + dx * share, y: box.y + dy * share };
}

/** An arrow as it runs: a bend where there is one back as well, and where its label stands. */
export function route(from: Box, to: Box, bend: number): { path: string; middle: Spot } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const turn = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend,
  };
  const start = edgeSpot(from, bend === 0 ? to : turn);
  const end = edgeSpot(to, bend === 0 ? from : turn);
  const middle =
    bend === 0
      ? { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
      : { x: (start.x + end.x + 2 * turn.x) / 4, y: (start.y + end.y + 2 * turn.y) / 4 };
  const by = bend === 0 ? "L" : `Q${turn.x.toFixed(1)} ${turn.y.toFixed(1)} `;
  return { path: `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${by}${end.x.toFixed(1)} ${end.y.toFixed(1)}`, middle };
}

/** The chart with a new arrow; not from a box to itself, nor twice. */
export function connect(chart: Chart, from: string, to: string): Chart {
  const isThere = chart.arrows.some((arrow) => arrow.from === from && arrow.to === to);
  return from === to || isThere ? chart : { ...chart, arrows: [...chart.arrows, { from, to, label: "" }] };
}

/** The chart without a box and without the arrows at it. */
export const removeBox = (chart: Chart, id: string): Chart => ({
  boxes: chart.boxes.filter((box) => box.id !== id),
  arrows: chart.arrows.filter(({ from, to }) => from !== id && to !== id),
});

/** The chart with a box changed. */
export const changeBox = (chart: Chart, id: string, some: Partial<Box>): Chart => ({
  ...chart,
  boxes: chart.boxes.map((box) => (box.id === id ? { ...box, ...some } : box)),
});

/** An id that no box has. */
export function freeId(chart: Chart): string {
  const ids = new Set(chart.boxes.map(({ id }) => id));
  let number = ids.size + 1;
  while (ids.has(`b${number}`)) number++;
  return `b${number}`;
}

/** The part of the plane that a chart takes, with a margin. */
export function boundsOf(chart: Chart, margin: number): { x: number; y: number; w: number; h: number } {
  if (chart.boxes.length === 0) return { x: -200, y: -150, w: 400, h: 300 };
  const sizes = chart.boxes.map((box) => ({ box, ...measure(box) }));
  const left = Math.min(...sizes.map(({ box, w }) => box.x - w / 2)) - margin;
  const top = Math.min(...sizes.map(({ box, h }) => box.y - h / 2)) - margin;
  const right = Math.max(...sizes.map(({ box, w }) => box.x + w / 2)) + margin;
  const bottom = Math.max(...sizes.map(({ box, h }) => box.y + h / 2)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/**
 * A chart out of lines such as `Tea -> Milk? : hot`. A line without an arrow follows the one before it; what ends in a question mark
 * is a diamond, what is first and last is round.
 */
export function readChart(text: string): Chart {
  const boxes: Box[] = [];
  const arrows: Arrow[] = [];
  const boxOf = (name: string): string => {
    const label = name.trim().slice(0, LONGEST_LABEL);
    const known = boxes.find((box) => box.text === label);
    if (known !== undefined) return known.id;
    const id = `b${boxes.length + 1}`;
    boxes.push({ id, text: label, shape: label.endsWith("?") ? "diamond" : "box", x: 0, y: 0 });
    return id;
  };
  let before: string | undefined;
  for (const line of text
    .split("\n")
    .filter((one) => one.trim() !== "")
    .slice(0, MOST_BOXES)) {
    const [way = "", label = ""] = line.includes("->") ? line.split(/:(?=[^:]*$)/) : [line];
    const ids = way
      .split("->")
      .filter((name) => name.trim() !== "")
      .map(boxOf);
    const all = ids.length === 1 && before !== undefined ? [before, ...ids] : ids;
    all.slice(1).forEach((to, index) => arrows.push({ from: all[index] ?? to, to, label: label.trim().slice(0, 30) }));
    before = ids.at(-1);
  }
  return { boxes: boxes.map((box) => ({ ...box, shape: isEnd(box, arrows) ? "round" : box.shape })), arrows };
}

const isEnd = ({ id, shape }: Box, arrows: readonly Arrow[]): boolean =>
  shape === "box" && !(arrows.some(({ from }) => from === id) && arrows.some(({ to }) => to === id));

/** A chart as lines that `readChart` reads. */
export function chartText(chart: Chart): string {
  const names = new Map(chart.boxes.map(({ id, text }) => [id, text.replace(/\s+/g, " ")]));
  const alone = chart.boxes.filter(({ id }) => !chart.arrows.some(({ from, to }) => from === id || to === id));
  return [
    ...chart.arrows.map(
      ({ from, to, label }) => `${names.get(from)} -> ${names.get(to)}${label === "" ? "" : `: ${label}`}`,
    ),
    ...alone.map(({ text }) => text),
  ].join("\n");
}
