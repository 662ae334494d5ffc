import { createCanvas, Image, loadImage } from "@napi-rs/canvas";
import { AppError } from "@sayhey/contract/app-error";
import type { FootageManifest } from "@sayhey/contract/footage";
import { unzipSync } from "fflate";
import { footageFrameIndex, keptWidth, requiredFootage, type FootageSource } from "../assets.ts";
import type { CanvasImage } from "../canvas.ts";
import type { Storyboard } from "../storyboard.ts";

/** One clip of footage as it was filmed: a stored ZIP with `manifest.json` and `frames/`. */
export interface FootageFile {
  id: string;
  bytes: Uint8Array;
}

/** A clip whose index has been read: `readFootage` reads it. */
export interface ReadFootage extends FootageFile {
  manifest: FootageManifest;
}

// A decoded picture is about 7 MB, and time runs forwards: the last few are enough.
const KEPT_FRAMES = 2;

/** One file of a clip; undefined when the clip has none of that name. */
export function readEntry(bytes: Uint8Array, name: string): Uint8Array | undefined {
  return unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
}

/** What is told of a clip that cannot be read. */
export function unreadable(id: string, cause?: unknown): AppError {
  return new AppError("bad-request", `The footage '${id}' is not readable.`, { cause, hint: "Film the app again." });
}

/** Frees a decoded picture at once: the collector does not see how large it is. */
function release(picture: CanvasImage): void {
  if (picture instanceof Image) picture.src = Buffer.alloc(0);
}

class FootageClip implements FootageSource {
  readonly manifest: FootageManifest;
  readonly #file: ReadFootage;
  readonly #pictures = new Map<string, CanvasImage>();

  constructor(file: ReadFootage) {
    this.#file = file;
    this.manifest = file.manifest;
  }

  frameAt(clipMs: number): CanvasImage | null {
    const name = this.manifest.frames[footageFrameIndex(this.manifest, clipMs)]?.file;
    return name === undefined ? null : (this.#pictures.get(name) ?? null);
  }

  /** Decodes the picture at a time of the clip, no wider than `pixelWidth`. */
  async prepare(clipMs: number, pixelWidth: number): Promise<void> {
    const name = this.manifest.frames[footageFrameIndex(this.manifest, clipMs)]?.file;
    if (name === undefined) return;
    const known = this.#pictures.get(name);
    if (known !== undefined) {
      // Last used goes to the end of the map, so the first is the one to forget.
      this.#pictures.delete(name);
      this.#pictures.set(name, known);
      return;
    }
    this.#pictures.set(name, await this.#decode(name, pixelWidth));
    for (const [oldest, picture] of this.#pictures) {
      if (this.#pictures.size <= KEPT_FRAMES) break;
      this.#pictures.delete(oldest);
      release(picture);
    }
  }

  /** Forgets every decoded picture. */
  forget(): void {
    for (const picture of this.#pictures.values()) release(picture);
    this.#pictures.clear();
  }

  async #decode(name: string, pixelWidth: number): Promise<CanvasImage> {
    try {
      const entry = readEntry(this.#file.bytes, name);
      if (entry === undefined) throw new Error(`${name} is missing`);
      const image = await loadImage(Buffer.from(entry.buffer, entry.byteOffset, entry.byteLength));
      const width = keptWidth(image.width, pixelWidth);
      if (width === image.width) return image;
      const height = Math.max(1, Math.round((image.height * width) / image.width));
      // Scaled once, here: `draw` may show the same picture in dozens of frames.
      const canvas = createCanvas(width, height);
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, width, height);
      // Drawn now, for the large one goes.
      context.getImageData(0, 0, 1, 1);
      release(image);
      return canvas;
    } catch (error) {
      throw unreadable(this.#file.id, error);
    }
  }
}

/** The clips of a trailer. Pictures are decoded as they come up and forgotten soon after. */
export class FootageLibrary {
  readonly #clips: ReadonlyMap<string, FootageClip>;

  constructor(files: readonly ReadFootage[]) {
    this.#clips = new Map(files.map((file) => [file.id, new FootageClip(file)]));
  }

  /** The clip of that id, for `DrawAssets.footage`. */
  find(id: string): FootageSource | null {
    return this.#clips.get(id) ?? null;
  }

  /** Decodes what `draw` will ask for at a time of the trailer in ms, on a canvas `canvasWidth` px wide. */
  async prepare(storyboard: Storyboard, timeMs: number, canvasWidth: number): Promise<void> {
    const required = requiredFootage(storyboard, timeMs, timeMs, canvasWidth);
    for (const [id, clip] of this.#clips) if (!required.some(({ footageId }) => footageId === id)) clip.forget();
    for (const { footageId, fromMs, pixelWidth } of required)
      await this.#clips.get(footageId)?.prepare(fromMs, pixelWidth);
  }
}
