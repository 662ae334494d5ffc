import type { Canvas2D } from "../canvas.ts";
import { easeBack, easeOut, easeOutExpo, lerp, progress } from "../easing.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { placeHeadline, type HeadlineOptions, type Kit } from "../styles/kit.ts";
import { isRtl, type TextBlock } from "../text-layout.ts";

/** One counted number of a numbers scene. */
export type CountedNumber = SceneOf<"numbers">["items"][number];

/** The box without a margin of `x` at its sides and `y` above and below. */
export function inset(box: Box, x: number, y: number = x): Box {
  return { x: box.x + x, y: box.y + y, width: box.width - x * 2, height: box.height - y * 2 };
}

/** `count` boxes of the same height one below the other, none higher than `most`. */
export function rowsIn(box: Box, count: number, gap: number, most: number = Number.POSITIVE_INFINITY): Box[] {
  const height = Math.min(most, (box.height + gap) / count - gap);
  return Array.from({ length: count }, (_, index) => ({
    x: box.x,
    y: box.y + index * (height + gap),
    width: box.width,
    height,
  }));
}

/** `count` boxes of the same width side by side. */
export function columnsIn(box: Box, count: number, gap: number): Box[] {
  const width = (box.width + gap) / count - gap;
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + index * (width + gap),
    y: box.y,
    width,
    height: box.height,
  }));
}

/** A box within a row as it stands for a text: mirrored in the row when the text is read from right to left. */
export function mirrored(text: string, row: Box, box: Box): Box {
  return isRtl(text) ? { ...box, x: row.x * 2 + row.width - box.x - box.width } : box;
}

/** Columns on a wide stage, rows on others. */
export function cellsIn(stage: Stage, box: Box, count: number, gap: number): Box[] {
  return stage.wide ? columnsIn(box, count, gap) : rowsIn(box, count, gap);
}

/** How far something that starts at `start` ms of the scene has come, fast at first. */
export function swift(stage: Stage, start: number, duration = 500): number {
  return easeOutExpo(progress(stage.time, start, duration));
}

/** Ms between `count` things that arrive one after another: on half beats where the scene is long enough for all to be seen. */
export function stepOf(stage: Stage, count: number, most: number = stage.beat * 0.5): number {
  return Math.min(most, (stage.scene.durationMs * 0.45) / Math.max(1, count));
}

/** Fills a set text with one colour, its left upper corner at x, y. */
export function inkBlock(stage: Stage, block: TextBlock, x: number, y: number, colour: string): void {
  inkInto(stage.context, block, x, y, colour);
}

/** Fills a set text with one colour on any canvas, its left upper corner at x, y. */
export function inkInto(context: Canvas2D, block: TextBlock, x: number, y: number, colour: string): void {
  context.font = block.font;
  context.letterSpacing = `${block.letterSpacing}px`;
  context.textAlign = "left";
  context.fillStyle = colour;
  for (const line of block.lines) {
    for (const word of line.words) {
      context.direction = word.rtl ? "rtl" : "ltr";
      context.fillText(word.text, x + word.x, y + line.baseline);
    }
  }
  context.direction = "ltr";
  context.letterSpacing = "0px";
}

/** Sets a text into a box and fills it as it is, without motion of its own; gives where it stands. */
export function label(
  stage: Stage,
  kit: Kit,
  text: string,
  box: Box,
  colour: string,
  options: HeadlineOptions = {},
): Box {
  if (text === "" || box.width < 10 || box.height < 10) return { ...box, width: 0, height: 0 };
  const placed = placeHeadline(stage, kit, text, box, {
    role: "strong",
    align: "left",
    maxLines: 2,
    minSize: 28,
    leading: 1.1,
    ...options,
  });
  inkBlock(stage, placed.block, placed.box.x, placed.box.y, colour);
  return placed.box;
}

/** A number as people write it, with its unit. */
function writeNumber(item: CountedNumber, share = 1): string {
  const { value, decimals, unit } = item;
  const digits = new Intl.NumberFormat("en", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value * share);
  return unit === "" ? digits : `${digits} ${unit}`;
}

/** How to draw a counted number. */
export interface NumberOptions {
  start: number;
  colour: string;
  align?: "left" | "center";
  vertical?: "top" | "middle" | "bottom";
  maxSize?: number;
  /** Draws the digits itself, their left end and baseline given. */
  paint?: (text: string, x: number, baseline: number, block: TextBlock, done: boolean) => void;
}

