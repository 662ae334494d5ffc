import { numberIn, textsOf, type Answer, type Question } from "./questionnaire.ts";

export interface Bar {
  label: string;
  count: number;
  /** Of all who answered, 0 to 1. */
  share: number;
}

/** What all answers to one question come to. */
export interface Summary {
  answered: number;
  /** Choices with how many took them. */
  bars: readonly Bar[];
  average?: number;
  nps?: Nps;
  /** Rows of a grid with how many took each column. */
  grid?: readonly { label: string; cells: readonly Bar[] }[];
  /** Choices by their average place, the best first. */
  places?: readonly { label: string; average: number }[];
  texts: readonly string[];
}

/** Net promoter score: the per cent of promoters (9 and 10) less that of detractors (0 to 6). */
export interface Nps {
  score: number;
  promoters: number;
  passives: number;
  detractors: number;
}

export function npsOf(values: readonly number[]): Nps {
  const of = (from: number, to: number): number => values.filter((value) => value >= from && value <= to).length;
  const [promoters, passives, detractors] = [of(9, 10), of(7, 8), of(0, 6)];
  const score = values.length === 0 ? 0 : Math.round(((promoters - detractors) / values.length) * 100);
  return { score, promoters, passives, detractors };
}

const averageOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function barsOf(labels: readonly string[], given: readonly string[], answered: number): Bar[] {
  return labels.map((label) => {
    const count = given.filter((each) => each === label).length;
    return { label, count, share: answered === 0 ? 0 : count / answered };
  });
}

const upTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Answers to one question, summed up by its type. */
export function summarize(question: Question, answers: readonly Answer[]): Summary {
  const given = answers.filter((answer) => textsOf(answer).length > 0);
  const texts = given.flatMap((answer) => textsOf(answer));
  const bars = (labels: readonly string[]): Bar[] => barsOf(labels, texts, given.length);
  const base = { answered: given.length, bars: [], texts: [] };
  const options = question.options?.map(({ label }) => label) ?? [];
  const numbers = texts.flatMap((text) => numberIn(text) ?? []);
  switch (question.type) {
    case "single":
    case "multiple":
    case "picture":
      return { ...base, bars: bars(options) };
    case "trueFalse":
      return { ...base, bars: bars(["true", "false"]) };
    case "scale":
      return { ...base, bars: bars(upTo(1, question.steps ?? 5)), average: averageOf(numbers) };
    case "nps":
      return { ...base, bars: bars(upTo(0, 10)), average: averageOf(numbers), nps: npsOf(numbers) };
    case "number":
      return { ...base, average: averageOf(numbers), texts };
    case "likert":
    case "matrix":
      return { ...base, grid: gridOf(question, given, options) };
    case "ranking":
      return { ...base, places: placesOf(options, given) };
    default:
      return { ...base, texts };
  }
}

function gridOf({ rows = [] }: Question, given: readonly Answer[], columns: readonly string[]) {
  return rows.map(({ label }) => {
    const cells = given.flatMap((answer) =>
      typeof answer === "object" && !Array.isArray(answer) ? ((answer as Record<string, string>)[label] ?? []) : [],
    );
    return { label, cells: barsOf(columns, cells, cells.length) };
  });
}

function placesOf(options: readonly string[], given: readonly Answer[]) {
  return options
    .map((label) => {
      const places = given.flatMap((answer) => {
        const place = textsOf(answer).indexOf(label);
        return place === -1 ? [] : [place + 1];
      });
      return { label, average: places.length === 0 ? options.length : averageOf(places) };
    })
    .toSorted((a, b) => a.average - b.average);
}
