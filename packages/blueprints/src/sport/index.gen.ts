// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import footballClub from "./football-club.ts";
import golfClub from "./golf-club.ts";
import rowingClub from "./rowing-club.ts";
import swimClub from "./swim-club.ts";
import tennisClub from "./tennis-club.ts";

export const BLUEPRINTS: readonly Blueprint[] = [footballClub, golfClub, rowingClub, swimClub, tennisClub];
