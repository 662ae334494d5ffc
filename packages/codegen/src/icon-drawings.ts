import { ICONS } from "./icons.gen.ts";

export { iconDrawing } from "./emit-icons.ts";

/** Names of icons that hold a text, those that begin with it first; at most so many. */
export function findIcons(text: string, most: number): string[] {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, "-");
  const names = Object.keys(ICONS).filter((name) => name.includes(wanted));
  return names.toSorted((a, b) => Number(b.startsWith(wanted)) - Number(a.startsWith(wanted))).slice(0, most);
}
