import { AppError } from "@sayhey/contract/app-error";
import { footageIds, requiredFootage, type DrawAssets } from "../assets.ts";
import type { Surface } from "../canvas.ts";
import { draw } from "../draw.ts";
import { trailerTaps } from "../soundtrack/trailer-taps.ts";
import type { Storyboard } from "../storyboard.ts";
import { FootageBitmaps } from "./footage-bitmaps.ts";
import { loadFonts } from "./load-fonts.ts";
import { PlayerClock } from "./player-clock.ts";
import { PlayerSound } from "./player-sound.ts";

/** What a player plays and whom it tells. */
export interface PlayerOptions {
  /** Its width on the page decides how fine the picture is; the height follows the storyboard's aspect ratio. */
  canvas: HTMLCanvasElement;
  storyboard: Storyboard;
  /** Fetches a clip of footage (ZIP) by the id a scene names. A clip that fails is drawn from the storyboard instead. */
  loadFootage(id: string): Promise<Uint8Array>;
  /** Where the font packages are served: `<fontUrl>/@fontsource/inter/files/...`. */
  fontUrl: string;
  /** Starts over at the end. */
  loop?: boolean;
  /** Starts by itself once ready, unless the person asked for reduced motion. */
  autoplay?: boolean;
  muted?: boolean;
  /** Place while paused at the start, ms: the picture that stands for the trailer. */
  startMs?: number;
  /** Called for every picture shown. */
  onTime?(positionMs: number): void;
  onEnded?(): void;
  /** Fonts and footage are there, and the first picture is drawn. */
  onReady?(): void;
  /** Something is missing; playback goes on as well as it can. */
  onError?(error: AppError): void;
}

/** Plays a trailer live on a canvas. */
export interface Player {
  play(): void;
  pause(): void;
  /** Moves to a place in ms, playing or not. */
  seek(positionMs: number): void;
  setMuted(muted: boolean): void;
  readonly durationMs: number;
  readonly positionMs: number;
  readonly playing: boolean;
  /** Stops, frees sound, pictures and listeners. The canvas keeps its last picture. */
  destroy(): void;
}

// A finer picture than the exported video's shows nothing more.
const LONGEST_SIDE = 1920;
const PAGE_TIME = (): number => performance.now();

function createSurface(width: number, height: number): Surface {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null)
    throw new AppError("unavailable", "This browser has no canvas left to draw on.", {
      hint: "Close other tabs and reload.",
    });
  return { context, image: canvas };
}

