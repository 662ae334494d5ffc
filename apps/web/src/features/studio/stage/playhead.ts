type Listener = (positionMs: number) => void;

/** Where playback is, told to whoever moves with it: pictures come 60 times a second, too often to draw the page anew. */
export class Playhead {
  readonly #listeners = new Set<Listener>();
  #positionMs = 0;

  get positionMs(): number {
    return this.#positionMs;
  }

  /** Tells the place, ms from the start. */
  readonly move = (positionMs: number): void => {
    this.#positionMs = positionMs;
    for (const listener of this.#listeners) listener(positionMs);
  };

  /** Calls `listener` now and at every move; answers how to end that. */
  readonly follow = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    listener(this.#positionMs);
    return () => this.#listeners.delete(listener);
  };
}
