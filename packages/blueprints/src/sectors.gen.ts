// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "./blueprint.ts";

/** Folders of blueprints, each loaded on its own. */
export const SECTORS = ["beauty","community","farming","finance","food","health","hiring","home","learning","life","making","media","professional","property","public","retail","software","sport","trades","transport","travel"] as const;
/** One of them. */
export type Sector = (typeof SECTORS)[number];

const LOADERS: Readonly<Record<Sector, () => Promise<{ BLUEPRINTS: readonly Blueprint[] }>>> = {
  "beauty": () => import("./beauty/index.gen.ts"),
  "community": () => import("./community/index.gen.ts"),
  "farming": () => import("./farming/index.gen.ts"),
  "finance": () => import("./finance/index.gen.ts"),
  "food": () => import("./food/index.gen.ts"),
  "health": () => import("./health/index.gen.ts"),
  "hiring": () => import("./hiring/index.gen.ts"),
  "home": () => import("./home/index.gen.ts"),
  "learning": () => import("./learning/index.gen.ts"),
  "life": () => import("./life/index.gen.ts"),
  "making": () => import("./making/index.gen.ts"),
  "media": () => import("./media/index.gen.ts"),
  "professional": () => import("./professional/index.gen.ts"),
  "property": () => import("./property/index.gen.ts"),
  "public": () => import("./public/index.gen.ts"),
  "retail": () => import("./retail/index.gen.ts"),
  "software": () => import("./software/index.gen.ts"),
  "sport": () => import("./sport/index.gen.ts"),
  "trades": () => import("./trades/index.gen.ts"),
  "transport": () => import("./transport/index.gen.ts"),
  "travel": () => import("./travel/index.gen.ts"),
};

/** The blueprints of a sector. */
export async function loadSector(sector: Sector): Promise<readonly Blueprint[]> {
  return (await LOADERS[sector]()).BLUEPRINTS;
}
