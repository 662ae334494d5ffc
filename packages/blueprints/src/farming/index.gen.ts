// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import dairyHerd from "./dairy-herd.ts";
import vegBox from "./veg-box.ts";

export const BLUEPRINTS: readonly Blueprint[] = [dairyHerd, vegBox];
