// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import animalShelter from "./animal-shelter.ts";
import boardGameGroup from "./board-game-group.ts";
import bookClub from "./book-club.ts";
import brassBand from "./brass-band.ts";
import campaignVolunteers from "./campaign-volunteers.ts";
import choir from "./choir.ts";
import clubMembership from "./club-membership.ts";
import culturalFestival from "./cultural-festival.ts";
import environmentalGroup from "./environmental-group.ts";
import faithCommunity from "./faith-community.ts";
import foodBank from "./food-bank.ts";
import knittingCircle from "./knitting-circle.ts";
import neighbourhoodHelp from "./neighbourhood-help.ts";
import parishChurch from "./parish-church.ts";
import scoutGroup from "./scout-group.ts";
import theatreGroup from "./theatre-group.ts";
import toolLibrary from "./tool-library.ts";
import toyLibrary from "./toy-library.ts";
import villageHall from "./village-hall.ts";

export const BLUEPRINTS: readonly Blueprint[] = [animalShelter, boardGameGroup, bookClub, brassBand, campaignVolunteers, choir, clubMembership, culturalFestival, environmentalGroup, faithCommunity, foodBank, knittingCircle, neighbourhoodHelp, parishChurch, scoutGroup, theatreGroup, toolLibrary, toyLibrary, villageHall];
