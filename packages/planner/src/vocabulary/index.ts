import type { KnownThing } from "../embedded/things/known-thing.ts";
import { COMMUNITY_THINGS } from "./community.ts";
import { DATA_THINGS } from "./data.ts";
import { HEALTH_THINGS } from "./health.ts";
import { INDUSTRY_THINGS } from "./industry.ts";
import { KNOWLEDGE_THINGS } from "./knowledge.ts";
import { LEARNING_THINGS } from "./learning.ts";
import { LIVING_THINGS } from "./living.ts";
import { MEDIA_THINGS } from "./media.ts";
import { MONEY_THINGS } from "./money.ts";
import { OFFICE_THINGS } from "./office.ts";
import { PEOPLE_THINGS } from "./people.ts";
import { PROPERTY_THINGS } from "./property.ts";
import { SITE_THINGS } from "./site.ts";
import { STOCK_THINGS } from "./stock.ts";
import { TRADE_THINGS } from "./trade.ts";
import { TRAVEL_THINGS } from "./travel.ts";
import { WORK_THINGS } from "./work.ts";

/** What briefs name, with the properties and sample rows that fit any organisation of the kind. Named in English alone. */
export const VOCABULARY: readonly KnownThing[] = [
  ...WORK_THINGS,
  ...OFFICE_THINGS,
  ...PEOPLE_THINGS,
  ...TRADE_THINGS,
  ...STOCK_THINGS,
  ...MONEY_THINGS,
  ...LEARNING_THINGS,
  ...KNOWLEDGE_THINGS,
  ...HEALTH_THINGS,
  ...MEDIA_THINGS,
  ...COMMUNITY_THINGS,
  ...TRAVEL_THINGS,
  ...PROPERTY_THINGS,
  ...INDUSTRY_THINGS,
  ...DATA_THINGS,
  ...SITE_THINGS,
  ...LIVING_THINGS,
];
