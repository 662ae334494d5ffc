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

const STATES: Record<Exclude<RenderFilter, "all">, readonly RenderStatus[]> = {
  running: ["queued", "processing"],
  completed: ["completed"],
  stopped: ["failed", "cancelled"],
};

/** The renders of a group, in the order given. */
export function filterRenders<R extends Pick<RenderRow, "status">>(renders: readonly R[], filter: RenderFilter): R[] {
  return filter === "all" ? [...renders] : renders.filter(({ status }) => STATES[filter].includes(status));
}
