import { art } from "./art.ts";
import { BODY } from "./body.ts";
import { meditation, sleep } from "./calm.ts";
import { CALLINGS } from "./callings.ts";
import { COUNTER } from "./counter.ts";
import { CULTURE } from "./culture.ts";
import type { Domain } from "./domain.ts";
import { EVERYDAY } from "./everyday.ts";
import { food } from "./food.ts";
import { HEART } from "./heart.ts";
import { HOME } from "./home.ts";
import { lending } from "./lending.ts";
import { MAKING } from "./making.ts";
import { MIND } from "./mind.ts";
import { NATURE } from "./nature.ts";
import { OFFICE } from "./office.ts";
import { PLAY } from "./play.ts";
import { SPORTS } from "./sports.ts";
import { STAGE } from "./stage.ts";
import { STREETS } from "./streets.ts";
import { STUDY } from "./study.ts";
import { TOWN } from "./town.ts";
import { TRADE } from "./trade.ts";
import { VITALS } from "./vitals.ts";

/** Every field of life the planner knows; the first wins a tie. */
export const DOMAINS: readonly Domain[] = [
  food,
  art,
  meditation,
  sleep,
  lending,
  ...EVERYDAY,
  ...NATURE,
  ...MAKING,
  ...BODY,
  ...CULTURE,
  ...MIND,
  ...TOWN,
  ...TRADE,
  ...VITALS,
  ...SPORTS,
  ...HEART,
  ...HOME,
  ...OFFICE,
  ...STREETS,
  ...STUDY,
  ...STAGE,
  ...PLAY,
  ...COUNTER,
  ...CALLINGS,
];
