import { AppError } from "@sayhey/contract/app-error";
import { footageIds, requiredFootage, type DrawAssets } from "../assets.ts";
import { draw } from "../draw.ts";
import { placeTexts, type PlacedText } from "../place-texts.ts";
import type { Canvas2D } from "../canvas.ts";
import { createSurface } from "./create-surface.ts";
import { trailerTaps } from "../soundtrack/trailer-taps.ts";
import type { Storyboard } from "../storyboard.ts";
import { FootageBitmaps } from "./footage-bitmaps.ts";
import { FrameMeter, type FrameTimes } from "./frame-meter.ts";
import { loadFonts } from "./load-fonts.ts";
import type { FindMusic } from "./load-music.ts";
import { PlayerClock } from "./player-clock.ts";
import { PlayerSound } from "./player-sound.ts";
import { soundKey } from "./sound-key.ts";

/** What a player plays and whom it tells. */
export interface PlayerOptions {
  /** Its width on the page decides how fine the picture is; the height follows the storyboard's aspect ratio. */
  canvas: HTMLCanvasElement;
  storyboard: Storyboard;
  /** Fetches a clip of footage (ZIP) by the id a scene names. A clip that fails is drawn from the storyboard instead. */
  loadFootage(id: string): Promise<Uint8Array>;
  /** Finds the samples of own music by the asset a storyboard names. Without it such a trailer has its effects only. */
  findMusic?: FindMusic;
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
  /** Fonts and footage are there, and the first picture is drawn; again after each `update`. */
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
  /** Starts over at the end from now on, or no more. */
  setLoop(loop: boolean): void;
  /** Plays slower or faster, picture and sound: 1 is as it is made, 0.25 to 2. */
  setRate(rate: number): void;
  /**
   * Goes on with another storyboard at the same place, playing if it was. What both show is kept: clips, fonts, and the music
   * where it sounds the same. The picture before stays until the new one is ready.
   */
  update(storyboard: Storyboard): void;
  /** The texts of the scene that shows now, and where they stand; none before the first picture. */
  texts(): PlacedText[];
  /** How playback has kept up since it started last. */
  readonly frameTimes: FrameTimes;
  readonly durationMs: number;
  readonly positionMs: number;
  readonly playing: boolean;
  /** Stops, frees sound, pictures and listeners. The canvas keeps its last picture. */
  destroy(): void;
}

// A finer picture than the exported video's shows nothing more.
const LONGEST_SIDE = 1920;
const PAGE_TIME = (): number => performance.now();
/** Share of the full width at which pictures are drawn while they come too late; in order. */
const COARSER = [0.75, 0.55] as const;
/** A picture that takes longer leaves the page no time of its own at 60 a second, ms. */
const BUDGET_MS = 12;
/** Pictures looked at before one is drawn coarser. */
const PATIENCE = 40;

class CanvasPlayer implements Player {
  readonly #options: PlayerOptions;
  readonly #context: CanvasRenderingContext2D;
  readonly #clock: PlayerClock;
  readonly #meter = new FrameMeter();
  /** Px that the clips are decoded at, by their ids. */
  readonly #clipWidths = new Map<string, number>();
  #storyboard: Storyboard;
  #sound: PlayerSound;
  readonly #clips = new Map<string, FootageBitmaps>();
  readonly #assets: DrawAssets;
  readonly #resize: ResizeObserver;
  /** Words are measured apart from the picture. */
  #measure: Canvas2D | null = null;
  #muted: boolean;
  #frame = 0;
  #ready = false;
  #destroyed = false;
  /** Counts the storyboards, so that of two that load the newer one wins. */
  #edition = 0;
  #coarser = 0;
  /** Playing was interrupted because the page is hidden. */
  #hidden = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
    const { canvas, storyboard } = options;
    this.#storyboard = storyboard;
    const context = canvas.getContext("2d", { alpha: false });
    if (context === null) throw new TypeError("options.canvas: already has a context that is not 2d");
    this.#context = context;
    this.#muted = options.muted ?? false;
    this.#clock = new PlayerClock(storyboard.durationMs, options.loop ?? false, PAGE_TIME);
    this.#clock.seek(options.startMs ?? 0);
    this.#sound = this.#openSound();
    this.#assets = { createCanvas: createSurface, footage: (id) => this.#clips.get(id) ?? null };
    this.#resize = new ResizeObserver(() => this.#fit());
    this.#resize.observe(canvas);
    document.addEventListener("visibilitychange", this.#visibility);
    void this.#load(storyboard);
  }

  get durationMs(): number {
    return this.#clock.durationMs;
  }

  get positionMs(): number {
    return this.#clock.positionMs;
  }

  get frameTimes(): FrameTimes {
    return this.#meter.times;
  }

  get playing(): boolean {
    return this.#clock.running || this.#hidden;
  }

