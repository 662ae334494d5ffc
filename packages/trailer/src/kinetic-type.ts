import { clamp01, easeBack, easeOut, easeOutExpo, lerp, progress } from "./easing.ts";
import type { Stage } from "./stage.ts";
import type { Motion } from "./storyboard.ts";
import { lettersMaySplit, splitGraphemes, type PlacedWord, type TextBlock, type TextLine } from "./text-layout.ts";

/** How a set text arrives and what it looks like. */
export interface KineticOptions {
  colour: string;
  motion: Motion;
  /** When the first word starts, ms of the scene. */
  start?: number;
  /** Ms between words (letters take a fifth). */
  stagger?: number;
  /** Ms a word takes to arrive. */
  duration?: number;
  /** Colour of single words by their index. */
  wordColour?: (index: number) => string | null;
  /** Draws a word itself, at its place: x and baseline are set. Default fills it. */
  paint?: (text: string, x: number, y: number, colour: string) => void;
}

/** Draws a text block, its left upper corner at x, y, with its words on their way in. */
export function drawKinetic(stage: Stage, block: TextBlock, x: number, y: number, options: KineticOptions): void {
  const { context } = stage;
  context.save();
  context.font = block.font;
  context.letterSpacing = `${block.letterSpacing}px`;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  block.lines.forEach((line, lineIndex) => drawLine(stage, block, line, lineIndex, x, y, options));
  context.restore();
}

function drawLine(
  stage: Stage,
  block: TextBlock,
  line: TextLine,
  lineIndex: number,
  x: number,
  y: number,
  options: KineticOptions,
): void {
  const { context } = stage;
  const { start = 0, stagger = 70, duration = 380 } = options;
  const motion = options.motion === "mask" ? "lines" : options.motion === "count" ? "rise" : options.motion;
  const baseline = y + line.baseline;
  if (motion === "lines") {
    const share = easeOutExpo(progress(stage.time, start + lineIndex * stagger * 1.6, duration * 2));
    if (share <= 0.001) return;
    const height = line.bottom - line.top;
    context.save();
    if (share < 0.999) {
      context.beginPath();
      context.rect(x - block.size, y + line.top - height * 0.12, block.width + block.size * 2, height * 1.2);
      context.clip();
    }
    for (const word of line.words) drawWord(stage, word, x, baseline + (1 - share) * height * 1.25, options);
    context.restore();
    return;
  }
  for (const word of line.words) {
    const from = start + word.index * stagger;
    switch (motion) {
      case "slam": {
        const share = progress(stage.time, from, duration * 0.6);
        if (share <= 0) break;
        const zoom = lerp(1.5, 1, easeOutExpo(share));
        drawScaled(stage, word, x, baseline, block.size, zoom, clamp01(share * 5), options);
        break;
      }
      case "words": {
        const share = progress(stage.time, from, duration);
        if (share <= 0) break;
        drawScaled(
          stage,
          word,
          x,
          baseline,
          block.size,
          lerp(0.55, 1, easeBack(share, 1.9)),
          clamp01(share * 4),
          options,
        );
        break;
      }
      case "rise": {
        const share = progress(stage.time, from, duration * 2);
        if (share <= 0) break;
        context.globalAlpha = easeOut(share);
        drawWord(stage, word, x, baseline + (1 - easeOut(share)) * block.size * 0.5, options);
        context.globalAlpha = 1;
        break;
      }
      case "letters":
      case "typed":
        drawLetters(stage, block, word, x, baseline, from, options);
        break;
    }
  }
}

function colourOf(word: PlacedWord, options: KineticOptions): string {
  return options.wordColour?.(word.index) ?? options.colour;
}

function drawWord(stage: Stage, word: PlacedWord, x: number, baseline: number, options: KineticOptions): void {
  const { context } = stage;
  context.direction = word.rtl ? "rtl" : "ltr";
  const colour = colourOf(word, options);
  if (options.paint === undefined) {
    context.fillStyle = colour;
    context.fillText(word.text, x + word.x, baseline);
  } else options.paint(word.text, x + word.x, baseline, colour);
}

function drawScaled(
  stage: Stage,
  word: PlacedWord,
  x: number,
  baseline: number,
  size: number,
  zoom: number,
  opacity: number,
  options: KineticOptions,
): void {
  const { context } = stage;
  if (zoom === 1 && opacity === 1) {
    drawWord(stage, word, x, baseline, options);
    return;
  }
  const centreX = x + word.x + word.width / 2;
  const centreY = baseline - size * 0.35;
  context.save();
  context.globalAlpha *= opacity;
  context.translate(centreX, centreY);
  context.scale(zoom, zoom);
  context.translate(-centreX, -centreY);
  drawWord(stage, word, x, baseline, options);
  context.restore();
}

function drawLetters(
  stage: Stage,
  block: TextBlock,
  word: PlacedWord,
  x: number,
  baseline: number,
  from: number,
  options: KineticOptions,
): void {
  const { context } = stage;
  const { stagger = 70, duration = 380, motion } = options;
  const done = from + stagger + duration;
  if (stage.time >= done || !lettersMaySplit(word.text)) {
    const share = progress(stage.time, from, duration);
    if (share <= 0) return;
    context.save();
    context.globalAlpha *= clamp01(share * 3);
    drawWord(stage, word, x, baseline, options);
    context.restore();
    return;
  }
  const letters = stage.keep(`letters:${block.font}:${block.letterSpacing}:${word.text}`, () => {
    let before = "";
    return splitGraphemes(word.text).map((text) => {
      const at = context.measureText(before).width;
      before += text;
      return { text, x: at };
    });
  });
  const step = stagger / Math.max(1, letters.length);
  letters.forEach((letter, index) => {
    const share = progress(stage.time, from + index * step, motion === "typed" ? 1 : duration);
    if (share <= 0) return;
    context.save();
    if (motion === "letters") context.globalAlpha *= clamp01(share * 3);
    const lift = motion === "letters" ? (1 - easeBack(share)) * block.size * 0.45 : 0;
    drawWord(stage, { ...word, text: letter.text, x: word.x + letter.x }, x, baseline + lift, options);
    context.restore();
  });
}
