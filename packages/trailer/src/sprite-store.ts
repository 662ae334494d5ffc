import type { DrawAssets } from "./assets.ts";
import { createSprite, type Canvas2D, type Surface } from "./canvas.ts";

/** A picture painted once at its final size. `width` and `height` are px of the canvas. */
export interface Sprite {
  readonly surface: Surface;
  readonly width: number;
  readonly height: number;
}

const revisions = new WeakMap<object, number>();

/** How often a picture was painted over; pictures of another revision are others though they are the same object. */
export const revisionOf = (image: object): number => revisions.get(image) ?? 0;

interface Entry {
  value: unknown;
  bytes: number;
}

/** Keeps what is dear to make, least recently used out first. */
export class SpriteStore {
  readonly #entries = new Map<string, Entry>();
  readonly #createCanvas: DrawAssets["createCanvas"];
  readonly #singles = new Map<string, { key: string; sprite: Sprite }>();
  #bytes = 0;
  #budget = 0;

  constructor(createCanvas: DrawAssets["createCanvas"]) {
    this.#createCanvas = createCanvas;
  }

  /** Sets how many bytes of pixels may be kept. */
  setBudget(bytes: number): void {
    this.#budget = bytes;
  }

  /** The sprite of that key, painted now if it is not kept; `opaque` when it is painted all over. Sizes are whole px. */
  sprite(key: string, width: number, height: number, paint: (context: Canvas2D) => void, opaque = false): Sprite {
    return this.#keep(key, width * height * 4, () => {
      const surface = createSprite(this.#createCanvas, width, height, opaque);
      paint(surface.context);
      return { surface, width, height };
    });
  }

  /**
   * The one picture of its kind that is needed at a time, painted over the one before it: new surfaces are dear. `opaque` when it is
   * painted all over.
   */
  single(
    kind: string,
    key: string,
    width: number,
    height: number,
    paint: (context: Canvas2D) => void,
    opaque = true,
  ): Sprite {
    const known = this.#singles.get(kind);
    if (known?.key === key) return known.sprite;
    const fits = known !== undefined && known.sprite.width === width && known.sprite.height === height;
    const surface = fits ? known.sprite.surface : createSprite(this.#createCanvas, width, height, opaque);
    revisions.set(surface.image, revisionOf(surface.image) + 1);
    surface.context.save();
    paint(surface.context);
    surface.context.restore();
    const sprite: Sprite = { surface, width, height };
    this.#singles.set(kind, { key, sprite });
    return sprite;
  }

  /** Any other value that is worth keeping, such as a text's layout. */
  value<T>(key: string, make: () => T): T {
    return this.#keep(key, 500, make);
  }

  #keep<T>(key: string, bytes: number, make: () => T): T {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found.value as T;
    }
    const value = make();
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#budget || oldest === key) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
    return value;
  }
}

const stores = new WeakMap<DrawAssets, WeakMap<object, SpriteStore>>();

/** The store of one storyboard drawn with one set of assets. */
export function storeOf(assets: DrawAssets, storyboard: object): SpriteStore {
  let byStoryboard = stores.get(assets);
  if (byStoryboard === undefined) {
    byStoryboard = new WeakMap();
    stores.set(assets, byStoryboard);
  }
  let store = byStoryboard.get(storyboard);
  if (store === undefined) {
    store = new SpriteStore(assets.createCanvas);
    byStoryboard.set(storyboard, store);
  }
  return store;
}
