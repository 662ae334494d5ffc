/** Weight of the newest second against what was measured before. */
const NEWEST = 0.3;
/** Shorter stretches say nothing, ms. */
const STRETCH_MS = 500;

/** Tells how long the rest of an upload takes, from how quickly it went lately. */
export class SpeedMeter {
  #from: { bytes: number; at: number } | null = null;
  /** Bytes a ms. */
  #speed: number | null = null;

  /** Time until `total` bytes have left, ms; null while that cannot be told. `sent` have left at `now`. */
  remaining(sent: number, total: number, now: number): number | null {
    this.#from ??= { bytes: sent, at: now };
    const ms = now - this.#from.at;
    if (ms >= STRETCH_MS) {
      const latest = Math.max(0, sent - this.#from.bytes) / ms;
      this.#speed = this.#speed === null ? latest : this.#speed + (latest - this.#speed) * NEWEST;
      this.#from = { bytes: sent, at: now };
    }
    return this.#speed === null || this.#speed <= 0 ? null : (total - sent) / this.#speed;
  }

  /** Forgets the stretch that something else came into. */
  stop(): void {
    this.#from = null;
  }
}
