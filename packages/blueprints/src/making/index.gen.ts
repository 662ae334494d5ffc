// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import brewery from "./brewery.ts";
import electronicsAssembly from "./electronics-assembly.ts";
import joineryWorkshop from "./joinery-workshop.ts";
import machineMaintenance from "./machine-maintenance.ts";
import potteryStudio from "./pottery-studio.ts";
import printFarm from "./print-farm.ts";
import printingWorks from "./printing-works.ts";
import qualityInspection from "./quality-inspection.ts";
import sewingWorkshop from "./sewing-workshop.ts";
import smallFactory from "./small-factory.ts";

export const BLUEPRINTS: readonly Blueprint[] = [brewery, electronicsAssembly, joineryWorkshop, machineMaintenance, potteryStudio, printFarm, printingWorks, qualityInspection, sewingWorkshop, smallFactory];
