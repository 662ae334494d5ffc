import { drawIcon, hasIcon } from "@sayhey/trailer";
import type { Composition } from "./image-recipe.ts";
import {
  accents,
  drawMotif,
  drawWords,
  fill,
  placeArt,
  setWords,
  whole,
  within,
  type Kit,
  type Pair,
} from "./paint-kit.ts";

type Paint = (kit: Kit) => void;

function disc({ context }: Kit, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function symbolOn(kit: Kit, { fill: ground, ink: colour }: Pair, size: number): void {
  const { context, width, height, recipe, motif } = kit;
  context.strokeStyle = colour;
  if (hasIcon(recipe.icon)) drawIcon(context, recipe.icon, (width - size) / 2, (height - size) / 2, size, 1.9);
  else if (motif.glyph !== null) drawMotif(kit, width / 2, height / 2, size * 1.2, twoTone(kit, colour, ground));
  else drawIcon(context, "sparkles", (width - size) / 2, (height - size) / 2, size, 1.9);
}

const flat = (colour: string) => ({ a: colour, b: colour, c: colour, k: colour, w: colour });

/** The thing as a silhouette whose details are left open. */
function twoTone(kit: Kit, colour: string, open: string): ReturnType<typeof flat> {
  const outer = kit.motif.glyph?.[0];
  // What is made of strokes has no inside to leave open.
  return outer === undefined || outer.line !== undefined ? flat(colour) : { ...flat(open), [outer.tone]: colour };
}
const tones = ({ palette }: Kit) => ({
  a: palette.accent,
  b: palette.accent2,
  c: palette.accent3,
  k: palette.ink,
  w: palette.surface,
});

/** Colours that stand out from a ground of one of them. */
function tonesOn(kit: Kit, ground: Pair): ReturnType<typeof tones> {
  const all = tones(kit);
  const swap = (colour: string): string => (colour === ground.fill ? ground.ink : colour);
  return { a: swap(all.a), b: swap(all.b), c: swap(all.c), k: all.k, w: all.w };
}

/** The thing itself on a disc. */
const glyph: Paint = (kit) => {
  const [first, second] = accents(kit);
  const { width, height, unit, palette } = kit;
  fill(kit, whole(kit), first.fill);
  disc(kit, width / 2, height / 2, unit * 0.37, palette.surface);
  drawMotif(kit, width / 2, height / 2, unit * 0.52, tonesOn(kit, { fill: palette.surface, ink: second.fill }));
};

/** The app's symbol, large, over a second shape. */
const symbol: Paint = (kit) => {
  const [first] = accents(kit);
  const { context, width, height, unit } = kit;
  fill(kit, whole(kit), first.fill);
  context.save();
  context.globalAlpha = 0.16;
  disc(kit, width * 0.82, height * 0.2, unit * 0.46, first.ink);
  disc(kit, width * 0.1, height * 0.98, unit * 0.38, first.ink);
  context.restore();
  symbolOn(kit, first, unit * 0.54);
};

/** A close look at the art. */
const picture: Paint = (kit) => placeArt(kit, whole(kit), 1.28);

/** The first letter, cropped by nothing, on a quarter of another colour. */
const letter: Paint = (kit) => {
  const [first, second] = accents(kit);
  const { context, width, height, unit, recipe } = kit;
  fill(kit, whole(kit), first.fill);
  context.fillStyle = second.fill;
  context.beginPath();
  context.moveTo(width, height);
  context.arc(width, height, unit * 0.52, Math.PI, Math.PI * 1.5);
  context.closePath();
  context.fill();
  const initial = [...recipe.title.trim()][0]?.toUpperCase();
  if (initial === undefined) return symbolOn(kit, first, unit * 0.5);
  const block = setWords(
    kit,
    { width: unit * 0.86, height: unit * 0.86 },
    { role: "display", text: initial, colour: "", size: unit * 0.74, lines: 1, align: "center", leading: 1 },
  );
  drawWords(kit, block, (width - block.width) / 2, (height - block.height) / 2, first.ink);
};

/** A ring, a disc, the symbol: like a badge. */
const badge: Paint = (kit) => {
  const [first, second] = accents(kit);
  const { context, width, height, unit, palette } = kit;
  fill(kit, whole(kit), palette.ground);
  disc(kit, width / 2, height / 2, unit * 0.43, first.fill);
  context.strokeStyle = palette.ground;
  context.lineWidth = unit * 0.018;
  context.beginPath();
  context.arc(width / 2, height / 2, unit * 0.375, 0, Math.PI * 2);
  context.stroke();
  disc(kit, width * 0.79, height * 0.21, unit * 0.085, second.fill);
  symbolOn(kit, first, unit * 0.4);
};

/** The thing, large, running off a corner, over two fields. */
const corner: Paint = (kit) => {
  const [first, second] = accents(kit);
  const { context, width, height, unit } = kit;
  fill(kit, whole(kit), first.fill);
  within(
    kit,
    () => {
      context.moveTo(0, height);
      context.lineTo(0, height * 0.62);
      context.bezierCurveTo(width * 0.3, height * 0.44, width * 0.66, height * 0.84, width, height * 0.58);
      context.lineTo(width, height);
    },
    () => fill(kit, whole(kit), second.fill),
  );
  const colours = tonesOn(kit, first);
  drawMotif(
    kit,
    width * 0.5,
    height * 0.5,
    unit * 0.72,
    flat(kit.palette.surface === first.fill ? kit.palette.ink : kit.palette.surface),
  );
  drawMotif(kit, width * 0.5, height * 0.5, unit * 0.66, colours);
};

/** Compositions of icons. */
export const ICONS: Partial<Record<Composition, Paint>> = { glyph, symbol, picture, letter, badge, corner };
