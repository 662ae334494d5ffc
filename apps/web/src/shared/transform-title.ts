import type { TransformRow } from "@sayhey/contract/transform";
import { titleOfRun } from "@sayhey/transforms";

/** What a run is called: 'Duotone of garden.jpg', 'Lull in Arcade', 'Talk.mp4, without pauses'. */
export function transformTitle(row: Pick<TransformRow, "kind" | "settings" | "input_name">): string {
  return titleOfRun(row);
}
