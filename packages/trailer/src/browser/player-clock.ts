/** A source of time in ms that never runs backwards. */
export type TimeSource = () => number;

/**
 * Where playback is. It follows whatever time source it is given, such as the sound's, and keeps its place when that changes.
 */
export class PlayerClock {
  #durationMs: number;
  #loop: boolean;
  #rate = 1;
  #source: TimeSource;
  #anchorMs = 0;
  #positionMs = 0;
  #running = false;

  constructor(durationMs: number, loop: boolean, source: TimeSource) {
    this.#durationMs = durationMs;
    this.#loop = loop;
    this.#source = source;
  }

  get durationMs(): number {
    return this.#durationMs;
  }

  /** Whether it starts over at the end. */
  get loop(): boolean {
    return this.#loop;
  }

  /** Ms of the trailer that pass in a ms of the time source. */
  get rate(): number {
    return this.#rate;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Whether a clock that does not loop has come to the end. */
  get ended(): boolean {
    return !this.#loop && this.positionMs >= this.#durationMs;
  }

  /** Ms from the start, in [0, durationMs]. */
  get positionMs(): number {
    if (!this.#running) return this.#positionMs;
    const position = this.#positionMs + Math.max(0, this.#source() - this.#anchorMs) * this.#rate;
    return this.#loop ? position % this.#durationMs : Math.min(position, this.#durationMs);
  }

  /** Goes on from here slower or faster: 0.5 is half as fast as the trailer is made. */
  setRate(rate: number): void {
    const position = this.positionMs;
    this.#rate = rate;
    this.#anchor(position);
  }

  /** Starts over at the end from now on, or no more. */
  setLoop(loop: boolean): void {
    const position = this.positionMs;
    this.#loop = loop;
    this.#anchor(position);
  }

  /** Goes on in a trailer of another length, at the same place where there is one. */
  setDuration(durationMs: number): void {
    const position = this.positionMs;
    this.#durationMs = durationMs;
    this.seek(position);
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
    this.#anchor(Math.min(Math.max(Number.isFinite(positionMs) ? positionMs : 0, 0), this.#durationMs));
  }

  #anchor(positionMs: number): void {
    this.#positionMs = positionMs;
    this.#anchorMs = this.#source();
  }
}
