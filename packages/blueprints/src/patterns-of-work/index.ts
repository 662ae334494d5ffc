import type { Pattern } from "../blueprint.ts";
import { PEOPLE_PATTERNS } from "./people-patterns.ts";
import { PERSONAL_PATTERNS } from "./personal.ts";
import { SERVICE_PATTERNS } from "./service.ts";
import { TRADE_PATTERNS } from "./trade.ts";

/** What lines of work of a kind have in common, for texts about one that nobody has described. */
export const PATTERNS: readonly Pattern[] = [
  ...SERVICE_PATTERNS,
  ...TRADE_PATTERNS,
  ...PEOPLE_PATTERNS,
  ...PERSONAL_PATTERNS,
];
