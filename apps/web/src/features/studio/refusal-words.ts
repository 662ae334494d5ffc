import type { Storyboard } from "@sayhey/trailer";
import { sceneName } from "./scene-words.ts";

/**
 * Why ops were refused, for a person: without the place in the list, scenes by their names.
 * 'ops.0.toMs: must leave 400 ms of 'hook'' becomes 'This must leave 0.4 s of Hook.'
 */
export function refusalWords(message: string, storyboard: Storyboard): string {
  const plain = message
    .replace(/^(?:ops|storyboard|scenes)[\w.]*: /, "")
    .replaceAll(/'([a-z][a-z0-9-]*)'/g, (quoted, id: string) => {
      const scene = storyboard.scenes.find((each) => each.id === id);
      return scene === undefined ? quoted : sceneName(scene, storyboard);
    })
    .replaceAll(/(\d+) ms\b/g, (_, ms: string) => `${Number(ms) / 1000} s`);
  const sentence = /^(?:would|must|is|holds|has|names)\b/.test(plain) ? `This ${plain}` : capital(plain);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
