// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import dogWalking from "./dog-walking.ts";

export const BLUEPRINTS: readonly Blueprint[] = [dogWalking];
