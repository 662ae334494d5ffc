import { AudioData, AudioEncoder } from "@napi-rs/webcodecs";
import { AppError } from "@sayhey/contract/app-error";
import { decodedPeak } from "./decoded-peak.ts";
import type { EncodedPacketData } from "./encoder.ts";

/** What a muxer must know of the sound. */
interface AudioTrackConfig {
  codec: string;
  sampleRate: number;
  numberOfChannels: number;
  /** AudioSpecificConfig or OpusHead. */
  description: Uint8Array<ArrayBuffer>;
}

/** Encoded sound of a trailer. */
export interface EncodedSound {
  packets: EncodedPacketData[];
  track: AudioTrackConfig;
  /** Samples of every packet. */
  packetSamples: number;
  /** Samples of silence that lead the first packet (encoder delay). */
  paddingSamples: number;
}

/** Sample rate of every soundtrack, Hz. */
export const SAMPLE_RATE = 48_000;

interface SoundCodec {
  codec: string;
  bitrate: number;
  packetSamples: number;
  paddingSamples: number;
}

// FFmpeg's AAC encoder puts one frame of silence first (AVCodecContext.initial_padding).
const AAC: SoundCodec = { codec: "mp4a.40.2", bitrate: 192_000, packetSamples: 1024, paddingSamples: 1024 };
// Players leave Opus' lead out themselves: OpusHead tells them how long it is (RFC 7845, 4.2).
const OPUS: SoundCodec = { codec: "opus", bitrate: 160_000, packetSamples: 960, paddingSamples: 0 };

async function encode(
  [left, right]: readonly [Float32Array, Float32Array],
  { codec, bitrate, packetSamples, paddingSamples }: SoundCodec,
): Promise<EncodedSound> {
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
        track = { codec, sampleRate: SAMPLE_RATE, numberOfChannels: 2, description: Uint8Array.from(description) };
      }
    },
    error: (error) => {
      failure ??= error;
    },
  });
  try {
    encoder.configure({ codec, sampleRate: SAMPLE_RATE, numberOfChannels: 2, bitrate });
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
  if (failure !== null || track === null) {
    const reason =
      failure === null ? "no sound came back" : failure instanceof Error ? failure.message : String(failure);
    throw new AppError("internal", `The sound encoder failed: ${reason}.`, { cause: failure, hint: "Render again." });
  }
  return { packets, track, packetSamples, paddingSamples };
}

/** True peak of a finished trailer, as it is decoded. */
const CEILING_DBTP = -1;
/**
 * What else is tried, in kbit/s and dB, until the peak is under the ceiling. FFmpeg's AAC encoder overshoots at some attacks by
 * decibels, hardly twice at the same; Opus adds some tenths.
 */
const AAC_TRIALS = [
  [192, 0],
  [256, 0],
  [192, -0.6],
  [256, -1.2],
  [256, -2.5],
] as const;
const OPUS_TRIALS = [
  [160, 0],
  [160, -0.7],
  [160, -1.4],
] as const;

type Sides = readonly [Float32Array, Float32Array];
type Trials = readonly (readonly [kilobits: number, decibels: number])[];

/** Encodes planar stereo of one length at 48 kHz as AAC-LC, its peak as players decode it kept under -1 dBTP. @throws AppError internal */
export const encodeAac = (channels: Sides): Promise<EncodedSound> => encodeUnderCeiling(channels, AAC, AAC_TRIALS);

/** Encodes planar stereo of one length at 48 kHz as Opus, its peak as players decode it kept under -1 dBTP. @throws AppError internal */
export const encodeOpus = (channels: Sides): Promise<EncodedSound> => encodeUnderCeiling(channels, OPUS, OPUS_TRIALS);

async function encodeUnderCeiling(channels: Sides, codec: SoundCodec, trials: Trials): Promise<EncodedSound> {
  let best: EncodedSound | null = null;
  let lowest = Infinity;
  for (const [kilobits, decibels] of trials) {
    const gain = 10 ** (decibels / 20);
    const scaled: Sides =
      decibels === 0 ? channels : [channels[0].map((value) => value * gain), channels[1].map((value) => value * gain)];
    const sound = await encode(scaled, { ...codec, bitrate: kilobits * 1000 });
    const peak = await decodedPeak(sound);
    if (peak < lowest) [best, lowest] = [sound, peak];
    if (peak <= CEILING_DBTP) break;
  }
  return best ?? encode(channels, codec);
}
