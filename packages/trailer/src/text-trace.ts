import type { Canvas2D, CanvasGradientLike, CreateCanvas, Surface, TextMeasure } from "./canvas.ts";
import type { Box } from "./stage-size.ts";

/** A word that a drawing wrote, where it ends up on its canvas, px. */
export interface TracedWord {
  text: string;
  /** Null while it lies on a part of a picture that was not drawn. */
  box: Box | null;
  /** As the canvas was told, and how many px of the traced canvas its size comes to. */
  font: string;
  size: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const NO_GRADIENT: CanvasGradientLike = { addColorStop: () => undefined };
/** Words fainter than this are still on their way in. */
const SEEN = 0.08;

/** A picture that holds words instead of pixels. */
class TracedImage {
  readonly width: number;
  readonly height: number;
  words: TracedWord[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
}

/**
 * A canvas that draws nothing and remembers which words were filled where, also those on pictures drawn onto it. `measure` is a real
 * canvas: it alone knows how wide letters are.
 */
export class TextTrace implements Canvas2D {
  readonly canvas: TracedImage;
  readonly #measure: Canvas2D;
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #stack: { matrix: Matrix; font: string; letterSpacing: string; globalAlpha: number; textAlign: string }[] = [];
  /** The picture drawn last in parts, and where its words begin. */
  #parts: { image: TracedImage; at: number } | null = null;

  fillStyle: string | object = "#000";
  strokeStyle: string | object = "#000";
  lineWidth = 1;
  lineCap: Canvas2D["lineCap"] = "butt";
  lineJoin: Canvas2D["lineJoin"] = "miter";
  lineDashOffset = 0;
  globalAlpha = 1;
  globalCompositeOperation = "source-over";
  font = "10px sans-serif";
  textAlign: Canvas2D["textAlign"] = "start";
  textBaseline: Canvas2D["textBaseline"] = "alphabetic";
  direction: Canvas2D["direction"] = "ltr";
  letterSpacing = "0px";
  textRendering: Canvas2D["textRendering"] = "auto";
  shadowBlur = 0;
  shadowColor = "transparent";
  shadowOffsetX = 0;
  shadowOffsetY = 0;
  imageSmoothingEnabled = true;

  constructor(width: number, height: number, measure: Canvas2D) {
    this.canvas = new TracedImage(width, height);
    this.#measure = measure;
  }

  /** The words in the order in which they were filled. */
  get words(): readonly TracedWord[] {
    return this.canvas.words;
  }

  /** Makes the off-screen canvases of a traced drawing. */
  static surfaces(measure: Canvas2D): CreateCanvas {
    return (width, height): Surface => {
      const context = new TextTrace(width, height, measure);
      return { context, image: context.canvas };
    };
  }

