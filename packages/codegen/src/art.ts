import type { ArtDirection } from "@sayhey/appspec";
import type { ReactNode } from "react";
import { motifOf, type Motif } from "../templates/src/art/motif.ts";
import type { Scene } from "../templates/src/art/paint.tsx";

/** What a picture is about: a drawing of parts in a box of 100 by 100, or none where the words name nothing that can be drawn. */
export type ArtMotif = Motif;

/** Draws an art direction's picture as SVG elements on a sheet of 400 by 300; colours are variables named as in a palette. */
export type DrawArt = (scene: Scene) => ReactNode;

const DRAWINGS: Record<ArtDirection, () => Promise<{ draw: DrawArt }>> = {
  "kitchen-table": () => import("../templates/src/art/kitchen-table.tsx"),
  "gallery-white": () => import("../templates/src/art/gallery-white.tsx"),
  "still-water": () => import("../templates/src/art/still-water.tsx"),
  "track-day": () => import("../templates/src/art/track-day.tsx"),
  "corner-shop": () => import("../templates/src/art/corner-shop.tsx"),
  "night-market": () => import("../templates/src/art/night-market.tsx"),
  ledger: () => import("../templates/src/art/ledger.tsx"),
  "field-notes": () => import("../templates/src/art/field-notes.tsx"),
  playroom: () => import("../templates/src/art/playroom.tsx"),
  blueprint: () => import("../templates/src/art/blueprint.tsx"),
  salon: () => import("../templates/src/art/salon.tsx"),
  signal: () => import("../templates/src/art/signal.tsx"),
  civic: () => import("../templates/src/art/civic.tsx"),
  arcade: () => import("../templates/src/art/arcade.tsx"),
  pressroom: () => import("../templates/src/art/pressroom.tsx"),
  hangar: () => import("../templates/src/art/hangar.tsx"),
};

/** Fetches the drawings of one art direction, the same that its generated apps carry. */
export async function loadDrawing(direction: ArtDirection): Promise<DrawArt> {
  return (await DRAWINGS[direction]()).draw;
}

/** What a text names, as something that can be drawn; equal texts give equal motifs. */
export function readArtMotif(text: string): ArtMotif {
  return motifOf(text);
}
