import { hashtagsOf, type SceneText } from "@sayhey/trailer";

/** What was typed into a field, and the value it led to. */
export interface TextDraft {
  text: string;
  /** Why the scene does not show it, or null. */
  problem: string | null;
  /** Value of the scene when it refused. */
  refusedAt: string;
}

/** What the storyboard makes of typed text: blanks are put in order, hashtags marked. */
function settled(field: SceneText["field"], text: string): string {
  if (field === "tags") return hashtagsOf(text).join(" ");
  const oneLine = (line: string): string => line.replace(/\s+/gu, " ").trim();
  if (field !== "items") return oneLine(text);
  return text
    .split("\n")
    .map(oneLine)
    .filter((line) => line !== "")
    .join("\n");
}

/**
 * What a field shows: what was typed as long as it is what the scene has (but for blanks still being typed) or was refused;
 * else what the scene has, which something else changed.
 */
export function shownText({ field, value }: Pick<SceneText, "field" | "value">, draft: TextDraft | null): string {
  if (draft === null) return value;
  if (draft.problem !== null) return draft.refusedAt === value ? draft.text : value;
  return settled(field, draft.text) === value ? draft.text : value;
}

/** What a person should know before the scene is asked: nothing for text it can take. */
export function textProblem({ field, required, max }: SceneText, text: string): string | null {
  if (required && text.trim() === "") return "Empty words stay as they were.";
  if (field === "tags" && hashtagsOf(text).length === 0) return "No word here can be a hashtag.";
  if (field === "items" && settled(field, text).split("\n").length < 2) return "A list has at least two entries.";
  if (text.length > max) return `At most ${max} characters.`;
  return null;
}
