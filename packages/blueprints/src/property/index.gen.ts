// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import estateAgent from "./estate-agent.ts";
import facilityMaintenance from "./facility-maintenance.ts";
import holidayLets from "./holiday-lets.ts";
import lettings from "./lettings.ts";
import meetingRooms from "./meeting-rooms.ts";

export const BLUEPRINTS: readonly Blueprint[] = [estateAgent, facilityMaintenance, holidayLets, lettings, meetingRooms];