class CanvasPlayer implements Player {
  readonly #options: PlayerOptions;
  readonly #context: CanvasRenderingContext2D;
  readonly #clock: PlayerClock;
  readonly #sound: PlayerSound;
  readonly #clips = new Map<string, FootageBitmaps>();
  readonly #assets: DrawAssets;
  readonly #resize: ResizeObserver;
  #muted: boolean;
  #frame = 0;
  #ready = false;
  #destroyed = false;
  /** Playing was interrupted because the page is hidden. */
  #hidden = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
    const { canvas, storyboard } = options;
    const context = canvas.getContext("2d", { alpha: false });
    if (context === null) throw new TypeError("options.canvas: already has a context that is not 2d");
    this.#context = context;
    this.#muted = options.muted ?? false;
    this.#clock = new PlayerClock(storyboard.durationMs, options.loop ?? false, PAGE_TIME);
    this.#clock.seek(options.startMs ?? 0);
    const taps = (): number[] => trailerTaps(storyboard, (id) => this.#clips.get(id)?.manifest ?? null);
    this.#sound = new PlayerSound(storyboard, taps, this.#muted, () => this.#joinSound());
    this.#assets = { createCanvas: createSurface, footage: (id) => this.#clips.get(id) ?? null };
    this.#resize = new ResizeObserver(() => this.#fit());
    this.#resize.observe(canvas);
    document.addEventListener("visibilitychange", this.#visibility);
    void this.#load();
  }

  get durationMs(): number {
    return this.#clock.durationMs;
  }

  get positionMs(): number {
    return this.#clock.positionMs;
  }

  get playing(): boolean {
    return this.#clock.running || this.#hidden;
  }

  play(): void {
    if (this.#destroyed || this.playing) return;
    this.#clock.start();
    this.#startSound();
    this.#request();
  }

  pause(): void {
    this.#hidden = false;
    this.#clock.stop();
    this.#sound.stop();
  }

  seek(positionMs: number): void {
    if (this.#destroyed) return;
    this.#clock.seek(positionMs);
    if (this.#clock.running && this.#sound.running) this.#sound.playFrom(this.#clock.positionMs, this.#clock.loop);
    this.#request();
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    this.#sound.setMuted(muted);
    if (!muted && this.#clock.running && !this.#sound.running) this.#startSound();
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.pause();
    this.#destroyed = true;
    cancelAnimationFrame(this.#frame);
    this.#resize.disconnect();
    document.removeEventListener("visibilitychange", this.#visibility);
    this.#sound.close();
    for (const clip of this.#clips.values()) clip.close();
  }

  async #load(): Promise<void> {
    const { storyboard, fontUrl } = this.#options;
    const footage = footageIds(storyboard).map((id) => this.#loadClip(id));
    // Whatever fails is told by itself, and the trailer plays without it.
    await Promise.all([loadFonts(storyboard, fontUrl).catch(this.#report), ...footage]);
    if (this.#destroyed) return;
    await this.#prepare();
    if (this.#destroyed) return;
    this.#ready = true;
    this.#fit();
    this.#draw();
    this.#options.onReady?.();
    if (this.#options.autoplay === true && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.play();
    else if (this.#clock.running) this.#request();
  }

  async #loadClip(id: string): Promise<void> {
    try {
      const bytes = await this.#options.loadFootage(id);
      const clip = new FootageBitmaps(bytes, () => this.#request(), this.#report);
      if (this.#destroyed) clip.close();
      else this.#clips.set(id, clip);
    } catch (error) {
      this.#report(error);
    }
  }

  readonly #report = (error: unknown): void => {
    if (this.#destroyed) return;
    const known =
      error instanceof AppError
        ? error
        : new AppError("unavailable", "A part of the trailer could not be loaded.", {
            cause: error,
            hint: "Check the connection and reload the page.",
          });
    this.#options.onError?.(known);
  };

  readonly #visibility = (): void => {
    if (document.hidden && this.#clock.running) {
      this.#clock.stop();
      this.#sound.stop();
      this.#hidden = true;
    } else if (!document.hidden && this.#hidden) {
      this.#hidden = false;
      this.play();
    }
  };

  #startSound(): void {
    if (this.#muted) return;
    // The picture does not wait: sound joins in when it is ready and allowed.
    void this.#sound.prepare().then(() => this.#joinSound(), this.#report);
  }

  /** Lets the sound lead: pictures follow its clock from now on. A device that stops leaves them to the page's. */
  #joinSound(): void {
    if (this.#destroyed) return;
    if (!this.#sound.running) {
      this.#clock.follow(PAGE_TIME);
      return;
    }
    if (!this.#clock.running) return;
    this.#sound.playFrom(this.#clock.positionMs, this.#clock.loop);
    this.#clock.follow(() => this.#sound.timeMs);
  }

  /** Sets the canvas to the pixels it covers on the screen. */
  #fit(): void {
    const { canvas, storyboard } = this.#options;
    const [across = 9, down = 16] = storyboard.aspect.split(":").map(Number);
    const ratio = down / across;
    const cssWidth = canvas.clientWidth || 360;
    const widest = Math.min(cssWidth * Math.min(devicePixelRatio || 1, 3), LONGEST_SIDE / Math.max(1, ratio));
    const width = Math.max(2, Math.round(widest / 2) * 2);
    const height = Math.max(2, Math.round((width * ratio) / 2) * 2);
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    if (this.#ready) this.#draw();
  }

  async #prepare(): Promise<void> {
    const { canvas, storyboard } = this.#options;
    const { positionMs } = this.#clock;
    await Promise.all(
      requiredFootage(storyboard, positionMs, positionMs, canvas.width).map(({ footageId, fromMs, pixelWidth }) =>
        this.#clips.get(footageId)?.prepare(fromMs, pixelWidth),
      ),
    );
  }

  #request(): void {
    if (this.#destroyed || !this.#ready) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#tick());
  }

  #tick(): void {
    this.#draw();
    if (!this.#clock.running) return;
    if (this.#clock.ended) {
      this.pause();
      this.#options.onEnded?.();
      return;
    }
    this.#request();
  }

  #draw(): void {
    const { storyboard, onTime } = this.#options;
    const { positionMs } = this.#clock;
    void this.#prepare();
    draw(this.#context, storyboard, positionMs, this.#assets);
    onTime?.(positionMs);
  }
}

/**
 * Plays a storyboard on a canvas with the code that renders its video. Sound leads once the browser lets it; without sound, or
 * muted, pictures run by the page's clock. It pauses while the page is hidden.
 * @throws TypeError when the canvas already has another context.
 */
export function createPlayer(options: PlayerOptions): Player {
  return new CanvasPlayer(options);
}