/** A number that counts up in a box, set for its last value so that nothing jumps; gives where it stands. */
export function countUp(stage: Stage, kit: Kit, item: CountedNumber, box: Box, options: NumberOptions): Box {
  const { context } = stage;
  const { start, colour, align = "left", vertical = "middle", maxSize = 460 } = options;
  const block = stage.layout(writeNumber(item), "display", {
    width: box.width,
    height: box.height,
    maxSize,
    minSize: 48,
    leading: 1,
    tracking: kit.tracking,
    align: "left",
    maxLines: 1,
  });
  const x = align === "center" ? box.x + (box.width - block.width) / 2 : box.x;
  const slack = box.height - block.height;
  const y = box.y + (vertical === "top" ? 0 : vertical === "middle" ? slack / 2 : slack);
  const placed = { x, y, width: block.width, height: block.height };
  if (stage.time < start) return placed;
  const share = easeOut(progress(stage.time, start, Math.min(900, stage.scene.durationMs * 0.5)));
  const text = writeNumber(item, share);
  const baseline = y + (block.lines[0]?.baseline ?? 0);
  const pop = lerp(0.82, 1, easeBack(progress(stage.time, start, 340), 1.8));
  context.save();
  context.font = block.font;
  context.letterSpacing = `${block.letterSpacing}px`;
  context.textAlign = "left";
  context.direction = "ltr";
  context.fillStyle = colour;
  if (pop !== 1) {
    context.translate(x + block.width / 2, baseline);
    context.scale(pop, pop);
    context.translate(-(x + block.width / 2), -baseline);
  }
  if (options.paint === undefined) context.fillText(text, x, baseline);
  else options.paint(text, x, baseline, block, share === 1);
  context.restore();
  return placed;
}

/** A short text at its place among others. */
export interface Chip {
  text: string;
  block: TextBlock;
  box: Box;
}

/** How texts flow like words over lines. */
export interface ChipOptions {
  maxSize: number;
  minSize?: number;
  /** Padding at the sides and height of a chip, as multiples of the size. */
  pad: number;
  tall: number;
  /** Between chips, as a multiple of the size. */
  gap: number;
  role?: "display" | "strong";
  align: "left" | "center";
  upper?: boolean;
  /** Each on a line of its own. */
  stacked?: boolean;
}

/** Sets short texts one after another over lines, as large as the box allows, the whole in the middle of its height. */
export function flowChips(stage: Stage, texts: readonly string[], box: Box, options: ChipOptions): Chip[] {
  const { maxSize, minSize = 26, pad, tall, gap, role = "strong", align, upper = false, stacked = false } = options;
  const key = `chips:${stage.index}:${JSON.stringify([texts, box, options])}`;
  return stage.keep(key, () => {
    const place = (size: number): { chips: Chip[]; height: number } => {
      const lines: Chip[][] = [];
      let used = 0;
      for (const raw of texts) {
        const text = upper ? raw.toUpperCase() : raw;
        const block = stage.layout(text, role, {
          width: box.width - size * pad * 2,
          height: size * tall * 0.86,
          maxSize: size,
          minSize: 12,
          leading: 1.1,
          tracking: 0,
          align: "left",
          maxLines: 1,
        });
        const width = block.width + size * pad * 2;
        const last = lines.at(-1);
        const chip = { text, block, box: { x: 0, y: 0, width, height: size * tall } };
        if (last === undefined || stacked || used + size * gap + width > box.width) {
          lines.push([chip]);
          used = width;
        } else {
          chip.box.x = used + size * gap;
          used += size * gap + width;
          last.push(chip);
        }
      }
      const height = lines.length * size * (tall + gap) - size * gap;
      const top = box.y + (box.height - height) / 2;
      lines.forEach((line, index) => {
        const end = line.at(-1);
        const width = end === undefined ? 0 : end.box.x + end.box.width;
        const left = box.x + (align === "center" ? (box.width - width) / 2 : 0);
        for (const chip of line) {
          chip.box.x += left;
          chip.box.y = top + index * size * (tall + gap);
        }
      });
      return { chips: lines.flat(), height };
    };
    let size = maxSize;
    let placed = place(size);
    while (placed.height > box.height && size > minSize) {
      size *= 0.93;
      placed = place(size);
    }
    return placed.chips;
  });
}

/** Fills a chip's text in its middle. */
export function inkChip(stage: Stage, chip: Chip, colour: string, dx = 0, dy = 0): void {
  const { block, box } = chip;
  inkBlock(
    stage,
    block,
    box.x + dx + (box.width - block.width) / 2,
    box.y + dy + (box.height - block.height) / 2,
    colour,
  );
}

/** Fills a polygon given by its corners. */
export function polygon(stage: Stage, colour: string, corners: readonly (readonly [number, number])[]): void {
  const { context } = stage;
  context.fillStyle = colour;
  context.beginPath();
  corners.forEach(([x, y], index) => {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
  context.fill();
}

/** Fills a rectangle with round corners. */
export function panel(stage: Stage, colour: string, box: Box, corner: number): void {
  const { context } = stage;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, corner);
  context.fill();
}
