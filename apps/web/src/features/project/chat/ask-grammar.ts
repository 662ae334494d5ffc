import type { AppSpec } from "@sayhey/appspec";
import type { CommandAnswer, Place } from "@sayhey/planner/commands";
import { createWorkerLine } from "../worker-line.ts";

/** What the worker is asked. */
export type GrammarRequest = { id: number; spec: AppSpec; place: Place } & (
  | { ask: "understand"; text: string }
  | { ask: "suggest" }
);
/** What the worker answers. */
export type GrammarAnswer = { id: number } & (
  | { answer: CommandAnswer }
  | { suggestions: string[] }
  | { failure: string }
);

const ask = createWorkerLine<GrammarRequest, GrammarAnswer>(
  () => new Worker(new URL("./understand.worker.ts", import.meta.url), { type: "module" }),
  "The planner could not be loaded.",
);

/**
 * What typed words mean for an app, found out in the browser and away from the main thread. The planner is fetched on first use.
 * @throws Error when it cannot be loaded
 */
export async function understand(text: string, spec: AppSpec, place: Place): Promise<CommandAnswer> {
  const answer = await ask({ ask: "understand", text, spec, place });
  if ("answer" in answer) return answer.answer;
  throw new Error("failure" in answer ? answer.failure : "The planner gave no answer.");
}

/** Commands that fit an app; none where the planner cannot be asked. */
export async function suggest(spec: AppSpec, place: Place): Promise<string[]> {
  const answer = await ask({ ask: "suggest", spec, place });
  return "suggestions" in answer ? answer.suggestions : [];
}
