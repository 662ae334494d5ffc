// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import birdWatching from "./bird-watching.ts";
import collectibles from "./collectibles.ts";
import datingNotes from "./dating-notes.ts";
import fishingLog from "./fishing-log.ts";
import flatHunting from "./flat-hunting.ts";
import focusRounds from "./focus-rounds.ts";
import foraging from "./foraging.ts";
import freezerInventory from "./freezer-inventory.ts";
import hikingLog from "./hiking-log.ts";
import householdChores from "./household-chores.ts";
import meditation from "./meditation.ts";
import partyPlanning from "./party-planning.ts";
import personalBudget from "./personal-budget.ts";
import pocketMoney from "./pocket-money.ts";
import restaurantLog from "./restaurant-log.ts";
import roadTrip from "./road-trip.ts";
import screenTime from "./screen-time.ts";
import showsSeen from "./shows-seen.ts";
import sneakerCollection from "./sneaker-collection.ts";
import starGazing from "./star-gazing.ts";
import toothBrushing from "./tooth-brushing.ts";
import vinylCollection from "./vinyl-collection.ts";
import wildlifeSightings from "./wildlife-sightings.ts";

export const BLUEPRINTS: readonly Blueprint[] = [birdWatching, collectibles, datingNotes, fishingLog, flatHunting, focusRounds, foraging, freezerInventory, hikingLog, householdChores, meditation, partyPlanning, personalBudget, pocketMoney, restaurantLog, roadTrip, screenTime, showsSeen, sneakerCollection, starGazing, toothBrushing, vinylCollection, wildlifeSightings];
