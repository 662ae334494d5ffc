import { pick, type Random } from "../games/game.ts";

/** What can be drawn: a text and the group it is of. */
export interface Drawable {
  text: string;
  group: string;
}

/** Groups in the order in which they come first, each with its texts. */
export function byGroup(list: readonly Drawable[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { text, group } of list) groups.set(group, [...(groups.get(group) ?? []), text]);
  return groups;
}

/** Draws one of each group; what is locked stays, and what can change does. */
export function draw(
  groups: ReadonlyMap<string, readonly string[]>,
  before: Readonly<Record<string, string>>,
  locked: ReadonlySet<string>,
  random: Random,
): Record<string, string> {
  return Object.fromEntries(
    [...groups].map(([group, texts]) => {
      const now = before[group];
      if (now !== undefined && locked.has(group) && texts.includes(now)) return [group, now];
      const others = texts.filter((text) => text !== now);
      return [group, pick(others.length > 0 ? others : texts, random)];
    }),
  );
}
