// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import boardGameGroup from "./board-game-group.ts";
import bookClub from "./book-club.ts";
import choir from "./choir.ts";
import clubMembership from "./club-membership.ts";
import faithCommunity from "./faith-community.ts";
import foodBank from "./food-bank.ts";
import neighbourhoodHelp from "./neighbourhood-help.ts";
import parishChurch from "./parish-church.ts";
import scoutGroup from "./scout-group.ts";
import toolLibrary from "./tool-library.ts";
import toyLibrary from "./toy-library.ts";
import villageHall from "./village-hall.ts";

export const BLUEPRINTS: readonly Blueprint[] = [boardGameGroup, bookClub, choir, clubMembership, faithCommunity, foodBank, neighbourhoodHelp, parishChurch, scoutGroup, toolLibrary, toyLibrary, villageHall];
