import type { Block } from "./block.ts";

type Questionnaire = Extract<Block, { kind: "questionnaire" }>;
type Fail = (path: string, problem: string) => never;

const NEEDS_OPTIONS: ReadonlySet<string> = new Set(["single", "multiple", "picture", "ranking", "matrix"]);
const NEEDS_ROWS: ReadonlySet<string> = new Set(["likert", "matrix"]);

/** Ids once each, what a type needs, and ways that only lead on: nobody can be sent in a circle. */
export function checkQuestionnaire(block: Questionnaire, fail: Fail): void {
  const { questions, outcomes = [], bands = [] } = block;
  if (block.logEntity !== undefined && block.logAnswersField === undefined)
    fail("logEntity", "needs the field that takes the answers");
  if (block.mode === "personality" && outcomes.length < 2) fail("outcomes", "needs two at least");
  if (block.mode === "assessment" && bands.length === 0) fail("bands", "needs one at least");
  bands.forEach(({ from, to }, index) => {
    if (from > to) fail(`bands[${index}].from`, "is above to");
  });
  const known = new Set<string>();
  outcomes.forEach(({ id }, index) => {
    if (known.has(id)) fail(`outcomes[${index}].id`, `is "${id}" a second time`);
    known.add(id);
  });
  const places = new Map<string, number>();
  questions.forEach(({ id }, index) => {
    if (places.has(id)) fail(`questions[${index}].id`, `is "${id}" a second time`);
    places.set(id, index);
  });
  questions.forEach((question, index) => {
    const at = `questions[${index}]`;
    checkParts(question, at, fail);
    question.options?.forEach(({ outcome }, place) => {
      if (outcome !== undefined && !known.has(outcome))
        fail(`${at}.options[${place}].outcome`, `names the outcome "${outcome}", which does not exist`);
    });
    question.jumps?.forEach(({ to }, place) => {
      if (to === undefined) return;
      const target =
        places.get(to) ?? fail(`${at}.jumps[${place}].to`, `names the question "${to}", which does not exist`);
      if (target <= index) fail(`${at}.jumps[${place}].to`, "leads back; only a later question can follow");
    });
  });
}

function checkParts({ type, options = [], rows = [] }: Questionnaire["questions"][number], at: string, fail: Fail) {
  if (NEEDS_OPTIONS.has(type) && options.length < 2) fail(`${at}.options`, `needs two at least for ${type}`);
  if (NEEDS_ROWS.has(type) && rows.length === 0) fail(`${at}.rows`, `needs one at least for ${type}`);
  for (const [list, name] of [
    [options, "options"],
    [rows, "rows"],
  ] as const) {
    const labels = new Set<string>();
    list.forEach(({ label }, index) => {
      if (labels.has(label)) fail(`${at}.${name}[${index}].label`, `is "${label}" a second time`);
      labels.add(label);
    });
  }
}
