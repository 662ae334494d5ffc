// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import brewery from "./brewery.ts";
import smallFactory from "./small-factory.ts";

export const BLUEPRINTS: readonly Blueprint[] = [brewery, smallFactory];
