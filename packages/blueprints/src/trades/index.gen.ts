// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import builder from "./builder.ts";
import electrician from "./electrician.ts";
import pianoTuning from "./piano-tuning.ts";
import plumbing from "./plumbing.ts";
import treeSurgeon from "./tree-surgeon.ts";

export const BLUEPRINTS: readonly Blueprint[] = [builder, electrician, pianoTuning, plumbing, treeSurgeon];
