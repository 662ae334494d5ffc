// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import choir from "./choir.ts";
import clubMembership from "./club-membership.ts";
import faithCommunity from "./faith-community.ts";
import foodBank from "./food-bank.ts";
import parishChurch from "./parish-church.ts";

export const BLUEPRINTS: readonly Blueprint[] = [choir, clubMembership, faithCommunity, foodBank, parishChurch];
