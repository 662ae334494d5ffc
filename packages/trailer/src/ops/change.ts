import type { Scene, Storyboard } from "../storyboard.ts";
import { StoryboardError } from "../storyboard.ts";

/** The error of an op that does not fit, naming its place in the list, such as `ops.2.scene`. */
export function refuse(path: string, problem: string): StoryboardError {
  return new StoryboardError(path, `${path}: ${problem.slice(0, 300)}`, {
    hint: "Reload the trailer and try the change again.",
  });
}

/** A copy that shares nothing with the document. */
export function copyStoryboard(storyboard: Storyboard): Storyboard {
  return structuredClone(storyboard);
}

/** The place of a scene. @throws StoryboardError when there is none of that id */
export function placeOf(draft: Storyboard, id: string, path: string): number {
  const index = draft.scenes.findIndex((scene) => scene.id === id);
  if (index < 0) throw refuse(`${path}.scene`, `names '${id}', which does not exist`);
  return index;
}

/** The scene of an id. @throws StoryboardError when there is none */
export function sceneOf(draft: Storyboard, id: string, path: string): Scene {
  return draft.scenes[placeOf(draft, id, path)] as Scene;
}

/** An id that no scene has: the one wanted, or it with the lowest number behind. */
export function freeId(draft: Storyboard, wanted: string): string {
  const taken = new Set(draft.scenes.map(({ id }) => id));
  if (!taken.has(wanted)) return wanted;
  const shorter = wanted.replace(/-\d+$/, "");
  // A copy of a copy counts on; 'feature-1' is no copy of 'feature'.
  const stem = (shorter !== wanted && taken.has(shorter) ? shorter : wanted).slice(0, 34);
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

/** Features are numbered in the order they are shown. */
export function numberFeatures(draft: Storyboard): void {
  let number = 0;
  for (const scene of draft.scenes) if (scene.kind === "feature") scene.number = Math.min(9, ++number);
}
