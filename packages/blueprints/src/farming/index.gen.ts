// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import beeKeeping from "./bee-keeping.ts";
import cattleMarket from "./cattle-market.ts";
import communityGarden from "./community-garden.ts";
import cropFarm from "./crop-farm.ts";
import dairyHerd from "./dairy-herd.ts";
import fishFarm from "./fish-farm.ts";
import flowerFarm from "./flower-farm.ts";
import forestry from "./forestry.ts";
import greenhouseNursery from "./greenhouse-nursery.ts";
import harvestContracting from "./harvest-contracting.ts";
import liveryYard from "./livery-yard.ts";
import machineryRing from "./machinery-ring.ts";
import orchard from "./orchard.ts";
import poultryEggs from "./poultry-eggs.ts";
import sheepFlock from "./sheep-flock.ts";
import vegBox from "./veg-box.ts";
import vineyard from "./vineyard.ts";

export const BLUEPRINTS: readonly Blueprint[] = [beeKeeping, cattleMarket, communityGarden, cropFarm, dairyHerd, fishFarm, flowerFarm, forestry, greenhouseNursery, harvestContracting, liveryYard, machineryRing, orchard, poultryEggs, sheepFlock, vegBox, vineyard];
