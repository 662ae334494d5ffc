// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import choir from "./choir.ts";
import clubMembership from "./club-membership.ts";
import foodBank from "./food-bank.ts";

export const BLUEPRINTS: readonly Blueprint[] = [choir, clubMembership, foodBank];
