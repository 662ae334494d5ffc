import type { RenderFormat } from "@sayhey/contract/render";
import type { RenderRow, RenderStatus } from "@sayhey/contract/rows";

/** Groups of states that the list can be narrowed to. */
export const FILTERS = [
  { value: "all", label: "All" },
  { value: "running", label: "Running" },
  { value: "completed", label: "Done" },
  { value: "stopped", label: "Stopped" },
] as const;
/** A group of states. */
export type RenderFilter = (typeof FILTERS)[number]["value"];

/** Which renders are listed; null stands for every project and format. */
export interface RenderChoice {
  states: RenderFilter;
  projectId: string | null;
  format: RenderFormat | null;
}

const STATES: Record<Exclude<RenderFilter, "all">, readonly RenderStatus[]> = {
  running: ["queued", "processing"],
  completed: ["completed"],
  stopped: ["failed", "cancelled"],
};

/** The renders of a choice, in the order given. */
export function filterRenders<R extends Pick<RenderRow, "status" | "project_id" | "formats">>(
  renders: readonly R[],
  { states, projectId, format }: RenderChoice,
): R[] {
  return renders.filter(
    (render) =>
      (states === "all" || STATES[states].includes(render.status)) &&
      (projectId === null || render.project_id === projectId) &&
      (format === null || render.formats.includes(format)),
  );
}
