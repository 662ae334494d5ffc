import type { Canvas2D, CanvasGradientLike, TextMeasure } from "../canvas.ts";
import { revisionOf } from "../sprite-store.ts";

/** What `save` keeps and `restore` brings back, as a context has it at first. */
const FIRST_STATE = {
  fillStyle: "#000000" as string | object,
  strokeStyle: "#000000" as string | object,
  lineWidth: 1,
  lineCap: "butt" as Canvas2D["lineCap"],
  lineJoin: "miter" as Canvas2D["lineJoin"],
  lineDashOffset: 0,
  globalAlpha: 1,
  globalCompositeOperation: "source-over",
  font: "10px sans-serif",
  textAlign: "start" as Canvas2D["textAlign"],
  textBaseline: "alphabetic" as Canvas2D["textBaseline"],
  direction: "inherit" as Canvas2D["direction"],
  letterSpacing: "0px",
  textRendering: "auto" as Canvas2D["textRendering"],
  shadowBlur: 0,
  shadowColor: "rgba(0, 0, 0, 0)",
  shadowOffsetX: 0,
  shadowOffsetY: 0,
  imageSmoothingEnabled: true,
};
type State = typeof FIRST_STATE;
const STATE_NAMES = Object.keys(FIRST_STATE) as (keyof State)[];

const METHODS = [
  "save",
  "restore",
  "translate",
  "scale",
  "rotate",
  "transform",
  "setTransform",
  "beginPath",
  "closePath",
  "moveTo",
  "lineTo",
  "quadraticCurveTo",
  "bezierCurveTo",
  "arc",
  "ellipse",
  "rect",
  "roundRect",
  "fill",
  "stroke",
  "clip",
  "fillRect",
  "strokeRect",
  "clearRect",
  "fillText",
  "strokeText",
  "setLineDash",
  "drawImage",
] as const;

/** A name, how many values follow, and the values; one after another. */
type Commands = unknown[];

/**
 * Takes down what is drawn instead of drawing it, so that a picture which is drawn exactly like the one before it need not be
 * made again: some styles hold each picture for two frames, and endings stand still.
 */
export class PictureRecorder {
  /** What `draw` draws on. Every picture begins with the state of a new context. */
  readonly context: Canvas2D;
  readonly #target: Canvas2D;
  #commands: Commands = [];
  #before: Commands = [];

  constructor(target: Canvas2D) {
    this.#target = target;
    this.context = this.#recordingContext();
  }

  /** Takes down one picture and draws it, unless it is that of the last call; tells whether it was drawn. */
  record(draw: (context: Canvas2D) => void): boolean {
    [this.#before, this.#commands] = [this.#commands, this.#before];
    this.#commands.length = 0;
    this.#state = { ...FIRST_STATE };
    this.#saved.length = 0;
    try {
      draw(this.context);
    } catch (error) {
      this.#commands.length = 0;
      throw error;
    }
    if (same(this.#commands, this.#before)) return false;
    this.#replay();
    return true;
  }

  #state: State = { ...FIRST_STATE };
  readonly #saved: State[] = [];

  #replay(): void {
    const target = this.#target as unknown as Record<string, unknown>;
    const list = this.#commands;
    this.#target.save();
    for (let at = 0; at < list.length;) {
      const name = list[at] as string;
      const count = list[at + 1] as number;
      if (count < 0) {
        target[name] = list[at + 2];
        at += 3;
        continue;
      }
      const values = list.slice(at + 2, at + 2 + count);
      // A revision stands behind the values of an image: it is compared, not drawn.
      if (name === "drawImage") values.pop();
      (target[name] as (...values: unknown[]) => void).apply(target, values);
      at += 2 + count;
    }
    this.#target.restore();
  }

  #recordingContext(): Canvas2D {
    const target = this.#target;
    const context = {
      canvas: target.canvas,
      measureText: (text: string): TextMeasure => {
        // Measuring needs the state that words would be drawn with.
        target.save();
        for (const name of [
          "font",
          "letterSpacing",
          "textRendering",
          "textAlign",
          "textBaseline",
          "direction",
        ] as const)
          (target as unknown as State)[name] = this.#state[name] as never;
        const measure = target.measureText(text);
        target.restore();
        return measure;
      },
      createLinearGradient: (...values: [number, number, number, number]): CanvasGradientLike =>
        target.createLinearGradient(...values),
      createRadialGradient: (...values: [number, number, number, number, number, number]): CanvasGradientLike =>
        target.createRadialGradient(...values),
    };
    for (const name of STATE_NAMES) {
      Object.defineProperty(context, name, {
        get: () => this.#state[name],
        set: (value: never) => {
          (this.#state as Record<string, unknown>)[name] = value;
          this.#commands.push(name, -1, value);
        },
      });
    }
    for (const name of METHODS) {
      Object.defineProperty(context, name, {
        value: (...values: unknown[]): void => {
          if (name === "save") this.#saved.push({ ...this.#state });
          else if (name === "restore") this.#state = this.#saved.pop() ?? this.#state;
          else if (name === "drawImage") values.push(revisionOf(values[0] as object));
          this.#commands.push(name, values.length, ...values);
        },
      });
    }
    return context as unknown as Canvas2D;
  }
}

/** Whether two pictures are made of the same commands; lists of numbers are compared by what they hold. */
function same(a: Commands, b: Commands): boolean {
  if (a.length === 0 || a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    const [one, other] = [a[at], b[at]];
    if (one === other) continue;
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  }
  return true;
}
