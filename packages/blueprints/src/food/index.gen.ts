// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bakery from "./bakery.ts";
import catering from "./catering.ts";
import restaurant from "./restaurant.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bakery, catering, restaurant];
