import type { Scene, Storyboard } from "../storyboard.ts";
import { beatMs } from "../beat.ts";

/** What is seen and wants to be heard, besides cuts and taps. Times in ms from the start, in order. */
export interface SoundCues {
  /** A letter that is typed. */
  keys: number[];
  /** A number that counts up, from its first to its last figure. */
  counts: { startMs: number; endMs: number }[];
}

/** Fingers are no faster, and ears hear no more. */
const KEY_GAP_MS = 55;
/** As `drawKinetic` types: words follow each other by so much. */
const WORD_MS = 110;
const MOST_KEYS = 28;

/** The words of a scene that its motion types. */
function typedText(scene: Scene): string {
  if (scene.motion !== "typed") return "";
  switch (scene.kind) {
    case "reveal":
    case "outro":
    case "call-to-action":
      return scene.name;
    case "hook":
    case "problem":
    case "quote":
      return scene.text;
    case "feature":
      return scene.caption;
    case "list":
      return scene.title;
    case "hashtags":
      return scene.tags.join(" ");
    case "before-after":
      return scene.before;
    case "numbers":
      return "";
  }
}

function keysOf(scene: Scene): number[] {
  const words = typedText(scene).split(/\s+/u).filter(Boolean);
  const keys: number[] = [];
  for (const [index, word] of words.entries()) {
    const from = scene.startMs + index * WORD_MS;
    const letters = Math.min([...word].length, Math.max(1, Math.floor(WORD_MS / KEY_GAP_MS)));
    for (let letter = 0; letter < letters; letter++) keys.push(from + (letter * WORD_MS) / letters);
  }
  return keys.filter((at) => at < scene.startMs + scene.durationMs).slice(0, MOST_KEYS);
}

/** What the words and numbers of a storyboard do that can be heard. */
export function soundCues({ scenes, soundtrack }: Pick<Storyboard, "scenes" | "soundtrack">): SoundCues {
  const counts = scenes.flatMap((scene) =>
    scene.kind === "numbers"
      ? scene.items.map((_, index) => {
          // As the scene's painter counts: one number after the other, for the same time.
          const startMs = scene.startMs + index * 0.3 * beatMs(soundtrack.bpm);
          return { startMs, endMs: startMs + Math.min(900, scene.durationMs * 0.5) };
        })
      : [],
  );
  return { keys: scenes.flatMap(keysOf), counts };
}
