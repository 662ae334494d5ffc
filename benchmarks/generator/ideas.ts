import type { Idea } from "./idea.ts";
import { CIVIC_AND_COMMUNITY } from "./ideas/civic-and-community.ts";
import { CLUBS_AND_SPORT } from "./ideas/clubs-and-sport.ts";
import { CREATORS_AND_GAMES } from "./ideas/creators-and-games.ts";
import { EVENTS_AND_TOOLS } from "./ideas/events-and-tools.ts";
import { HEALTH_AND_LEARNING } from "./ideas/health-and-learning.ts";
import { HOME_AND_FOOD } from "./ideas/home-and-food.ts";
import { MONEY_TRAVEL_NATURE } from "./ideas/money-travel-nature.ts";
import { SHOPS_AND_WORK } from "./ideas/shops-and-work.ts";

/** Ideas by the field of life they come from. */
const IDEAS_BY_KIND: Readonly<Record<string, readonly Idea[]>> = {
  "home and food": HOME_AND_FOOD,
  "clubs and sport": CLUBS_AND_SPORT,
  "shops and work": SHOPS_AND_WORK,
  "health and learning": HEALTH_AND_LEARNING,
  "civic and community": CIVIC_AND_COMMUNITY,
  "creators and games": CREATORS_AND_GAMES,
  "money, travel, nature": MONEY_TRAVEL_NATURE,
  "events and tools": EVENTS_AND_TOOLS,
};

/** One idea of the set. Every third is kept back: it counts, but what it misses is not listed, so that nobody builds for it. */
interface NumberedIdea {
  idea: Idea;
  kind: string;
  isKeptBack: boolean;
}

/** The whole set, in order. */
export const IDEAS: readonly NumberedIdea[] = Object.entries(IDEAS_BY_KIND)
  .flatMap(([kind, ideas]) => ideas.map((idea) => ({ idea, kind })))
  .map((entry, index) => ({ ...entry, isKeptBack: index % 3 === 2 }));
