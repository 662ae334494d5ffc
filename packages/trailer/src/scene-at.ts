import type { Scene, Storyboard } from "./storyboard.ts";

/** The scene shown at a time in ms, and its index; times past the end give the last scene. */
export function sceneAt(storyboard: Storyboard, timeMs: number): { scene: Scene; index: number } {
  for (let index = storyboard.scenes.length - 1; index >= 0; index--) {
    const scene = storyboard.scenes[index];
    if (scene !== undefined && (timeMs >= scene.startMs || index === 0)) return { scene, index };
  }
  throw new TypeError("storyboard.scenes: must not be empty");
}
