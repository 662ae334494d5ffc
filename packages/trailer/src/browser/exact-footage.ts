import { AppError } from "@sayhey/contract/app-error";
import { footageManifestSchema, type FootageManifest } from "@sayhey/contract/footage";
import { unzipSync } from "fflate";
import { footageFrameIndex, keptWidth, pictureType, type FootageSource } from "../assets.ts";
import type { CanvasImage } from "../canvas.ts";

// Time runs forwards in a render: the last few pictures are enough.
const KEPT = 2;

/** Decodes a picture of footage `own` px wide for one drawn at most `pixelWidth` px wide. */
export function decodeAt(picture: Blob, own: number, pixelWidth: number): Promise<ImageBitmap> {
  const resizeWidth = keptWidth(own, pixelWidth);
  return resizeWidth === own
    ? createImageBitmap(picture)
    : createImageBitmap(picture, { resizeWidth, resizeQuality: "high" });
}

/** A clip that shows the very picture of each moment: a render waits for it, unlike a player. */
export class ExactFootage implements FootageSource {
  readonly manifest: FootageManifest;
  readonly #bytes: Uint8Array;
  readonly #bitmaps = new Map<string, ImageBitmap>();

  /** `bytes` is the clip's ZIP, kept. @throws AppError bad-request when it is damaged */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    try {
      this.manifest = footageManifestSchema.parse(JSON.parse(new TextDecoder().decode(this.#entry("manifest.json"))));
    } catch (error) {
      throw unreadable(error);
    }
  }

  frameAt(clipMs: number): CanvasImage | null {
    const name = this.manifest.frames[footageFrameIndex(this.manifest, clipMs)]?.file;
    return name === undefined ? null : (this.#bitmaps.get(name) ?? null);
  }

  /** Decodes the picture at a time of the clip, no wider than `pixelWidth`. @throws AppError bad-request */
  async prepare(clipMs: number, pixelWidth: number): Promise<void> {
    const name = this.manifest.frames[footageFrameIndex(this.manifest, clipMs)]?.file;
    if (name === undefined || this.#bitmaps.has(name)) return;
    try {
      const { viewport } = this.manifest;
      const own = Math.round(viewport.width * viewport.scale);
      const picture = new Blob([this.#entry(name)], { type: pictureType(name) });
      this.#bitmaps.set(name, await decodeAt(picture, own, pixelWidth));
    } catch (error) {
      throw unreadable(error);
    }
    for (const [oldest, bitmap] of this.#bitmaps) {
      if (this.#bitmaps.size <= KEPT) break;
      bitmap.close();
      this.#bitmaps.delete(oldest);
    }
  }

  #entry(name: string): Uint8Array<ArrayBuffer> {
    const entry = unzipSync(this.#bytes, { filter: (file) => file.name === name })[name];
    if (entry === undefined) throw new Error(`${name} is missing`);
    return Uint8Array.from(entry);
  }
}

const unreadable = (cause: unknown): AppError =>
  new AppError("bad-request", "The footage is not readable.", { cause, hint: "Film the app again." });
