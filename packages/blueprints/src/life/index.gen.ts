// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import householdChores from "./household-chores.ts";
import personalBudget from "./personal-budget.ts";

export const BLUEPRINTS: readonly Blueprint[] = [householdChores, personalBudget];
