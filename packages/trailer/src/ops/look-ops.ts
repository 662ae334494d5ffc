import { createRandom, hashText, pick } from "@sayhey/contract/random";
import { beatMs, fittingTempo } from "../beat.ts";
import type { Scene, Storyboard, TrailerStyle, Transition } from "../storyboard.ts";
import { STYLE_DIRECTIONS } from "../style-directions.ts";
import type { StoryboardOpOf } from "./storyboard-op.ts";
import { relayScenes } from "./timing.ts";

/** Another art direction. What somebody chose outside of the old style's repertoire stays. */
export function setStyle(draft: Storyboard, { style, palette }: StoryboardOpOf<"set-style">, path: string): void {
  const before = STYLE_DIRECTIONS[draft.style];
  const after = STYLE_DIRECTIONS[style];
  draft.style = style;
  if (palette !== undefined) draft.palette = palette;
  const { soundtrack } = draft;
  if (soundtrack.mood === before.mood) {
    soundtrack.mood = after.mood;
    if (soundtrack.file === null) soundtrack.bpm = fittingTempo(after.bpm, draft.durationMs).bpm;
  }
  relayScenes(draft, draft.durationMs, path);
  for (const [index, scene] of draft.scenes.entries()) {
    const random = createRandom(hashText(`${draft.seed}:${style}:${scene.id}`));
    if (before.motions.includes(scene.motion)) scene.motion = pick(random, after.motions);
    if (before.cameras.includes(scene.camera)) scene.camera = pick(random, after.cameras);
    if (index > 0 && before.transitions.includes(scene.transition.kind))
      scene.transition = transitionOf(draft, scene, pick(random, after.transitions));
  }
}

/** A transition as long as the style has it. */
export function transitionOf(
  draft: Pick<Storyboard, "style" | "soundtrack">,
  scene: Pick<Scene, "durationMs">,
  kind: Transition["kind"],
): Transition {
  if (kind === "cut") return { kind, durationMs: 0 };
  const bpm = draft.soundtrack.file?.bpm ?? draft.soundtrack.bpm;
  const wanted = Math.round(STYLE_DIRECTIONS[draft.style].transitionBeats * beatMs(bpm));
  return { kind, durationMs: Math.min(1000, Math.floor(scene.durationMs / 2), wanted) };
}

/** How a style shows a scene for which nobody said it. */
export function lookOf(seed: number, style: TrailerStyle, id: string): Pick<Scene, "motion" | "camera"> {
  const random = createRandom(hashText(`${seed}:${style}:${id}`));
  const direction = STYLE_DIRECTIONS[style];
  return { motion: pick(random, direction.motions), camera: pick(random, direction.cameras) };
}

/** Other music, or other settings of it; scenes move to its beat. */
export function setSoundtrack(draft: Storyboard, { patch }: StoryboardOpOf<"set-soundtrack">, path: string): void {
  Object.assign(draft.soundtrack, present(patch));
  const { soundtrack } = draft;
  // The tempo of generated music makes the trailer whole beats long, so that it loops.
  if (soundtrack.file === null && (patch.bpm !== undefined || patch.file === null))
    soundtrack.bpm = fittingTempo(soundtrack.bpm, draft.durationMs).bpm;
  if (patch.bpm !== undefined || patch.offsetMs !== undefined || patch.file !== undefined)
    relayScenes(draft, draft.durationMs, path);
}

/** The openings and which of them shows. */
export function setHook(draft: Storyboard, op: StoryboardOpOf<"set-hook">): void {
  Object.assign(draft.hooks, present(op.hooks ?? {}));
  if (op.hook !== undefined) draft.hook = op.hook;
  const scene = draft.scenes.find(({ kind }) => kind === "hook");
  if (scene?.kind === "hook") scene.text = draft.hooks[draft.hook];
}

/** What is defined of a patch. */
export function present<T extends object>(patch: T): Partial<T> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<T>;
}
