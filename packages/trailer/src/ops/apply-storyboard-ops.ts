import { firstProblem, parseStoryboard, type Storyboard } from "../storyboard.ts";
import { copyStoryboard, refuse, sceneOf } from "./change.ts";
import { present, setHook, setSoundtrack, setStyle } from "./look-ops.ts";
import {
  addScene,
  duplicateScene,
  moveScene,
  putScene,
  removeScene,
  setFootage,
  setScene,
  setText,
  setTransition,
  splitScene,
  trimScene,
} from "./scene-ops.ts";
import { storyboardOpSchema, type StoryboardOp } from "./storyboard-op.ts";
import { relayScenes } from "./timing.ts";

/** Longest list applied as one step. */
const MOST_OPS = 200;

/**
 * Applies a list of ops as one step: all of them or none. The result is a new, valid storyboard; `storyboard` is left as it was.
 * Applying `inverse` to the result gives the storyboard before.
 * @throws StoryboardError naming the op and its property that does not fit (`ops.2.texts.caption`), or what of the result is not valid
 */
export function applyStoryboardOps(
  storyboard: Storyboard,
  ops: readonly StoryboardOp[],
): { storyboard: Storyboard; inverse: StoryboardOp[] } {
  if (ops.length > MOST_OPS) throw refuse("ops", `holds ${ops.length} changes, more than ${MOST_OPS}`);
  const draft = copyStoryboard(storyboard);
  const inverse: StoryboardOp[] = [];
  ops.forEach((candidate: unknown, index) => {
    const path = `ops.${index}`;
    const parsed = storyboardOpSchema.safeParse(candidate);
    if (!parsed.success) {
      const { path: field, problem } = firstProblem(parsed.error);
      throw refuse(field === "" ? path : `${path}.${field}`, problem);
    }
    const before = copyStoryboard(draft);
    applyOp(draft, parsed.data, path);
    const undo = undoOf(before, draft);
    if (undo !== null) inverse.unshift(undo);
  });
  return { storyboard: parseStoryboard(draft), inverse };
}

function applyOp(draft: Storyboard, op: StoryboardOp, path: string): void {
  switch (op.op) {
    case "set-style":
      return setStyle(draft, op, path);
    case "set-aspect":
      draft.aspect = op.aspect;
      return;
    case "set-duration":
      return relayScenes(draft, op.durationMs, path);
    case "set-fps":
      draft.fps = op.fps;
      return;
    case "set-soundtrack":
      return setSoundtrack(draft, op, path);
    case "set-captions":
      draft.captions = op.captions;
      return;
    case "set-theme":
    case "restore":
      Object.assign(draft, structuredClone(present(op.patch)));
      return;
    case "set-hook":
      return setHook(draft, op);
    case "add-scene":
      return addScene(draft, op, path);
    case "remove-scene":
      return removeScene(draft, op, path);
    case "move-scene":
      return moveScene(draft, op, path);
    case "duplicate-scene":
      return duplicateScene(draft, op, path);
    case "split-scene":
      return splitScene(draft, op, path);
    case "trim-scene":
      return trimScene(draft, op, path);
    case "set-text":
      return setText(draft, op, path);
    case "set-scene":
      return setScene(draft, op, path);
    case "set-transition":
      return setTransition(draft, op, path);
    case "set-footage":
      return setFootage(draft, op, path);
    case "set-backdrop":
      sceneOf(draft, op.scene, path).backdrop = op.backdrop;
      return;
    case "put-scene":
      return putScene(draft, op, path);
  }
}

/** What makes `before` of `after`: one scene put back, or whole properties of the document; null between equals. */
function undoOf(before: Storyboard, after: Storyboard): StoryboardOp | null {
  const keys = (Object.keys(before) as (keyof Storyboard)[]).filter((key) => !same(before[key], after[key]));
  if (keys.length === 0) return null;
  if (keys.length === 1 && keys[0] === "scenes" && before.scenes.length === after.scenes.length) {
    const changed = before.scenes.filter((scene, index) => !same(scene, after.scenes[index]));
    const [scene] = changed;
    if (changed.length === 1 && scene !== undefined && after.scenes.some(({ id }) => id === scene.id))
      return { op: "put-scene", scene };
  }
  return { op: "restore", patch: Object.fromEntries(keys.map((key) => [key, before[key]])) };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
