// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import brewery from "./brewery.ts";
import candleMaking from "./candle-making.ts";
import electronicsAssembly from "./electronics-assembly.ts";
import furnitureMaking from "./furniture-making.ts";
import jewelleryMaking from "./jewellery-making.ts";
import joineryWorkshop from "./joinery-workshop.ts";
import knittingProjects from "./knitting-projects.ts";
import machineMaintenance from "./machine-maintenance.ts";
import metalPartsShop from "./metal-parts-shop.ts";
import modelMaking from "./model-making.ts";
import packagingLine from "./packaging-line.ts";
import plantShiftLog from "./plant-shift-log.ts";
import potteryStudio from "./pottery-studio.ts";
import printFarm from "./print-farm.ts";
import printingWorks from "./printing-works.ts";
import qualityInspection from "./quality-inspection.ts";
import recipeBatchProduction from "./recipe-batch-production.ts";
import recyclingYard from "./recycling-yard.ts";
import sawmill from "./sawmill.ts";
import sewingWorkshop from "./sewing-workshop.ts";
import smallFactory from "./small-factory.ts";
import soapMaking from "./soap-making.ts";
import toolCalibration from "./tool-calibration.ts";

export const BLUEPRINTS: readonly Blueprint[] = [brewery, candleMaking, electronicsAssembly, furnitureMaking, jewelleryMaking, joineryWorkshop, knittingProjects, machineMaintenance, metalPartsShop, modelMaking, packagingLine, plantShiftLog, potteryStudio, printFarm, printingWorks, qualityInspection, recipeBatchProduction, recyclingYard, sawmill, sewingWorkshop, smallFactory, soapMaking, toolCalibration];
