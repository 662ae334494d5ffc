import type { Model } from "./model-port.ts";

/** A model whose tokens are counted, those it reads and those it writes. */
export interface CountedModel extends Model {
  /** Tokens so far. */
  tokens(): number;
}

/** Counts what a model uses. */
export function countTokens(model: Model): CountedModel {
  let tokens = 0;
  return {
    tokens: () => tokens,
    ask: async (call) => {
      const answer = await model.ask(call);
      tokens += answer.usage.inputTokens + answer.usage.outputTokens;
      return answer;
    },
  };
}
