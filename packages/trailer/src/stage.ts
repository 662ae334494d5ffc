import { createRandom, hashText, type Random } from "@sayhey/contract/random";
import type { DrawAssets } from "./assets.ts";
import { beatGrid, type BeatGrid } from "./beat.ts";
import { createSprite, type Canvas2D } from "./canvas.ts";
import { fontOf } from "./fonts.ts";
import { asFeature } from "./shown.ts";
import { storeOf, type Sprite, type SpriteStore } from "./sprite-store.ts";
import type { Scene, Storyboard } from "./storyboard.ts";
import { layoutText, type TextBlock, type TextOptions } from "./text-layout.ts";
import { type Box, STAGE_SIZE, SAFE_AREA, UPPER_AREA } from "./stage-size.ts";

/** Texts whose letters may be slanted, if they have letters at all. */
const SLANTED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;

/** How far the first scene is under way on the first frame, ms: nothing fades in from black. */
export const HEAD_START = 250;
/** The same where it shows the app: device and words are there, and the app itself moves. */
const SHOWN_HEAD_START = 900;

/** One scene at one moment, with everything its painter needs. All lengths in px of the stage. */
export class Stage {
  readonly context: Canvas2D;
  readonly storyboard: Storyboard;
  /** An opening that shows the app is painted as a feature. */
  readonly scene: Scene;
  /** Whether the scene opens the trailer in few words over the app. */
  readonly isOpening: boolean;
  readonly index: number;
  readonly assets: DrawAssets;
  /** Ms since the scene began, and ms since the trailer began. */
  readonly time: number;
  readonly total: number;
  readonly width: number;
  readonly height: number;
  /** Px of the canvas per px of the stage. */
  readonly scale: number;
  /** Where text may stand; a painter may narrow it with `within`. */
  safe: Box;
  readonly upper: Box;
  readonly beat: number;
  /** Where the scene stands on the stage while a transition moves it. */
  offsetX = 0;
  offsetY = 0;
  /** Footage that fills the stage instead of a plain ground, when the scene has it. */
  backdrop: ((ground: string) => Sprite) | null = null;
  #camera = { zoom: 1, x: 0, y: 0 };
  readonly #store: SpriteStore;
  readonly #grid: BeatGrid;

  constructor(
    context: Canvas2D,
    storyboard: Storyboard,
    index: number,
    scene: Scene,
    timeMs: number,
    assets: DrawAssets,
  ) {
    this.context = context;
    this.storyboard = storyboard;
    const opening = scene.kind === "hook" ? asFeature(scene, scene.text) : null;
    this.isOpening = opening !== null;
    this.scene = opening ?? scene;
    this.index = index;
    this.assets = assets;
    this.time = timeMs - scene.startMs + (index > 0 ? 0 : opening === null ? HEAD_START : SHOWN_HEAD_START);
    this.total = timeMs;
    const size = STAGE_SIZE[storyboard.aspect];
    this.width = size.width;
    this.height = size.height;
    this.scale = context.canvas.width / size.width;
    this.safe = SAFE_AREA[storyboard.aspect];
    this.upper = UPPER_AREA[storyboard.aspect];
    this.#store = storeOf(assets, storyboard);
    this.#grid = this.#store.value("beats", () => beatGrid(storyboard.soundtrack));
    this.beat = 60_000 / this.#grid.bpm;
    this.#store.setBudget(context.canvas.width * context.canvas.height * 4 * 16);
  }

  /** Whether the scene's words are told by captions: where the app is shown. Elsewhere the headline is all there is to read. */
  get captioned(): boolean {
    return this.storyboard.captions !== "off" && this.scene.kind === "feature" && !this.isOpening;
  }

  /** Whether the stage is higher than wide: words stand above what is shown, parts one below the other. */
  get portrait(): boolean {
    return this.tall || this.storyboard.aspect === "4:5";
  }

  /** Whether the stage is a phone's whole screen, of which the networks cover the top and the bottom. */
  get tall(): boolean {
    return this.storyboard.aspect === "9:16";
  }

  get square(): boolean {
    return this.storyboard.aspect === "1:1";
  }

  get wide(): boolean {
    return this.storyboard.aspect === "16:9";
  }

  /** Share of the scene that has passed, 0..1. */
  get share(): number {
    return Math.min(1, Math.max(0, this.time / this.scene.durationMs));
  }

  /** Beats since the scene began. */
  get beats(): number {
    return this.time / this.beat;
  }

  /** 1 on each beat, fading to 0 before the next. */
  get pulse(): number {
    const beat = this.#grid.beatAt(this.total);
    return (1 - (beat - Math.floor(beat))) ** 3;
  }

