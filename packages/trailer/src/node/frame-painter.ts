import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { FootageManifest } from "@sayhey/contract/footage";
import type { DrawAssets } from "../assets.ts";
import type { Surface } from "../canvas.ts";
import { draw } from "../draw.ts";
import type { Storyboard } from "../storyboard.ts";
import { FootageLibrary, type ReadFootage } from "./footage.ts";
import { PictureRecorder } from "./picture-recorder.ts";
import { registerFonts } from "./register-fonts.ts";

/** On opaque canvases macOS colours the edges of letters for its screens, which does not belong into a video. */
const COLOURED_EDGES = process.platform === "darwin";

function surface(canvas: Canvas, opaque = false): Surface {
  return { context: canvas.getContext("2d", { alpha: !opaque || COLOURED_EDGES }), image: canvas };
}

/** Draws frames of one trailer on one canvas with Skia. */
export class FramePainter {
  readonly canvas: Canvas;
  readonly #recorder: PictureRecorder;
  readonly #storyboard: Storyboard;
  readonly #footage: FootageLibrary;
  readonly #assets: DrawAssets;

  /** @throws AppError when a font cannot be read. */
  constructor(storyboard: Storyboard, footage: readonly ReadFootage[], width: number, height: number) {
    registerFonts(storyboard);
    this.canvas = createCanvas(width, height);
    this.#recorder = new PictureRecorder(surface(this.canvas).context);
    this.#storyboard = storyboard;
    this.#footage = new FootageLibrary(footage);
    this.#assets = {
      createCanvas: (spriteWidth, spriteHeight, opaque) => surface(createCanvas(spriteWidth, spriteHeight), opaque),
      footage: (id) => this.#footage.find(id),
    };
  }

  /** Manifest of a clip, or null when there is none. */
  manifestOf(footageId: string): FootageManifest | null {
    return this.#footage.find(footageId)?.manifest ?? null;
  }

  /** Draws the trailer at a time in ms; tells whether the picture is another than that of the call before. */
  async paint(timeMs: number): Promise<boolean> {
    await this.#footage.prepare(this.#storyboard, timeMs, this.canvas.width);
    return this.#recorder.record((context) => draw(context, this.#storyboard, timeMs, this.#assets));
  }
}
