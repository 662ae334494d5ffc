import { ART_DIRECTIONS, artDirectionSchema } from "@sayhey/appspec";
import type { TransformRow } from "@sayhey/contract/transform";
import { findTransform } from "@sayhey/transforms";

/** What a run is called: 'Duotone of garden.jpg', 'Lull in Arcade'. */
export function transformTitle(row: Pick<TransformRow, "kind" | "settings" | "input_name">): string {
  const direction = artDirectionSchema.safeParse(row.settings["direction"]);
  if (row.kind === "restyle" && direction.success) return `${row.input_name} in ${ART_DIRECTIONS[direction.data].name}`;
  return `${findTransform(row.kind)?.title ?? row.kind} of ${row.input_name}`;
}
