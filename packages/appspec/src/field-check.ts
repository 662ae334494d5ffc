import type { Entity, Field, FieldType } from "./entity.ts";
import { boundType, fitsTypes, type EntitiesOf } from "./value-check.ts";

/** Reports a problem at a path below the part that is checked. */
export type Fail = (path: string, problem: string) => never;

/** The field of an entity that is named, of one of the types; `entities` tell the type of what is looked up in others. */
export function checkField(
  owner: Entity,
  id: string,
  types: readonly FieldType[] | undefined,
  path: string,
  fail: Fail,
  entities?: EntitiesOf,
): Field {
  const field =
    owner.fields.find((candidate) => candidate.id === id) ??
    fail(path, `names the field "${id}", which ${owner.id} does not have`);
  if (types && !fitsTypes(field, types, entities)) {
    const what = field.formula?.kind === "lookup" ? "which is looked up" : `of type ${boundType(field, entities)}`;
    fail(path, `names ${owner.id}.${id} ${what}, but needs ${types.join(" or ")}`);
  }
  return field;
}

/** Checks that `via` is a relation of `owner` to the entity `target`. */
export function checkPointer(owner: Entity, via: string, target: string, path: string, fail: Fail): void {
  const field = checkField(owner, via, ["relation"], path, fail);
  if (field.relation !== target)
    fail(path, `names ${owner.id}.${via}, which points at ${field.relation}, not at ${target}`);
}
