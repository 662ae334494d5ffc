import { setTimeout as delay } from "node:timers/promises";
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import {
  decodeFrames,
  ENCODERS,
  framePixels,
  framePlanes,
  I420Converter,
  isReady,
  MUXERS,
  SOUND_RATE,
  trailerBitrate,
  type StereoSound,
  type VideoFormat,
} from "@sayhey/trailer/media";
import type { InputVideoTrack } from "mediabunny";
import { MEDIA_LIMITS } from "../../media-transform.ts";
import type { View } from "../../video/camera-move.ts";
import { heldTo } from "./read-stereo.ts";
import { thumbOf } from "./thumbs.ts";

type VideoFrame = Parameters<typeof framePlanes>[0];

/** A decoded picture, upright; drawn only when somebody looks. */
export interface UprightFrame {
  /** ms of the source. */
  atMs: number;
  canvas(): Canvas;
  /** Its planes where they can be encoded as they are, with their size; null where it has to be drawn. */
  ready?: { planes: Uint8Array; width: number; height: number } | null;
}

/** Calls `take` with every frame of a stretch (ms) of a video, upright, in order. */
export async function eachFrame(
  track: InputVideoTrack,
  stretch: { startMs: number; endMs: number },
  take: (frame: UprightFrame) => Promise<void>,
  isFull: () => boolean = () => false,
): Promise<void> {
  const painter = new UprightPainter(track);
  const { rotation, displayWidth, displayHeight } = track;
  await decodeFrames(track, stretch, {
    isFull,
    take: async (frame) => {
      const atMs = frame.timestamp / 1000;
      const planes = await framePlanes(frame);
      const source = painter.hold(frame, planes);
      const { codedWidth: width, codedHeight: height } = frame;
      const isPlain = isReady(frame) && rotation === 0 && width === displayWidth && height === displayHeight;
      await take({ atMs, canvas: source, ready: isPlain ? { planes, width, height } : null });
    },
  });
}

/** Draws decoded frames as a player shows them: turned and stretched as the file says. */
class UprightPainter {
  readonly #track: InputVideoTrack;
  #raw: Canvas | null = null;

  constructor(track: InputVideoTrack) {
    this.#track = track;
  }

  /** Remembers what must be known of a frame that will be closed; its picture is drawn at most once. */
  hold(frame: VideoFrame, planes: Uint8Array): () => Canvas {
    const { codedWidth, codedHeight, colorSpace } = frame;
    const visible = frame.visibleRect ?? { x: 0, y: 0, width: codedWidth, height: codedHeight };
    const facts = { codedWidth, codedHeight, colorSpace } as VideoFrame;
    const area = { x: visible.x, y: visible.y, width: visible.width, height: visible.height };
    let drawn: Canvas | null = null;
    return () => (drawn ??= this.#draw(facts, planes, area));
  }

  #draw(
    frame: VideoFrame,
    planes: Uint8Array,
    visible: { x: number; y: number; width: number; height: number },
  ): Canvas {
    const { codedWidth, codedHeight } = frame;
    if (this.#raw?.width !== codedWidth || this.#raw.height !== codedHeight)
      this.#raw = createCanvas(codedWidth, codedHeight);
    const context = this.#raw.getContext("2d");
    const image = context.createImageData(codedWidth, codedHeight);
    framePixels(frame, planes, image.data);
    context.putImageData(image, 0, 0);
    const { displayWidth, displayHeight, rotation } = this.#track;
    const upright = createCanvas(displayWidth, displayHeight);
    const target = upright.getContext("2d");
    const turned = rotation % 180 !== 0;
    const [width, height] = turned ? [displayHeight, displayWidth] : [displayWidth, displayHeight];
    target.translate(displayWidth / 2, displayHeight / 2);
    target.rotate((rotation * Math.PI) / 180);
    target.drawImage(
      this.#raw,
      visible.x,
      visible.y,
      visible.width,
      visible.height,
      -width / 2,
      -height / 2,
      width,
      height,
    );
    return upright;
  }
}

/** A video to be written. */
export interface RecodePlan {
  format: VideoFormat;
  /** px, even. */
  width: number;
  height: number;
  fps: number;
  durationMs: number;
  /** The moment of the source (ms) that shows at a moment of the result; never goes back. */
  sourceAt(ms: number): number;
  /** Part of the source that fills the frame at a moment of the source; all of it when absent. */
  viewAt?(sourceMs: number): View;
  /** Null for a silent file. */
  sound: StereoSound | null;
}

/** A finished video and a small picture of it. */
export interface WrittenVideo {
  bytes: Uint8Array;
  thumb: Uint8Array | null;
}

/** Writes a video anew by a plan. `tell` hears how much is done. */
export async function recodeVideo(
  track: InputVideoTrack,
  plan: RecodePlan,
  tell: (done: number) => void,
): Promise<WrittenVideo> {
  const first = (await track.getFirstTimestamp()) * 1000;
  const count = frameCount(plan);
  const writer = new VideoWriter(plan);
  const wanted = (index: number): number => plan.sourceAt((index * 1000) / plan.fps) + Math.max(0, first);
  let next = 0;
  let showing: UprightFrame | null = null;
  // What a frame shows lasts until the next one comes.
  const emit = async (before: number): Promise<void> => {
    while (showing !== null && next < count && wanted(next) < before - 0.5) {
      await writer.add(showing, plan.viewAt?.(showing.atMs - Math.max(0, first)) ?? null);
      next += 1;
      tell(next / count);
    }
  };
  try {
    const range = { startMs: wanted(0), endMs: wanted(Math.max(0, count - 1)) + 1000 / plan.fps };
    await eachFrame(
      track,
      { startMs: range.startMs, endMs: Math.min(range.endMs, (await track.computeDuration()) * 1000) },
      async (frame) => {
        if (showing !== null) await emit(frame.atMs);
        showing = frame;
      },
      () => next >= count,
    );
    await emit(Number.POSITIVE_INFINITY);
    return await writer.finish(plan.sound);
  } finally {
    writer.close();
  }
}

/** Pictures of a plan's video. */
const frameCount = ({ durationMs, fps }: Pick<RecodePlan, "durationMs" | "fps">): number =>
  Math.max(1, Math.round((durationMs * fps) / 1000));

/** Encodes pictures of one size, one after another, and writes them into a file with their sound. */
export class VideoWriter {
  readonly #plan: Pick<RecodePlan, "format" | "width" | "height" | "fps" | "durationMs">;
  readonly #encoder: ReturnType<(typeof ENCODERS)[VideoFormat]["createPictureEncoder"]>;
  readonly #converter: I420Converter;
  readonly #canvas: Canvas;
  #count = 0;
  #thumb: Uint8Array | null = null;
  #last: { frame: UprightFrame; view: string } | null = null;

