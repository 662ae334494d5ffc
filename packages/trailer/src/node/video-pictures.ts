import { createCanvas } from "@napi-rs/canvas";
import { EncodedVideoChunk, VideoDecoder, type VideoFrame } from "@napi-rs/webcodecs";
import { AppError } from "@sayhey/contract/app-error";
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputVideoTrack } from "mediabunny";
import { setTimeout as delay } from "node:timers/promises";
import { i420ToRgba, type I420Matrix } from "./i420-rgba.ts";

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

/** Larger pictures take more memory than a worker has to spare, px. */
export const LONGEST_VIDEO_SIDE = 4096;
const QUALITY = 82;
// Frames decoded ahead: each holds a whole picture outside the heap.
const AHEAD = 6;
/** A codec that answers nothing for so long never will, ms. */
const PATIENCE_MS = 20_000;

function damaged(cause?: unknown): AppError {
  return new AppError("bad-request", "The video is damaged or was cut off, so it cannot be played.", {
    cause,
    hint: "Save it again as MP4, then upload the new file.",
  });
}

/** Decodes a stretch of a video file and keeps each distinct picture once. @throws AppError bad-request, too-large */
export async function takeVideoPictures(path: string, options: VideoPicturesOptions): Promise<VideoPictures> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null)
      throw new AppError("bad-request", "There is no picture in this file.", { hint: "Use a video." });
    const side = Math.max(track.displayWidth, track.displayHeight);
    if (side > LONGEST_VIDEO_SIDE) {
      throw new AppError(
        "too-large",
        `The video is ${side.toLocaleString("en")} px long, the longest side allowed is ${LONGEST_VIDEO_SIDE.toLocaleString("en")} px.`,
        { hint: "Make it smaller, then upload it again." },
      );
    }
    const lastMs = (await track.computeDuration()) * 1000;
    if (lastMs <= 0) throw damaged();
    const endMs = Math.min(options.startMs + options.durationMs, lastMs);
    if (endMs <= options.startMs) {
      throw new AppError("bad-request", `The video ends at ${(endMs / 1000).toFixed(1)} s, before the chosen start.`, {
        hint: "Choose an earlier start.",
      });
    }
    return await decode(track, options, endMs);
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error);
  } finally {
    input.dispose();
  }
}

async function decode(track: InputVideoTrack, options: VideoPicturesOptions, endMs: number): Promise<VideoPictures> {
  const { startMs } = options;
  const config = await track.getDecoderConfig();
  if (config === null) throw unknownCodec(track);
  const shelf = new PictureShelf(track, options, endMs);
  const waiting: VideoFrame[] = [];
  let failure: unknown = null;
  const decoder = new VideoDecoder({
    output: (frame) => void waiting.push(frame),
    error: (error) => {
      failure ??= error;
    },
  });
  const { description } = config;
  try {
    decoder.configure({
      // VP9's colours in the codec's name make this decoder refuse some files; the frames tell them as well.
      codec: config.codec.startsWith("vp09") ? config.codec.split(".").slice(0, 4).join(".") : config.codec,
      ...(config.codedWidth === undefined ? {} : { codedWidth: config.codedWidth }),
      ...(config.codedHeight === undefined ? {} : { codedHeight: config.codedHeight }),
      ...(description === undefined ? {} : { description: bytesOf(description) }),
    });
  } catch (error) {
    throw unknownCodec(track, error);
  }
  const take = async (): Promise<void> => {
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) {
      try {
        await shelf.add(frame);
      } finally {
        frame.close();
      }
    }
  };
  const fail = (): void => {
    if (failure !== null) throw damaged(failure);
  };
  try {
    const sink = new EncodedPacketSink(track);
    const first = (await sink.getKeyPacket(startMs / 1000)) ?? (await sink.getFirstPacket());
    // A file that was cut off still promises what it has lost.
    const last = await sink.getPacket((endMs - 1) / 1000);
    if (first === null || last === null || last.data.byteLength < last.byteLength) throw damaged();
    for await (const packet of sink.packets(first)) {
      if (packet.timestamp * 1000 > endMs + 500) break;
      fail();
      decoder.decode(
        new EncodedVideoChunk({ type: packet.type, timestamp: Math.round(packet.timestamp * 1e6), data: packet.data }),
      );
      for (let waited = 0; decoder.decodeQueueSize + waiting.length > AHEAD; waited++) {
        await take();
        if (decoder.decodeQueueSize > AHEAD) await delay(1);
        fail();
        if (waited > PATIENCE_MS) throw damaged();
      }
      if (shelf.isFull) break;
    }
    if (!shelf.isFull) await decoder.flush();
    await take();
    fail();
    return shelf.finish();
  } finally {
    for (const frame of waiting) frame.close();
    if (decoder.state !== "closed") decoder.close();
  }
}

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

function unknownCodec(track: InputVideoTrack, cause?: unknown): AppError {
  return new AppError("bad-request", `Videos in ${track.codec ?? "this codec"} cannot be shown in a trailer.`, {
    cause,
    hint: "Save it as MP4 with H.264, then upload the new file.",
  });
}

/** BT.601 for what was made for television sets, unless the file says what it is. */
function matrixOf(named: string | null, height: number): I420Matrix {
  if (named === "smpte170m" || named === "bt470bg") return "bt601";
  if (named === "bt709" || named === "rgb") return "bt709";
  return height >= 720 ? "bt709" : "bt601";
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
    const planes = new Uint8Array(
      (frame.codedWidth * frame.codedHeight * 3) / 2 + frame.codedWidth + frame.codedHeight,
    );
    await frame.copyTo(planes, { format: "I420" });
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
    if (this.#pictures.length === 0) throw damaged();
    return {
      width: this.#width,
      height: this.#height,
      durationMs: Math.max(1, Math.round(this.#endMs - this.#options.startMs)),
      pictures: this.#pictures,
    };
  }

  async #draw(frame: VideoFrame, planes: Uint8Array): Promise<Uint8Array> {
    const { codedWidth, codedHeight } = frame;
    const space = frame.colorSpace;
    const full = createCanvas(codedWidth, codedHeight);
    const image = full.getContext("2d").createImageData(codedWidth, codedHeight);
    const matrix = matrixOf(space.matrix, codedHeight);
    // Some encoders tag the colours of the screen they filmed; 'rgb' is never what I420 holds.
    const fullRange = space.fullRange === true && space.matrix !== "rgb";
    i420ToRgba(planes, codedWidth, codedHeight, image.data, matrix, fullRange);
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
