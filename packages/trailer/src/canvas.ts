/** A gradient of a `Canvas2D`. */
export interface CanvasGradientLike {
  addColorStop(offset: number, colour: string): void;
}

/** Anything `Canvas2D.drawImage` takes: an ImageBitmap, an image, a canvas, a VideoFrame. */
export interface CanvasImage {
  readonly width: number;
  readonly height: number;
}

/** What `Canvas2D.measureText` tells, px. */
export interface TextMeasure {
  readonly width: number;
  readonly actualBoundingBoxAscent: number;
  readonly actualBoundingBoxDescent: number;
  readonly actualBoundingBoxLeft: number;
  readonly actualBoundingBoxRight: number;
}

/**
 * The part of the Canvas 2D API that the engine draws with. CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D and
 * the context of @napi-rs/canvas all satisfy it.
 */
export interface Canvas2D {
  readonly canvas: { readonly width: number; readonly height: number };
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineCap: "butt" | "round" | "square";
  lineJoin: "bevel" | "miter" | "round";
  lineDashOffset: number;
  globalAlpha: number;
  globalCompositeOperation: string;
  font: string;
  textAlign: "center" | "end" | "left" | "right" | "start";
  textBaseline: "alphabetic" | "bottom" | "hanging" | "ideographic" | "middle" | "top";
  direction: "inherit" | "ltr" | "rtl";
  letterSpacing: string;
  textRendering: "auto" | "geometricPrecision" | "optimizeLegibility" | "optimizeSpeed";
  shadowBlur: number;
  shadowColor: string;
  shadowOffsetX: number;
  shadowOffsetY: number;
  imageSmoothingEnabled: boolean;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(radians: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void;
  bezierCurveTo(cp1x: number, cp1y: number, cp2x: number, cp2y: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number, anticlockwise?: boolean): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
    anticlockwise?: boolean,
  ): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void;
  fill(): void;
  fill(rule: "evenodd" | "nonzero"): void;
  stroke(): void;
  clip(): void;
  clip(rule: "evenodd" | "nonzero"): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): TextMeasure;
  setLineDash(segments: number[]): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): CanvasGradientLike;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): CanvasGradientLike;
  drawImage(image: object, x: number, y: number): void;
  drawImage(image: object, x: number, y: number, width: number, height: number): void;
  drawImage(
    image: object,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
}

/** An off-screen canvas with its context; `image` is what is drawn, usually the canvas itself. */
export interface Surface {
  readonly context: Canvas2D;
  readonly image: CanvasImage;
}

/**
 * Makes an off-screen canvas of a whole number of px. One that is painted all over may be made `opaque`: it is copied, not blended,
 * where that is faster.
 */
export type CreateCanvas = (width: number, height: number, opaque?: boolean) => Surface;

/** Letters keep their own shape and place, whatever a machine would do to fit them to its pixels: a preview shows what is exported. */
export function keepLetters(context: Canvas2D): void {
  context.textRendering = "geometricPrecision";
}

/** Makes an off-screen canvas whose letters look like those of the picture it becomes part of. */
export function createSprite(createCanvas: CreateCanvas, width: number, height: number, opaque?: boolean): Surface {
  const surface = createCanvas(width, height, opaque);
  keepLetters(surface.context);
  return surface;
}
