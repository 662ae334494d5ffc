import { applyStoryboardOps } from "./ops/apply-storyboard-ops.ts";
import type { StoryboardOp } from "./ops/storyboard-op.ts";
import { parseStoryboard, type Scene, type Storyboard } from "./storyboard.ts";

/** What of a scene is where and when it shows; the rest is what it shows. */
const TIMING = new Set(["id", "kind", "startMs", "durationMs", "number"]);
/** What of a document decides where its scenes may start; it goes with them. */
const TIMED = new Set(["scenes", "durationMs", "soundtrack", "version"]);

/**
 * A person's storyboard after its app has changed: `base` is what was written for the app when the person began, `mine` what they
 * made of it, `fresh` what is written for the app as it is now. What is in `mine` as it was in `base` comes from `fresh`, field
 * by field; what the person did stays.
 */
export function rebaseStoryboard(base: Storyboard, mine: Storyboard, fresh: Storyboard): Storyboard {
  if (same(base, fresh)) return mine;
  if (same(base, mine)) return fresh;
  const baseScenes = new Map(base.scenes.map((scene) => [scene.id, scene]));
  const counterparts = pairUp(base, fresh);
  // A scene that the app gives no more and nobody touched goes; one somebody touched stays.
  const gone = mine.scenes.filter((scene) => {
    const before = baseScenes.get(scene.id);
    return before !== undefined && !counterparts.has(scene.id) && same(contentOf(scene), contentOf(before));
  });
  const kept = mine.scenes.filter((scene) => !gone.includes(scene));
  const timed =
    !same(timingOf(base), timingOf(mine)) ||
    kept.some(({ id }) => !counterparts.has(id)) ||
    [...counterparts].some(([id, { id: now }]) => id !== now);
  const merge = (scene: Scene): Scene => {
    const before = baseScenes.get(scene.id);
    const now = counterparts.get(scene.id);
    return before === undefined || now === undefined ? scene : mergeScene(before, scene, now);
  };
  const properties = mergeProperties(base, mine, fresh);
  if (!timed) {
    // Nobody moved anything: the new app's scenes, with what was changed in them.
    const scenes = fresh.scenes.map((now): Scene => {
      const scene = kept.find(({ id }) => counterparts.get(id) === now);
      return scene === undefined ? now : { ...merge(scene), ...pick(now, TIMING) };
    });
    return parseStoryboard(
      fitTransitions({
        ...properties,
        scenes,
        durationMs: fresh.durationMs,
        soundtrack: {
          ...mergeFields(base.soundtrack, mine.soundtrack, fresh.soundtrack),
          bpm: fresh.soundtrack.bpm,
        },
      }),
    );
  }
  const placed = parseStoryboard({
    ...properties,
    scenes: mine.scenes.map(merge),
    durationMs: mine.durationMs,
    soundtrack: {
      ...mergeFields(base.soundtrack, mine.soundtrack, fresh.soundtrack),
      bpm: mine.soundtrack.bpm,
    },
  });
  const removals = gone
    .slice(0, mine.scenes.length - 1)
    .map(({ id }): StoryboardOp => ({ op: "remove-scene", scene: id }));
  return removals.length === 0 ? placed : applyStoryboardOps(placed, removals).storyboard;
}

/** Which scene of `fresh` shows what a scene of `base` showed. Features go by the screen they show, wherever it is now. */
function pairUp(base: Storyboard, fresh: Storyboard): Map<string, Scene> {
  const pairs = new Map<string, Scene>();
  const free = new Set(fresh.scenes);
  const pair = (scene: Scene, now: Scene | undefined): void => {
    if (now === undefined || pairs.has(scene.id)) return;
    pairs.set(scene.id, now);
    free.delete(now);
  };
  for (const scene of base.scenes) {
    if (scene.kind !== "feature") continue;
    const showing = [...free].filter((now) => now.kind === "feature" && now.screen.title === scene.screen.title);
    pair(scene, showing.find(({ id }) => id === scene.id) ?? showing[0]);
  }
  for (const scene of base.scenes)
    pair(
      scene,
      [...free].find(({ id, kind }) => id === scene.id && kind === scene.kind),
    );
  return pairs;
}

function mergeScene(before: Scene, mine: Scene, now: Scene): Scene {
  const merged = { ...mergeFields(contentOf(before), contentOf(mine), contentOf(now)), ...pick(mine, TIMING) } as Scene;
  if (merged.kind === "feature" && before.kind === "feature" && mine.kind === "feature" && now.kind === "feature") {
    // The trim is the person's, the clip the app's.
    if (mine.footage !== null && mine.footage.id === before.footage?.id && !same(mine.footage, before.footage))
      merged.footage = { ...mine.footage, id: now.footage?.id ?? mine.footage.id };
  }
  return merged;
}

function mergeProperties(base: Storyboard, mine: Storyboard, fresh: Storyboard): Storyboard {
  const merged = mergeFields(base, mine, fresh);
  const hooks = mergeFields(base.hooks, mine.hooks, fresh.hooks);
  return { ...merged, ...pick(mine, TIMED), hooks } as Storyboard;
}

function mergeFields<T extends object>(base: T, mine: T, fresh: T): T {
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(fresh)]) as Set<keyof T & string>)
    merged[key] = same(mine[key], base[key]) ? fresh[key] : mine[key];
  return merged as T;
}

function fitTransitions(storyboard: Storyboard): Storyboard {
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((scene) => ({
      ...scene,
      transition: { ...scene.transition, durationMs: Math.min(scene.transition.durationMs, scene.durationMs) },
    })),
  };
}

function contentOf(scene: Scene): object {
  return Object.fromEntries(Object.entries(scene).filter(([key]) => !TIMING.has(key)));
}

function timingOf({ durationMs, soundtrack: { bpm, offsetMs, file }, scenes }: Storyboard): unknown {
  const times = scenes.map((scene) => [scene.id, scene.kind, scene.startMs, scene.durationMs]);
  return [durationMs, bpm, offsetMs, file, times];
}

function pick(source: object, keys: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.has(key)));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
