import { shownOf } from "../shown.ts";
import type { Storyboard } from "../storyboard.ts";

/** The moment in ms that stands for the whole trailer: the opening over the app, else the app's name once it has settled, else the closing scene. */
export function posterTime({ scenes }: Storyboard): number {
  const [first] = scenes;
  const opening = first !== undefined && shownOf(first) !== null ? first : undefined;
  const scene = opening ?? scenes.find(({ kind }) => kind === "reveal") ?? scenes.at(-1);
  if (scene === undefined) throw new TypeError("storyboard.scenes: must not be empty");
  return Math.round(scene.startMs + scene.durationMs * 0.8);
}
