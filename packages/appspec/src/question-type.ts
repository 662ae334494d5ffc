import type { Block } from "./block.ts";

type Question = Extract<Block, { kind: "questionnaire" }>["questions"][number];

const WITH_OPTIONS: ReadonlySet<string> = new Set(["single", "multiple", "picture", "ranking", "matrix"]);
const WITH_ROWS: ReadonlySet<string> = new Set(["likert", "matrix"]);

/** A question that is answered another way: with choices and rows where that needs some, and without what it has no use for. */
export function withQuestionType(question: Question, type: Question["type"]): Question {
  const { options = [], rows = [], steps, answer, isTrue, ...rest } = question;
  const known = new Set(options.map(({ label }) => label));
  const filled = [...options];
  for (let number = 1; filled.length < 2; number += 1)
    if (!known.has(`Choice ${number}`)) filled.push({ label: `Choice ${number}` });
  return {
    ...rest,
    type,
    ...(WITH_OPTIONS.has(type) && { options: filled }),
    ...(WITH_ROWS.has(type) && { rows: rows.length > 0 ? rows : [{ label: "Statement 1" }] }),
    ...(type === "scale" && steps !== undefined && { steps }),
    ...(["shortText", "number"].includes(type) && answer !== undefined && { answer }),
    ...(type === "trueFalse" && isTrue !== undefined && { isTrue }),
  };
}
