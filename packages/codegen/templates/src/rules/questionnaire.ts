/** What a questionnaire asks, as the app holds it. */
export interface Question {
  id: string;
  prompt: string;
  type: QuestionType;
  required?: boolean;
  options?: readonly Option[];
  rows?: readonly { label: string }[];
  steps?: number;
  low?: string;
  high?: string;
  answer?: string;
  isTrue?: boolean;
  points?: number;
  explain?: string;
  help?: string;
  section?: string;
  shuffle?: boolean;
  jumps?: readonly Jump[];
}

export type QuestionType =
  | "single"
  | "multiple"
  | "trueFalse"
  | "picture"
  | "shortText"
  | "longText"
  | "email"
  | "number"
  | "date"
  | "scale"
  | "nps"
  | "likert"
  | "matrix"
  | "ranking";

export interface Option {
  label: string;
  right?: boolean;
  points?: number;
  outcome?: string;
  icon?: string;
}

interface Jump {
  is?: "eq" | "ne" | "atMost" | "atLeast";
  when?: string;
  to?: string;
}

export interface Outcome {
  id: string;
  title: string;
  body?: string;
  icon?: string;
}

export interface Band {
  title: string;
  from: number;
  to: number;
  body?: string;
}

/** An answer: one text, several in order, or one for each row of a grid. */
export type Answer = string | readonly string[] | { readonly [row: string]: string };
export type Answers = { readonly [question: string]: Answer };

export type Mode = "quiz" | "exam" | "personality" | "survey" | "assessment";

/** Types that a quiz checks as soon as somebody chose. */
export const CHECKED_AT_ONCE: ReadonlySet<QuestionType> = new Set<QuestionType>(["single", "trueFalse", "picture"]);

/** Texts that an answer consists of, in the order of the rows or of the ranking. */
export function textsOf(answer: Answer | undefined): string[] {
  if (answer === undefined) return [];
  if (typeof answer === "string") return answer.trim() === "" ? [] : [answer.trim()];
  return isList(answer) ? [...answer] : Object.values(answer);
}

const isList = (answer: Answer): answer is readonly string[] => Array.isArray(answer);

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Why an answer cannot stand: it is missing where it is required, a grid is not complete, or it is no such thing. */
export function problemOfAnswer(
  question: Question,
  answer: Answer | undefined,
): "required" | "email" | "number" | null {
  const texts = textsOf(answer);
  if (texts.length === 0) return question.required === true ? "required" : null;
  const rows = question.rows?.length ?? 0;
  if (rows > texts.length && question.required === true) return "required";
  const [text = ""] = texts;
  if (question.type === "email" && !EMAIL.test(text)) return "email";
  return question.type === "number" && numberIn(text) === null ? "number" : null;
}

/** A number as people type it, with a point or a comma. */
export function numberIn(text: string): number | null {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() === "" || !Number.isFinite(value) ? null : value;
}

/** Whether an answer leads along a jump. */
function leads({ is = "eq", when }: Jump, answer: Answer | undefined): boolean {
  if (when === undefined) return true;
  const texts = textsOf(answer);
  if (texts.length === 0) return false;
  if (is === "eq" || is === "ne") return texts.some((text) => sameText(text, when)) === (is === "eq");
  const [value, limit] = [numberIn(texts[0] ?? ""), numberIn(when)];
  if (value === null || limit === null) return false;
  return is === "atMost" ? value <= limit : value >= limit;
}

/** The questions one comes by with these answers, in order: each answer may skip what follows. */
export function pathOf(questions: readonly Question[], answers: Answers): Question[] {
  const path: Question[] = [];
  for (let at = 0; at < questions.length;) {
    const question = questions[at];
    if (question === undefined) break;
    path.push(question);
    const jump = question.jumps?.find((each) => leads(each, answers[question.id]));
    if (jump === undefined) at += 1;
    else {
      const next = jump.to === undefined ? -1 : questions.findIndex(({ id }) => id === jump.to);
      // Shuffled questions lose their order, and with it what lies ahead.
      at = jump.to === undefined ? questions.length : next > at ? next : at + 1;
    }
  }
  return path;
}

/** The questions of each page: one at a time, or all of a section where there are sections. A page ends where an answer may lead on. */
export function pagesOf(path: readonly Question[], isBySection: boolean): Question[][] {
  const pages: Question[][] = [];
  let isClosed = true;
  for (const question of path) {
    if (isClosed || !isBySection || question.section !== undefined) pages.push([question]);
    else pages.at(-1)?.push(question);
    isClosed = question.jumps !== undefined;
  }
  return pages;
}

