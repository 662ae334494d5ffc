import type { Aspect } from "@sayhey/contract/idea";

import type { PlannedIdea, Plannable, PlanRequest, PlanAnswer } from "./plan-messages.ts";

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (planned: PlannedIdea) => void; reject: (cause: Error) => void }>();

function failAll(message: string): void {
  for (const { reject } of waiting.values()) reject(new Error(message));
  waiting.clear();
  worker?.terminate();
  worker = undefined;
}

function openWorker(): Worker {
  const opened = new Worker(new URL("./plan-idea.worker.ts", import.meta.url), { type: "module" });
  opened.onmessage = (event: MessageEvent<PlanAnswer>) => {
    const answer = event.data;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("failure" in answer) asked?.reject(new Error(answer.failure));
    else asked?.resolve(answer.planned);
  };
  opened.onerror = (event) => failAll(event.message || "The planner could not be loaded.");
  return opened;
}

/** Fetches the planner ahead of its first use. */
export function warmPlanner(): void {
  try {
    worker ??= openWorker();
  } catch (cause) {
    console.warn("The planner could not be started.", cause);
  }
}

/**
 * Plans an app and its trailer in the browser, away from the main thread. The planner is fetched on first use.
 * @throws Error when it cannot be loaded or the idea cannot be planned.
 */
export async function planIdea(of: string | Plannable, aspect: Aspect = "9:16"): Promise<PlannedIdea> {
  worker ??= openWorker();
  const id = ++lastId;
  const request: PlanRequest = {
    id,
    of: typeof of === "string" ? { idea: of } : of,
    aspect,
    durationMs: 10_000,
    link: window.location.host,
  };
  const planner = worker;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    planner.postMessage(request);
  });
}
