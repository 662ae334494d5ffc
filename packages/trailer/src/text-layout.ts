import type { Canvas2D } from "./canvas.ts";

/** One word (or, in scripts without spaces, a piece that may stand alone) at its place in a line, px of the stage. */
export interface PlacedWord {
  text: string;
  /** Index over the whole text. */
  index: number;
  x: number;
  width: number;
  rtl: boolean;
}

/** One line of a text block. */
export interface TextLine {
  words: PlacedWord[];
  /** From the left edge of the block to the first ink, by alignment. */
  x: number;
  width: number;
  /** Baseline from the top of the block. */
  baseline: number;
  top: number;
  bottom: number;
}

/** A text set in a box: never wider or higher than the box, whatever the text. */
export interface TextBlock {
  lines: TextLine[];
  /** Font size, px of the stage. */
  size: number;
  /** `Canvas2D.font` at that size. */
  font: string;
  letterSpacing: number;
  width: number;
  height: number;
  rtl: boolean;
  wordCount: number;
}

/** How to set a text. */
export interface TextOptions {
  width: number;
  height: number;
  maxSize: number;
  /** Below this words are broken rather than the text made smaller. */
  minSize: number;
  /** Distance of baselines as a multiple of the size. */
  leading: number;
  /** Letter spacing as a multiple of the size. */
  tracking: number;
  align: "left" | "center";
  maxLines: number;
  font: (size: number) => string;
}

interface Unit {
  text: string;
  space: boolean;
  width: number;
  /** How far its ink reaches out to the left and right of its advance. */
  left: number;
  right: number;
}

const PROBE = 1000;
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const STRONG = /\p{L}/u;
const NO_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// Marks that must not begin a line in Chinese and Japanese, and small kana.
const NOT_FIRST = /^[、。，．！？：；）」』】〉》〕’”・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)\]}…%]/u;
// Scripts whose letters join or stack: these move as whole words.
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]/u;

// Marks piled on one letter leave any line; one is what languages need that cannot compose it.
const PILED_MARKS = /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff])[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]+/gu;

// A mark without its letter is drawn on whatever stands before it.
const LONE_MARKS = /(^|\s)[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]+/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const wordSegmenter = new Intl.Segmenter("en", { granularity: "word" });

/** The characters of a text as a person counts them: emoji sequences and letters with marks stay whole. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), (part) => part.segment);
}

/** Whether the first strong letter runs from right to left. */
export function isRtl(text: string): boolean {
  const letter = STRONG.exec(text);
  return letter !== null && RTL.test(letter[0]);
}

/** Whether letters of the text may move one by one. */
export function lettersMaySplit(text: string): boolean {
  return !JOINING.test(text);
}

