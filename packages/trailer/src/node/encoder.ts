import { AudioData, AudioEncoder, VideoEncoder, VideoFrame } from "@napi-rs/webcodecs";
import { AppError } from "@sayhey/contract/app-error";
import { setTimeout as delay } from "node:timers/promises";
import { I420Converter } from "./i420-converter.ts";

/** One encoded picture or stretch of sound, in decoding order. Times in µs from the start of the trailer. */
export interface EncodedPacketData {
  data: Uint8Array<ArrayBuffer>;
  key: boolean;
  timestampUs: number;
  durationUs: number;
}

/** Colours as the file is tagged: BT.709 limited range throughout. */
const BT709 = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } as const;

/** What a muxer must know of the pictures. */
export interface VideoTrackConfig {
  codec: string;
  codedWidth: number;
  codedHeight: number;
  /** Decoder configuration record ('avcC'). */
  description: Uint8Array<ArrayBuffer>;
  colorSpace: typeof BT709;
}

/** What a muxer must know of the sound. */
export interface AudioTrackConfig {
  codec: string;
  sampleRate: number;
  numberOfChannels: number;
  description: Uint8Array<ArrayBuffer>;
}

/** Encodes a run of pictures that starts with a key frame. */
interface PictureEncoder {
  /** Takes one opaque RGBA picture; resolves when the next may come. The pixels may be reused after that. */
  encode(rgba: Uint8Array, timestampUs: number, durationUs: number): Promise<void>;
  /** Ends the run. */
  finish(): Promise<{ packets: EncodedPacketData[]; track: VideoTrackConfig }>;
  /** Frees the encoder; whatever was not finished is lost. */
  close(): void;
}

/** Size, speed and rate of the pictures. */
interface PictureEncoderOptions {
  width: number;
  height: number;
  fps: number;
  /** Bits per second. */
  bitrate: number;
}

/** The codecs a trailer is written with. Another encoder (VP9, a system ffmpeg) is another object of this shape. */
export interface TrailerEncoder {
  createPictureEncoder(options: PictureEncoderOptions): PictureEncoder;
  /** Encodes planar stereo of one length at 48 kHz. `paddingSamples` lead the first packet's sound (encoder delay). */
  encodeSound(
    channels: readonly [Float32Array, Float32Array],
  ): Promise<{ packets: EncodedPacketData[]; track: AudioTrackConfig; paddingSamples: number }>;
}

/** Sample rate of every soundtrack, Hz. */
export const SAMPLE_RATE = 48_000;
const AAC_BITRATE = 192_000;
// FFmpeg's AAC encoder puts one frame of silence first (AVCodecContext.initial_padding).
const AAC_PADDING = 1024;

// Largest macroblocks a second and a picture by level (ITU-T H.264, table A-1).
const LEVELS: readonly (readonly [idc: number, perSecond: number, perPicture: number])[] = [
  [31, 108_000, 3600],
  [32, 216_000, 5120],
  [40, 245_760, 8192],
  [42, 522_240, 8704],
  [50, 589_824, 22_080],
  [51, 983_040, 36_864],
  [52, 2_073_600, 36_864],
];

/** Codec string of H.264 High at the lowest level that fits. @throws TypeError when the picture is too large for H.264. */
export function avcCodec(width: number, height: number, fps: number): string {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  const level = LEVELS.find(([, perSecond, perPicture]) => blocks <= perPicture && blocks * fps <= perSecond);
  if (level === undefined)
    throw new TypeError(`width, height: ${width}x${height} at ${fps} fps is too large for H.264`);
  return `avc1.6400${level[0].toString(16)}`;
}

/** Bits per second that keep text crisp: 8 Mbit/s at 1080x1920 and 30 fps, growing slower than the number of pixels. */
export function trailerBitrate(width: number, height: number, fps: number): number {
  return Math.round(8_000_000 * ((width * height) / (1080 * 1920)) ** 0.8 * (fps / 30) ** 0.6);
}

function encoderFailure(cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError("internal", `The video encoder failed: ${reason}.`, {
    cause,
    hint: "Render again; if it fails again, choose a smaller size.",
  });
}

class AvcPictureEncoder implements PictureEncoder {
  readonly #options: PictureEncoderOptions;
  readonly #encoder: VideoEncoder;
  readonly #converter: I420Converter;
  readonly #packets: EncodedPacketData[] = [];
  readonly #durations: number[] = [];
  #track: VideoTrackConfig | null = null;
  #failure: AppError | null = null;

