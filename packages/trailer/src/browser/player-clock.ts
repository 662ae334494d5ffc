/** A source of time in ms that never runs backwards. */
export type TimeSource = () => number;

/**
 * Where playback is. It follows whatever time source it is given, such as the sound's, and keeps its place when that changes.
 */
export class PlayerClock {
  readonly durationMs: number;
  readonly loop: boolean;
  #source: TimeSource;
  #anchorMs = 0;
  #positionMs = 0;
  #running = false;

  constructor(durationMs: number, loop: boolean, source: TimeSource) {
    this.durationMs = durationMs;
    this.loop = loop;
    this.#source = source;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Whether a clock that does not loop has come to the end. */
  get ended(): boolean {
    return !this.loop && this.positionMs >= this.durationMs;
  }

  /** Ms from the start, in [0, durationMs]. */
  get positionMs(): number {
    if (!this.#running) return this.#positionMs;
    const position = this.#positionMs + Math.max(0, this.#source() - this.#anchorMs);
    return this.loop ? position % this.durationMs : Math.min(position, this.durationMs);
  }

  /** Goes on from here by another time source. */
  follow(source: TimeSource): void {
    const position = this.positionMs;
    this.#source = source;
    this.#anchor(position);
  }

  /** Starts to run; from the beginning when it had ended. */
  start(): void {
    if (this.#running) return;
    const position = this.ended ? 0 : this.#positionMs;
    this.#running = true;
    this.#anchor(position);
  }

  stop(): void {
    this.#positionMs = this.positionMs;
    this.#running = false;
  }

  /** Moves to a place, which is kept in range. */
  seek(positionMs: number): void {
    this.#anchor(Math.min(Math.max(Number.isFinite(positionMs) ? positionMs : 0, 0), this.durationMs));
  }

  #anchor(positionMs: number): void {
    this.#positionMs = positionMs;
    this.#anchorMs = this.#source();
  }
}
