import type { AppSpec, Entity, SeedRow } from "@sayhey/appspec";

/** Rows that the days must be known of before anything is said of them. */
const ENOUGH = 3;
const DAY = /^@(-?\d+)(.*)$/s;

/**
 * An app that shows what is coming up has something that is: where nearly all days of such rows lie behind, most of them are put ahead,
 * the latest first. Rows that say how they stand are left, since what is done is not to come.
 */
export function withDaysAhead(spec: AppSpec): AppSpec {
  const shown = new Map<string, string>();
  for (const { blocks } of spec.pages)
    for (const block of blocks) if (block.kind === "agenda") shown.set(block.entity, block.dateField);
  if (shown.size === 0) return spec;
  return {
    ...spec,
    entities: spec.entities.map((entity) => {
      const field = shown.get(entity.id);
      return field === undefined ? entity : ahead(entity, field);
    }),
  };
}

function ahead(entity: Entity, field: string): Entity {
  if (entity.fields.some(({ type }) => type === "choice" || type === "boolean")) return entity;
  const days = entity.rows.flatMap((row) => {
    const day = dayOf(row, field);
    return day === undefined ? [] : [{ row, day }];
  });
  if (days.length < ENOUGH || days.filter(({ day }) => day >= 0).length > 1) return entity;
  const moved = new Set(
    days
      .toSorted((a, b) => b.day - a.day)
      .slice(0, Math.ceil((days.length * 2) / 3))
      .map(({ row }) => row),
  );
  const dated = entity.fields.filter(({ type }) => type === "date" || type === "dateTime").map(({ id }) => id);
  return {
    ...entity,
    rows: entity.rows.map((row) => {
      const day = dayOf(row, field);
      if (day === undefined || day >= 0 || !moved.has(row)) return row;
      // As far ahead as it lay behind; what else the row dates goes along.
      const by = 1 - 2 * day;
      return { ...row, ...Object.fromEntries(dated.flatMap((id) => shifted(row, id, by))) };
    }),
  };
}

function dayOf(row: SeedRow, field: string): number | undefined {
  const match = DAY.exec(String(row[field] ?? ""));
  return match === null ? undefined : Number(match[1]);
}

function shifted(row: SeedRow, field: string, by: number): [string, string][] {
  const match = DAY.exec(String(row[field] ?? ""));
  return match === null ? [] : [[field, `@${Number(match[1]) + by}${match[2] ?? ""}`]];
}
