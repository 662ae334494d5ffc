import type { NewBlock } from "../embedded/app-draft.ts";

/** A questionnaire without what it is tied to in an app. */
export type Questionnaire = Extract<NewBlock, { kind: "questionnaire" }>;
type Question = Questionnaire["questions"][number];

/** A quiz, an exam or a survey that a text asks for. */
export interface Ask {
  block: Questionnaire;
  /** What the app is called. */
  name: string;
  icon: string;
  /** What had to be taken for granted, for people to read. */
  assumption?: string;
  /** Points of all are shown side by side. */
  hasRanks?: true;
}

/** Questions of a knowledge quiz out of its lines. */
export function quizQuestions(lines: string): Question[] {
  return lines.split("\n").map((line, index): Question => {
    const id = `q${index + 1}`;
    const statement = /^([TF]):(.+)$/.exec(line);
    if (statement !== null)
      return { id, prompt: statement[2]?.trim() ?? "", type: "trueFalse", isTrue: statement[1] === "T" };
    const [prompt = "", right = "", ...wrong] = line.split("|").map((part) => part.trim());
    return {
      id,
      prompt,
      type: "single",
      shuffle: true,
      options: [{ label: right, right: true }, ...wrong.map((label) => ({ label }))],
    };
  });
}

/** Outcomes and questions of a personality quiz out of their lines. */
export function personalityParts(set: {
  outcomes: string;
  questions: string;
}): Pick<Questionnaire, "questions" | "outcomes"> {
  const outcomes = set.outcomes.split("\n").map((line) => {
    const [id = "", title = "", icon = "", body = ""] = line.split("|").map((part) => part.trim());
    return { id, title, icon, body };
  });
  const questions = set.questions.split("\n").map((line, index): Question => {
    const [prompt = "", ...choices] = line.split("|").map((part) => part.trim());
    const options = choices.map((choice) => {
      const at = choice.lastIndexOf("=");
      return { label: choice.slice(0, at).trim(), outcome: choice.slice(at + 1).trim() };
    });
    return { id: `q${index + 1}`, prompt, type: "single", required: true, shuffle: true, options };
  });
  return { outcomes, questions };
}

const TYPES = {
  nps: "nps",
  scale: "scale",
  single: "single",
  multiple: "multiple",
  likert: "likert",
  matrix: "matrix",
  rank: "ranking",
  short: "shortText",
  long: "longText",
  number: "number",
  date: "date",
  email: "email",
  yesno: "single",
} as const satisfies Record<string, Question["type"]>;

const list = (text: string): { label: string }[] =>
  text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((label) => ({ label }));

/** Questions of a survey out of its lines. */
export function surveyQuestions(lines: string): Question[] {
  const questions: Question[] = [];
  const skips: { from: number; when: string; by: number }[] = [];
  let section: string | undefined;
  for (const line of lines.split("\n")) {
    if (line.startsWith("#")) {
      section = line.slice(1).trim();
      continue;
    }
    const [head = "", prompt = "", ...rest] = line.split("|").map((part) => part.trim());
    const skip = /^(.+)>(\d+)$/.exec(rest.at(-1) ?? "");
    if (skip !== null) skips.push({ from: questions.length, when: skip[1] ?? "", by: Number(skip[2]) });
    const parts = skip === null ? rest : rest.slice(0, -1);
    questions.push({
      id: `q${questions.length + 1}`,
      prompt,
      ...partsOf(head.replace("*", ""), parts),
      ...(head.endsWith("*") && { required: true }),
      ...(section !== undefined && { section }),
    });
    section = undefined;
  }
  for (const { from, when, by } of skips) {
    const question = questions[from];
    const target = questions[from + by]?.id;
    if (question !== undefined) question.jumps = [{ when, ...(target !== undefined && { to: target }) }];
  }
  return questions;
}

function partsOf(head: string, [first = "", second = ""]: readonly string[]): Omit<Question, "id" | "prompt"> {
  const type = TYPES[head as keyof typeof TYPES];
  switch (head) {
    case "scale":
      return { type, steps: 5, ...(first !== "" && { low: first }), ...(second !== "" && { high: second }) };
    case "yesno":
      return { type, options: list("Yes;No") };
    case "likert":
      return { type, rows: list(first) };
    case "matrix":
      return { type, rows: list(first), options: list(second) };
    case "single":
    case "multiple":
    case "rank":
      return { type, options: list(first) };
    default:
      return { type };
  }
}

/** Bands of an assessment out of their lines. */
export function bandsIn(lines: string): NonNullable<Questionnaire["bands"]> {
  return lines.split("\n").map((line) => {
    const [range = "", title = "", body = ""] = line.split("|").map((part) => part.trim());
    const [from = "", to = from] = range.split("-");
    return { title, from: Number(from), to: Number(to), body };
  });
}
