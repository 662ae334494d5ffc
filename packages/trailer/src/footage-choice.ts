import type { FootageManifest } from "@sayhey/contract/footage";

/** A clip that may be shown: the higher its weight, the sooner. */
export interface FootageChoice {
  id: string;
  manifest: FootageManifest;
  weight: number;
}
