import type { HookVariant, SceneTextField, SoundtrackMood, StudioChoices, TrailerStyle } from "@sayhey/contract/studio";
import type { Scene } from "@sayhey/trailer";

/** Styles as they are called on the page. */
export const STYLE_NAMES: Record<TrailerStyle, string> = {
  punchy: "Punchy",
  editorial: "Editorial",
  "cut-out": "Paper cut-out",
  neon: "Neon",
  soft: "Soft",
  brutal: "Brutalist",
  blueprint: "Blueprint",
  retro: "Retro broadcast",
};

/** Moods as they are called on the page. */
export const MOOD_NAMES: Record<SoundtrackMood, string> = {
  drive: "Drive",
  warm: "Warm",
  calm: "Calm",
  neon: "Neon",
  playful: "Playful",
  bold: "Bold",
  focus: "Focus",
  broadcast: "Broadcast",
};

/** Openings as they are called on the page. */
export const HOOK_NAMES: Record<HookVariant, string> = {
  itch: "The itch",
  pov: "The point of view",
  promise: "The promise",
};

/** What a scene is called: 'Hook', 'Feature 2'. */
export function sceneName(scene: Scene): string {
  switch (scene.kind) {
    case "hook":
      return "Hook";
    case "problem":
      return "Problem";
    case "reveal":
      return "Reveal";
    case "feature":
      return `Feature ${scene.number}`;
    case "list":
      return "List";
    case "numbers":
      return "Numbers";
    case "before-after":
      return "Before and after";
    case "hashtags":
      return "Hashtags";
    case "quote":
      return "Quote";
    case "call-to-action":
      return "Call to action";
    case "outro":
      return "Outro";
  }
}

/** Choices with other words for a scene. Words as they were written are no choice. */
export function withSceneText(
  choices: StudioChoices,
  sceneId: string,
  field: SceneTextField,
  text: string | undefined,
): StudioChoices {
  const { [field]: _gone, ...others } = choices.texts?.[sceneId] ?? {};
  const words = text === undefined ? others : { ...others, [field]: text };
  const { [sceneId]: _scene, ...scenes } = choices.texts ?? {};
  const texts = Object.keys(words).length === 0 ? scenes : { ...scenes, [sceneId]: words };
  const { texts: _texts, ...rest } = choices;
  return Object.keys(texts).length === 0 ? rest : { ...rest, texts };
}

/** Choices with the words of a scene as they were written. */
export function withoutSceneTexts(choices: StudioChoices, sceneId: string): StudioChoices {
  const { [sceneId]: _scene, ...scenes } = choices.texts ?? {};
  const { texts: _texts, ...rest } = choices;
  return Object.keys(scenes).length === 0 ? rest : { ...rest, texts: scenes };
}

/** Choices with another opening. Own words for the old one would hide it, so they go. */
export function withHook(choices: StudioChoices, hook: HookVariant): StudioChoices {
  return { ...withSceneText(choices, "hook", "text", undefined), hook };
}

/** The scenes' own words are in use somewhere. */
export function hasOwnTexts(choices: StudioChoices, sceneId: string): boolean {
  return choices.texts?.[sceneId] !== undefined;
}
