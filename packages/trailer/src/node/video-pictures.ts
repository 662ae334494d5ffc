import { createCanvas } from "@napi-rs/canvas";
import type { VideoFrame } from "@napi-rs/webcodecs";
import { AppError } from "@sayhey/contract/app-error";
import { ALL_FORMATS, FilePathSource, Input, type InputVideoTrack } from "mediabunny";
import { checkVideoSide, damagedVideo, decodeFrames, framePixels, framePlanes } from "./decode-frames.ts";

/** Which part of a video to take, and how fine. */
export interface VideoPicturesOptions {
  /** ms of the video. */
  startMs: number;
  /** ms; less when the video ends before. */
  durationMs: number;
  /** Longest side of the pictures, px. */
  longestSide: number;
  /** Pictures a second at most. */
  fps: number;
  /** From 0 to 1. */
  onProgress?(progress: number): void;
}

/** Distinct pictures of a stretch of a video. */
export interface VideoPictures {
  /** Of every picture, px. */
  width: number;
  height: number;
  /** ms. */
  durationMs: number;
  /** WebP, with the time at which each starts to show, ms from the start of the stretch; the first at 0. */
  pictures: { atMs: number; bytes: Uint8Array }[];
}

const QUALITY = 82;
/** Decodes a stretch of a video file and keeps each distinct picture once. @throws AppError bad-request, too-large */
export async function takeVideoPictures(path: string, options: VideoPicturesOptions): Promise<VideoPictures> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null)
      throw new AppError("bad-request", "There is no picture in this file.", { hint: "Use a video." });
    checkVideoSide(track);
    const lastMs = (await track.computeDuration()) * 1000;
    if (lastMs <= 0) throw damagedVideo();
    const endMs = Math.min(options.startMs + options.durationMs, lastMs);
    if (endMs <= options.startMs) {
      throw new AppError("bad-request", `The video ends at ${(endMs / 1000).toFixed(1)} s, before the chosen start.`, {
        hint: "Choose an earlier start.",
      });
    }
    const shelf = new PictureShelf(track, options, endMs);
    await decodeFrames(
      track,
      { startMs: options.startMs, endMs },
      { take: (frame) => shelf.add(frame), isFull: () => shelf.isFull },
    );
    return shelf.finish();
  } catch (error) {
    throw error instanceof AppError ? error : damagedVideo(error);
  } finally {
    input.dispose();
  }
}

/** Takes decoded frames in order and keeps those that show something new, scaled, turned upright and compressed. */
class PictureShelf {
  readonly #track: InputVideoTrack;
  readonly #options: VideoPicturesOptions;
  readonly #endMs: number;
  readonly #width: number;
  readonly #height: number;
  readonly #pictures: VideoPictures["pictures"] = [];
  #nextMs: number;
  #last: Uint8Array | null = null;
  #before: { atMs: number; bytes: Uint8Array } | null = null;

  constructor(track: InputVideoTrack, options: VideoPicturesOptions, endMs: number) {
    this.#track = track;
    this.#options = options;
    this.#endMs = endMs;
    this.#nextMs = options.startMs;
    const { displayWidth, displayHeight } = track;
    const scale = Math.min(1, options.longestSide / Math.max(displayWidth, displayHeight));
    this.#width = Math.max(2, Math.round(displayWidth * scale));
    this.#height = Math.max(2, Math.round(displayHeight * scale));
  }

  get isFull(): boolean {
    return this.#nextMs >= this.#endMs;
  }

  async add(frame: VideoFrame): Promise<void> {
    const atMs = frame.timestamp / 1000;
    const { startMs, durationMs, fps, onProgress } = this.#options;
    // What shows at the start may have begun before it.
    const early = atMs < startMs - 0.5;
    if (atMs >= this.#endMs || (!early && atMs + 0.5 < this.#nextMs)) return;
    const planes = await framePlanes(frame);
    if (!early) {
      while (this.#nextMs <= atMs + 0.5) this.#nextMs += 1000 / fps;
      onProgress?.(Math.min(1, (atMs - startMs) / durationMs));
    }
    if (this.#last !== null && looksLike(this.#last, planes, frame.codedWidth * frame.codedHeight)) return;
    this.#last = planes;
    const bytes = await this.#draw(frame, planes);
    if (early) this.#before = { atMs: 0, bytes };
    else {
      if (this.#pictures.length === 0 && this.#before !== null && atMs - startMs > 500 / fps)
        this.#pictures.push(this.#before);
      this.#pictures.push({
        atMs: this.#pictures.length === 0 ? 0 : Math.round((atMs - startMs) * 1000) / 1000,
        bytes,
      });
    }
  }

  finish(): VideoPictures {
    if (this.#pictures.length === 0 && this.#before !== null) this.#pictures.push(this.#before);
    if (this.#pictures.length === 0) throw damagedVideo();
    return {
      width: this.#width,
      height: this.#height,
      durationMs: Math.max(1, Math.round(this.#endMs - this.#options.startMs)),
      pictures: this.#pictures,
    };
  }

  async #draw(frame: VideoFrame, planes: Uint8Array): Promise<Uint8Array> {
    const { codedWidth, codedHeight } = frame;
    const full = createCanvas(codedWidth, codedHeight);
    const image = full.getContext("2d").createImageData(codedWidth, codedHeight);
    framePixels(frame, planes, image.data);
    full.getContext("2d").putImageData(image, 0, 0);
    const canvas = createCanvas(this.#width, this.#height);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    const { rotation } = this.#track;
    const turned = rotation % 180 !== 0;
    context.translate(this.#width / 2, this.#height / 2);
    context.rotate((rotation * Math.PI) / 180);
    const width = turned ? this.#height : this.#width;
    const height = turned ? this.#width : this.#height;
    const visible = frame.visibleRect ?? { x: 0, y: 0, width: codedWidth, height: codedHeight };
    context.drawImage(
      full,
      visible.x,
      visible.y,
      visible.width,
      visible.height,
      -width / 2,
      -height / 2,
      width,
      height,
    );
    return new Uint8Array(await canvas.encode("webp", QUALITY));
  }
}

/** Whether two pictures differ by no more than a codec's noise, from every 7th value of their luma. */
function looksLike(a: Uint8Array, b: Uint8Array, length: number): boolean {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < length; at += 7) {
    const difference = Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    if (difference > 5) return false;
    sum += difference;
    count += 1;
  }
  return sum < count * 0.3;
}
