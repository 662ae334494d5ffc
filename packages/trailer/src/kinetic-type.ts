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
  const { motion } = options;
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
      case "mask": {
        // Each word comes up out of its own slit.
        const share = easeOutExpo(progress(stage.time, from, duration * 1.5));
        if (share <= 0.001) break;
        const height = line.bottom - line.top;
        context.save();
        if (share < 0.999) {
          context.beginPath();
          context.rect(
            x + word.x - block.size * 0.1,
            y + line.top - height * 0.1,
            word.width + block.size * 0.2,
            height * 1.18,
          );
          context.clip();
        }
        drawWord(stage, word, x, baseline + (1 - share) * height * 1.2, options);
        context.restore();
        break;
      }
      case "count": {
        const share = progress(stage.time, from, duration);
        if (share <= 0) break;
        const counted = countWord(word.text, easeOut(progress(stage.time, from, Math.max(duration * 2, 700))));
        context.globalAlpha = clamp01(share * 3);
        if (counted === word.text)
          drawWord(stage, word, x, baseline + (1 - easeOut(share)) * block.size * 0.3, options);
        else {
          // Set from the end of the word's place, as counters are.
          const slack = word.width - context.measureText(counted).width;
          drawWord(stage, { ...word, text: counted, x: word.x + Math.max(0, slack) }, x, baseline, options);
        }
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

/** A word with its number on the way up: "2,300" at half is "1,150". Words without one stay as they are. */
export function countWord(word: string, share: number): string {
  if (share >= 1) return word;
  return word.replace(/\d+(?:[.,]\d+)*/u, (digits) => {
    const value = Math.round(Number(digits.replace(/[.,]/gu, "")) * share);
    // As many places as it will have, and the separators where they will be.
    const plain = String(value).padStart(digits.replace(/[.,]/gu, "").length, "0");
    let at = 0;
    const full = [...digits].map((character) => (/\d/u.test(character) ? (plain[at++] ?? "0") : character)).join("");
    const decimals = /[.,]\d{1,2}$/u.exec(digits)?.[0].length ?? 0;
    const whole = full.slice(0, full.length - decimals).replace(/^[0.,]+(?=\d)/u, "");
    return whole + full.slice(full.length - decimals);
  });
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
      before += text;
      // From its end, so that kerning with the letter before it counts.
      return { text, x: context.measureText(before).width - context.measureText(text).width };
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
