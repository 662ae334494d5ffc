import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import type { LoopOptions, LoopResult, LoopTask } from "../build-loop.ts";
import type { ModelMessage } from "../model-port.ts";
import { plainChangePrompt, plainProblems } from "../prompts/plain-change.ts";
import type { ChangeDesk, ChangeState } from "./change-tools.ts";
import { changedParts } from "./changed-parts.ts";
import { MOST_WISHES } from "./wish-list.ts";

const OUTPUT_TOKENS = 6000;
const TEXT_LENGTH = 20_000;
const ANSWER_LENGTH = 1200;
const PROBLEMS = 8;
/** Times that an answer goes back. */
const REPAIRS = 1;

const line = z.string().trim().min(1).max(1000);
const answerSchema = z.object({
  wishes: z
    .array(z.object({ text: line, ops: z.array(z.unknown()).max(60).catch([]), why: z.string().max(1000).catch("") }))
    .max(MOST_WISHES),
  remember: z.array(z.unknown()).max(8).catch([]),
  answer: z.string().catch(""),
});
type PlainAnswer = z.output<typeof answerSchema>;

const text = { type: "string" };
const shape = (properties: Record<string, object>, required: readonly string[]) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
/** JSON Schema of that answer, for services that can hold a model to one; ops differ too much to be told here. */
const ANSWER: Record<string, unknown> = shape(
  {
    wishes: {
      type: "array",
      items: shape(
        {
          text,
          ops: {
            type: "array",
            items: { type: "object", properties: { op: text }, required: ["op"], additionalProperties: true },
          },
          why: text,
        },
        ["text", "ops"],
      ),
    },
    remember: {
      type: "array",
      items: shape({ kind: { type: "string", enum: ["decision", "vocabulary", "style", "refused"] }, text }, [
        "kind",
        "text",
      ]),
    },
    answer: text,
  },
  ["wishes", "answer"],
);

interface PlainChange {
  base: AppSpec;
  desk: ChangeDesk;
  first: LoopTask<ChangeState>["first"];
  look(state: ChangeState): Promise<LoopResult<ChangeState>["problems"]>;
}

/**
 * Lets a model without tools change an app: one answer holds the wishes, the ops and a sentence. They go the way of tool calls, so that the
 * same holds for them; what does not fit, or does not work, goes back once.
 * @throws AppError when the model does not answer, declines, or says nothing that can be read; the reason of `signal` when that is aborted
 */
export async function changePlainly(
  { base, desk, first, look }: PlainChange,
  { model, signal, deadline, onStage }: Pick<LoopOptions, "model" | "signal" | "deadline" | "onStage">,
): Promise<LoopResult<ChangeState>> {
  const messages: ModelMessage[] = [first];
  /** What was changed for each wish, by its words. */
  const made = new Map<string, Set<string>>();
  let isBlind = false;
  for (let round = 0; ; round++) {
    signal.throwIfAborted();
    onStage?.(round === 0 ? "build" : "repair", round);
    const said = await model.ask({
      system: plainChangePrompt(),
      messages,
      json: true,
      schema: ANSWER,
      maxOutputTokens: OUTPUT_TOKENS,
      maxTextLength: TEXT_LENGTH,
      signal: deadline === undefined ? signal : AbortSignal.any([signal, deadline]),
    });
    signal.throwIfAborted();
    if (said.finish === "refused") throw new AppError("forbidden", "The model declined to answer.");
    isBlind ||= said.unseen === true;
    const read = readAnswer(said.text);
    const faults =
      read === null ? ["The answer is no JSON object with wishes and answer."] : await carryOut(read, desk, made);
    const hasWritten = changedParts(base, desk.state.spec).size > 0;
    const problems = hasWritten && faults.length === 0 ? await look(desk.state) : [];
    signal.throwIfAborted();
    const isRight = read !== null && faults.length === 0 && problems.every(({ isHard }) => !isHard);
    if (isRight || round >= REPAIRS) {
      if (read === null || (!hasWritten && faults.length > 0)) throw unusable();
      for (const learnt of read.remember)
        await desk.run({ id: "remember", name: "remember", input: JSON.stringify(learnt) });
      settle(read, { made, changed: changedParts(base, desk.state.spec), desk });
      return {
        state: desk.state,
        answer: read.answer.trim().slice(0, ANSWER_LENGTH),
        rounds: round,
        hasWritten,
        isLooked: faults.length === 0,
        problems,
        good: null,
        isCutShort: false,
        isBlind,
      };
    }
    messages.push(
      { role: "assistant", text: said.text, calls: [] },
      { role: "user", text: plainProblems([...faults, ...problems.map(({ text }) => text)].slice(0, PROBLEMS)) },
    );
  }
}

const unusable = (): AppError =>
  new AppError("bad-request", "The model's answer could not be used.", { hint: "A larger model may do better." });

function readAnswer(said: string): PlainAnswer | null {
  const [from, to] = [said.indexOf("{"), said.lastIndexOf("}")];
  if (from < 0 || to < from) return null;
  try {
    const read = answerSchema.safeParse(JSON.parse(said.slice(from, to + 1)));
    return read.success && (read.data.wishes.length > 0 || read.data.answer.trim() !== "") ? read.data : null;
  } catch {
    return null;
  }
}

/** Makes the ops of each wish; what did not fit, in words. */
async function carryOut({ wishes }: PlainAnswer, desk: ChangeDesk, made: Map<string, Set<string>>): Promise<string[]> {
  const run = (name: string, input: unknown) => desk.run({ id: name, name, input: JSON.stringify(input) });
  if (wishes.length === 0) return [];
  await run("list_wishes", { wishes: wishes.map((wish) => wish.text) });
  const faults: string[] = [];
  for (const { text: words, ops } of wishes) {
    if (ops.length === 0) continue;
    const before = desk.state.spec;
    const told = await run("change_app", { ops });
    const parts = made.get(words) ?? new Set<string>();
    for (const part of changedParts(before, desk.state.spec)) parts.add(part);
    made.set(words, parts);
    if (told.failed) faults.push(`${words}: ${told.text}`);
  }
  return faults;
}

/** Says of each wish what became of it: done where its own ops have changed something that is still changed. */
function settle(
  { wishes }: PlainAnswer,
  { made, changed, desk }: { made: ReadonlyMap<string, Set<string>>; changed: ReadonlySet<string>; desk: ChangeDesk },
): void {
  for (const [index, { text: words, why }] of wishes.entries()) {
    const parts = [...(made.get(words) ?? [])].filter((part) => changed.has(part));
    desk.wishes.settle(
      parts.length > 0
        ? { wish: index + 1, state: "done", parts, why: "" }
        : { wish: index + 1, state: "declined", parts: [], why: why.trim() || "The model found no way to do this." },
      changed,
    );
  }
}
