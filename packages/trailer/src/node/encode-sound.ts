import { AudioData, AudioEncoder } from "@napi-rs/webcodecs";
import { AppError } from "@sayhey/contract/app-error";
import { decodedPeaks } from "./decoded-peak.ts";
import type { EncodedPacketData } from "./encoded-track.ts";
import type { AudioTrackConfig, EncodedSound } from "./encoded-track.ts";

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

/** True peak of a finished trailer, as it is decoded, dBTP. */
const CEILING_DBTP = -1;
/** What is turned down is turned down by this much more with each take, dB: the next one overshoots elsewhere by tenths. */
const MARGIN_DB = 0.3;
/** Takes in which only what overshoots is turned down; what is left after them takes the whole down. */
const LOCAL_TAKES = 5;
const TAKES = 8;
/** How long around an overshoot it is quieter, and how long it takes to get there: what an encoder codes together. Samples. */
const HELD = 1024;
const RAMP = 480;

type Sides = readonly [Float32Array, Float32Array];

/** Encodes planar stereo of one length at 48 kHz as AAC-LC, its peak as players decode it kept under -1 dBTP. @throws AppError internal */
export const encodeAac = (channels: Sides): Promise<EncodedSound> => encodeUnderCeiling(channels, AAC);

/** Encodes planar stereo of one length at 48 kHz as Opus, its peak as players decode it kept under -1 dBTP. @throws AppError internal */
export const encodeOpus = (channels: Sides): Promise<EncodedSound> => encodeUnderCeiling(channels, OPUS);

/**
 * Encoders overshoot at some attacks by decibels: there the sound is made quieter for a blink and encoded again, until what a
 * player hears is under the ceiling.
 */
async function encodeUnderCeiling(channels: Sides, codec: SoundCodec): Promise<EncodedSound> {
  const ceiling = 10 ** (CEILING_DBTP / 20);
  const gains = new Float32Array(channels[0].length).fill(1);
  let best: EncodedSound | null = null;
  let lowest = Infinity;
  for (let take = 0; take < TAKES; take++) {
    const sides: Sides =
      take === 0
        ? channels
        : [
            channels[0].map((value, at) => value * (gains[at] as number)),
            channels[1].map((value, at) => value * (gains[at] as number)),
          ];
    const sound = await encode(sides, codec);
    const peaks = await decodedPeaks(sound, ceiling);
    const highest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
    if (highest < lowest) [best, lowest] = [sound, highest];
    if (highest <= ceiling) break;
    const margin = 10 ** ((-MARGIN_DB * (take + 1)) / 20);
    if (take >= LOCAL_TAKES) turnDown(gains, 0, gains.length, (ceiling / highest) * margin);
    else
      for (const { at, peak } of overshoots(peaks, ceiling))
        turnDown(gains, at - codec.paddingSamples - HELD / 2, HELD, (ceiling / peak) * margin);
  }
  return best ?? encode(channels, codec);
}

/** Where peaks are above the ceiling: the highest of each stretch of `HELD` samples. */
function overshoots(peaks: Float32Array, ceiling: number): { at: number; peak: number }[] {
  const found: { at: number; peak: number }[] = [];
  for (let at = 0; at < peaks.length; at++) {
    const peak = peaks[at] as number;
    if (peak <= ceiling) continue;
    const last = found.at(-1);
    if (last === undefined || at - last.at > HELD / 2) found.push({ at, peak });
    else if (peak > last.peak) Object.assign(last, { at, peak });
  }
  return found;
}

/** Multiplies a stretch of gains, with a ramp on either side of it. In place. */
function turnDown(gains: Float32Array, from: number, length: number, gain: number): void {
  const end = Math.min(gains.length, from + length + RAMP);
  for (let at = Math.max(0, from - RAMP); at < end; at++) {
    const outside = Math.max(0, from - at, at - (from + length));
    const ramp = 0.5 - 0.5 * Math.cos((Math.PI * outside) / RAMP);
    gains[at] = (gains[at] as number) * (gain + (1 - gain) * ramp);
  }
}
