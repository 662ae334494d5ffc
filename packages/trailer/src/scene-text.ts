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
  /** One entry a line. */
  lines?: true;
}

type Texts = Partial<Record<SceneTextField, string>>;

const HASHTAG = /^#?[\p{L}\p{N}_]{1,39}$/u;
const MOST_HASHTAGS = 8;
const MOST_ITEMS = 5;
const ITEM_LENGTH = 80;

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
      return [
        { field: "text", label: "Quote", value: scene.text, max: 200, required },
        { field: "by", label: "Who says it", value: scene.by, max: 80, required: false },
      ];
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
      return [
        { field: "title", label: "Title", value: scene.title, max: 120, required },
        { field: "items", label: "Entries", value: scene.items.join("\n"), max: 404, required, lines: true },
      ];
    case "before-after":
      return [
        { field: "before", label: "Before", value: scene.before, max: 160, required },
        { field: "after", label: "After", value: scene.after, max: 160, required },
      ];
    case "numbers":
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
    const given = texts[field];
    if (given === undefined) continue;
    const value = readText(field, given, (text, most) => cutText(text, Math.min(max, most)));
    if (value !== null && (value !== "" || !required)) changed[field] = value;
  }
  return { ...scene, ...changed };
}

/**
 * The value of a field out of what was typed: one line of text, hashtags, or two to five entries; null when there are too few.
 * `limit` sees each text with the most characters it may have.
 */
export function readText(
  field: SceneTextField,
  given: string,
  limit: (text: string, most: number) => string,
): string | string[] | null {
  if (field === "tags") {
    const tags = hashtagsOf(given);
    return tags.length === 0 ? null : tags;
  }
  if (field !== "items") return limit(oneLine(given), Number.POSITIVE_INFINITY);
  const items = given
    .split("\n")
    .map(oneLine)
    .filter((item) => item !== "");
  return items.length < 2 ? null : items.slice(0, MOST_ITEMS).map((item) => limit(item, ITEM_LENGTH));
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
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
