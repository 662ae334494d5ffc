// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import applianceRepair from "./appliance-repair.ts";
import babysitting from "./babysitting.ts";
import catSitting from "./cat-sitting.ts";
import chimneySweep from "./chimney-sweep.ts";
import dogGrooming from "./dog-grooming.ts";
import dogTraining from "./dog-training.ts";
import dogWalking from "./dog-walking.ts";
import gardening from "./gardening.ts";
import handyman from "./handyman.ts";
import houseCleaning from "./house-cleaning.ts";
import interiorDesign from "./interior-design.ts";
import laundry from "./laundry.ts";
import locksmith from "./locksmith.ts";
import pestControl from "./pest-control.ts";
import petBoarding from "./pet-boarding.ts";
import poolMaintenance from "./pool-maintenance.ts";
import removals from "./removals.ts";
import windowCleaning from "./window-cleaning.ts";

export const BLUEPRINTS: readonly Blueprint[] = [applianceRepair, babysitting, catSitting, chimneySweep, dogGrooming, dogTraining, dogWalking, gardening, handyman, houseCleaning, interiorDesign, laundry, locksmith, pestControl, petBoarding, poolMaintenance, removals, windowCleaning];
