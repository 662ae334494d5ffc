import type { RenderRow } from "@sayhey/contract/rows";
import type { TransformRow } from "@sayhey/contract/transform";

/** A render or a transform, to be listed by when it was asked for. */
export type Work = { of: "render"; row: RenderRow } | { of: "transform"; row: TransformRow };

/** The newest renders and transforms together, newest first. */
export function latestWork(renders: readonly RenderRow[], transforms: readonly TransformRow[], most: number): Work[] {
  const all: Work[] = [
    ...renders.map((row) => ({ of: "render" as const, row })),
    ...transforms.map((row) => ({ of: "transform" as const, row })),
  ];
  return all.sort((a, b) => Date.parse(b.row.created_at) - Date.parse(a.row.created_at)).slice(0, most);
}
