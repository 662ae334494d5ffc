import { ART_DIRECTIONS, type ArtDirection, type Palette, type Theme } from "@sayhey/appspec";
import { createRandom, hashText } from "@sayhey/contract/random";

/** Kinds of images that can be made. */
export const IMAGE_KINDS = [
  { value: "poster", label: "Poster" },
  { value: "cover", label: "Cover" },
  { value: "icon", label: "Icon" },
  { value: "pattern", label: "Pattern" },
] as const;
/** Kind of an image. */
export type ImageKind = (typeof IMAGE_KINDS)[number]["value"];

/** Sizes in px, and which kinds they suit. The first that suits is a kind's own. */
const IMAGE_SIZES = [
  { value: "1080x1920", label: "1080 × 1920, story", width: 1080, height: 1920, kinds: ["poster", "pattern"] },
  {
    value: "1080x1080",
    label: "1080 × 1080, square",
    width: 1080,
    height: 1080,
    kinds: ["poster", "cover", "pattern", "icon"],
  },
  {
    value: "1200x630",
    label: "1200 × 630, link preview",
    width: 1200,
    height: 630,
    kinds: ["cover", "poster", "pattern"],
  },
  { value: "1920x1080", label: "1920 × 1080, wide", width: 1920, height: 1080, kinds: ["cover", "poster", "pattern"] },
  { value: "512x512", label: "512 × 512, icon", width: 512, height: 512, kinds: ["icon", "pattern"] },
] as const;
/** A size. */
export type ImageSize = (typeof IMAGE_SIZES)[number];

const OWN_SIZE: Record<ImageKind, ImageSize["value"]> = {
  poster: "1080x1920",
  cover: "1200x630",
  icon: "512x512",
  pattern: "1080x1080",
};

/** Sizes that suit a kind, its own first. */
export function sizesOf(kind: ImageKind): ImageSize[] {
  const suits = IMAGE_SIZES.filter(({ kinds }) => (kinds as readonly string[]).includes(kind));
  return suits.toSorted((a, b) => Number(b.value === OWN_SIZE[kind]) - Number(a.value === OWN_SIZE[kind]));
}

/** Where the look of an image comes from. */
export type Look = Pick<Theme, "direction" | "light" | "dark" | "display" | "text" | "radius">;

/** The look of an art direction without a project. */
export function lookOf(direction: ArtDirection): Look {
  const { light, dark, display, text, radius } = ART_DIRECTIONS[direction];
  return { direction, light, dark, display, text, radius };
}

/** Everything an image is drawn from: the same recipe always gives the same picture. */
export interface ImageRecipe {
  kind: ImageKind;
  width: number;
  height: number;
  look: Look;
  /** Empty for a picture without words. */
  title: string;
  tagline: string;
  /** What it shows, in a word or two. */
  about: string;
  /** Name of a lucide icon. */
  icon: string;
  seed: number;
  /** Which of the variations: decides the composition, so that six side by side differ. */
  variation: number;
}

/** Variations shown at a time. */
export const VARIATIONS = 6;

/** Ways to compose each kind. */
export const COMPOSITIONS = {
  poster: ["bleed", "frame", "split", "stamp", "round", "band"],
  cover: ["side", "bleed", "frame", "stamp", "round", "band"],
  icon: ["glyph", "symbol", "picture", "letter", "badge", "corner"],
  pattern: ["modules", "scatter", "arcs", "tiles", "stripes", "drops"],
} as const satisfies Record<ImageKind, readonly string[]>;
/** A way to compose an image. */
export type Composition = (typeof COMPOSITIONS)[ImageKind][number];

/** The composition of a recipe: each of the six once, in an order of the seed. */
export function compositionOf(recipe: Pick<ImageRecipe, "kind" | "seed" | "variation">): Composition {
  const ways = COMPOSITIONS[recipe.kind];
  const first = createRandom(hashText(`composition:${recipe.seed}`))() * ways.length;
  return ways[(Math.floor(first) + recipe.variation) % ways.length] ?? ways[0];
}

/** Seed of everything but the composition. */
export function drawSeed(recipe: Pick<ImageRecipe, "seed" | "variation">): number {
  return hashText(`image:${recipe.seed}:${recipe.variation}`);
}

/** The palette of a recipe: some of the variations are dark, where the look has one. */
export function paletteOf(recipe: Pick<ImageRecipe, "seed" | "variation" | "look">): Palette {
  return createRandom(drawSeed(recipe))() < 0.26 ? recipe.look.dark : recipe.look.light;
}

/** File name of an image: 'dinner-club-poster-3.png'. */
export function fileNameOf(recipe: Pick<ImageRecipe, "kind" | "title" | "look" | "variation">): string {
  const words = (recipe.title || ART_DIRECTIONS[recipe.look.direction].name)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);
  return `${words || "image"}-${recipe.kind}-${recipe.variation + 1}.png`;
}
