import type { SceneTextField } from "@sayhey/contract/studio";
import type { Scene } from "./storyboard.ts";

/** Words of a scene that can be written anew. */
export interface SceneText {
  field: SceneTextField;
  /** What they are, for a person. */
  label: string;
  value: string;
  /** Characters. */
  max: number;
  /** Cannot be left empty. */
  required: boolean;
}

type Texts = Partial<Record<SceneTextField, string>>;

const HASHTAG = /^#?[\p{L}\p{N}_]{1,39}$/u;
const MOST_HASHTAGS = 8;

/**
 * The words of a scene that a person may change. Numbers have none: they are counted from the app's own data.
 */
export function sceneTexts(scene: Scene): SceneText[] {
  const required = true;
  switch (scene.kind) {
    case "hook":
      return [{ field: "text", label: "Opening", value: scene.text, max: 160, required }];
    case "problem":
      return [{ field: "text", label: "Problem", value: scene.text, max: 200, required }];
    case "quote":
      return [{ field: "text", label: "Quote", value: scene.text, max: 200, required }];
    case "reveal":
      return [
        { field: "name", label: "Name", value: scene.name, max: 60, required },
        { field: "tagline", label: "Tagline", value: scene.tagline, max: 160, required: false },
      ];
    case "feature":
      return [{ field: "caption", label: "Caption", value: scene.caption, max: 80, required }];
    case "hashtags":
      return [{ field: "tags", label: "Hashtags", value: scene.tags.join(" "), max: 200, required }];
    case "call-to-action":
      return [
        { field: "text", label: "Call to action", value: scene.text, max: 120, required },
        { field: "name", label: "Name", value: scene.name, max: 60, required },
        { field: "tagline", label: "Tagline", value: scene.tagline, max: 160, required: false },
      ];
    case "outro":
      return [
        { field: "name", label: "Name", value: scene.name, max: 60, required },
        { field: "text", label: "Closing line", value: scene.text, max: 160, required: false },
      ];
    case "list":
    case "numbers":
    case "before-after":
      return [];
  }
}

/**
 * A scene with other words. What is empty where words are needed, or not what the scene has, leaves it as it is; what is too
 * long is cut at its limit.
 */
export function withTexts<S extends Scene>(scene: S, texts: Texts | undefined): S {
  if (texts === undefined) return scene;
  const changed: Record<string, unknown> = {};
  for (const { field, max, required } of sceneTexts(scene)) {
    const given = texts[field]?.replace(/\s+/gu, " ").trim();
    if (given === undefined || (given === "" && required)) continue;
    if (field !== "tags") changed[field] = cutText(given, max);
    else {
      const tags = hashtagsOf(given);
      if (tags.length > 0) changed[field] = tags;
    }
  }
  return { ...scene, ...changed };
}

/** Hashtags out of a line: words with or without '#', separated by blanks or commas; what cannot be one is left out. */
export function hashtagsOf(line: string): string[] {
  const words = line.split(/[\s,]+/u).filter((word) => HASHTAG.test(word));
  return [...new Set(words.map((word) => (word.startsWith("#") ? word : `#${word}`)))].slice(0, MOST_HASHTAGS);
}

/** Cuts by whole characters, so that no emoji is halved. */
function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = "";
  for (const char of text) {
    if (cut.length + char.length > max) break;
    cut += char;
  }
  return cut.trimEnd();
}
