import type { ReadThing } from "../recognise/reading.ts";
import type { Part } from "../embedded/app-draft.ts";

/** Longer words make no title. */
const LONGEST = 24;

/**
 * Titles of rows that nobody has described, put together of what is in each row: its number with where it is, of what kind it is or whose it is.
 */
export function tellByFields(part: Part, { fields }: Pick<ReadThing, "fields">): void {
  const { entity } = part;
  // What there is to choose from by the text itself; what is made up says nothing.
  const said = new Set(fields.filter(({ options }) => options.length > 1).map(({ options }) => options.join()));
  const says = entity.fields.find(
    ({ id, type, options = [] }) =>
      id !== entity.titleField &&
      type === "choice" &&
      said.has(options.join()) &&
      options.every((option) => option.length <= LONGEST),
  );
  const whose = entity.fields.find(
    ({ name, type }) => type === "text" && /^(?:who|owner|borrower|for|from)\b/i.test(name),
  );
  for (const row of entity.rows) {
    const title = String(row[entity.titleField] ?? "");
    const told = row[says?.id ?? ""] ?? row[whose?.id ?? ""];
    if (typeof told !== "string" || told === "" || told.length > LONGEST) continue;
    row[entity.titleField] = `${title}, ${told}`;
  }
}
