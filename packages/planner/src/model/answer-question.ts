import { ASSISTANT_LIMITS } from "@sayhey/contract/assistant";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import type { Model } from "./model-port.ts";
import { quoted } from "./outline.ts";
import { ANSWER_PROMPT } from "./prompts/answer.ts";

/** Tokens of the answer; models that think first need room for it. */
const OUTPUT_TOKENS = 1500;
const TEXT_LENGTH = 6000;

/** What a question is answered from. */
export interface AnswerPassage {
  id: string;
  title: string;
  text: string;
}

/** A question, what was found about it, and who answers. */
export interface AnswerQuestionOptions {
  app: string;
  question: string;
  passages: readonly AnswerPassage[];
  model: Model;
  signal: AbortSignal;
}

const answerSchema = z.object({
  answer: z.string().nullable(),
  passages: z.array(z.number().int()).max(20).catch([]),
});

/**
 * Lets a model word an answer from passages of an app; ids of those it is from. Null where they hold none, and where the answer names
 * no passage, is too long, or holds a number that is in none of them.
 * @throws AppError when the model does not answer or declines; the reason of `signal` when that is aborted
 */
export async function answerQuestion({
  app,
  question,
  passages,
  model,
  signal,
}: AnswerQuestionOptions): Promise<{ answer: string; cites: string[] } | null> {
  const shown = passages.map(({ title, text }, index) => {
    const body = text.slice(0, ASSISTANT_LIMITS.passage);
    return quoted(`passage ${String(index + 1)}`, `${title}\n${body}`);
  });
  const given = [quoted("app", app), ...shown, quoted("question", question)];
  const said = await model.ask({
    system: ANSWER_PROMPT,
    messages: [{ role: "user", text: given.join("\n\n") }],
    json: true,
    maxOutputTokens: OUTPUT_TOKENS,
    maxTextLength: TEXT_LENGTH,
    signal,
  });
  signal.throwIfAborted();
  if (said.finish === "refused") throw new AppError("forbidden", "The model declined to answer.");
  const parsed = answerSchema.safeParse(readObject(said.text));
  if (!parsed.success || parsed.data.answer === null) return null;
  const answer = parsed.data.answer.replace(/[\p{C}\s]+/gu, " ").trim();
  const cites = [...new Set(parsed.data.passages)].flatMap((number) => passages[number - 1]?.id ?? []);
  if (answer === "" || answer.length > ASSISTANT_LIMITS.answer || cites.length === 0) return null;
  // An answer has no number that nobody wrote down.
  const numbers = new Set(given.join(" ").match(/\d+/gu));
  return (answer.match(/\d+/gu) ?? []).every((number) => numbers.has(number)) ? { answer, cites } : null;
}

function readObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}
