// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import courierRounds from "./courier-rounds.ts";
import vehicleFleet from "./vehicle-fleet.ts";

export const BLUEPRINTS: readonly Blueprint[] = [courierRounds, vehicleFleet];
