import type { NewBlock, Part } from "../embedded/app-draft.ts";
import { formOf } from "../embedded/plan.ts";

/** Something that can be done to a row of cards. */
export type RowAction = NonNullable<Extract<NewBlock, { kind: "cards" }>["actions"]>[number];

/** A form that leaves out what others decide or count. */
export function formFor(
  part: Part,
  title: string,
  submitLabel: string,
  thanks: string,
  without: readonly string[] = [],
): NewBlock {
  const asked = part.inputs(9).filter((id) => !without.includes(id));
  // Of what kind it is has to be said, though a text lists only what else is noted.
  const kind = part
    .badges(5)
    .filter((id) => !without.includes(id) && !asked.includes(id))
    .slice(0, 2);
  const fields = [...asked.slice(0, 1), ...kind, ...asked.slice(1)].slice(0, 12);
  return { ...(formOf(part, title) as Extract<NewBlock, { kind: "form" }>), fields, submitLabel, thanks };
}

/** A count of rows that point at a thing, as far as they say something. */
export function rollUp(
  part: Part,
  {
    id,
    name,
    entity,
    via,
    where,
  }: { id: string; name: string; entity: string; via: string; where?: { field: string; value: string | boolean } },
): void {
  part.entity.fields.push({
    id,
    name,
    type: "computed",
    formula: {
      kind: "rollup",
      fn: "count",
      entity,
      via,
      ...(where !== undefined && { where: [{ field: where.field, is: "eq", value: where.value }] }),
    },
  });
}
