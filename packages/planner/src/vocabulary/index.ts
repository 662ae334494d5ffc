import type { KnownThing } from "../embedded/things/known-thing.ts";
import { ARTS_THINGS } from "./arts.ts";
import { CARE_THINGS } from "./care.ts";
import { COMMUNITY_THINGS } from "./community.ts";
import { DATA_THINGS } from "./data.ts";
import { DEALINGS_THINGS } from "./dealings.ts";
import { EVERYDAY_THINGS } from "./everyday.ts";
import { GAMES_AND_SPORT_THINGS } from "./games-and-sport.ts";
import { HEALTH_THINGS } from "./health.ts";
import { INDUSTRY_THINGS } from "./industry.ts";
import { JOURNEYS_THINGS } from "./journeys.ts";
import { KNOWLEDGE_THINGS } from "./knowledge.ts";
import { LAW_THINGS } from "./law.ts";
import { LEARNING_THINGS } from "./learning.ts";
import { LIVING_THINGS } from "./living.ts";
import { MEDIA_THINGS } from "./media.ts";
import { MONEY_THINGS } from "./money.ts";
import { NATURE_THINGS } from "./nature.ts";
import { OFFICE_THINGS } from "./office.ts";
import { PEOPLE_THINGS } from "./people.ts";
import { PROMOTION_THINGS } from "./promotion.ts";
import { PROPERTY_THINGS } from "./property.ts";
import { SITE_THINGS } from "./site.ts";
import { SOFTWARE_THINGS } from "./software.ts";
import { STOCK_THINGS } from "./stock.ts";
import { STUDY_THINGS } from "./study.ts";
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
  ...PROMOTION_THINGS,
  ...ARTS_THINGS,
  ...GAMES_AND_SPORT_THINGS,
  ...NATURE_THINGS,
  ...DEALINGS_THINGS,
  ...LAW_THINGS,
  ...CARE_THINGS,
  ...STUDY_THINGS,
  ...SOFTWARE_THINGS,
  ...JOURNEYS_THINGS,
  ...EVERYDAY_THINGS,
];
