import { musicHeader, packMusic } from "../packages/trailer/src/music/wav.ts";

/** A WAV file of clicks at a tempo, the first after 200 ms. */
export function clickTrack(bpm: number, seconds: number): Buffer {
  const left = Float32Array.from({ length: seconds * 48_000 }, (_, index) => {
    const since = (index / 48_000 - 0.2 + 60 / bpm) % (60 / bpm);
    return 0.6 * Math.exp(-since * 50) * Math.sin(2 * Math.PI * 400 * since);
  });
  return Buffer.concat([musicHeader(left.length), new Uint8Array(packMusic({ left, right: left }).buffer)]);
}

/** How far a time (ms of the music) is from the nearest click, or half way between two, of that tempo. */
export function offHalfBeat(atMs: number, bpm: number): number {
  const half = 30_000 / bpm;
  const off = (((atMs - 200) % half) + half) % half;
  return Math.min(off, half - off);
}
