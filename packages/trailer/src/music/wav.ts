import { SOUND_RATE, type StereoSound } from "../soundtrack/stereo.ts";

// Decoded music: 48 kHz, two channels of 16 bits, in a WAV file whose samples begin at byte 44 (RIFF, 'fmt ' of 16 bytes, 'data').
const HEADER_BYTES = 44;
const FRAME_BYTES = 4;

/** Head of a WAV file of decoded music. */
export function musicHeader(frames: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const mark = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  mark(0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + frames * FRAME_BYTES, true);
  mark(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, SOUND_RATE, true);
  view.setUint32(28, SOUND_RATE * FRAME_BYTES, true);
  view.setUint16(32, FRAME_BYTES, true);
  view.setUint16(34, 16, true);
  mark(36, "data");
  view.setUint32(40, frames * FRAME_BYTES, true);
  return bytes;
}

/** A whole WAV file of a sound: 48 kHz, two channels of 16 bits. */
export function wavFile(sound: StereoSound): Uint8Array<ArrayBuffer> {
  const samples = packMusic(sound);
  const bytes = new Uint8Array(HEADER_BYTES + samples.byteLength);
  bytes.set(musicHeader(sound.left.length), 0);
  bytes.set(new Uint8Array(samples.buffer), HEADER_BYTES);
  return bytes;
}

/** Samples as they stand in the file: left and right in turn, 16 bits. */
export function packMusic({ left, right }: StereoSound): Int16Array<ArrayBuffer> {
  const out = new Int16Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    out[index * 2] = Math.max(-32_768, Math.min(32_767, Math.round((left[index] as number) * 32_768)));
    out[index * 2 + 1] = Math.max(-32_768, Math.min(32_767, Math.round((right[index] as number) * 32_768)));
  }
  return out;
}

/** Bytes of a file of decoded music that hold a stretch of it: the first, and the last that still belongs to it. */
export function musicRange(startMs: number, durationMs: number): { start: number; end: number } {
  const start = HEADER_BYTES + Math.round((startMs * SOUND_RATE) / 1000) * FRAME_BYTES;
  return { start, end: start + Math.round((durationMs * SOUND_RATE) / 1000) * FRAME_BYTES - 1 };
}

/** Samples of the bytes `musicRange` names. Half a frame at the end, as of a file that ends there, is left away. */
export function unpackMusic(bytes: Uint8Array): StereoSound {
  const frames = Math.floor(bytes.byteLength / FRAME_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  for (let index = 0; index < frames; index++) {
    left[index] = view.getInt16(index * FRAME_BYTES, true) / 32_768;
    right[index] = view.getInt16(index * FRAME_BYTES + 2, true) / 32_768;
  }
  return { left, right };
}
