import type { AppSpec, Language, SeedRow } from "@sayhey/appspec";
import { createWorkerLine } from "../worker-line.ts";
import type { PlannerRequest, PlannerAnswer, NamedField } from "./planner-messages.ts";

const ask = createWorkerLine<PlannerRequest, PlannerAnswer>(
  () => new Worker(new URL("./planner.worker.ts", import.meta.url), { type: "module" }),
  "The planner could not be loaded.",
);

/**
 * Further rows for an entity, made away from the main thread. The planner is fetched on first use.
 * @throws Error when it cannot be loaded, or the entity has no room for them
 */
export async function askRows(spec: AppSpec, entity: string, count: number, seed: number): Promise<SeedRow[]> {
  const answer = await ask({ ask: "rows", spec, entity, count, seed });
  if ("rows" in answer) return answer.rows;
  throw new Error("failure" in answer ? answer.failure : "The planner gave no rows.");
}

/** What a field of this name usually is; null where the name says nothing or the planner cannot be asked. */
export async function askField(name: string, language: Language): Promise<NamedField | null> {
  const answer = await ask({ ask: "field", name, language });
  return "field" in answer ? answer.field : null;
}
