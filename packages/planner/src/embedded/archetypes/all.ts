import type { Archetype } from "@sayhey/appspec";
import type { ArchetypeBuilder } from "../plan.ts";
import { marketplace } from "./marketplace.ts";
import { recipes } from "./recipes.ts";
import { timer } from "./timer.ts";
import { tracker } from "./tracker.ts";

/** Builder of every archetype. */
export const ARCHETYPES: Record<Archetype, ArchetypeBuilder> = {
  marketplace, directory: tracker, tracker, log: tracker, planner: tracker, feed: tracker, matching: tracker, booking: tracker, lending: tracker, learning: tracker, quiz: tracker,
  pipeline: tracker, board: tracker, shop: tracker, community: tracker, events: tracker, budget: tracker, fitness: tracker, timer, journal: tracker, portfolio: tracker, blog: tracker, chat: tracker,
  leaderboard: tracker, jobs: tracker, inventory: tracker, poll: tracker, fundraising: tracker, waitlist: tracker, recipes, collection: tracker, shifts: tracker, dashboard: tracker, approvals: tracker,
};
