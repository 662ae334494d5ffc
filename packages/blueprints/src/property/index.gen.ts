// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import condominium from "./condominium.ts";
import deskBooking from "./desk-booking.ts";
import estateAgent from "./estate-agent.ts";
import facilityMaintenance from "./facility-maintenance.ts";
import holidayLets from "./holiday-lets.ts";
import homeHandover from "./home-handover.ts";
import keyRegister from "./key-register.ts";
import lettings from "./lettings.ts";
import meetingRooms from "./meeting-rooms.ts";
import parkingSpaces from "./parking-spaces.ts";
import storageUnits from "./storage-units.ts";
import studentHousing from "./student-housing.ts";

export const BLUEPRINTS: readonly Blueprint[] = [condominium, deskBooking, estateAgent, facilityMaintenance, holidayLets, homeHandover, keyRegister, lettings, meetingRooms, parkingSpaces, storageUnits, studentHousing];
