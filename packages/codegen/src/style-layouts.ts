import type { AppSpec, ArtDirection } from "@sayhey/appspec";
import { hashText } from "@sayhey/contract/random";

/** How a hero is laid out; `split` is the kit's own way and has no file. */
type HeroLayout = "split" | "poster" | "band" | "mirror";
/** How the kit's own head of the first page is laid out; `frieze`, three pictures in a row, has no file. */
type MastheadLayout = "frieze" | "medal" | "poster";
/** How a card with a picture is laid out; `top` is the kit's own way and has no file. */
type CardLayout = "top" | "side" | "cover";

/** What each art direction is at home with. Where its own styles give head or cards a shape of their own, that shape is all. */
const LAYOUTS: Record<
  ArtDirection,
  { mastheads: readonly MastheadLayout[]; heroes: readonly HeroLayout[]; cards: readonly CardLayout[] }
> = {
  "kitchen-table": {
    mastheads: ["frieze", "poster"],
    heroes: ["split", "poster", "mirror"],
    cards: ["top", "side", "cover"],
  },
  "gallery-white": { mastheads: ["poster", "frieze"], heroes: ["split", "band"], cards: ["top"] },
  "still-water": { mastheads: ["frieze"], heroes: ["split"], cards: ["top"] },
  "track-day": { mastheads: ["poster", "medal"], heroes: ["split"], cards: ["top", "side", "cover"] },
  "corner-shop": { mastheads: ["frieze", "medal"], heroes: ["split", "poster", "mirror"], cards: ["top"] },
  "night-market": { mastheads: ["poster", "frieze"], heroes: ["split", "poster"], cards: ["top"] },
  ledger: { mastheads: ["medal"], heroes: ["split", "band"], cards: ["top", "side"] },
  "field-notes": { mastheads: ["medal", "frieze"], heroes: ["split", "mirror"], cards: ["top", "side"] },
  playroom: { mastheads: ["frieze", "poster"], heroes: ["split", "mirror", "poster"], cards: ["top", "side"] },
  blueprint: { mastheads: ["medal", "frieze"], heroes: ["split", "band"], cards: ["top", "side"] },
  salon: { mastheads: ["frieze", "medal"], heroes: ["split"], cards: ["top"] },
  signal: { mastheads: ["frieze", "medal"], heroes: ["split", "poster", "mirror"], cards: ["top", "side"] },
  civic: { mastheads: ["poster", "frieze"], heroes: ["split", "poster", "band"], cards: ["top", "side"] },
  arcade: { mastheads: ["frieze", "medal"], heroes: ["split", "mirror"], cards: ["top", "side"] },
  pressroom: { mastheads: ["medal", "poster"], heroes: ["split", "band"], cards: ["top", "side"] },
  hangar: { mastheads: ["poster", "frieze"], heroes: ["split", "poster", "band"], cards: ["top", "cover"] },
};

/** Style files that lay out heads and cards as this app's seed has it, so that two apps of one direction are no twins. */
export function layoutStyles({ seed, theme }: Pick<AppSpec, "seed" | "theme">, paths: readonly string[]): string[] {
  const { mastheads, heroes, cards } = LAYOUTS[theme.direction];
  const choose = <T extends string>(component: string, folder: string, plain: T, layouts: readonly T[]): string[] => {
    if (!paths.includes(`src/${component}.tsx`)) return [];
    const chosen = layouts[hashText(`${folder} ${seed}`) % layouts.length] ?? plain;
    return chosen === plain ? [] : [`src/styles/${folder}/${chosen}.css`];
  };
  return [
    ...choose("ui/masthead", "mastheads", "frieze", mastheads),
    ...choose("blocks/hero", "heroes", "split", heroes),
    ...choose("blocks/cards", "cards", "top", cards),
  ];
}
