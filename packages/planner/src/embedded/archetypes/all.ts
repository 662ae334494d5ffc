import type { Archetype } from "@sayhey/appspec";
import type { ArchetypeBuilder } from "../plan.ts";
import { approvals } from "./approvals.ts";
import { blog } from "./blog.ts";
import { board } from "./board.ts";
import { booking } from "./booking.ts";
import { budget } from "./budget.ts";
import { chat } from "./chat.ts";
import { collection } from "./collection.ts";
import { community } from "./community.ts";
import { directory } from "./directory.ts";
import { events } from "./events.ts";
import { feed } from "./feed.ts";
import { fitness } from "./fitness.ts";
import { fundraising } from "./fundraising.ts";
import { inventory } from "./inventory.ts";
import { jobs } from "./jobs.ts";
import { journal } from "./journal.ts";
import { leaderboard } from "./leaderboard.ts";
import { learning } from "./learning.ts";
import { lending } from "./lending.ts";
import { marketplace } from "./marketplace.ts";
import { matching } from "./matching.ts";
import { pipeline } from "./pipeline.ts";
import { planner } from "./planner.ts";
import { poll } from "./poll.ts";
import { portfolio } from "./portfolio.ts";
import { quiz } from "./quiz.ts";
import { recipes } from "./recipes.ts";
import { shifts } from "./shifts.ts";
import { shop } from "./shop.ts";
import { timer } from "./timer.ts";
import { tracker } from "./tracker.ts";
import { waitlist } from "./waitlist.ts";

/** Builder of every archetype. A log and a dashboard are trackers read from another side. */
export const ARCHETYPES: Record<Archetype, ArchetypeBuilder> = {
  marketplace,
  directory,
  tracker,
  log: tracker,
  planner,
  feed,
  matching,
  booking,
  lending,
  learning,
  quiz,
  pipeline,
  board,
  shop,
  community,
  events,
  budget,
  fitness,
  timer,
  journal,
  portfolio,
  blog,
  chat,
  leaderboard,
  jobs,
  inventory,
  poll,
  fundraising,
  waitlist,
  recipes,
  collection,
  shifts,
  dashboard: tracker,
  approvals,
};
