import { popGroups, wordTimes, type WordTime } from "./caption-timing.ts";
import { contrast, mix } from "./colour.ts";
import { clamp01, easeBack, easeOut, lerp, progress } from "./easing.ts";
import type { Stage } from "./stage.ts";
import type { Box } from "./stage-size.ts";
import type { PlacedWord, TextBlock } from "./text-layout.ts";

/** Where a caption stands in its box. */
export interface CaptionPlace {
  align: "left" | "center";
  vertical: "top" | "middle" | "bottom";
}

const INK = "#0c0a09";
const PAPER = "#ffffff";
const READABLE = 7;

/** The app's accent, light enough to be read on the dark of an outline or a plate. */
function brightAccent(stage: Stage): string {
  const { accent } = stage.storyboard.palette;
  for (const share of [0, 0.25, 0.45, 0.65])
    if (contrast(mix(accent, PAPER, share), INK) >= READABLE) return mix(accent, PAPER, share);
  return PAPER;
}

interface Placed {
  stage: Stage;
  block: TextBlock;
  x: number;
  y: number;
  times: readonly WordTime[];
}

/**
 * Draws a text as a caption in the style the storyboard asks for, inside a box: each word is marked while it is spoken (`wordTimes`), and it
 * can be read on any ground.
 */
export function drawCaption(stage: Stage, text: string, box: Box, place: CaptionPlace): void {
  const { context } = stage;
  const style = stage.storyboard.captions;
  if (style === "off") return;
  context.save();
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.letterSpacing = "0px";
  context.lineJoin = "round";
  if (style === "pop") drawPop(stage, text, box, place);
  else {
    const size = stage.portrait ? 108 : stage.square ? 78 : 104;
    const pad = size * 0.34;
    const inner = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
    const placed = set(stage, text, inner, place, "strong", size, stage.portrait ? 3 : 5);
    context.globalAlpha = clamp01(stage.time / 140);
    if (style === "boxed") drawPlate(placed, pad);
    const accent = brightAccent(stage);
    eachWord(placed, (word, x, baseline, time) => {
      const spoken = stage.time >= time.startMs && stage.time < time.endMs;
      if (style === "boxed") fill(stage, word, x, baseline, spoken ? accent : PAPER);
      else if (style === "karaoke") drawSung(placed, word, x, baseline, time, accent);
      else if (style === "highlight" && spoken) drawPill(placed, word, x, baseline, time);
      else {
        // What is still to come waits a little in the background.
        if (style === "plain" && stage.time < time.startMs) context.globalAlpha *= 0.62;
        outline(placed, word, x, baseline);
        fill(stage, word, x, baseline, PAPER);
        context.globalAlpha = clamp01(stage.time / 140);
        if (style === "plain" && spoken) underline(placed, word, x, baseline, accent);
      }
    });
  }
  context.restore();
  context.direction = "ltr";
}

function set(
  stage: Stage,
  text: string,
  box: Box,
  { align, vertical }: CaptionPlace,
  role: "strong" | "display",
  maxSize: number,
  maxLines: number,
): Placed {
  const block = stage.layout(text, role, {
    width: box.width,
    height: box.height,
    maxSize,
    minSize: 36,
    leading: 1.26,
    tracking: 0,
    align,
    maxLines,
  });
  const spare = box.height - block.height;
  const y = box.y + (vertical === "top" ? 0 : vertical === "middle" ? spare / 2 : spare);
  const x =
    align === "center" ? box.x + (box.width - block.width) / 2 : block.rtl ? box.x + box.width - block.width : box.x;
  const words = block.lines.flatMap((line) => line.words).sort((a, b) => a.index - b.index);
  const times = wordTimes(
    words.map((word) => word.text),
    stage.scene.durationMs,
  );
  return { stage, block, x, y, times };
}

function eachWord(
  { stage, block, x, y, times }: Placed,
  visit: (word: PlacedWord, x: number, baseline: number, time: WordTime) => void,
): void {
  stage.context.font = block.font;
  for (const line of block.lines)
    for (const word of line.words)
      visit(word, x + word.x, y + line.baseline, times[word.index] ?? { startMs: 0, endMs: 0 });
}

function fill({ context }: Stage, word: PlacedWord, x: number, baseline: number, colour: string): void {
  context.direction = word.rtl ? "rtl" : "ltr";
  context.fillStyle = colour;
  context.fillText(word.text, x, baseline);
}

