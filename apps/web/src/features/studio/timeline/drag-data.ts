import type { SceneKind } from "@sayhey/trailer";

/** What is dragged onto the timeline: a scene that is there, or a new one of a kind. */
export type StudioDrag = { type: "scene"; sceneId: string } | { type: "kind"; kind: SceneKind };

const MARK = "sayhey-studio";

/** The data of a dragged scene. */
export function sceneDrag(sceneId: string): Record<string, unknown> {
  return { [MARK]: { type: "scene", sceneId } satisfies StudioDrag };
}

/** The data of a dragged kind of scene. */
export function kindDrag(kind: SceneKind): Record<string, unknown> {
  return { [MARK]: { type: "kind", kind } satisfies StudioDrag };
}

/** What is dragged, or null when it is none of the studio's. */
export function readDrag(data: Record<string | symbol, unknown>): StudioDrag | null {
  // Only the two functions above write under this mark.
  return (data[MARK] as StudioDrag | undefined) ?? null;
}
