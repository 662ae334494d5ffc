import type { Storyboard } from "../storyboard.ts";

/** The moment in ms that stands for the whole trailer: the app's name once it has settled, else the closing scene. */
export function posterTime(storyboard: Storyboard): number {
  const scene = storyboard.scenes.find((candidate) => candidate.kind === "reveal") ?? storyboard.scenes.at(-1);
  if (scene === undefined) throw new TypeError("storyboard.scenes: must not be empty");
  return Math.round(scene.startMs + scene.durationMs * 0.8);
}
