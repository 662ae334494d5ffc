import type { Model, ModelAnswer, ModelCall } from "./model-port.ts";

/** What a scripted model says in one answer; text alone ends well. */
export type ScriptedAnswer = string | (Partial<ModelAnswer> & { text?: string });

/** A model that gives prepared answers, one after the other, in pieces as a real one streams them. */
export function scriptedModel(answers: readonly ScriptedAnswer[]): Model & { asked: ModelCall[] } {
  const asked: ModelCall[] = [];
  return {
    asked,
    ask: async (call) => {
      asked.push({ ...call, messages: [...call.messages] });
      const given = answers[Math.min(asked.length, answers.length) - 1] ?? "";
      const answer = typeof given === "string" ? { text: given } : given;
      const text = answer.text ?? "";
      for (let at = 0; at < text.length; at += 7) {
        call.signal.throwIfAborted();
        call.onText?.(text.slice(at, at + 7));
      }
      return {
        text,
        calls: [],
        finish: (answer.calls ?? []).length > 0 ? "tool-calls" : "stop",
        usage: { inputTokens: 10, outputTokens: 5 },
        ...answer,
      };
    },
  };
}
