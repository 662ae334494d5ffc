import { VideoEncoder, VideoFrame, type VideoEncoderConfig } from "@napi-rs/webcodecs";
import { AppError } from "@sayhey/contract/app-error";
import { setTimeout as delay } from "node:timers/promises";
import { encodeAac, encodeOpus } from "./encode-sound.ts";
import type { EncodedSound } from "./encoded-track.ts";
import type { EncodedPacketData } from "./encoded-track.ts";

/** Colours as the file is tagged: BT.709 limited range throughout. */
const BT709 = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } as const;

/** What a muxer must know of the pictures. */
export interface VideoTrackConfig {
  codec: string;
  codedWidth: number;
  codedHeight: number;
  /** Decoder configuration record ('avcC'); VP9 has none. */
  description?: Uint8Array<ArrayBuffer>;
  colorSpace: typeof BT709;
}

/** Encodes a run of pictures that starts with a key frame. */
interface PictureEncoder {
  /** Takes one picture as `I420Converter` gives it; resolves when the next may come. The planes may be reused after that. */
  encode(planes: Uint8Array, timestampUs: number, durationUs: number): Promise<void>;
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

/** The codecs a trailer is written with. Another encoder (a system ffmpeg) is another object of this shape. */
export interface TrailerEncoder {
  createPictureEncoder(options: PictureEncoderOptions): PictureEncoder;
  /** Encodes planar stereo of one length at 48 kHz. */
  encodeSound(channels: readonly [Float32Array, Float32Array]): Promise<EncodedSound>;
}

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

// Level by largest picture and luma samples a second (VP9 bitstream specification, annex A).
const VP9_LEVELS: readonly (readonly [level: number, perSecond: number, perPicture: number])[] = [
  [21, 9_216_000, 245_760],
  [30, 20_736_000, 552_960],
  [31, 36_864_000, 983_040],
  [40, 83_558_400, 2_228_224],
  [41, 160_432_128, 2_228_224],
  [50, 311_951_360, 8_912_896],
  [51, 588_251_136, 8_912_896],
  [52, 1_176_502_272, 8_912_896],
];

/** Codec string of VP9 of 8 bits at the lowest level that fits. @throws TypeError when the picture is too large for it. */
export function vp9Codec(width: number, height: number, fps: number): string {
  const samples = width * height;
  const level = VP9_LEVELS.find(([, perSecond, perPicture]) => samples <= perPicture && samples * fps <= perSecond);
  if (level === undefined) throw new TypeError(`width, height: ${width}x${height} at ${fps} fps is too large for VP9`);
  return `vp09.00.${level[0]}.08`;
}

// VP9 needs fewer bits for the same picture.
const VP9_SHARE = 0.7;

function encoderFailure(cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError("internal", `The video encoder failed: ${reason}.`, {
    cause,
    hint: "Render again; if it fails again, choose a smaller size.",
  });
}

/** What differs between codecs. */
type CodecConfig = Pick<VideoEncoderConfig, "codec" | "bitrate" | "avc"> & {
  /** Whether packets need a configuration record to be played. */
  described: boolean;
};

class ChunkPictureEncoder implements PictureEncoder {
  readonly #options: PictureEncoderOptions;
  readonly #encoder: VideoEncoder;
  readonly #packets: EncodedPacketData[] = [];
  readonly #durations: number[] = [];
  #track: VideoTrackConfig | null = null;
  #failure: AppError | null = null;

  constructor(options: PictureEncoderOptions, { described, ...config }: CodecConfig) {
    this.#options = options;
    const { width, height, fps } = options;
    this.#encoder = new VideoEncoder({
      output: (chunk, metadata) => {
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        const durationUs = this.#durations[this.#packets.length] ?? 0;
        this.#packets.push({ data, key: chunk.type === "key", timestampUs: chunk.timestamp, durationUs });
        const description = metadata?.decoderConfig?.description;
        if (this.#track === null && (description !== undefined || !described)) {
          this.#track = {
            codec: config.codec,
            codedWidth: width,
            codedHeight: height,
            ...(description === undefined ? {} : { description: Uint8Array.from(description) }),
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
        ...config,
        width,
        height,
        framerate: fps,
        bitrateMode: "variable",
        // Frames may be dropped in the other mode.
        latencyMode: "quality",
        // The same file on every machine, whatever its graphics card.
        hardwareAcceleration: "prefer-software",
      });
    } catch (error) {
      throw encoderFailure(error);
    }
  }

  async encode(planes: Uint8Array, timestampUs: number, durationUs: number): Promise<void> {
    const { width, height } = this.#options;
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

/** H.264 High and AAC-LC by @napi-rs/webcodecs (FFmpeg, libx264). */
export const avcAacEncoder: TrailerEncoder = {
  createPictureEncoder: (options) =>
    new ChunkPictureEncoder(options, {
      codec: avcCodec(options.width, options.height, options.fps),
      bitrate: options.bitrate,
      avc: { format: "avc" },
      described: true,
    }),
  encodeSound: encodeAac,
};

/** VP9 and Opus by @napi-rs/webcodecs (FFmpeg, libvpx, libopus). `bitrate` is that of H.264 of the same look. */
const vp9OpusEncoder: TrailerEncoder = {
  createPictureEncoder: (options) =>
    new ChunkPictureEncoder(options, {
      codec: vp9Codec(options.width, options.height, options.fps),
      bitrate: Math.round(options.bitrate * VP9_SHARE),
      described: false,
    }),
  encodeSound: encodeOpus,
};

/** Encoders by the format of the file. */
export const ENCODERS = { mp4: avcAacEncoder, webm: vp9OpusEncoder } as const;
/** Format of a file with pictures and sound. */
export type VideoFormat = keyof typeof ENCODERS;
