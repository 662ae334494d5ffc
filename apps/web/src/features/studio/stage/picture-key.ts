import type { Storyboard } from "@sayhey/trailer";

/** What the still pictures of one scene depend on: two with the same key look the same but for small movements. */
export function pictureKey(storyboard: Storyboard, index: number): string {
  const {
    scenes,
    soundtrack: _heard,
    durationMs: _length,
    fps: _rate,
    notes: _notes,
    hooks: _hooks,
    ...look
  } = storyboard;
  const scene = scenes[index];
  if (scene === undefined) return "";
  const { startMs: _start, transition: _before, ...shown } = scene;
  return JSON.stringify([look, index, shown]);
}