  texts(): PlacedText[] {
    if (!this.#ready || this.#destroyed) return [];
    this.#measure ??= createSurface(1, 1).context;
    const { footage } = this.#assets;
    return placeTexts(this.#storyboard, this.#clock.positionMs, { measure: this.#measure, footage });
  }

  play(): void {
    if (this.#destroyed || this.playing) return;
    this.#clock.start();
    this.#meter.start();
    this.#startSound();
    this.#request();
  }

  pause(): void {
    this.#hidden = false;
    this.#clock.stop();
    this.#sound.stop();
    if (this.#coarser > 0) {
      this.#coarser = 0;
      this.#fit();
    }
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

  setLoop(loop: boolean): void {
    this.#clock.setLoop(loop);
    if (this.#clock.running && this.#sound.running) this.#sound.playFrom(this.#clock.positionMs, loop);
  }

  setRate(rate: number): void {
    this.#clock.setRate(rate);
    this.#sound.setRate(rate);
  }

  update(storyboard: Storyboard): void {
    if (!this.#destroyed) void this.#load(storyboard);
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

  async #load(storyboard: Storyboard): Promise<void> {
    const edition = ++this.#edition;
    const missing = footageIds(storyboard).filter((id) => !this.#clips.has(id));
    // Whatever fails is told by itself, and the trailer plays without it.
    await Promise.all([
      loadFonts(storyboard, this.#options.fontUrl).catch(this.#report),
      ...missing.map((id) => this.#loadClip(id)),
    ]);
    if (this.#destroyed || edition !== this.#edition) return;
    this.#take(storyboard);
    await this.#prepare();
    if (this.#destroyed || edition !== this.#edition) return;
    const first = !this.#ready;
    this.#ready = true;
    this.#fit();
    this.#draw();
    this.#options.onReady?.();
    if (first && this.#options.autoplay === true && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.play();
    else if (this.#clock.running) this.#request();
  }

  /** From now on this storyboard is what plays. */
  #take(storyboard: Storyboard): void {
    const before = this.#storyboard;
    this.#storyboard = storyboard;
    this.#measureClips();
    if (before === storyboard) return;
    this.#clock.setDuration(storyboard.durationMs);
    if (soundKey(before) === soundKey(storyboard)) return;
    this.#sound.close();
    this.#clock.follow(PAGE_TIME);
    this.#sound = this.#openSound();
    if (this.#clock.running) this.#startSound();
  }

  #openSound(): PlayerSound {
    const storyboard = this.#storyboard;
    const taps = (): number[] => trailerTaps(storyboard, (id) => this.#clips.get(id)?.manifest ?? null);
    const joined = (): void => {
      if (sound === this.#sound) this.#joinSound();
    };
    const sound = new PlayerSound(storyboard, taps, this.#muted, joined, this.#options.findMusic);
    sound.setRate(this.#clock.rate);
    return sound;
  }

  /** A clip is decoded once for all places that show it, as fine as the largest of them needs. */
  #measureClips(): void {
    const { durationMs } = this.#storyboard;
    this.#clipWidths.clear();
    for (const { footageId, pixelWidth } of requiredFootage(
      this.#storyboard,
      0,
      durationMs,
      this.#context.canvas.width,
    ))
      this.#clipWidths.set(footageId, Math.max(pixelWidth, this.#clipWidths.get(footageId) ?? 0));
  }

  async #loadClip(id: string): Promise<void> {
    try {
      const bytes = await this.#options.loadFootage(id);
      const clip = new FootageBitmaps(bytes, () => this.#request(), this.#report);
      // Two storyboards one soon after the other may both have asked for it.
      if (this.#destroyed || this.#clips.has(id)) clip.close();
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
    const sound = this.#sound;
    // The picture does not wait: sound joins in when it is ready and allowed.
    void sound.prepare().then(
      () => {
        if (sound === this.#sound) this.#joinSound();
      },
      (error: unknown) => {
        if (sound === this.#sound) this.#report(error);
      },
    );
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
    const { canvas } = this.#options;
    const [across = 9, down = 16] = this.#storyboard.aspect.split(":").map(Number);
    const ratio = down / across;
    const cssWidth = canvas.clientWidth || 360;
    const widest = Math.min(cssWidth * Math.min(devicePixelRatio || 1, 3), LONGEST_SIDE / Math.max(1, ratio));
    const share = this.#coarser === 0 ? 1 : (COARSER[this.#coarser - 1] ?? 1);
    const width = Math.max(2, Math.round((widest * share) / 2) * 2);
    const height = Math.max(2, Math.round((width * ratio) / 2) * 2);
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    this.#measureClips();
    if (this.#ready) this.#draw();
  }

  async #prepare(): Promise<void> {
    const { positionMs } = this.#clock;
    await Promise.all(
      requiredFootage(this.#storyboard, positionMs, positionMs, this.#context.canvas.width).map(
        ({ footageId, fromMs, pixelWidth }) =>
          this.#clips.get(footageId)?.prepare(fromMs, this.#clipWidths.get(footageId) ?? pixelWidth),
      ),
    );
  }

  #request(): void {
    if (this.#destroyed || !this.#ready) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((atMs) => this.#tick(atMs));
  }

  #tick(atMs: number): void {
    const before = performance.now();
    this.#draw();
    if (!this.#clock.running) return;
    this.#meter.record(performance.now() - before, atMs);
    this.#keepUp();
    if (this.#clock.ended) {
      this.pause();
      this.#options.onEnded?.();
      return;
    }
    this.#request();
  }

  /** Where pictures come too late, fewer points are drawn until playback stops. */
  #keepUp(): void {
    const { frames, p50Ms } = this.#meter.times;
    if (frames < PATIENCE * (this.#coarser + 1) || frames % PATIENCE !== 0) return;
    if (p50Ms <= BUDGET_MS || this.#coarser >= COARSER.length) return;
    this.#coarser += 1;
    this.#fit();
  }

  #draw(): void {
    const { positionMs } = this.#clock;
    void this.#prepare();
    draw(this.#context, this.#storyboard, positionMs, this.#assets);
    this.#options.onTime?.(positionMs);
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
