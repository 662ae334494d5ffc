import type { TrailerStyle } from "../storyboard.ts";
import { BLUEPRINT } from "./blueprint.ts";
import { BRUTAL } from "./brutal.ts";
import { CUT_OUT } from "./cut-out.ts";
import { EDITORIAL } from "./editorial.ts";
import { GLASS } from "./glass.ts";
import type { Kit } from "./kit.ts";
import { NEON } from "./neon.ts";
import { PUNCHY } from "./punchy.ts";
import { RETRO } from "./retro.ts";
import { SOFT } from "./soft.ts";
import { SPLIT } from "./split.ts";
import { TILT } from "./tilt.ts";
import { TUTORIAL } from "./tutorial.ts";

/** The art direction of each style. */
export const KITS: Record<TrailerStyle, Kit> = {
  punchy: PUNCHY,
  editorial: EDITORIAL,
  "cut-out": CUT_OUT,
  neon: NEON,
  soft: SOFT,
  brutal: BRUTAL,
  blueprint: BLUEPRINT,
  retro: RETRO,
  glass: GLASS,
  tilt: TILT,
  tutorial: TUTORIAL,
  split: SPLIT,
};
