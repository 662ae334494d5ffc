import { textsOf, type Answer, type Answers, type Question } from "./questionnaire.ts";

const BETWEEN = " | ";
const PAIR = " = ";

/** In one line, without what keeps its parts apart. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "/").trim();

/** Answers as a row keeps them, one a line: `visit: Friends | Website`, `staff: Friendly = Agree | Fast = Neutral`. */
export function answerLines(questions: readonly Question[], answers: Answers): string[] {
  return questions.flatMap(({ id }) => {
    const answer = answers[id];
    if (answer === undefined || textsOf(answer).length === 0) return [];
    return [`${id}: ${lineOf(answer)}`];
  });
}

function lineOf(answer: Answer): string {
  if (typeof answer === "string") return plain(answer);
  if (isList(answer)) return answer.map(plain).join(BETWEEN);
  return Object.entries(answer)
    .map(([row, column]) => `${plain(row)}${PAIR}${plain(column)}`)
    .join(BETWEEN);
}

const isList = (answer: Answer): answer is readonly string[] => Array.isArray(answer);

/** What a row keeps of the answers, by question. */
export function textsByQuestion(lines: unknown): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of Array.isArray(lines) ? lines.map(String) : []) {
    const at = line.indexOf(": ");
    if (at > 0) found.set(line.slice(0, at), line.slice(at + 2));
  }
  return found;
}

/** The answer that a row keeps as a text, as the labels of its question. */
export function answerIn({ type, options = [], rows = [] }: Question, text: string): Answer {
  const labelOf = (list: readonly { label: string }[], part: string): string =>
    list.find(({ label }) => plain(label) === part)?.label ?? part;
  if (type === "multiple" || type === "ranking") return text.split(BETWEEN).map((part) => labelOf(options, part));
  if (type !== "likert" && type !== "matrix") return labelOf(options, text);
  return Object.fromEntries(
    text.split(BETWEEN).flatMap((part) => {
      const at = part.lastIndexOf(PAIR);
      return at < 1 ? [] : [[labelOf(rows, part.slice(0, at)), labelOf(options, part.slice(at + PAIR.length))]];
    }),
  );
}
