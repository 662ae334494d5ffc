import { AppError } from "@sayhey/contract/app-error";
import { footageManifestSchema, type FootageManifest } from "@sayhey/contract/footage";
import { unzipSync } from "fflate";
import { footageFrameIndex, pictureType, type FootageSource } from "../assets.ts";
import type { CanvasImage } from "../canvas.ts";
import { decodeAt } from "./exact-footage.ts";

// Pictures decoded ahead of time, and the most that are held: a picture is up to 8 MB.
const AHEAD = 6;
const KEPT = 14;

/** A clip whose pictures are decoded shortly before they show. */
export class FootageBitmaps implements FootageSource {
  readonly manifest: FootageManifest;
  readonly #bytes: Uint8Array;
  readonly #onDecoded: () => void;
  readonly #onError: (error: AppError) => void;
  readonly #bitmaps = new Map<number, ImageBitmap>();
  readonly #pending = new Set<number>();
  #pixelWidth = 0;
  #closed = false;

  /**
   * `bytes` is the clip's ZIP, kept. `onDecoded` is called when a picture has become ready.
   * @throws AppError bad-request when it is damaged.
   */
  constructor(bytes: Uint8Array, onDecoded: () => void, onError: (error: AppError) => void) {
    this.#bytes = bytes;
    this.#onDecoded = onDecoded;
    this.#onError = onError;
    try {
      this.manifest = footageManifestSchema.parse(JSON.parse(new TextDecoder().decode(this.#entry("manifest.json"))));
    } catch (error) {
      throw new AppError("bad-request", "The footage is not readable.", { cause: error, hint: "Film the app again." });
    }
  }

  frameAt(clipMs: number): CanvasImage | null {
    // Until the exact picture is ready the one before it is closer than none.
    for (let index = footageFrameIndex(this.manifest, clipMs); index >= 0; index--) {
      const bitmap = this.#bitmaps.get(index);
      if (bitmap !== undefined) return bitmap;
    }
    return null;
  }

  /**
   * Starts to decode what shows at a time of the clip and soon after; resolves when the first of it is ready. Who asks for
   * coarser pictures than before gets those that are there.
   */
  async prepare(clipMs: number, pixelWidth: number): Promise<void> {
    if (pixelWidth > this.#pixelWidth) {
      this.#pixelWidth = pixelWidth;
      this.#clear();
    }
    const first = footageFrameIndex(this.manifest, clipMs);
    const ready = this.#decode(first);
    for (let index = first + 1; index <= first + AHEAD; index++) void this.#decode(index);
    await ready;
  }

  close(): void {
    this.#closed = true;
    this.#clear();
  }

  #clear(): void {
    for (const bitmap of this.#bitmaps.values()) bitmap.close();
    this.#bitmaps.clear();
  }

  #entry(name: string): Uint8Array<ArrayBuffer> {
    const entry = unzipSync(this.#bytes, { filter: (file) => file.name === name })[name];
    if (entry === undefined) throw new Error(`${name} is missing`);
    return Uint8Array.from(entry);
  }

  async #decode(index: number): Promise<void> {
    const file = this.manifest.frames[index]?.file;
    if (file === undefined || this.#pending.has(index)) return;
    const known = this.#bitmaps.get(index);
    if (known !== undefined) {
      this.#bitmaps.delete(index);
      this.#bitmaps.set(index, known);
      return;
    }
    this.#pending.add(index);
    const wanted = this.#pixelWidth;
    try {
      const { viewport } = this.manifest;
      const picture = new Blob([this.#entry(file)], { type: pictureType(file) });
      const bitmap = await decodeAt(picture, Math.round(viewport.width * viewport.scale), wanted);
      if (this.#closed || wanted !== this.#pixelWidth) {
        bitmap.close();
        return;
      }
      this.#bitmaps.set(index, bitmap);
      for (const [oldest, old] of this.#bitmaps) {
        if (this.#bitmaps.size <= KEPT) break;
        this.#bitmaps.delete(oldest);
        old.close();
      }
      this.#onDecoded();
    } catch (error) {
      this.#onError(
        new AppError("bad-request", `The footage's picture ${file} is not readable.`, {
          cause: error,
          hint: "Film the app again.",
        }),
      );
    } finally {
      this.#pending.delete(index);
    }
  }
}
