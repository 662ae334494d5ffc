import { EncodedVideoChunk, VideoDecoder, type VideoFrame } from "@napi-rs/webcodecs";
import { AppError } from "@sayhey/contract/app-error";
import { EncodedPacketSink, type InputVideoTrack } from "mediabunny";
import { setTimeout as delay } from "node:timers/promises";
import { i420ToRgba, type I420Matrix } from "./i420-rgba.ts";

/** Larger pictures take more memory than a worker has to spare, px. */
const LONGEST_VIDEO_SIDE = 4096;
// Frames decoded ahead: each holds a whole picture outside the heap.
const AHEAD = 6;
/** A codec that answers nothing for so long never will, ms. */
const PATIENCE_MS = 20_000;

/** The refusal of a video that cannot be decoded. */
export function damagedVideo(cause?: unknown): AppError {
  return new AppError("bad-request", "The video is damaged or was cut off, so it cannot be played.", {
    cause,
    hint: "Save it again as MP4, then upload the new file.",
  });
}

/** @throws AppError too-large when a video's pictures are larger than can be decoded here */
export function checkVideoSide(track: InputVideoTrack): void {
  const side = Math.max(track.displayWidth, track.displayHeight);
  if (side <= LONGEST_VIDEO_SIDE) return;
  throw new AppError(
    "too-large",
    `The video is ${side.toLocaleString("en")} px long, the longest side allowed is ${LONGEST_VIDEO_SIDE.toLocaleString("en")} px.`,
    { hint: "Make it smaller, then upload it again." },
  );
}

/** Where decoded frames go, in order. */
export interface FrameTaker {
  /** Uses one frame, which is closed after it. */
  take(frame: VideoFrame): Promise<void>;
  /** Whether nothing more is needed. */
  isFull(): boolean;
}

/**
 * Decodes a stretch of a video (ms) from the key frame before it and gives every frame to `taker`, those before the start as well.
 * @throws AppError bad-request when it is damaged, cut off or of a codec that is not known
 */
export async function decodeFrames(
  track: InputVideoTrack,
  { startMs, endMs }: { startMs: number; endMs: number },
  taker: FrameTaker,
): Promise<void> {
  const config = await track.getDecoderConfig();
  if (config === null) throw unknownCodec(track);
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
      // What the file says of its colours; the pictures themselves often do not.
      ...(config.colorSpace === undefined ? {} : { colorSpace: config.colorSpace as never }),
    });
  } catch (error) {
    throw unknownCodec(track, error);
  }
  const take = async (): Promise<void> => {
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) {
      try {
        await taker.take(frame);
      } finally {
        frame.close();
      }
    }
  };
  const fail = (): void => {
    if (failure !== null) throw damagedVideo(failure);
  };
  try {
    const sink = new EncodedPacketSink(track);
    const first = (await sink.getKeyPacket(startMs / 1000)) ?? (await sink.getFirstPacket());
    // A file that was cut off still promises what it has lost.
    const last = await sink.getPacket((endMs - 1) / 1000);
    if (first === null || last === null || last.data.byteLength < last.byteLength) throw damagedVideo();
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
        if (waited > PATIENCE_MS) throw damagedVideo();
      }
      if (taker.isFull()) break;
    }
    if (!taker.isFull()) await decoder.flush();
    await take();
    fail();
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

/** The planes of a frame: luma, then both chromas, rows without gaps. */
export async function framePlanes(frame: VideoFrame): Promise<Uint8Array> {
  const planes = new Uint8Array((frame.codedWidth * frame.codedHeight * 3) / 2 + frame.codedWidth + frame.codedHeight);
  await frame.copyTo(planes, { format: "I420" });
  return planes;
}

/** How the colours of a frame are to be read. */
function coloursOf({ codedHeight, colorSpace: space }: VideoFrame): { matrix: I420Matrix; fullRange: boolean } {
  // Some encoders tag the colours of the screen they filmed; 'rgb' is never what I420 holds.
  return { matrix: matrixOf(space.matrix, codedHeight), fullRange: space.fullRange === true && space.matrix !== "rgb" };
}

/** Whether a frame's planes can be encoded again as they are: in the colours of every trailer, all of them shown, sides even. */
export function isReady(frame: VideoFrame): boolean {
  const { codedWidth, codedHeight, visibleRect: shown } = frame;
  const { matrix, fullRange } = coloursOf(frame);
  const isWhole = shown === null || (shown.width === codedWidth && shown.height === codedHeight);
  return matrix === "bt709" && !fullRange && isWhole && codedWidth % 2 === 0 && codedHeight % 2 === 0;
}

/** Paints a frame's planes as opaque RGBA into `out`, by the colours that the frame says it has. */
export function framePixels(frame: VideoFrame, planes: Uint8Array, out: Uint8Array | Uint8ClampedArray): void {
  const { codedWidth, codedHeight } = frame;
  const { matrix, fullRange } = coloursOf(frame);
  i420ToRgba(planes, codedWidth, codedHeight, out, matrix, fullRange);
}
