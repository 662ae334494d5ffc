import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { improveApp, type ImproveStage } from "@sayhey/planner/model";
import { AI_NETWORK, openModel, type AiConfig } from "@sayhey/server/ai";

/** Longest time a model may take, ms. */
const TIME_LIMIT = 300_000;

const WORDS: Record<ImproveStage, string> = {
  data: "shapes what the app keeps",
  pages: "lays out the pages",
  repair: "fixes what didn't fit",
};

/**
 * Lets a model improve the built-in planner's app; where it fails, that app is the result, and why is said.
 * @throws the reason of `signal` when that is aborted
 */
export async function improve(
  planned: AppSpec,
  idea: string,
  ai: AiConfig,
  { say, signal }: { say(line: string): void; signal: AbortSignal },
): Promise<AppSpec> {
  let tokens = 0;
  const model = openModel(ai, AI_NETWORK);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new AppError("timeout", "The model did not answer in time.")), TIME_LIMIT);
  try {
    const { spec, ops } = await improveApp({
      idea,
      base: planned,
      model: {
        ask: async (call) => {
          const answer = await model.ask(call);
          tokens += answer.usage.inputTokens + answer.usage.outputTokens;
          return answer;
        },
      },
      signal: AbortSignal.any([signal, late.signal]),
      onStage: (stage) => say(`${ai.model} ${WORDS[stage]}.`),
    });
    say(`${ai.model} improved the app by ${ops.length} changes (${tokens.toLocaleString("en")} tokens).`);
    return spec;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    say(`${error.message} This app is made by the built-in planner. ${error.hint ?? ""}`.trim());
    return planned;
  } finally {
    clearTimeout(timer);
  }
}
