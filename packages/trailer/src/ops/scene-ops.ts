import { LIMITS } from "@sayhey/contract/limits";
import { beatGrid } from "../beat.ts";
import { readText, sceneTexts } from "../scene-text.ts";
import { shownOf, withShown } from "../shown.ts";
import { firstProblem, sceneSchema, type Scene, type Storyboard } from "../storyboard.ts";
import { freeId, numberFeatures, placeOf, refuse, sceneOf } from "./change.ts";
import { lookOf, present, transitionOf } from "./look-ops.ts";
import type { StoryboardOpOf } from "./storyboard-op.ts";
import { layScenes, relayScenes, SHORTEST_SCENE_MS } from "./timing.ts";

const MOST_SCENES = 16;
const NEW_SCENE_BEATS = 3;

/** Puts a scene in; the trailer grows by it, up to 15 seconds. */
export function addScene(draft: Storyboard, op: StoryboardOpOf<"add-scene">, path: string): void {
  checkRoom(draft, path);
  const grid = beatGrid(draft.soundtrack);
  const durationMs = Math.round(op.durationMs ?? (NEW_SCENE_BEATS * 60_000) / grid.bpm);
  const wanted = op.scene["id"];
  // Not an id the storyboarder gives: what it writes for a changed app must not be taken for this scene.
  const id = typeof wanted === "string" ? wanted : freeId(draft, `own-${op.scene.kind}`);
  const parsed = sceneSchema.safeParse({
    ...lookOf(draft.seed, draft.style, id),
    backdrop: null,
    transition: transitionOf(draft, { durationMs }, "cut"),
    ...op.scene,
    id,
    startMs: 0,
    durationMs: Math.max(SHORTEST_SCENE_MS, durationMs),
  });
  if (!parsed.success) {
    const { path: field, problem } = firstProblem(parsed.error);
    throw refuse(`${path}.scene${field === "" ? "" : `.${field}`}`, problem);
  }
  if (draft.scenes.some((scene) => scene.id === id)) throw refuse(`${path}.scene.id`, `'${id}' is there already`);
  draft.scenes.splice(Math.min(op.index ?? draft.scenes.length, draft.scenes.length), 0, parsed.data);
  numberFeatures(draft);
  relayScenes(draft, grown(draft, durationMs), path);
}

/** Takes a scene out; the trailer is shorter by it, down to 6 seconds. */
export function removeScene(draft: Storyboard, op: StoryboardOpOf<"remove-scene">, path: string): void {
  const index = placeOf(draft, op.scene, path);
  if (draft.scenes.length === 1) throw refuse(`${path}.scene`, "is the only scene");
  const [removed] = draft.scenes.splice(index, 1);
  numberFeatures(draft);
  relayScenes(draft, draft.durationMs - (removed?.durationMs ?? 0), path);
}

/** Puts a scene to another place. */
export function moveScene(draft: Storyboard, op: StoryboardOpOf<"move-scene">, path: string): void {
  const [scene] = draft.scenes.splice(placeOf(draft, op.scene, path), 1);
  if (scene === undefined) return;
  draft.scenes.splice(Math.min(op.index, draft.scenes.length), 0, scene);
  numberFeatures(draft);
  relayScenes(draft, draft.durationMs, path);
}

/** The same scene once more, behind itself. */
export function duplicateScene(draft: Storyboard, op: StoryboardOpOf<"duplicate-scene">, path: string): void {
  const index = placeOf(draft, op.scene, path);
  checkRoom(draft, path);
  const scene = draft.scenes[index] as Scene;
  draft.scenes.splice(index + 1, 0, { ...structuredClone(scene), id: idFor(draft, op, scene, path) });
  numberFeatures(draft);
  relayScenes(draft, grown(draft, scene.durationMs), path);
}

/** Cuts a scene in two. */
export function splitScene(draft: Storyboard, op: StoryboardOpOf<"split-scene">, path: string): void {
  const index = placeOf(draft, op.scene, path);
  checkRoom(draft, path);
  const scene = draft.scenes[index] as Scene;
  const end = scene.startMs + scene.durationMs;
  const at = beatGrid(draft.soundtrack).snap(op.atMs);
  if (at < scene.startMs + SHORTEST_SCENE_MS || at > end - SHORTEST_SCENE_MS)
    throw refuse(`${path}.atMs`, `must leave ${SHORTEST_SCENE_MS} ms of '${scene.id}' on either side`);
  const second: Scene = {
    ...structuredClone(scene),
    id: idFor(draft, op, scene, path),
    startMs: at,
    durationMs: end - at,
    transition: { kind: "cut", durationMs: 0 },
  };
  shiftFootage(second, at - scene.startMs);
  scene.durationMs = at - scene.startMs;
  scene.transition.durationMs = Math.min(scene.transition.durationMs, scene.durationMs);
  draft.scenes.splice(index + 1, 0, second);
  numberFeatures(draft);
}

