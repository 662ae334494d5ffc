import { hookVariantSchema, type HookVariant } from "@sayhey/contract/studio";
import { applyStoryboardOps } from "./ops/apply-storyboard-ops.ts";
import type { StoryboardOp } from "./ops/storyboard-op.ts";
import { sceneTexts } from "./scene-text.ts";
import { StoryboardError, type Storyboard } from "./storyboard.ts";

/** A text of a storyboard that a copywriter may write anew. */
export interface StoryboardText {
  /** `hooks.pov`, or the scene and its field: `feature-1.caption`. */
  key: string;
  /** What it is for. */
  about: string;
  value: string;
  /** Characters, and words where there is a limit. */
  max: number;
  maxWords?: number;
}

const HOOKS: Record<HookVariant, string> = {
  itch: "opening that names what is annoying",
  pov: "opening that begins with POV:",
  promise: "opening that promises",
};
/** Words a text of that field should have at most, where its characters allow more than can be read. */
const MOST_WORDS: Partial<Record<string, number>> = {
  "feature.caption": 5,
  "reveal.tagline": 9,
  "call-to-action.text": 8,
  "call-to-action.tagline": 9,
  "before-after.before": 9,
  "before-after.after": 9,
  "problem.text": 16,
};

/**
 * The texts of a storyboard to write anew: the three openings, and of each scene what is neither a name nor somebody's own words
 * nor counted. `scenes` names those wanted, and with them the openings only where the hook scene is one of them.
 */
export function storyboardTexts(storyboard: Storyboard, scenes?: readonly string[]): StoryboardText[] {
  const texts: StoryboardText[] = [];
  const wanted = storyboard.scenes.filter(({ id }) => scenes === undefined || scenes.includes(id));
  const hooked = wanted.some(({ kind }) => kind === "hook");
  if (hooked || scenes === undefined)
    for (const hook of hookVariantSchema.options)
      texts.push({
        key: `hooks.${hook}`,
        about: HOOKS[hook],
        value: storyboard.hooks[hook],
        max: 160,
        maxWords: 7,
      });
  for (const scene of wanted) {
    // The idea is quoted as it was said, the openings are written above, and things are called what the app calls them.
    if (scene.kind === "quote" || scene.kind === "hook") continue;
    for (const { field, label, value, max } of sceneTexts(scene)) {
      if (field === "name" || field === "items") continue;
      const maxWords = MOST_WORDS[`${scene.kind}.${field}`];
      const about = `${label}, in a scene of the kind ${scene.kind}`;
      texts.push({
        key: `${scene.id}.${field}`,
        about,
        value,
        max,
        ...(maxWords === undefined ? {} : { maxWords }),
      });
    }
  }
  return texts;
}

/** The ops that put texts, by the keys of `storyboardTexts`, into a storyboard; what does not fit it is left out. */
export function opsToWriteTexts(storyboard: Storyboard, texts: Readonly<Record<string, string>>): StoryboardOp[] {
  const ops: StoryboardOp[] = [];
  for (const { key, value } of storyboardTexts(storyboard)) {
    const text = texts[key];
    if (text === undefined || text === value) continue;
    const at = key.lastIndexOf(".");
    const [scene, field] = [key.slice(0, at), key.slice(at + 1)];
    const op: StoryboardOp =
      scene === "hooks"
        ? { op: "set-hook", hooks: { [field]: text } }
        : { op: "set-text", scene, texts: { [field]: text } };
    try {
      applyStoryboardOps(storyboard, [op]);
      ops.push(op);
    } catch (error) {
      if (!(error instanceof StoryboardError)) throw error;
    }
  }
  return ops;
}