const sameText = (a: string, b: string): boolean =>
  a.trim().toLowerCase().replaceAll(/\s+/g, " ") === b.trim().toLowerCase().replaceAll(/\s+/g, " ");

/** What would be right, as texts; empty where nothing is right or wrong. */
export function rightTexts({ type, options = [], answer, isTrue }: Question): string[] {
  if (type === "trueFalse") return isTrue === undefined ? [] : [String(isTrue)];
  if (answer !== undefined && (type === "shortText" || type === "number"))
    return answer
      .split("/")
      .map((each) => each.trim())
      .filter(Boolean);
  return options.filter(({ right }) => right === true).map(({ label }) => label);
}

/** Whether an answer is right; null where nothing is right or wrong. */
export function isRightAnswer(question: Question, answer: Answer | undefined): boolean | null {
  const right = rightTexts(question);
  if (right.length === 0) return null;
  const given = textsOf(answer);
  if (question.type === "number") return right.some((each) => numberIn(each) === numberIn(given[0] ?? ""));
  if (question.type === "multiple")
    return given.length === right.length && given.every((each) => right.some((other) => sameText(each, other)));
  return given.some((each) => right.some((other) => sameText(each, other)));
}

export interface Score {
  points: number;
  most: number;
  right: number;
  /** Questions that are right or wrong. */
  marked: number;
  /** Points of the most there are, 0 to 1. */
  share: number;
}

/** Points for right answers. */
export function scoreOf(questions: readonly Question[], answers: Answers): Score {
  let [points, most, right, marked] = [0, 0, 0, 0];
  for (const question of questions) {
    const isRight = isRightAnswer(question, answers[question.id]);
    if (isRight === null) continue;
    const worth = question.points ?? 1;
    marked += 1;
    most += worth;
    if (!isRight) continue;
    points += worth;
    right += 1;
  }
  return { points, most, right, marked, share: most === 0 ? 0 : points / most };
}

/** Right answers in a row up to the last one given. */
export function streakOf(path: readonly Question[], answers: Answers): number {
  let streak = 0;
  for (const question of path) {
    const answer = answers[question.id];
    if (answer === undefined) break;
    const isRight = isRightAnswer(question, answer);
    if (isRight !== null) streak = isRight ? streak + 1 : 0;
  }
  return streak;
}

/** Points an answer adds to an assessment: those of the choices, the step of a scale, the place of a column. */
export function weightOf(
  { type, options = [], isTrue = true, points = 1 }: Question,
  answer: Answer | undefined,
): number {
  const texts = textsOf(answer);
  if (texts.length === 0) return 0;
  if (type === "scale" || type === "nps" || type === "number") return numberIn(texts[0] ?? "") ?? 0;
  if (type === "trueFalse") return texts[0] === String(isTrue) ? points : 0;
  return texts.reduce((sum, text) => {
    const place = options.findIndex(({ label }) => label === text);
    const own = options[place]?.points;
    return sum + (own ?? (type === "likert" || type === "matrix" ? place + 1 : 0));
  }, 0);
}

/** The band that points fall into; above and below all bands the nearest. */
export function bandOf(bands: readonly Band[], points: number): Band | undefined {
  const within = bands.find(({ from, to }) => points >= from && points <= to);
  const gap = ({ from, to }: Band): number => Math.max(from - points, points - to);
  return within ?? bands.toSorted((a, b) => gap(a) - gap(b))[0];
}

/** Outcomes with the share of the answers that stand for them, the strongest first; equal ones as they are listed. */
export function outcomeShares<O extends { id: string }>(
  outcomes: readonly O[],
  questions: readonly Question[],
  answers: Answers,
): { outcome: O; share: number }[] {
  const weights = new Map<string, number>();
  for (const { id, options = [] } of questions)
    for (const text of textsOf(answers[id])) {
      const option = options.find(({ label }) => label === text);
      if (option?.outcome !== undefined)
        weights.set(option.outcome, (weights.get(option.outcome) ?? 0) + (option.points ?? 1));
    }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return outcomes
    .map((outcome) => ({ outcome, share: total === 0 ? 0 : (weights.get(outcome.id) ?? 0) / total }))
    .toSorted((a, b) => b.share - a.share);
}
