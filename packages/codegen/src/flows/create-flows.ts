import type { AppSpec } from "@sayhey/appspec";
import type { Flow } from "@sayhey/contract/flow";

/** Walks through the app that show what it is for, the best first. */
export function createFlows(spec: AppSpec): Flow[] {
  return [{ id: "open", caption: spec.identity.name.slice(0, 60), weight: 1, steps: [{ do: "open", path: "/" }] }];
}
