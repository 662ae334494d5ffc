import type { Storyboard } from "@sayhey/trailer";
import { useState } from "react";

/** The selected scene and its place. A scene that is gone gives the selection to the one that took its place. */
export function useSceneSelection({ scenes }: Storyboard) {
  const [sceneId, select] = useState(scenes[0]?.id ?? "");
  const place = Math.max(
    0,
    scenes.findIndex(({ id }) => id === sceneId),
  );
  return { scene: scenes[place], place, select };
}
