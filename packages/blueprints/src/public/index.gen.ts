// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import cemetery from "./cemetery.ts";
import emergencyPlan from "./emergency-plan.ts";
import library from "./library.ts";
import lostAndFound from "./lost-and-found.ts";
import museum from "./museum.ts";
import townCouncil from "./town-council.ts";

export const BLUEPRINTS: readonly Blueprint[] = [cemetery, emergencyPlan, library, lostAndFound, museum, townCouncil];
