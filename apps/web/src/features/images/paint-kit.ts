import type { Palette } from "@sayhey/appspec";
import type { ArtMotif } from "@sayhey/codegen/art";
import type { Random } from "@sayhey/contract/random";
import { fontOf, layoutText, type TextBlock } from "@sayhey/trailer";
import { ART_SHEET } from "./draw-art.tsx";
import type { ImageRecipe } from "./image-recipe.ts";

/** A rectangle in px of the image. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a composition draws with. */
export interface Kit {
  context: CanvasRenderingContext2D;
  recipe: ImageRecipe;
  palette: Palette;
  random: Random;
  /** The art direction's drawing. */
  art: HTMLImageElement;
  motif: ArtMotif;
  width: number;
  height: number;
  /** The shorter side, px: what sizes go by. */
  unit: number;
}

/** A colour and the colour of words upon it; pairs keep 4.5:1. */
export interface Pair {
  fill: string;
  ink: string;
}

/** The palette's coloured pairs, in an order of the seed. */
export function accents({ palette, random }: Kit): [Pair, Pair, Pair] {
  const pairs: Pair[] = [
    { fill: palette.accent, ink: palette.onAccent },
    { fill: palette.accent2, ink: palette.onAccent2 },
    { fill: palette.accent3, ink: palette.onAccent3 },
  ];
  const turn = Math.floor(random() * 3);
  const [a, b, c] = [...pairs.slice(turn), ...pairs.slice(0, turn)];
  if (a === undefined || b === undefined || c === undefined) throw new TypeError("palette: has three accents");
  return [a, b, c];
}

/** Fills a rectangle. */
export function fill({ context }: Kit, box: Box, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(box.x, box.y, box.width, box.height);
}

/** The whole image. */
export function whole({ width, height }: Kit): Box {
  return { x: 0, y: 0, width, height };
}

/** Draws the art over a box, cut to it, its middle in the middle; `zoom` 1 just covers. */
export function placeArt({ context, art }: Kit, box: Box, zoom = 1): void {
  const scale = Math.max(box.width / ART_SHEET.width, box.height / ART_SHEET.height) * zoom;
  const [width, height] = [ART_SHEET.width * scale, ART_SHEET.height * scale];
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.imageSmoothingQuality = "high";
  context.drawImage(art, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  context.restore();
}

/** Runs `paint` with everything outside a shape cut away. */
export function within({ context }: Kit, shape: () => void, paint: () => void): void {
  context.save();
  context.beginPath();
  shape();
  context.clip();
  paint();
  context.restore();
}

/** How words are set. */
export interface Words {
  role: "display" | "text" | "strong";
  text: string;
  colour: string;
  /** Largest size, px. */
  size: number;
  lines: number;
  align?: "left" | "center";
  leading?: number;
}

/** Sets words in a box without drawing them. */
export function setWords({ context, recipe, unit }: Kit, box: Pick<Box, "width" | "height">, words: Words): TextBlock {
  return layoutText(context, words.text, {
    width: box.width,
    height: box.height,
    maxSize: words.size,
    minSize: unit * 0.022,
    leading: words.leading ?? (words.role === "display" ? 1.04 : 1.3),
    tracking: words.role === "display" ? -0.018 : 0,
    align: words.align ?? "left",
    maxLines: words.lines,
    font: (size) => fontOf({ type: { display: recipe.look.display, text: recipe.look.text } }, words.role, size),
  });
}

/** Draws words that have been set, their upper left corner at a place. */
export function drawWords({ context }: Kit, block: TextBlock, x: number, y: number, colour: string): void {
  context.save();
  context.font = block.font;
  context.letterSpacing = `${block.letterSpacing}px`;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.fillStyle = colour;
  for (const line of block.lines) {
    for (const word of line.words) {
      context.direction = word.rtl ? "rtl" : "ltr";
      context.fillText(word.text, x + word.x, y + line.baseline);
    }
  }
  context.restore();
}

/** Title and tagline as one block: how high it is, and how to draw it. */
export function setTitle(
  kit: Kit,
  box: Pick<Box, "width" | "height">,
  colours: { title: string; tagline: string },
  options: { size: number; align?: "left" | "center"; lines?: number },
): { height: number; draw(x: number, y: number): void } {
  const { title, tagline } = kit.recipe;
  const align = options.align ?? "left";
  const gap = kit.unit * 0.028;
  const second =
    tagline === ""
      ? null
      : setWords(
          kit,
          { width: box.width, height: box.height * 0.3 },
          {
            role: "text",
            text: tagline,
            colour: "",
            size: Math.max(kit.unit * 0.044, options.size * 0.3),
            lines: 3,
            align,
          },
        );
  const room = box.height - (second === null ? 0 : second.height + gap);
  const first =
    title === ""
      ? null
      : setWords(
          kit,
          { width: box.width, height: room },
          { role: "display", text: title, colour: "", size: options.size, lines: options.lines ?? 4, align },
        );
  const height = (first?.height ?? 0) + (second === null ? 0 : second.height + (first === null ? 0 : gap));
  return {
    height,
    draw(x, y) {
      const at = (block: TextBlock): number => (align === "center" ? x + (box.width - block.width) / 2 : x);
      if (first !== null) drawWords(kit, first, at(first), y, colours.title);
      if (second !== null) drawWords(kit, second, at(second), y + height - second.height, colours.tagline);
    },
  };
}

/** Draws the motif's flat drawing in a square, or a shape of its own where the motif has none. */
export function drawMotif(
  { context, motif, palette, random }: Kit,
  x: number,
  y: number,
  size: number,
  colours: { a: string; b: string; c: string; k: string; w: string },
): void {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 100, size / 100);
  context.lineCap = "round";
  context.lineJoin = "round";
  if (motif.glyph === null) {
    const petals = 5 + Math.floor(random() * 4);
    context.translate(50, 50);
    for (let index = 0; index < petals; index++) {
      context.rotate((Math.PI * 2) / petals);
      context.fillStyle = index % 2 === 0 ? colours.a : colours.b;
      context.beginPath();
      context.ellipse(0, -25, 14, 23, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.fillStyle = colours.c;
    context.beginPath();
    context.arc(0, 0, 13, 0, Math.PI * 2);
    context.fill();
  } else {
    for (const part of motif.glyph) {
      const path = new Path2D(part.d);
      const colour = colours[part.tone] ?? palette.ink;
      if (part.line === undefined) {
        context.fillStyle = colour;
        context.fill(path);
      } else {
        context.strokeStyle = colour;
        context.lineWidth = part.line;
        context.stroke(path);
      }
    }
  }
  context.restore();
}
