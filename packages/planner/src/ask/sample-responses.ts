import { pick, type Random } from "@sayhey/contract/random";
import { PUBLIC } from "../vocabulary/rows.ts";
import type { Questionnaire } from "./ask.ts";

type Question = Questionnaire["questions"][number];

/** As many as make a chart worth a look. */
const MANY = 14;
/** Days in which they came in. */
const DAYS = 13;
/** Of answers that are right or wrong, so many of ten are right. */
const RIGHT = 7;
/** Steps of agreement in English, as apps have them. */
const AGREEMENT = ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"];

/** Rows of a log of responses, so that what comes of them can be looked at before anybody has answered: every kind of answer but texts of one's own. */
export function sampleResponses(block: Questionnaire, random: Random): Record<string, unknown>[] {
  const names = PUBLIC.split(",");
  return Array.from({ length: MANY }, (_, at) => {
    const answers = block.questions.map((question) => ({ question, answer: answerTo(question, random) }));
    const lines = answers.flatMap(({ question, answer }) =>
      answer === undefined ? [] : [`${question.id}: ${answer}`],
    );
    const day = DAYS - Math.floor((at * DAYS) / (MANY - 1));
    const time = `${String(between(random, 9, 18)).padStart(2, "0")}:${String(between(random, 0, 5) * 10).padStart(2, "0")}`;
    return {
      id: `r${at + 1}`,
      name: block.mode === "survey" ? "Response" : (names[at % names.length] ?? "Response"),
      sent: `@-${day}T${time}`,
      answers: lines,
      ...noteOf(block, answers),
    };
  });
}

const between = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));

/** An answer as a row keeps it; undefined where somebody writes in their own words. */
function answerTo(question: Question, random: Random): string | undefined {
  const { type, options = [], rows = [], steps = 5 } = question;
  const labels = options.map(({ label }) => label);
  switch (type) {
    case "single":
    case "picture":
      return oneOf(options, random)?.label;
    case "trueFalse":
      return String(between(random, 1, 10) <= RIGHT ? question.isTrue !== false : question.isTrue === false);
    case "multiple": {
      const chosen = labels.filter(() => between(random, 0, 2) > 0);
      return (chosen.length === 0 ? labels.slice(0, 1) : chosen).join(" | ");
    }
    case "nps":
      return String(pick(random, [10, 9, 9, 8, 8, 7, 10, 6, 9, 4]));
    case "scale":
      return String(Math.max(1, steps - pick(random, [0, 0, 1, 1, 1, 2, 3])));
    case "likert":
    case "matrix": {
      const columns = labels.length > 0 ? labels : AGREEMENT;
      const row = ({ label }: { label: string }): string =>
        `${label} = ${columns[Math.max(0, columns.length - 1 - pick(random, [0, 0, 1, 1, 2, 3]))] ?? ""}`;
      return rows.map(row).join(" | ");
    }
    case "ranking":
      return shuffled(labels, random).join(" | ");
    default:
      return undefined;
  }
}

/** Fisher and Yates's shuffle. */
function shuffled(labels: readonly string[], random: Random): string[] {
  const rest = [...labels];
  return labels.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] ?? "");
}

/** One of several: mostly the right one where one is right, else any. */
function oneOf(options: NonNullable<Question["options"]>, random: Random): { label: string } | undefined {
  const right = options.find((option) => option.right === true);
  if (right !== undefined && between(random, 1, 10) <= RIGHT) return right;
  return options.length === 0 ? undefined : pick(random, options);
}

/** What the answers come to, as far as that is counted. */
function noteOf(
  { mode, outcomes = [], passMark }: Questionnaire,
  answers: readonly { question: Question; answer: string | undefined }[],
): { points?: number; result?: string } {
  if (mode === "personality") {
    const counts = new Map<string, number>();
    for (const { question, answer } of answers) {
      const outcome = question.options?.find(({ label }) => label === answer)?.outcome;
      if (outcome !== undefined) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const best = outcomes.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))[0];
    return best === undefined ? {} : { result: best.title };
  }
  if (mode !== "quiz" && mode !== "exam") return {};
  const marked = answers.filter(({ question: { type } }) => type === "single" || type === "trueFalse");
  const isRight = ({ question, answer }: (typeof answers)[number]): boolean =>
    question.type === "trueFalse"
      ? answer === String(question.isTrue)
      : question.options?.some(({ label, right }) => right === true && label === answer) === true;
  const right = marked.filter(isRight);
  const points = right.reduce((sum, { question }) => sum + (question.points ?? 1), 0);
  const most = marked.reduce((sum, { question }) => sum + (question.points ?? 1), 0);
  return {
    points,
    ...(passMark === undefined || most === 0
      ? {}
      : { result: (points / most) * 100 >= passMark ? "Passed" : "Not passed" }),
  };
}
