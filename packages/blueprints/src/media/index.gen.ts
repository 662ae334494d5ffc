// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import magazine from "./magazine.ts";
import podcast from "./podcast.ts";

export const BLUEPRINTS: readonly Blueprint[] = [magazine, podcast];
