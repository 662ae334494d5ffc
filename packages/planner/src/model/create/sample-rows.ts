import { valueProblem, type AppSpec, type Entity, type SeedRow } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { moreRows } from "../../embedded/more-rows.ts";

const ROWS = 6;

/** What to fill, and what rows may be called. */
export interface FillOptions {
  /** Entities whose rows somebody has written; they stay. */
  written: ReadonlySet<string>;
  /** What rows of an entity are called, by its id. */
  titles: ReadonlyMap<string, readonly string[]>;
}

/**
 * An app whose other entities have rows to look at until somebody writes better ones. Those that rows point at come first; an entity whose
 * rows cannot be made has none. The words of the app's language must be loaded (`loadLanguage`).
 */
export function withSampleRows(spec: AppSpec, { written, titles }: FillOptions): AppSpec {
  let filled: AppSpec = {
    ...spec,
    entities: spec.entities.map((entity) => (written.has(entity.id) ? entity : { ...entity, rows: [] })),
  };
  const done = new Set(written);
  for (let left = spec.entities.filter(({ id }) => !done.has(id)); left.length > 0;) {
    const entity = left.find((one) => one.fields.every(({ relation }) => isReady(relation, one.id, done))) ?? left[0];
    if (entity === undefined) break;
    const rows = rowsFor(filled, entity, titles.get(entity.id) ?? []);
    filled = { ...filled, entities: filled.entities.map((one) => (one.id === entity.id ? { ...one, rows } : one)) };
    done.add(entity.id);
    left = left.filter((one) => one !== entity);
  }
  return filled;
}

const isReady = (relation: string | undefined, own: string, done: ReadonlySet<string>): boolean =>
  relation === undefined || relation === own || done.has(relation);

function rowsFor(spec: AppSpec, entity: Entity, titles: readonly string[]): SeedRow[] {
  const count = titles.length === 0 ? ROWS : Math.min(titles.length, ROWS + 2);
  try {
    const rows = moreRows(spec, entity.id, count, spec.seed);
    const field = entity.fields.find(({ id }) => id === entity.titleField);
    if (field === undefined || field.type === "choice") return rows;
    return rows.map((row, index) => {
      const title = titles[index];
      return title === undefined || valueProblem(field, title, () => undefined) !== null
        ? row
        : { ...row, [field.id]: title };
    });
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