function outline({ stage, block }: Placed, word: PlacedWord, x: number, baseline: number): void {
  const { context } = stage;
  context.direction = word.rtl ? "rtl" : "ltr";
  context.strokeStyle = INK;
  context.lineWidth = block.size * 0.17;
  context.strokeText(word.text, x, baseline);
}

/** One dark plate behind all lines. */
function drawPlate({ stage, block, x, y }: Placed, pad: number): void {
  const { context } = stage;
  context.fillStyle = "rgba(12, 10, 9, 0.86)";
  context.beginPath();
  context.roundRect(x - pad, y - pad * 0.7, block.width + pad * 2, block.height + pad * 1.4, pad * 0.8);
  context.fill();
}

function underline({ stage, block }: Placed, word: PlacedWord, x: number, baseline: number, colour: string): void {
  const { context } = stage;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, baseline + block.size * 0.12, word.width, block.size * 0.09, block.size * 0.045);
  context.fill();
}

/** A pill in the app's accent that jumps to the word being spoken. */
function drawPill({ stage, block }: Placed, word: PlacedWord, x: number, baseline: number, time: WordTime): void {
  const { context } = stage;
  const { accent, onAccent } = stage.storyboard.palette;
  const grown = lerp(0.86, 1, easeOut(progress(stage.time, time.startMs, 110)));
  const [width, height] = [(word.width + block.size * 0.36) * grown, block.size * 1.22 * grown];
  const [centerX, centerY] = [x + word.width / 2, baseline - block.size * 0.34];
  context.fillStyle = accent;
  context.beginPath();
  context.roundRect(centerX - width / 2, centerY - height / 2, width, height, block.size * 0.26);
  context.fill();
  fill(stage, word, x, baseline, onAccent);
}

/** A word that fills with color from where it begins while it is sung. */
function drawSung(placed: Placed, word: PlacedWord, x: number, baseline: number, time: WordTime, colour: string): void {
  const { stage, block } = placed;
  const { context } = stage;
  outline(placed, word, x, baseline);
  fill(stage, word, x, baseline, PAPER);
  const sung = progress(stage.time, time.startMs, Math.max(1, time.endMs - time.startMs));
  if (sung <= 0) return;
  context.save();
  context.beginPath();
  const width = (word.width + block.size * 0.1) * sung;
  const from = word.rtl ? x + word.width + block.size * 0.05 - width : x - block.size * 0.05;
  context.rect(from, baseline - block.size * 1.1, width, block.size * 1.5);
  context.clip();
  fill(stage, word, x, baseline, colour);
  context.restore();
}

/** One or two words at a time, large, each with a little jump. */
function drawPop(stage: Stage, text: string, box: Box, place: CaptionPlace): void {
  const { context } = stage;
  const words = stage
    .layout(text, "strong", {
      width: box.width,
      height: box.height,
      maxSize: 108,
      minSize: 36,
      leading: 1.26,
      tracking: 0,
      align: place.align,
      maxLines: 5,
    })
    .lines.flatMap((line) => line.words)
    .sort((a, b) => a.index - b.index)
    .map((word) => word.text);
  const times = wordTimes(words, stage.scene.durationMs);
  const groups = popGroups(words);
  const last = groups.findLastIndex((group) => stage.time >= (times[group[0] ?? 0]?.startMs ?? 0));
  const shown = Math.max(0, last);
  const group = groups[shown];
  if (group === undefined) return;
  const pad = 24;
  const inner = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
  const said = group.map((index) => words[index] ?? "").join(" ");
  const placed = set(stage, said, inner, place, "display", stage.portrait ? 210 : stage.square ? 140 : 230, 2);
  // The first stands from the first frame on: a scene that has just been cut to shows what it says.
  const begun = shown === 0 ? 0 : (times[group[0] ?? 0]?.startMs ?? 0);
  const zoom = lerp(0.82, 1, easeBack(progress(stage.time, begun, 170), 2.2));
  const [centerX, centerY] = [placed.x + placed.block.width / 2, placed.y + placed.block.height / 2];
  context.translate(centerX, centerY);
  context.scale(zoom, zoom);
  context.translate(-centerX, -centerY);
  const colour = shown % 2 === 0 ? PAPER : brightAccent(stage);
  eachWord(placed, (word, x, baseline) => {
    outline(placed, word, x, baseline);
    fill(stage, word, x, baseline, colour);
  });
}
