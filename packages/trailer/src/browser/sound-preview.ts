import type { Storyboard } from "../storyboard.ts";
import { PlayerSound } from "./player-sound.ts";

/** Plays the music of storyboards without their pictures, one at a time: to choose between them. */
export class SoundPreview {
  #sound: PlayerSound | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /**
   * Plays a stretch of a storyboard's music, ms of the trailer, and calls `onEnd` when it is over or something else plays. Call it from
   * a click: browsers start sound only then.
   * @throws whatever keeps the music from being made
   */
  async play(storyboard: Storyboard, fromMs: number, forMs: number, onEnd: () => void): Promise<void> {
    this.stop();
    const sound = new PlayerSound(
      storyboard,
      () => [],
      false,
      () => undefined,
    );
    this.#sound = sound;
    this.#onEnd = onEnd;
    await sound.prepare();
    if (this.#sound !== sound) return;
    sound.playFrom(fromMs, false);
    this.#timer = setTimeout(() => this.stop(), forMs);
  }

  /** Ends what plays. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#sound?.close();
    this.#sound = null;
    this.#onEnd();
    this.#onEnd = () => undefined;
  }

  #onEnd: () => void = () => undefined;
}
