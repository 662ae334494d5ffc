import type { Voice } from "@sayhey/trailer";

/** The shortest stretch of a voice that can be taken hold of, ms. */
const SHORTEST_MS = 200;

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)));

/** A voice that begins at another time of the trailer; some of it stays inside. */
export function moveVoice(voice: Voice, atMs: number, trailerMs: number): Voice {
  return { ...voice, atMs: within(atMs, 0, trailerMs - SHORTEST_MS) };
}

/** A voice with one edge at another time of the trailer; the words stay where they are. `fileMs` is the length of its recording. */
export function trimVoice(
  voice: Voice,
  edge: "start" | "end",
  toMs: number,
  { fileMs, trailerMs }: { fileMs: number; trailerMs: number },
): Voice {
  const endMs = voice.atMs + voice.durationMs;
  if (edge === "end") {
    const latest = Math.min(trailerMs, voice.atMs + fileMs - voice.startMs);
    return { ...voice, durationMs: within(toMs, voice.atMs + SHORTEST_MS, latest) - voice.atMs };
  }
  const atMs = within(toMs, Math.max(0, voice.atMs - voice.startMs), endMs - SHORTEST_MS);
  return { ...voice, atMs, startMs: voice.startMs + atMs - voice.atMs, durationMs: endMs - atMs };
}