  /** Random numbers that depend on the storyboard, the scene and the name only. */
  random(name: string): Random {
    return createRandom((this.storyboard.seed ^ hashText(`${this.scene.id}:${name}`)) >>> 0);
  }

  /** Resets the transform to px of the stage, moved by the scene's offset. */
  reset(): void {
    this.context.setTransform(
      this.scale,
      0,
      0,
      this.scale,
      Math.round(this.offsetX * this.scale),
      Math.round(this.offsetY * this.scale),
    );
  }

  /** Random numbers that depend on the storyboard and the name only: for what scenes share. */
  sharedRandom(name: string): Random {
    return createRandom((this.storyboard.seed ^ hashText(name)) >>> 0);
  }

  font(role: "display" | "text" | "strong", size: number): string {
    return fontOf(this.storyboard, role, size);
  }

  /** Scripts that know no italics are not slanted. */
  #fontFor(text: string, role: "display" | "text" | "strong", size: number): string {
    const font = this.font(role, size);
    return SLANTED.test(text) ? font : font.replace(/^italic /u, "");
  }

  /** A text set in a box, kept between frames. */
  layout(text: string, role: "display" | "text" | "strong", options: Omit<TextOptions, "font">): TextBlock {
    const key = `text:${role}:${text}:${options.width}:${options.height}:${options.maxSize}:${options.minSize}:${options.leading}:${options.tracking}:${options.align}:${options.maxLines}`;
    return this.#store.value(key, () =>
      layoutText(this.context, text, { ...options, font: (size) => this.#fontFor(text, role, size) }),
    );
  }

  /** Anything else worth keeping between frames. The key holds all it depends on. */
  keep<T>(key: string, make: () => T): T {
    return this.#store.value(`keep:${key}`, make);
  }

  /** A picture of `width` by `height` px of the stage, painted once at the canvas's resolution. The key holds all it depends on. */
  sprite(key: string, width: number, height: number, paint: (context: Canvas2D) => void): Sprite {
    const pixelWidth = Math.max(1, Math.ceil(width * this.scale));
    const pixelHeight = Math.max(1, Math.ceil(height * this.scale));
    return this.#store.sprite(`${key}:${pixelWidth}x${pixelHeight}`, pixelWidth, pixelHeight, (context) => {
      context.scale(this.scale, this.scale);
      paint(context);
    });
  }

  /**
   * Like `sprite`, for a picture of the whole stage that is painted all over; `room` px of the stage wider at either side, for a
   * ground that drifts.
   */
  ground(key: string, paint: (context: Canvas2D) => void, room = 0): Sprite {
    const width = Math.ceil((this.width + room * 2) * this.scale);
    const height = Math.ceil(this.height * this.scale);
    const painted = (context: Canvas2D): void => {
      context.scale(this.scale, this.scale);
      paint(context);
    };
    return this.#store.sprite(`${key}:${width}x${height}`, width, height, painted, true);
  }

  /** A picture of the whole stage of which only one of its kind is needed at a time: its surface is used again for the next. */
  single(kind: string, key: string, paint: (context: Canvas2D) => void): Sprite {
    const width = Math.ceil(this.width * this.scale);
    const height = Math.ceil(this.height * this.scale);
    return this.#store.single(kind, `${key}:${width}x${height}`, width, height, (context) => {
      context.scale(this.scale, this.scale);
      paint(context);
    });
  }

  /** Like `single`, `width` by `height` px of the stage and see-through where nothing is painted. */
  loose(kind: string, key: string, width: number, height: number, paint: (context: Canvas2D) => void): Sprite {
    const pixelWidth = Math.max(1, Math.ceil(width * this.scale));
    const pixelHeight = Math.max(1, Math.ceil(height * this.scale));
    const named = `${key}:${pixelWidth}x${pixelHeight}`;
    return this.#store.single(
      kind,
      named,
      pixelWidth,
      pixelHeight,
      (context) => {
        context.clearRect(0, 0, pixelWidth, pixelHeight);
        context.scale(this.scale, this.scale);
        paint(context);
      },
      false,
    );
  }

  /**
   * Like `sprite`, for what is blurred: painted at a quarter of the resolution, where a blur costs a sixteenth, and made larger.
   * `blur` is the value for `shadowBlur` given a length in px of the stage.
   */
  softSprite(
    key: string,
    width: number,
    height: number,
    paint: (context: Canvas2D, blur: (length: number) => number) => void,
  ): Sprite {
    const quarter = this.scale / 4;
    const pixelWidth = Math.max(1, Math.ceil(width * quarter));
    const pixelHeight = Math.max(1, Math.ceil(height * quarter));
    return this.sprite(`soft:${key}`, width, height, (context) => {
      const small = createSprite(this.assets.createCanvas, pixelWidth, pixelHeight);
      small.context.scale(quarter, quarter);
      paint(small.context, (length) => length * quarter);
      context.imageSmoothingEnabled = true;
      context.drawImage(small.image, 0, 0, pixelWidth / quarter, pixelHeight / quarter);
    });
  }

  /**
   * Paints through a camera: what is at `pivot` stays, the rest comes `zoom` times as near, and all moves by `x`. Sprites keep
   * their size, so that they stay cheap and sharp, and move with the rest.
   */
  film(camera: { zoom: number; x: number }, pivot: { x: number; y: number }, paint: () => void): void {
    const { context } = this;
    this.#camera = { zoom: camera.zoom, x: pivot.x * (1 - camera.zoom) + camera.x, y: pivot.y * (1 - camera.zoom) };
    context.save();
    context.transform(camera.zoom, 0, 0, camera.zoom, this.#camera.x, this.#camera.y);
    paint();
    context.restore();
    this.#camera = { zoom: 1, x: 0, y: 0 };
  }

  /** Draws a sprite at whole px of the canvas, its left upper corner at x, y; transforms of the context but the camera are ignored. */
  blit(sprite: Sprite, x: number, y: number, opacity = 1): void {
    if (opacity <= 0) return;
    const { context } = this;
    const [left, top] = this.#placed(sprite, x, y);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha *= opacity;
    context.drawImage(sprite.surface.image, left, top);
    context.restore();
  }

  /** Where a sprite's left upper corner comes to lie, whole px of the canvas: its centre is where the camera puts it. */
  #placed(sprite: Sprite, x: number, y: number): [number, number] {
    const { zoom, x: cameraX, y: cameraY } = this.#camera;
    return [
      Math.round((x + this.offsetX + cameraX) * this.scale + (zoom - 1) * (x * this.scale + sprite.width / 2)),
      Math.round((y + this.offsetY + cameraY) * this.scale + (zoom - 1) * (y * this.scale + sprite.height / 2)),
    ];
  }

  /**
   * Like `blit`, but leaves out what lies in `hole` (px of the stage from the sprite's left upper corner): for frames and
   * shadows, whose middle is empty or covered. Costs what is drawn.
   */
  blitAround(sprite: Sprite, x: number, y: number, hole: Box, opacity = 1): void {
    if (opacity <= 0) return;
    const { context } = this;
    const px = (value: number): number => Math.round(value * this.scale);
    const [left, top] = this.#placed(sprite, x, y);
    const x0 = Math.min(Math.max(px(hole.x), 0), sprite.width);
    const y0 = Math.min(Math.max(px(hole.y), 0), sprite.height);
    const x1 = Math.min(Math.max(px(hole.x + hole.width), x0), sprite.width);
    const y1 = Math.min(Math.max(px(hole.y + hole.height), y0), sprite.height);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha *= opacity;
    for (const [sx, sy, width, height] of [
      [0, 0, sprite.width, y0],
      [0, y0, x0, y1 - y0],
      [x1, y0, sprite.width - x1, y1 - y0],
      [0, y1, sprite.width, sprite.height - y1],
    ] as const) {
      if (width > 0 && height > 0)
        context.drawImage(sprite.surface.image, sx, sy, width, height, left + sx, top + sy, width, height);
    }
    context.restore();
  }

  /** Draws a sprite under the context's transform, its left upper corner at x, y. */
  stamp(sprite: Sprite, x: number, y: number): void {
    this.context.drawImage(sprite.surface.image, x, y, sprite.width / this.scale, sprite.height / this.scale);
  }

  /** Paints with another safe area. */
  within(safe: Box, paint: () => void): void {
    const before = this.safe;
    this.safe = safe;
    paint();
    this.safe = before;
  }

  /** Fills the whole scene, and enough around it for a camera that moves: with a colour, or with footage under that colour. */
  flood(colour: string): void {
    if (this.backdrop !== null) {
      const { context } = this;
      const sprite = this.backdrop(colour);
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(
        sprite.surface.image,
        Math.round(this.offsetX * this.scale),
        Math.round(this.offsetY * this.scale),
      );
      context.restore();
      return;
    }
    this.context.fillStyle = colour;
    this.context.fillRect(-this.width * 0.1, -this.height * 0.1, this.width * 1.2, this.height * 1.2);
  }
}
