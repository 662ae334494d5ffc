import { shuffled, type Random } from "../games/game.ts";
import type { Answers, Question } from "../rules/questionnaire.ts";

/** One time through a questionnaire, kept on the device so that a reload loses nothing. */
export interface Run {
  startedAt: number;
  /** Ids of the questions, and for each the order of its choices, as drawn at the start. */
  order: readonly string[];
  choices: Readonly<Record<string, readonly number[]>>;
  answers: Answers;
  /** Page that is open. */
  at: number;
  /** Questions whose answer was checked: it stands. */
  checked: readonly string[];
  who: string;
  phase: "asking" | "review" | "done";
  /** It ended because the time was up. */
  isLate?: boolean;
}

interface Settings {
  shuffle?: boolean | undefined;
  draw?: number | undefined;
}

/** A fresh run, with questions and choices in their order, drawn by chance where that is wanted. */
export function newRun(questions: readonly Question[], { shuffle, draw }: Settings, now: number, random: Random): Run {
  const ids = questions.map(({ id }) => id);
  const mixed = shuffle === true || draw !== undefined ? shuffled(ids, random) : ids;
  const drawn = new Set(mixed.slice(0, draw ?? mixed.length));
  const choices = questions.flatMap(({ id, options = [], shuffle: isMixed }) =>
    isMixed === true ? [[id, shuffled([...options.keys()], random)] as const] : [],
  );
  return {
    startedAt: now,
    order: (shuffle === true ? mixed : ids).filter((id) => drawn.has(id)),
    choices: Object.fromEntries(choices),
    answers: {},
    at: 0,
    checked: [],
    who: "",
    phase: "asking",
  };
}

/** The questions of a run in its order; those that no longer exist are left out. */
export function questionsOfRun(questions: readonly Question[], { order, choices }: Run): Question[] {
  return order.flatMap((id) => {
    const question = questions.find((each) => each.id === id);
    if (question === undefined) return [];
    const mixed = choices[id]?.flatMap((place) => question.options?.[place] ?? []) ?? [];
    return [mixed.length === question.options?.length ? { ...question, options: mixed } : question];
  });
}
