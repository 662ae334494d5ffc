// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import footballClub from "./football-club.ts";
import rowingClub from "./rowing-club.ts";

export const BLUEPRINTS: readonly Blueprint[] = [footballClub, rowingClub];