function breakWord(word: string): string[] {
  if (!NO_SPACES.test(word)) return [word];
  const pieces: string[] = [];
  for (const { segment } of wordSegmenter.segment(word)) {
    const last = pieces.length - 1;
    if (last >= 0 && NOT_FIRST.test(segment)) pieces[last] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

function measureUnit(context: Canvas2D, text: string, space: boolean): Unit {
  const ink = context.measureText(text);
  return {
    text,
    space,
    width: ink.width,
    left: Math.max(0, ink.actualBoundingBoxLeft),
    right: Math.max(0, ink.actualBoundingBoxRight - ink.width),
  };
}

function unitsOf(context: Canvas2D, text: string, limit: number): Unit[] {
  const units: Unit[] = [];
  for (const word of text.trim().split(/\s+/u)) {
    breakWord(word).forEach((piece, pieceIndex) => {
      const unit = measureUnit(context, piece, pieceIndex === 0 && units.length > 0);
      const { width } = unit;
      if (width <= limit) {
        units.push(unit);
        return;
      }
      // Wider than a line at the smallest size: broken between characters, evenly.
      const letters = splitGraphemes(piece);
      const perPart = Math.max(1, Math.floor((letters.length * limit * 0.96) / width));
      const parts = Math.ceil(letters.length / perPart);
      const even = Math.ceil(letters.length / parts);
      for (let at = 0; at < letters.length; at += even) {
        const part = letters.slice(at, at + even).join("");
        units.push(measureUnit(context, part, at === 0 && pieceIndex === 0 && units.length > 0));
      }
    });
  }
  return units;
}

/** Lines of at most `width`, filled greedily. */
function fill(units: readonly Unit[], space: number, width: number): Unit[][] {
  const lines: Unit[][] = [];
  let line: Unit[] = [];
  let used = 0;
  for (const unit of units) {
    const gap = line.length > 0 && unit.space ? space : 0;
    if (line.length > 0 && used + gap + unit.width > width + 0.01) {
      lines.push(line);
      line = [];
      used = 0;
    }
    used += (line.length > 0 && unit.space ? space : 0) + unit.width;
    line.push(unit);
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** The narrowest width at which the units fill at most `count` lines: balanced lines. */
function balance(units: readonly Unit[], space: number, count: number): { lines: Unit[][]; width: number } {
  let low = Math.max(...units.map((unit) => unit.width));
  let high = units.reduce((sum, unit) => sum + unit.width + (unit.space ? space : 0), 0);
  if (fill(units, space, low).length <= count) high = low;
  for (let step = 0; step < 18 && high - low > 0.5; step++) {
    const middle = (low + high) / 2;
    if (fill(units, space, middle).length <= count) high = middle;
    else low = middle;
  }
  const lines = fill(units, space, high);
  return { lines, width: Math.max(...lines.map((line) => lineWidth(line, space))) };
}

function lineWidth(line: readonly Unit[], space: number): number {
  return line.reduce((sum, unit, index) => sum + unit.width + (index > 0 && unit.space ? space : 0), 0);
}

/**
 * Sets a text as large as fits into a box: balanced over the number of lines that allows the largest size, shrunk and at last
 * broken within words, never cut. Any script, right to left included.
 */
export function layoutText(context: Canvas2D, words: string, options: TextOptions): TextBlock {
  const text = words.normalize("NFC").replace(PILED_MARKS, "$1").replace(LONE_MARKS, "$1").trim();
  // Space between letters that join would tear them apart.
  const tracking = lettersMaySplit(text) ? options.tracking : 0;
  context.save();
  context.font = options.font(PROBE);
  context.letterSpacing = `${tracking * PROBE}px`;
  const rtl = isRtl(text);
  const limit = (PROBE * options.width) / Math.min(options.minSize, options.maxSize);
  const units = unitsOf(context, text, limit);
  const space = context.measureText("a a").width - context.measureText("aa").width;
  const ink = context.measureText(text);
  const ascent = Math.max(ink.actualBoundingBoxAscent, PROBE * 0.6) / PROBE;
  const descent = Math.max(ink.actualBoundingBoxDescent, PROBE * 0.04) / PROBE;
  // Slanted letters and swashes lean out of their advance; a hair is left to hang in the margin, as printers do.
  const hair = PROBE * 0.05;
  const left = Math.max(0, ...units.map((unit) => unit.left - hair));
  const right = Math.max(0, ...units.map((unit) => unit.right - hair));
  // Scripts with tall ink need more room between lines than Latin capitals.
  const leading = Math.max(options.leading, (ascent + descent) * 1.06);

  let best: { lines: Unit[][]; size: number } | null = null;
  for (let count = 1; count <= Math.min(options.maxLines, units.length); count++) {
    const { lines, width } = balance(units, space, count);
    const byWidth = (PROBE * options.width * 0.995) / Math.max(width + left + right, 1);
    const byHeight = options.height / (ascent + descent + (lines.length - 1) * leading);
    const size = Math.min(byWidth, byHeight, options.maxSize);
    if (best === null || size > best.size * 1.02) best = { lines, size };
  }
  if (best === null) best = { lines: [], size: options.minSize };
  const { size } = best;
  const scale = size / PROBE;
  const blockWidth = (Math.max(0, ...best.lines.map((line) => lineWidth(line, space))) + left + right) * scale;
  let index = 0;
  const lines = best.lines.map((line, lineIndex): TextLine => {
    const width = lineWidth(line, space) * scale;
    const slack =
      options.align === "center"
        ? (blockWidth - width + (left - right) * scale) / 2
        : rtl
          ? blockWidth - width - right * scale
          : left * scale;
    const indexed = line.map((unit, unitIndex) => ({
      unit,
      index: index++,
      gap: unitIndex > 0 && unit.space ? space : 0,
      rtl: RTL.test(unit.text) || (rtl && !/[\p{L}\p{N}]/u.test(unit.text)),
    }));
    const placed: PlacedWord[] = [];
    let x = slack;
    visualOrder(indexed, rtl).forEach((item, position, all) => {
      // The gap belongs between neighbours as they are seen, whichever was written first.
      const before = all[position - 1];
      if (before !== undefined) x += Math.max(item.index > before.index ? item.gap : before.gap, 0) * scale;
      placed.push({ text: item.unit.text, index: item.index, x, width: item.unit.width * scale, rtl: item.rtl });
      x += item.unit.width * scale;
    });
    const baseline = (ascent + lineIndex * leading) * size;
    return {
      words: placed,
      x: slack,
      width,
      baseline,
      top: baseline - ascent * size,
      bottom: baseline + descent * size,
    };
  });
  context.restore();
  return {
    lines,
    size,
    font: options.font(size),
    letterSpacing: tracking * size,
    width: blockWidth,
    height: lines.length === 0 ? 0 : (ascent + descent + (lines.length - 1) * leading) * size,
    rtl,
    wordCount: index,
  };
}

/** Runs against the direction of the text keep their own order inside: the rule of Unicode's bidi algorithm for whole words. */
function visualOrder<T extends { rtl: boolean }>(items: readonly T[], rtl: boolean): T[] {
  const runs: T[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run !== undefined && run[0]?.rtl === item.rtl) run.push(item);
    else runs.push([item]);
  }
  const ordered = runs.map((run) => (run[0]?.rtl === true ? run.toReversed() : run));
  return (rtl ? ordered.toReversed() : ordered).flat();
}
