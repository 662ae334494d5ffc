import { ARENA_THINGS } from "./arenas.ts";
import { CIVIC_THINGS } from "./civic.ts";
import { CLUB_THINGS } from "./club.ts";
import { CREATIVE_THINGS } from "./creative.ts";
import { HOUSE_THINGS } from "./house.ts";
import { JOURNEY_THINGS } from "./journeys.ts";
import type { KnownThing } from "./known-thing.ts";
import { LIFE_THINGS } from "./life.ts";
import { LIVING_THINGS } from "./living.ts";
import { OCCASION_THINGS } from "./occasion.ts";
import { PASTIME_THINGS } from "./pastimes.ts";
import { PUBLIC_LIFE_THINGS } from "./public-life.ts";
import { SMALL_TOOL_THINGS } from "./small-tools.ts";
import { SPORT_THINGS } from "./sport.ts";
import { PURSUIT_THINGS } from "./pursuits.ts";
import { TRADE_THINGS } from "./trades.ts";
import { WELLBEING_THINGS } from "./wellbeing.ts";
import { WORK_THINGS } from "./work.ts";

/** Every thing known by name whatever field of life it stands in; the first wins a tie. */
export const KNOWN_THINGS: readonly KnownThing[] = [
  ...WORK_THINGS,
  ...LIFE_THINGS,
  ...CLUB_THINGS,
  ...HOUSE_THINGS,
  ...LIVING_THINGS,
  ...WELLBEING_THINGS,
  ...JOURNEY_THINGS,
  ...TRADE_THINGS,
  ...PURSUIT_THINGS,
  ...CIVIC_THINGS,
  ...CREATIVE_THINGS,
  ...SPORT_THINGS,
  ...OCCASION_THINGS,
  ...PUBLIC_LIFE_THINGS,
  ...PASTIME_THINGS,
  ...ARENA_THINGS,
  ...SMALL_TOOL_THINGS,
];
