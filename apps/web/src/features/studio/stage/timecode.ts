/** A place in a trailer down to its frame: '0:07.12' is the 13th frame of the eighth second. */
export function timecode(ms: number, fps: number): string {
  const frames = Math.floor((Math.max(0, ms) * fps) / 1000 + 1e-6);
  const seconds = Math.floor(frames / fps);
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}.${pad(frames % fps)}`;
}

/** The start of the frame `by` frames from a place, ms. */
export function stepFrame(ms: number, fps: number, by: number, durationMs: number): number {
  const frame = Math.round((ms * fps) / 1000) + by;
  return Math.min(durationMs, Math.max(0, (frame * 1000) / fps));
}

/** A length in seconds: '9.5 s'. */
export function seconds(ms: number): string {
  return `${Number((ms / 1000).toFixed(2))} s`;
}