  constructor(options: PictureEncoderOptions) {
    this.#options = options;
    const { width, height, fps, bitrate } = options;
    const codec = avcCodec(width, height, fps);
    this.#converter = new I420Converter(width, height);
    this.#encoder = new VideoEncoder({
      output: (chunk, metadata) => {
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        const durationUs = this.#durations[this.#packets.length] ?? 0;
        this.#packets.push({ data, key: chunk.type === "key", timestampUs: chunk.timestamp, durationUs });
        const description = metadata?.decoderConfig?.description;
        if (this.#track === null && description !== undefined) {
          this.#track = {
            codec,
            codedWidth: width,
            codedHeight: height,
            description: Uint8Array.from(description),
            colorSpace: BT709,
          };
        }
      },
      error: (error) => {
        this.#failure ??= encoderFailure(error);
      },
    });
    try {
      this.#encoder.configure({
        codec,
        width,
        height,
        framerate: fps,
        bitrate,
        bitrateMode: "variable",
        // Frames may be dropped in the other mode.
        latencyMode: "quality",
        // The same file on every machine, whatever its graphics card.
        hardwareAcceleration: "prefer-software",
        avc: { format: "avc" },
      });
    } catch (error) {
      throw encoderFailure(error);
    }
  }

  async encode(rgba: Uint8Array, timestampUs: number, durationUs: number): Promise<void> {
    const { width, height } = this.#options;
    const planes = this.#converter.convert(rgba);
    if (this.#failure !== null) throw this.#failure;
    try {
      // The frame copies the planes, so they are free again at once.
      const frame = new VideoFrame(planes, {
        format: "I420",
        codedWidth: width,
        codedHeight: height,
        timestamp: timestampUs,
        duration: durationUs,
        colorSpace: BT709,
      });
      this.#encoder.encode(frame, { keyFrame: this.#durations.length === 0 });
      frame.close();
    } catch (error) {
      throw encoderFailure(error);
    }
    this.#durations.push(durationUs);
    // Each waiting frame holds a picture: two keep the encoder's thread busy. Its 'dequeue' event does not always come.
    while (this.#encoder.encodeQueueSize > 2) {
      await delay(1);
      if (this.#failure !== null) throw this.#failure;
    }
  }

  async finish(): Promise<{ packets: EncodedPacketData[]; track: VideoTrackConfig }> {
    try {
      await this.#encoder.flush();
    } catch (error) {
      throw this.#failure ?? encoderFailure(error);
    }
    if (this.#failure !== null) throw this.#failure;
    if (this.#track === null || this.#packets.length !== this.#durations.length || this.#packets[0]?.key !== true) {
      throw encoderFailure(new Error(`${this.#packets.length} of ${this.#durations.length} pictures came back`));
    }
    return { packets: this.#packets, track: this.#track };
  }

  close(): void {
    if (this.#encoder.state !== "closed") this.#encoder.close();
  }
}

async function encodeAac(
  channels: readonly [Float32Array, Float32Array],
): Promise<{ packets: EncodedPacketData[]; track: AudioTrackConfig; paddingSamples: number }> {
  const [left, right] = channels;
  const packets: EncodedPacketData[] = [];
  let track: AudioTrackConfig | null = null;
  let failure: unknown = null;
  const encoder = new AudioEncoder({
    output: (chunk, metadata) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      packets.push({ data, key: true, timestampUs: chunk.timestamp, durationUs: chunk.duration ?? 0 });
      const description = metadata?.decoderConfig?.description;
      if (track === null && description !== undefined) {
        track = {
          codec: "mp4a.40.2",
          sampleRate: SAMPLE_RATE,
          numberOfChannels: 2,
          description: Uint8Array.from(description),
        };
      }
    },
    error: (error) => {
      failure ??= error;
    },
  });
  try {
    encoder.configure({ codec: "mp4a.40.2", sampleRate: SAMPLE_RATE, numberOfChannels: 2, bitrate: AAC_BITRATE });
    for (let start = 0; start < left.length; start += SAMPLE_RATE) {
      const end = Math.min(start + SAMPLE_RATE, left.length);
      const planes = new Float32Array((end - start) * 2);
      planes.set(left.subarray(start, end), 0);
      planes.set(right.subarray(start, end), end - start);
      const data = new AudioData({
        format: "f32-planar",
        sampleRate: SAMPLE_RATE,
        numberOfFrames: end - start,
        numberOfChannels: 2,
        timestamp: Math.round((start * 1_000_000) / SAMPLE_RATE),
        data: planes,
      });
      encoder.encode(data);
      data.close();
    }
    await encoder.flush();
  } catch (error) {
    failure ??= error;
  } finally {
    if (encoder.state !== "closed") encoder.close();
  }
  if (failure !== null) throw encoderFailure(failure);
  if (track === null) throw encoderFailure(new Error("no sound came back"));
  return { packets, track, paddingSamples: AAC_PADDING };
}

/** H.264 High and AAC-LC by @napi-rs/webcodecs (FFmpeg, libx264). */
export const avcAacEncoder: TrailerEncoder = {
  createPictureEncoder: (options) => new AvcPictureEncoder(options),
  encodeSound: encodeAac,
};
