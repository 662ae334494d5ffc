// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import pianoTuning from "./piano-tuning.ts";

export const BLUEPRINTS: readonly Blueprint[] = [pianoTuning];
