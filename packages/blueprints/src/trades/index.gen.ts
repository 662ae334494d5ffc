// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bicycleWorkshop from "./bicycle-workshop.ts";
import boatYard from "./boat-yard.ts";
import builder from "./builder.ts";
import carGarage from "./car-garage.ts";
import carpenter from "./carpenter.ts";
import electrician from "./electrician.ts";
import floorLayer from "./floor-layer.ts";
import glazier from "./glazier.ts";
import metalworker from "./metalworker.ts";
import painterDecorator from "./painter-decorator.ts";
import pianoTuning from "./piano-tuning.ts";
import plumbing from "./plumbing.ts";
import roofer from "./roofer.ts";
import scaffolding from "./scaffolding.ts";
import shoeRepair from "./shoe-repair.ts";
import stonemason from "./stonemason.ts";
import tailor from "./tailor.ts";
import tiler from "./tiler.ts";
import treeSurgeon from "./tree-surgeon.ts";
import upholsterer from "./upholsterer.ts";
import watchRepair from "./watch-repair.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bicycleWorkshop, boatYard, builder, carGarage, carpenter, electrician, floorLayer, glazier, metalworker, painterDecorator, pianoTuning, plumbing, roofer, scaffolding, shoeRepair, stonemason, tailor, tiler, treeSurgeon, upholsterer, watchRepair];
