// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import builder from "./builder.ts";
import carpenter from "./carpenter.ts";
import electrician from "./electrician.ts";
import floorLayer from "./floor-layer.ts";
import glazier from "./glazier.ts";
import painterDecorator from "./painter-decorator.ts";
import pianoTuning from "./piano-tuning.ts";
import plumbing from "./plumbing.ts";
import roofer from "./roofer.ts";
import scaffolding from "./scaffolding.ts";
import stonemason from "./stonemason.ts";
import tiler from "./tiler.ts";
import treeSurgeon from "./tree-surgeon.ts";

export const BLUEPRINTS: readonly Blueprint[] = [builder, carpenter, electrician, floorLayer, glazier, painterDecorator, pianoTuning, plumbing, roofer, scaffolding, stonemason, tiler, treeSurgeon];
