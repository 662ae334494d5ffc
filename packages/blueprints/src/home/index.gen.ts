// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import dogWalking from "./dog-walking.ts";
import gardening from "./gardening.ts";
import houseCleaning from "./house-cleaning.ts";
import pestControl from "./pest-control.ts";
import windowCleaning from "./window-cleaning.ts";

export const BLUEPRINTS: readonly Blueprint[] = [dogWalking, gardening, houseCleaning, pestControl, windowCleaning];
