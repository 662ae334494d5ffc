import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeAac, SOUND_RATE, type StereoSound } from "@sayhey/trailer/media";
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from "mediabunny";
import type { MediaResult, MediaTask } from "./media-engine.ts";
import { peaksOf, waveformThumb } from "./thumbs.ts";

const TYPES: Readonly<Record<MediaResult["extension"], string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  gif: "image/gif",
  m4a: "audio/mp4",
  json: "application/json",
};

/** Writes a result and its small picture into the folder of a task. */
export async function writeResult(
  { outDir }: MediaTask,
  extension: MediaResult["extension"],
  bytes: Uint8Array,
  thumb: Uint8Array | null,
  about: Pick<MediaResult, "width" | "height" | "durationMs" | "facts">,
): Promise<MediaResult> {
  const path = join(outDir, `result.${extension}`);
  await writeFile(path, bytes);
  const thumbPath = thumb === null ? null : join(outDir, "thumb.webp");
  if (thumb !== null && thumbPath !== null) await writeFile(thumbPath, thumb);
  return { path, thumbPath, extension, contentType: TYPES[extension], bytes: bytes.byteLength, ...about };
}

/** Writes a sound as AAC in an MP4 file, with its waveform as small picture. */
export async function writeSound(
  task: MediaTask,
  sound: StereoSound,
  facts: MediaResult["facts"],
): Promise<MediaResult> {
  const encoded = await encodeAac([sound.left, sound.right]);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new EncodedAudioPacketSource("aac");
  output.addAudioTrack(source);
  await output.start();
  for (const [index, packet] of encoded.packets.entries()) {
    // Counted in samples: the encoder's µs are rounded, and its padding belongs before the start.
    const start = index * encoded.packetSamples - encoded.paddingSamples;
    const samples = Math.min(encoded.packetSamples, sound.left.length - start);
    if (samples <= 0) break;
    await source.add(
      new EncodedPacket(packet.data, "key", start / SOUND_RATE, samples / SOUND_RATE),
      index === 0 ? { decoderConfig: encoded.track } : undefined,
    );
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  // The major brand tells sound from video where only a file's beginning is looked at (ISO/IEC 14496-12, 4.3).
  bytes.set(new TextEncoder().encode("M4A "), 8);
  const thumb = await waveformThumb(peaksOf([sound.left, sound.right], 400));
  return writeResult(task, "m4a", bytes, thumb, {
    width: null,
    height: null,
    durationMs: Math.round((sound.left.length * 1000) / SOUND_RATE),
    facts,
  });
}
