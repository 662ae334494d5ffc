import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { FootageManifest } from "@sayhey/contract/footage";
import type { DrawAssets } from "../assets.ts";
import type { Canvas2D, Surface } from "../canvas.ts";
import { draw } from "../draw.ts";
import type { Storyboard } from "../storyboard.ts";
import { FootageLibrary, type ReadFootage } from "./footage.ts";
import { registerFonts } from "./register-fonts.ts";

function surface(canvas: Canvas): Surface {
  return { context: canvas.getContext("2d"), image: canvas };
}

/** Draws frames of one trailer on one canvas with Skia. */
export class FramePainter {
  readonly canvas: Canvas;
  readonly #context: Canvas2D;
  readonly #storyboard: Storyboard;
  readonly #footage: FootageLibrary;
  readonly #assets: DrawAssets;

  /** @throws AppError when a font cannot be read. */
  constructor(storyboard: Storyboard, footage: readonly ReadFootage[], width: number, height: number) {
    registerFonts(storyboard);
    this.canvas = createCanvas(width, height);
    this.#context = surface(this.canvas).context;
    this.#storyboard = storyboard;
    this.#footage = new FootageLibrary(footage);
    this.#assets = {
      createCanvas: (spriteWidth, spriteHeight) => surface(createCanvas(spriteWidth, spriteHeight)),
      footage: (id) => this.#footage.find(id),
    };
  }

  /** Manifest of a clip, or null when there is none. */
  manifestOf(footageId: string): FootageManifest | null {
    return this.#footage.find(footageId)?.manifest ?? null;
  }

  /** Draws the trailer at a time in ms. */
  async paint(timeMs: number): Promise<void> {
    await this.#footage.prepare(this.#storyboard, timeMs, this.canvas.width);
    draw(this.#context, this.#storyboard, timeMs, this.#assets);
  }
}
