import type { AppSpec } from "@sayhey/appspec";
import type { CommandAnswer, Place } from "@sayhey/planner/commands";

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

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: GrammarAnswer) => void>();

function open(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL("./understand.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = (event: MessageEvent<GrammarAnswer>) => {
    waiting.get(event.data.id)?.(event.data);
    waiting.delete(event.data.id);
  };
  worker.onerror = (event) => {
    for (const [id, answer] of waiting) answer({ id, failure: event.message || "The planner could not be loaded." });
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  };
  return worker;
}

function ask(request: GrammarRequest): Promise<GrammarAnswer> {
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    open().postMessage(request);
  });
}

/**
 * What typed words mean for an app, found out in the browser and away from the main thread. The planner is fetched on first use.
 * @throws Error when it cannot be loaded
 */
export async function understand(text: string, spec: AppSpec, place: Place): Promise<CommandAnswer> {
  const answer = await ask({ id: ++lastId, ask: "understand", text, spec, place });
  if ("answer" in answer) return answer.answer;
  throw new Error("failure" in answer ? answer.failure : "The planner gave no answer.");
}

/** Commands that fit an app; none where the planner cannot be asked. */
export async function suggest(spec: AppSpec, place: Place): Promise<string[]> {
  const answer = await ask({ id: ++lastId, ask: "suggest", spec, place });
  return "suggestions" in answer ? answer.suggestions : [];
}
