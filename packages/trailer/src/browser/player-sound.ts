import { SOUND_RATE } from "../soundtrack/stereo.ts";
import type { Storyboard } from "../storyboard.ts";
import { loadSounds, type FindMusic } from "./load-music.ts";
import { renderInWorker } from "./render-in-worker.ts";

/** The sound of a player. Made at the first unmuted play, so that a muted page opens no audio device. */
export class PlayerSound {
  readonly #storyboard: Storyboard;
  readonly #taps: () => number[];
  readonly #findMusic: FindMusic | undefined;
  readonly #onChange: () => void;
  #context: AudioContext | null = null;
  #gain: GainNode | null = null;
  #buffer: AudioBuffer | null = null;
  #source: AudioBufferSourceNode | null = null;
  #muted: boolean;
  #rate = 1;
  #preparing: Promise<void> | null = null;
  #closed = false;

  /** `onChange` is called when `running` may have changed, which can be long after the device was asked for. */
  constructor(
    storyboard: Storyboard,
    taps: () => number[],
    muted: boolean,
    onChange: () => void,
    findMusic?: FindMusic,
  ) {
    this.#storyboard = storyboard;
    this.#findMusic = findMusic;
    this.#taps = taps;
    this.#muted = muted;
    this.#onChange = onChange;
  }

  /** Whether the sound is ready and its clock runs. */
  get running(): boolean {
    return this.#context?.state === "running" && this.#buffer !== null;
  }

  /** The device's clock in ms: what is heard now, not what is being computed. */
  get timeMs(): number {
    const context = this.#context;
    return context === null
      ? 0
      : (context.currentTime - (Number.isFinite(context.outputLatency) ? context.outputLatency : 0)) * 1000;
  }

  /**
   * Opens the device and renders the music, once. Call it from a click where you can: browsers start sound only then; until
   * they do, the player runs without.
   */
  async prepare(): Promise<void> {
    if (this.#muted || this.#closed) return;
    if (this.#context === null) {
      this.#context = new AudioContext({ sampleRate: SOUND_RATE, latencyHint: "playback" });
      this.#gain = this.#context.createGain();
      this.#gain.connect(this.#context.destination);
      this.#context.addEventListener("statechange", this.#changed);
    }
    void this.#context.resume().catch(this.#blocked);
    this.#preparing ??= this.#render(this.#context);
    await this.#preparing;
  }

  /** Plays from a place in ms; nothing happens before the sound is ready. */
  playFrom(positionMs: number, loop: boolean): void {
    this.stop();
    if (this.#context === null || this.#gain === null || this.#buffer === null) return;
    const source = this.#context.createBufferSource();
    source.buffer = this.#buffer;
    source.loop = loop;
    source.playbackRate.value = this.#rate;
    source.connect(this.#gain);
    source.start(0, positionMs / 1000);
    this.#source = source;
  }

  stop(): void {
    this.#source?.stop();
    this.#source?.disconnect();
    this.#source = null;
  }

  /** Plays slower or faster from now on; the pitch goes with it. */
  setRate(rate: number): void {
    this.#rate = rate;
    if (this.#source !== null) this.#source.playbackRate.value = rate;
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    const { currentTime = 0 } = this.#context ?? {};
    // A short ramp, so that it does not click.
    this.#gain?.gain.setTargetAtTime(muted ? 0 : 1, currentTime, 0.015);
  }

  close(): void {
    this.#closed = true;
    this.stop();
    this.#context?.removeEventListener("statechange", this.#changed);
    void this.#context?.close();
  }

  readonly #changed = (): void => {
    if (!this.#closed) this.#onChange();
  };

  // The browser waits for a click: not a failure, the picture plays on.
  readonly #blocked = (): void => undefined;

  async #render(context: AudioContext): Promise<void> {
    const sounds = await loadSounds(this.#storyboard, this.#findMusic);
    const sound = await renderInWorker({ storyboard: this.#storyboard, taps: this.#taps(), ...sounds });
    const buffer = context.createBuffer(2, sound.left.length, SOUND_RATE);
    buffer.copyToChannel(sound.left, 0);
    buffer.copyToChannel(sound.right, 1);
    this.#buffer = buffer;
    this.#changed();
  }
}
