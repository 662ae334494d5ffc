import type { AppSpec } from "@sayhey/appspec";
import type { AccountEntry } from "@sayhey/planner/account";
import type { CommandAnswer, Place } from "@sayhey/planner/commands";
import { createWorkerLine } from "../worker-line.ts";
import type { GrammarRequest, GrammarAnswer } from "./grammar-messages.ts";

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

/** What became of what the app's idea asks for; nothing where the planner cannot be asked. */
export async function account(spec: AppSpec): Promise<AccountEntry[]> {
  const answer = await ask({ ask: "account", spec, place: {} });
  return "account" in answer ? answer.account : [];
}
