import type { AppSpec } from "@sayhey/appspec";
import { readArtMotif } from "@sayhey/codegen/art";

const LONGEST = 120;

/** Whether a text names a thing that can be drawn; people stand for any app, so they say nothing of this one. */
function isThing(text: string): boolean {
  const { kind } = readArtMotif(text);
  return kind !== "abstract" && kind !== "person";
}

/** What pictures of a project show, in a word: the first thing its idea names, else its leading kind of thing. */
export function subjectOf({ identity, entities }: Pick<AppSpec, "identity" | "entities">): string {
  const words = identity.idea.match(/\p{L}{3,}/gu) ?? [];
  const names = entities.map(({ name }) => name);
  const found = words.slice(0, 60).find(isThing) ?? names.find(isThing) ?? names[0] ?? identity.category;
  return found.slice(0, LONGEST);
}
