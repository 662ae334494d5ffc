/** Samples a second of the tunes; enough for plucked strings and small. */
export const TUNE_RATE = 16_000;
const TUNE_SECONDS = 16;
/** Notes of a tune, a pentatonic scale in Hz from A3, and how long each lasts. */
const SCALE = [220, 246.94, 277.18, 329.63, 369.99, 440, 493.88, 554.37];
const NOTE_SECONDS = 0.25;
const LOUDNESS = 0.28;

/** Steps of a tune over the scale, the same every time for a number. */
function melody(seed: number): number[] {
  const steps = [0, 2, 4, 5, 4, 2, 3, 1];
  return Array.from({ length: Math.ceil(TUNE_SECONDS / NOTE_SECONDS) }, (_, index) => {
    const turn = steps[(index * (seed + 1) + Math.floor(index / 8) * 3) % steps.length] ?? 0;
    return (turn + seed * 2) % SCALE.length;
  });
}

/** A tune to try a player with: plucked notes over a low one, as samples from -1 to 1. */
export function tuneOf(seed: number): Float32Array {
  const samples = new Float32Array(TUNE_RATE * TUNE_SECONDS);
  melody(seed).forEach((step, index) => {
    const from = Math.floor(index * NOTE_SECONDS * TUNE_RATE);
    const pluck = (frequency: number, loudness: number, seconds: number) => {
      const count = Math.min(samples.length - from, Math.floor(seconds * TUNE_RATE));
      for (let at = 0; at < count; at++) {
        const time = at / TUNE_RATE;
        const wave = Math.sin(2 * Math.PI * frequency * time) + 0.35 * Math.sin(4 * Math.PI * frequency * time);
        samples[from + at] = (samples[from + at] ?? 0) + wave * loudness * Math.exp(-4 * time);
      }
    };
    pluck(SCALE[step] ?? 220, LOUDNESS, 1);
    if (index % 8 === 0) pluck((SCALE[step] ?? 220) / 4, LOUDNESS * 0.8, 2);
  });
  return samples;
}

/** A WAV file of one channel with 16 bits a sample (RIFF WAVE, PCM). */
export function wavOf(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  word(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => view.setInt16(44 + index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true));
  return bytes;
}

/** Minutes and seconds as a player shows them: `3:07`. */
export function playTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return "0:00";
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** What a file is called without its folder and its ending. */
export const titleOfFile = (name: string): string => name.replace(/^.*[\\/]/, "").replace(/\.[a-z0-9]{2,4}$/i, "");

/** What comes after a place in a list: round and round, or by chance and never the same twice in a row. */
export function nextPlace(at: number, count: number, isShuffled: boolean, random: () => number): number {
  if (count < 2) return 0;
  if (!isShuffled) return (at + 1) % count;
  return (at + 1 + Math.floor(random() * (count - 1))) % count;
}