/** Moves an edge of a scene. */
export function trimScene(draft: Storyboard, op: StoryboardOpOf<"trim-scene">, path: string): void {
  const index = placeOf(draft, op.scene, path);
  const scene = draft.scenes[index] as Scene;
  const other = draft.scenes[op.edge === "end" ? index + 1 : index - 1];
  const at = beatGrid(draft.soundtrack).snap(op.toMs);
  const before = op.edge === "end" ? scene.startMs + scene.durationMs : scene.startMs;
  const longer = op.edge === "end" ? at - before : before - at;
  const lengths = draft.scenes.map(({ durationMs }) => durationMs);
  if (scene.durationMs + longer < SHORTEST_SCENE_MS)
    throw refuse(`${path}.toMs`, `must leave ${SHORTEST_SCENE_MS} ms of '${scene.id}'`);
  lengths[index] = scene.durationMs + longer;
  if (op.mode === "roll" && other !== undefined) {
    if (other.durationMs - longer < SHORTEST_SCENE_MS)
      throw refuse(`${path}.toMs`, `must leave ${SHORTEST_SCENE_MS} ms of '${other.id}'`);
    lengths[draft.scenes.indexOf(other)] = other.durationMs - longer;
    if (op.edge === "end") shiftFootage(other, longer);
    layScenes(draft, lengths, draft.durationMs, path);
  } else {
    const total = draft.durationMs + longer;
    if (total < LIMITS.trailerMinMs || total > LIMITS.trailerMaxMs)
      throw refuse(`${path}.toMs`, `would make the trailer ${total / 1000} seconds long, and it lasts 6 to 15`);
    layScenes(draft, lengths, total, path);
  }
  if (op.edge === "start") shiftFootage(scene, -longer);
}

/** Other words. */
export function setText(draft: Storyboard, op: StoryboardOpOf<"set-text">, path: string): void {
  const scene = sceneOf(draft, op.scene, path);
  const fields = new Map(sceneTexts(scene).map((text) => [text.field, text]));
  const shown = scene.kind === "hook" && scene.text === draft.hooks[draft.hook];
  for (const [field, given] of Object.entries(op.texts)) {
    const place = `${path}.texts.${field}`;
    const known = fields.get(field as keyof typeof op.texts);
    if (known === undefined) throw refuse(place, `a scene of kind '${scene.kind}' has no such words`);
    if (given === undefined) continue;
    const value = readText(known.field, given, (text, most) => {
      const max = Math.min(known.max, most);
      if (text.length > max) throw refuse(place, `is ${text.length} characters long, and ${max} fit`);
      return text;
    });
    if (value === null) throw refuse(place, field === "items" ? "must have two entries" : "holds no hashtag");
    if (value === "" && known.required) throw refuse(place, "must not be empty");
    Object.assign(scene, { [field]: value });
  }
  if (shown && scene.kind === "hook") draft.hooks[draft.hook] = scene.text;
}

/** How a scene is shown. */
export function setScene(draft: Storyboard, op: StoryboardOpOf<"set-scene">, path: string): void {
  const scene = sceneOf(draft, op.scene, path);
  const { device, ...patch } = op.patch;
  if (device !== undefined && shownOf(scene) === null)
    throw refuse(`${path}.patch.device`, "this scene is not shown on a device");
  Object.assign(scene, present(patch), device === undefined ? {} : withShown(scene, { device }));
}

/** How a scene takes over. */
export function setTransition(draft: Storyboard, op: StoryboardOpOf<"set-transition">, path: string): void {
  const scene = sceneOf(draft, op.scene, path);
  const { kind, durationMs } = op.transition;
  scene.transition = { kind, durationMs: Math.min(durationMs, scene.durationMs) };
}

/** What plays on the device of a scene. */
export function setFootage(draft: Storyboard, op: StoryboardOpOf<"set-footage">, path: string): void {
  const scene = sceneOf(draft, op.scene, path);
  if (shownOf(scene) === null) throw refuse(`${path}.scene`, "this scene has no device for footage");
  Object.assign(scene, withShown(scene, { footage: op.footage }));
}

/** A whole scene in the place of its former self. */
export function putScene(draft: Storyboard, op: StoryboardOpOf<"put-scene">, path: string): void {
  draft.scenes[placeOf(draft, op.scene.id, `${path}.scene`)] = op.scene;
}

function grown(draft: Storyboard, byMs: number): number {
  return Math.min(LIMITS.trailerMaxMs, draft.durationMs + byMs);
}

function checkRoom(draft: Storyboard, path: string): void {
  if (draft.scenes.length >= MOST_SCENES) throw refuse(path, `a trailer has at most ${MOST_SCENES} scenes`);
}

function idFor(draft: Storyboard, op: { id?: string | undefined }, scene: Scene, path: string): string {
  if (op.id === undefined) return freeId(draft, scene.id);
  if (freeId(draft, op.id) !== op.id) throw refuse(`${path}.id`, `'${op.id}' is there already`);
  return op.id;
}

/** Starts the footage of a scene as much later (in ms of the trailer) as the scene itself. */
function shiftFootage(scene: Scene, byMs: number): void {
  const later = (clip: { startMs: number; rate: number }): void => {
    clip.startMs = Math.min(3_600_000, Math.max(0, Math.round(clip.startMs + byMs * clip.rate)));
  };
  if (scene.backdrop !== null) later(scene.backdrop);
  const footage = shownOf(scene)?.footage ?? null;
  if (footage !== null) later(footage);
}
