import type { AppSpec } from "@sayhey/appspec";
import { addLocks, addSteps } from "./decisions.ts";
import { applyRules, type Rule } from "./draft.ts";
import { addRepeats } from "./dues.ts";
import { addLimits } from "./limits.ts";
import { addDeadlines, addEffects, addMarks, addNumbers } from "./marks.ts";
import { addStages } from "./stages.ts";
import { addSums } from "./sums/add-sums.ts";
import { addAbsences, addTotals } from "./totals.ts";

const RULES: readonly Rule[] = [
  addRepeats,
  addStages,
  addSteps,
  addLimits,
  addEffects,
  addDeadlines,
  addMarks,
  addNumbers,
  addSums,
  addTotals,
  addAbsences,
  addLocks,
];

/** The app with the rules that its text speaks of, and those that follow from what it keeps. */
export function addRules(spec: AppSpec, text: string): AppSpec {
  return applyRules(spec, text, RULES);
}
