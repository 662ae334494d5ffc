// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "./blueprint.ts";

/** Folders of blueprints, each loaded on its own. */
export const SECTORS = ["beauty","food","home","trades"] as const;
/** One of them. */
export type Sector = (typeof SECTORS)[number];

const LOADERS: Readonly<Record<Sector, () => Promise<{ BLUEPRINTS: readonly Blueprint[] }>>> = {
  "beauty": () => import("./beauty/index.gen.ts"),
  "food": () => import("./food/index.gen.ts"),
  "home": () => import("./home/index.gen.ts"),
  "trades": () => import("./trades/index.gen.ts"),
};

/** The blueprints of a sector. */
export async function loadSector(sector: Sector): Promise<readonly Blueprint[]> {
  return (await LOADERS[sector]()).BLUEPRINTS;
}
