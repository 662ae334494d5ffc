// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import cemetery from "./cemetery.ts";
import civilRegistry from "./civil-registry.ts";
import emergencyPlan from "./emergency-plan.ts";
import fireBrigade from "./fire-brigade.ts";
import funeralHome from "./funeral-home.ts";
import library from "./library.ts";
import localArchive from "./local-archive.ts";
import lostAndFound from "./lost-and-found.ts";
import museum from "./museum.ts";
import permits from "./permits.ts";
import playgroundInspection from "./playground-inspection.ts";
import pollingVolunteers from "./polling-volunteers.ts";
import publicConsultation from "./public-consultation.ts";
import schoolMeals from "./school-meals.ts";
import townCouncil from "./town-council.ts";
import wasteCollection from "./waste-collection.ts";
import zoo from "./zoo.ts";

export const BLUEPRINTS: readonly Blueprint[] = [cemetery, civilRegistry, emergencyPlan, fireBrigade, funeralHome, library, localArchive, lostAndFound, museum, permits, playgroundInspection, pollingVolunteers, publicConsultation, schoolMeals, townCouncil, wasteCollection, zoo];
