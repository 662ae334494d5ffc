import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { SAMPLE_RATE } from "./encode-sound.ts";
import type { EncodedSound } from "./encoded-track.ts";
import type { VideoFormat, VideoTrackConfig } from "./encoder.ts";
import type { EncodedPacketData } from "./encoded-track.ts";

/** Encoded pictures and sound of one trailer. */
export interface Tracks {
  video: { track: VideoTrackConfig; packets: readonly EncodedPacketData[]; fps: number };
  /** Null for a silent file. */
  sound: (EncodedSound & { samples: number }) | null;
}

// Boxes on the way to a creation time, and those that hold one (ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.4.2).
const CONTAINERS = new Set(["moov", "trak", "mdia"]);
const DATED = new Set(["mvhd", "tkhd", "mdhd"]);

/** Sets every creation and modification time to 0, in place: equal tracks then give equal files. */
function clearDates(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const visit = (from: number, to: number): void => {
    for (let at = from; at + 8 <= to;) {
      const size = view.getUint32(at);
      const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
      // 0 is 'to the end', 1 a 64-bit size: neither occurs before the media data, which comes last.
      if (size < 8) return;
      if (CONTAINERS.has(type)) visit(at + 8, at + size);
      else if (DATED.has(type)) file.fill(0, at + 12, at + 12 + (file[at + 8] === 1 ? 16 : 8));
      at += size;
    }
  };
  visit(0, file.byteLength);
}

/** Writes an MP4 file (H.264, AAC) whose index comes first, so that it plays while it loads. Equal tracks give equal bytes. */
async function muxMp4(tracks: Tracks): Promise<Uint8Array> {
  const file = await mux(tracks, new Mp4OutputFormat({ fastStart: "in-memory" }), ["avc", "aac"]);
  clearDates(file);
  return file;
}

/** Writes a WebM file (VP9, Opus). Equal tracks give equal bytes. */
const muxWebm = (tracks: Tracks): Promise<Uint8Array> => mux(tracks, new WebMOutputFormat(), ["vp9", "opus"]);

/** Writers by the format of the file. */
export const MUXERS: Record<VideoFormat, (tracks: Tracks) => Promise<Uint8Array>> = { mp4: muxMp4, webm: muxWebm };

async function mux(
  { video, sound }: Tracks,
  format: Mp4OutputFormat | WebMOutputFormat,
  [videoCodec, audioCodec]: readonly ["avc" | "vp9", "aac" | "opus"],
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const pictures = new EncodedVideoPacketSource(videoCodec);
  const audio = new EncodedAudioPacketSource(audioCodec);
  output.addVideoTrack(pictures, { frameRate: video.fps });
  if (sound !== null) output.addAudioTrack(audio);
  await output.start();
  const frame = async (index: number): Promise<void> => {
    const packet = video.packets[index];
    if (packet === undefined) return;
    const encoded = new EncodedPacket(packet.data, packet.key ? "key" : "delta", index / video.fps, 1 / video.fps);
    await pictures.add(encoded, index === 0 ? { decoderConfig: video.track } : undefined);
  };
  const packetSamples = sound?.packetSamples ?? SAMPLE_RATE;
  const stretch = async (index: number): Promise<void> => {
    const packet = sound?.packets[index];
    if (sound === null || packet === undefined) return;
    // Counted in samples: the encoder's µs are rounded, and its padding belongs before the start.
    const start = index * packetSamples - sound.paddingSamples;
    const samples = Math.min(packetSamples, sound.samples - start);
    if (samples <= 0) return;
    const encoded = new EncodedPacket(packet.data, "key", start / SAMPLE_RATE, samples / SAMPLE_RATE);
    await audio.add(encoded, index === 0 ? { decoderConfig: sound.track } : undefined);
  };
  // In step, so that the file interleaves picture and sound.
  let next = 0;
  for (let index = 0; index < video.packets.length; index++) {
    await frame(index);
    for (; (next * packetSamples) / SAMPLE_RATE <= (index + 1) / video.fps; next++) await stretch(next);
  }
  for (; next < (sound?.packets.length ?? 0); next++) await stretch(next);
  pictures.close();
  if (sound !== null) audio.close();
  await output.finalize();
  if (target.buffer === null) throw new Error("the muxer wrote nothing");
  return new Uint8Array(target.buffer);
}