  constructor(plan: Pick<RecodePlan, "format" | "width" | "height" | "fps" | "durationMs">) {
    const { width, height, fps, format } = plan;
    this.#plan = plan;
    this.#encoder = ENCODERS[format].createPictureEncoder({
      width,
      height,
      fps,
      bitrate: trailerBitrate(width, height, fps, "standard"),
    });
    this.#converter = new I420Converter(width, height);
    this.#canvas = createCanvas(width, height);
  }

  /** Adds a frame, or the part of it in view, scaled to the size of the video. */
  async add(frame: UprightFrame, view: View | null): Promise<void> {
    const { ready = null } = frame;
    if (view === null && ready !== null && ready.width === this.#plan.width && ready.height === this.#plan.height) {
      if (this.#isThumbDue()) this.#thumb = await thumbOf(frame.canvas());
      return this.#encodePlanes(ready.planes);
    }
    const key = JSON.stringify(view);
    // The same part of the same frame need not be drawn again.
    if (this.#last?.frame !== frame || this.#last.view !== key) {
      const source = frame.canvas();
      const { left, top, width, height } = view ?? { left: 0, top: 0, width: source.width, height: source.height };
      const context = this.#canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(source, left, top, width, height, 0, 0, this.#plan.width, this.#plan.height);
      this.#last = { frame, view: key };
    }
    await this.#encode();
  }

  /** A third into a video there is more to see than at its start. */
  #isThumbDue(): boolean {
    return this.#thumb === null && this.#count >= frameCount(this.#plan) / 3;
  }

  async #encode(): Promise<void> {
    if (this.#isThumbDue()) this.#thumb = await thumbOf(this.#canvas);
    const pixels = this.#canvas.data();
    const planes = this.#converter.convert(pixels);
    await this.#encodePlanes(planes);
    // Left to the collector, these copies outside the heap pile up.
    if (this.#count % 8 === 0) await delay(0);
  }

  async #encodePlanes(planes: Uint8Array): Promise<void> {
    const { fps } = this.#plan;
    await this.#encoder.encode(planes, Math.round((this.#count * 1e6) / fps), Math.round(1e6 / fps));
    this.#count += 1;
  }

  /** Ends the file and gives it. */
  async finish(sound: StereoSound | null): Promise<WrittenVideo> {
    const { format, fps } = this.#plan;
    const video = await this.#encoder.finish();
    const thumb = this.#thumb;
    if (sound === null) return { bytes: await MUXERS[format]({ video: { ...video, fps }, sound: null }), thumb };
    const samples = Math.max(1, Math.round((this.#count / fps) * SOUND_RATE));
    const { left, right } = heldTo(sound, samples);
    const encoded = await ENCODERS[format].encodeSound([left, right]);
    return { bytes: await MUXERS[format]({ video: { ...video, fps }, sound: { ...encoded, samples } }), thumb };
  }

  /** Frees the encoder; what was not finished is lost. */
  close(): void {
    this.#encoder.close();
  }
}

/** Pictures a second of a video, whole, at most `most`. */
export async function frameRate(track: InputVideoTrack, most = 30): Promise<number> {
  const { averagePacketRate } = await track.computePacketStats(120);
  return Math.max(1, Math.min(most, Math.round(averagePacketRate)));
}

/** An even size of a shape, at most as large as results may be and as the source gives. */
export function evenSize(
  width: number,
  height: number,
  longest: number = MEDIA_LIMITS.resultSide,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
