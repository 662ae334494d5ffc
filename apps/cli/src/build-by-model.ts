import type { AppSpec } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import { CREATE_BUDGET, createApp, type CreateStage, type LookReport } from "@sayhey/planner/model";
import { AI_NETWORK, openModel, type AiConfig } from "@sayhey/server/ai";

const WORDS: Record<CreateStage, string> = {
  design: "is designing the app",
  build: "is building the app",
  look: "is waiting for the app to compile",
  repair: "is fixing what didn't work",
};
/** Type errors that are told at a time. */
const PROBLEMS = 8;

/**
 * Lets a model build the app of an idea; where it fails, the built-in planner's app is the result, and why is said.
 * @throws the reason of `signal` when that is aborted
 */
export async function buildByModel(
  planned: AppSpec,
  idea: string,
  ai: AiConfig,
  { say, signal }: { say(line: string): void; signal: AbortSignal },
): Promise<AppSpec> {
  let tokens = 0;
  let told = "";
  const model = openModel(ai, AI_NETWORK);
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new AppError("timeout", "The model did not answer in time.")),
    CREATE_BUDGET.ms,
  );
  try {
    const { spec, by } = await createApp({
      idea,
      base: planned,
      isSmall: ai.isSmall === true,
      model: {
        ask: async (call) => {
          const answer = await model.ask(call);
          tokens += answer.usage.inputTokens + answer.usage.outputTokens;
          return answer;
        },
      },
      signal,
      deadline: late.signal,
      look: (made) => compileOnly(made, signal),
      onStage: (stage) => {
        if (stage === told) return;
        told = stage;
        say(`${ai.model} ${WORDS[stage]}.`);
      },
    });
    const how = { built: "built the app", composed: "designed the app", worded: "named the app and wrote its texts" }[
      by
    ];
    say(`${ai.model} ${how} (${tokens.toLocaleString("en")} tokens).`);
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

/** Types and compiling: what the command line finds without a browser. */
async function compileOnly(spec: AppSpec, signal: AbortSignal): Promise<LookReport> {
  const { tree } = generateApp(spec);
  const broken = (texts: string[]): LookReport => ({
    problems: texts.map((text) => ({ text: text.slice(0, 400), isHard: true })),
    pictures: [],
  });
  const types = await checkTypes(tree, { signal });
  if (types.length > 0)
    return broken(types.slice(0, PROBLEMS).map(({ file, line, message }) => `${file}:${line} ${message}`));
  try {
    await compileApp(tree, { signal });
    return broken([]);
  } catch (error) {
    signal.throwIfAborted();
    return broken([`The app does not compile: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
