import type { Part } from "../embedded/app-draft.ts";

/** Types that are read on a row's own page, or are no text at all. */
const NO_COLUMN = ["longText", "image", "file", "lines"];
const MOST = 6;
/** Columns that people look for first: how far it is, and what it comes to. */
const LOOKED_FOR: readonly RegExp[] = [/^(?:status|state|stage)$/i, /^(?:total|amount|price|value|due|due on)$/i];
/** What is looked up once somebody has found the row, and gives its place to those. */
const LOOKED_UP = ["phone", "email", "url", "location", "text", "boolean", "time", "rating"];
/** So many fields that the text itself lists are its own choice of columns. */
const LISTED = 3;

/** Whether any row has something in a field; a column without is an empty column. */
const isFilled = (part: Part, id: string): boolean =>
  part.field(id)?.type === "computed" || part.entity.rows.some((row) => row[id] !== undefined && row[id] !== "");

/** Columns of a table: what can be read at a glance and has something to be read, with its state and amount among them. */
export function columnsOf(part: Part): string[] {
  const all = part.all.filter((id) => !NO_COLUMN.includes(part.field(id)?.type ?? "") && isFilled(part, id));
  const shown = all.slice(0, MOST);
  if (part.asked.length >= LISTED) return shown;
  for (const name of LOOKED_FOR) {
    const isSuch = (id: string): boolean => name.test(part.field(id)?.name ?? "");
    const hidden = all.slice(MOST).find(isSuch);
    if (hidden === undefined || shown.some(isSuch)) continue;
    const place = shown.findLastIndex(
      (id, at) => at > 0 && LOOKED_UP.includes(part.field(id)?.type ?? "") && !part.asked.includes(id),
    );
    if (place > 0) shown.splice(place, 1);
    if (shown.length < MOST) shown.push(hidden);
  }
  return shown;
}
