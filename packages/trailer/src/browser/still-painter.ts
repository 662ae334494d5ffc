import { requiredFootage, type DrawAssets } from "../assets.ts";
import { draw } from "../draw.ts";
import type { Storyboard } from "../storyboard.ts";
import { createSurface } from "./create-surface.ts";
import { FootageBitmaps } from "./footage-bitmaps.ts";
import { loadFonts } from "./load-fonts.ts";

/** Where a painter gets what it draws with. */
export interface StillPainterOptions {
  /** Fetches a clip of footage (ZIP) by the id a scene names. A clip that fails is drawn from the storyboard instead. */
  loadFootage(id: string): Promise<Uint8Array>;
  /** Where the font packages are served. */
  fontUrl: string;
  /** Something is missing; the picture is drawn as well as it can be. */
  onError?(error: unknown): void;
}

/** Draws single pictures of trailers with the code that renders them: thumbnails, one after the other. */
export class StillPainter {
  readonly #options: StillPainterOptions;
  readonly #clips = new Map<string, Promise<FootageBitmaps | null>>();
  #last: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: StillPainterOptions) {
    this.#options = options;
  }

  /**
   * Draws a moment of a storyboard, in ms, on the whole canvas; its pixels should have the storyboard's aspect ratio. Nothing is
   * drawn once `signal` is aborted or the painter closed.
   */
  paint(canvas: HTMLCanvasElement, storyboard: Storyboard, timeMs: number, signal?: AbortSignal): Promise<void> {
    const turn = this.#last.then(() => this.#paint(canvas, storyboard, timeMs, signal));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Lets go of the clips. */
  close(): void {
    this.#closed = true;
    for (const clip of this.#clips.values()) void clip.then((opened) => opened?.close());
    this.#clips.clear();
  }

  async #paint(
    canvas: HTMLCanvasElement,
    storyboard: Storyboard,
    timeMs: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const over = (): boolean => this.#closed || signal?.aborted === true;
    if (over()) return;
    await loadFonts(storyboard, this.#options.fontUrl).catch((error: unknown) => this.#options.onError?.(error));
    const clips = new Map<string, FootageBitmaps>();
    for (const { footageId, fromMs, pixelWidth } of requiredFootage(storyboard, timeMs, timeMs, canvas.width)) {
      if (over()) return;
      const clip = await this.#clip(footageId);
      if (clip === null) continue;
      await clip.prepare(fromMs, pixelWidth);
      clips.set(footageId, clip);
    }
    // Gives the page a turn between two pictures.
    await new Promise((resolve) => setTimeout(resolve));
    const context = canvas.getContext("2d", { alpha: false });
    if (over() || context === null) return;
    const assets: DrawAssets = { createCanvas: createSurface, footage: (id) => clips.get(id) ?? null };
    draw(context, storyboard, timeMs, assets);
  }

  #clip(id: string): Promise<FootageBitmaps | null> {
    const known = this.#clips.get(id);
    if (known !== undefined) return known;
    const report = (error: unknown): null => {
      this.#options.onError?.(error);
      return null;
    };
    const opened = this.#options
      .loadFootage(id)
      .then((bytes) => new FootageBitmaps(bytes, () => undefined, report))
      .catch(report);
    this.#clips.set(id, opened);
    return opened;
  }
}