  save(): void {
    const { font, letterSpacing, globalAlpha, textAlign } = this;
    this.#stack.push({ matrix: this.#matrix, font, letterSpacing, globalAlpha, textAlign });
  }
  restore(): void {
    const { matrix, ...state } = this.#stack.pop() ?? { matrix: this.#matrix };
    this.#matrix = matrix;
    Object.assign(this, state);
  }
  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }
  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }
  rotate(radians: number): void {
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    this.transform(cos, sin, -sin, cos, 0, 0);
  }
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    const [ma, mb, mc, md, me, mf] = this.#matrix;
    this.#matrix = [
      ma * a + mc * b,
      mb * a + md * b,
      ma * c + mc * d,
      mb * c + md * d,
      ma * e + mc * f + me,
      mb * e + md * f + mf,
    ];
  }
  setTransform(...matrix: Matrix): void {
    this.#matrix = matrix;
  }
  measureText(text: string): TextMeasure {
    this.#measure.font = this.font;
    this.#measure.letterSpacing = this.letterSpacing;
    return this.#measure.measureText(text);
  }
  fillText(text: string, x: number, y: number): void {
    if (this.globalAlpha < SEEN || text.trim() === "") return;
    const ink = this.measureText(text);
    const { width } = ink;
    const shift = this.textAlign === "center" ? width / 2 : this.textAlign === "right" ? width : 0;
    const top = y - ink.actualBoundingBoxAscent;
    const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
    const size = Number(/([\d.]+)px/u.exec(this.font)?.[1] ?? 10) * Math.hypot(this.#matrix[2], this.#matrix[3]);
    this.canvas.words.push({ text, box: this.#place({ x: x - shift, y: top, width, height }), font: this.font, size });
  }
  strokeText(text: string, x: number, y: number): void {
    this.fillText(text, x, y);
  }
  clearRect(x: number, y: number, width: number, height: number): void {
    if (x <= 0 && y <= 0 && width >= this.canvas.width && height >= this.canvas.height) this.canvas.words = [];
  }
  drawImage(image: object, ...at: number[]): void {
    if (!(image instanceof TracedImage) || this.globalAlpha < SEEN) return;
    if (at.length > 4) {
      this.#drawPart(image, at);
      return;
    }
    const [x = 0, y = 0, width = image.width, height = image.height] = at;
    const source = { x: 0, y: 0, width: image.width, height: image.height };
    for (const word of image.words) this.canvas.words.push(this.#moved(word, source, { x, y, width, height }));
    this.#parts = null;
  }

  /** A picture cut in strips is one picture: its words are found again as a whole. */
  #drawPart(image: TracedImage, at: readonly number[]): void {
    const [sx = 0, sy = 0, sw = 1, sh = 1, x = 0, y = 0, width = 0, height = 0] = at;
    if (this.#parts?.image !== image) {
      this.#parts = { image, at: this.canvas.words.length };
      this.canvas.words.push(...image.words.map((word) => ({ ...word, box: null })));
    }
    const source = { x: sx, y: sy, width: sw, height: sh };
    for (const [index, word] of image.words.entries()) {
      const kept = this.canvas.words[this.#parts.at + index];
      const part = word.box === null ? null : overlap(word.box, source);
      if (kept === undefined || part === null) continue;
      const moved = this.#moved({ ...word, box: part }, source, { x, y, width, height });
      kept.size = moved.size;
      kept.box = unite(kept.box, moved.box);
    }
  }

  #moved(word: TracedWord, from: Box, to: Box): TracedWord {
    if (word.box === null) return word;
    const [across, down] = [to.width / from.width, to.height / from.height];
    const box = {
      x: to.x + (word.box.x - from.x) * across,
      y: to.y + (word.box.y - from.y) * down,
      width: word.box.width * across,
      height: word.box.height * down,
    };
    return { ...word, box: this.#place(box), size: word.size * down * Math.hypot(this.#matrix[2], this.#matrix[3]) };
  }

  #place({ x, y, width, height }: Box): Box {
    const [a, b, c, d, e, f] = this.#matrix;
    const corners = [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ] as const;
    const across = corners.map(([px, py]) => a * px + c * py + e);
    const down = corners.map(([px, py]) => b * px + d * py + f);
    const [left, top] = [Math.min(...across), Math.min(...down)];
    return { x: left, y: top, width: Math.max(...across) - left, height: Math.max(...down) - top };
  }

  createLinearGradient(): CanvasGradientLike {
    return NO_GRADIENT;
  }
  createRadialGradient(): CanvasGradientLike {
    return NO_GRADIENT;
  }
  beginPath(): void {}
  closePath(): void {}
  moveTo(): void {}
  lineTo(): void {}
  quadraticCurveTo(): void {}
  bezierCurveTo(): void {}
  arc(): void {}
  ellipse(): void {}
  rect(): void {}
  roundRect(): void {}
  fill(): void {}
  stroke(): void {}
  clip(): void {}
  fillRect(): void {}
  strokeRect(): void {}
  setLineDash(): void {}
}

/** The smallest box around both. */
export function unite(a: Box | null, b: Box | null): Box | null {
  if (a === null || b === null) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

function overlap(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width <= 0 || height <= 0 ? null : { x, y, width, height };
}
