// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import campsite from "./campsite.ts";
import cityGuide from "./city-guide.ts";
import hotel from "./hotel.ts";
import tours from "./tours.ts";
import travelAgency from "./travel-agency.ts";
import travelLog from "./travel-log.ts";
import tripPlan from "./trip-plan.ts";
import visaApplications from "./visa-applications.ts";

export const BLUEPRINTS: readonly Blueprint[] = [campsite, cityGuide, hotel, tours, travelAgency, travelLog, tripPlan, visaApplications];
