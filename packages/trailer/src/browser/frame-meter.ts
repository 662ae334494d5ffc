/** How well playback keeps up, over the last pictures shown. */
export interface FrameTimes {
  /** Pictures shown since playback started. */
  frames: number;
  /** Half of the pictures took no longer to draw than this, ms. */
  p50Ms: number;
  /** 95 of 100 pictures took no longer to draw than this, ms. */
  p95Ms: number;
  /** Pictures that 60 a second would have shown in between. */
  dropped: number;
}

/** One picture at 60 a second, ms. */
const REFRESH_MS = 1000 / 60;
/** Pictures whose times are kept. */
const KEPT = 300;

/** Keeps how long pictures take to draw and how many are left out. */
export class FrameMeter {
  readonly #times = new Float64Array(KEPT);
  #frames = 0;
  #dropped = 0;
  #lastMs: number | null = null;

  /** Counts a picture that came to the screen at `atMs` (of any clock) and took `drawMs` to draw. */
  record(drawMs: number, atMs: number): void {
    this.#times[this.#frames % KEPT] = drawMs;
    this.#frames += 1;
    if (this.#lastMs !== null) this.#dropped += Math.max(0, Math.round((atMs - this.#lastMs) / REFRESH_MS) - 1);
    this.#lastMs = atMs;
  }

  /** Begins anew, as playback does. */
  start(): void {
    this.#frames = 0;
    this.#dropped = 0;
    this.#lastMs = null;
  }

  get times(): FrameTimes {
    const sorted = this.#times.slice(0, Math.min(this.#frames, KEPT)).sort();
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { frames: this.#frames, p50Ms: at(0.5), p95Ms: at(0.95), dropped: this.#dropped };
  }
}
