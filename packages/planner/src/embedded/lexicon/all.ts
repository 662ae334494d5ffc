import { art } from "./art.ts";
import { BODY } from "./body.ts";
import { meditation, sleep } from "./calm.ts";
import { CULTURE } from "./culture.ts";
import type { Domain } from "./domain.ts";
import { food } from "./food.ts";
import { MAKING } from "./making.ts";
import { MIND } from "./mind.ts";
import { NATURE } from "./nature.ts";
import { TOWN } from "./town.ts";
import { TRADE } from "./trade.ts";

/** Every field of life the planner knows; the first wins a tie. */
export const DOMAINS: readonly Domain[] = [
  food,
  art,
  meditation,
  sleep,
  ...NATURE,
  ...MAKING,
  ...BODY,
  ...CULTURE,
  ...MIND,
  ...TOWN,
  ...TRADE,
];
