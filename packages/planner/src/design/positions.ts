import type { Made } from "../capabilities/capability.ts";
import { mapOf, placeExactly, positionFields } from "../embedded/rich-parts.ts";
import { leadPart } from "../capabilities/rows.ts";

/** What has the word in it and shows no places: of a site, of plans, of thoughts, of numbers, of a game. */
export const OTHER_MAPS =
  /\b(?:site|road|mind|heat|concept|story|journey|customer journey|process|career|skill|empathy|value stream|impact|tree|key|treasure|star|game|dungeon|fantasy|brain|stake ?holder|seat(?:ing)?|floor|lesson|curriculum|strategy)[- ]?$/i;
const ASKED =
  /\b(?:on (?:a|the|an interactive) map|map (?:of|with|view|page|showing)|maps? (?:and|,)|interactive map|store locator|(?:shop|branch|dealer|location) finder|near me|nearby)\b/i;

/** Whether a text wants to see where things are. */
export function mapAsked(text: string): boolean {
  const found = ASKED.exec(text);
  return found !== null && !OTHER_MAPS.test(text.slice(0, found.index));
}

/** A page that shows where things are: the first that says where it is, else what the app is about. */
export function addMap(made: Made): void {
  const parts = made.kept.map(({ part }) => part);
  const there = parts.find((part) => mapOf(part) !== undefined);
  const part = there ?? leadPart(made);
  if (part === undefined) return;
  if (there === undefined) made.draft.extend(part, "Place: location");
  placeExactly(made.draft, part);
  const map = mapOf(part);
  if (map !== undefined) made.draft.page("map", "Map", "map", [map]);
}

/** Where a text wants to see where things are, its maps know latitude and longitude, which are the owner's to fill in. */
export function placeOnMaps({ draft, text }: Made): void {
  if (!mapAsked(text)) return;
  for (const block of draft.pages.flatMap(({ blocks }) => blocks)) {
    const part = block.kind === "places" ? draft.parts.get(block.entity) : undefined;
    if (block.kind !== "places" || part === undefined || block.latField !== undefined) continue;
    placeExactly(draft, part);
    const [latField, lngField] = positionFields(part);
    if (latField !== undefined && lngField !== undefined) Object.assign(block, { latField, lngField });
  }
}
