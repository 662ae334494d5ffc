export interface Question {
  options: readonly string[];
  answer: string;
}

/** Compares an answer the way a person would: case, spaces and accents at the edge do not matter. */
export function isRight(given: string, answer: string): boolean {
  return given.trim().toLocaleLowerCase() === answer.trim().toLocaleLowerCase();
}

/** Right answers out of the questions asked; `share` is 0..1. */
export function quizScore(
  questions: readonly Question[],
  given: readonly (string | null)[],
): { right: number; total: number; share: number } {
  const right = questions.filter((question, index) => isRight(given[index] ?? "", question.answer)).length;
  return { right, total: questions.length, share: questions.length === 0 ? 0 : right / questions.length };
}
