import type { AppSpec } from "./app-spec.ts";
import type { Op } from "./op.ts";

/** A name that an edit gives although something beside it has it already. */
export interface NameClash {
  /** Where in the ops: `ops[0].patch.title`. */
  path: string;
  /** In a sentence without full stop. */
  problem: string;
}

/**
 * The first name that ops give to an entity, a field or a page although another one beside it is called so, whatever the case. `after` is the
 * app with the ops. Names that clashed before and are left alone are none of an edit's business.
 */
export function findNameClash(after: AppSpec, ops: readonly Op[]): NameClash | null {
  for (const [index, op] of ops.entries()) {
    const clash = clashOf(after, op);
    if (clash !== null) return { path: `ops[${index}].${clash.path}`, problem: clash.problem };
  }
  return null;
}

function clashOf(after: AppSpec, op: Op): NameClash | null {
  switch (op.op) {
    case "add-entity":
      return entityClash(after, op.entity.id, op.entity, "entity.");
    case "rename-entity":
      return entityClash(after, op.entity, op, "");
    case "update-entity":
      return entityClash(after, op.entity, op.patch, "patch.");
    case "add-field":
      return fieldClash(after, op.entity, op.field.id, op.field.name, "field.name");
    case "update-field":
      return fieldClash(after, op.entity, op.field, op.patch.name, "patch.name");
    case "add-page":
      return pageClash(after, op.page.id, op.page.title, "page.title");
    case "update-page":
      return pageClash(after, op.page, op.patch.title, "patch.title");
    default:
      return null;
  }
}

function entityClash(
  after: AppSpec,
  id: string,
  names: { name?: string | undefined; plural?: string | undefined },
  prefix: string,
): NameClash | null {
  for (const key of ["name", "plural"] as const) {
    const name = names[key];
    const other = after.entities.find((one) => one.id !== id && isAlike(one[key], name));
    if (other !== undefined && name !== undefined)
      return { path: prefix + key, problem: `The app has ${other.plural} already` };
  }
  return null;
}

function fieldClash(
  after: AppSpec,
  entity: string,
  id: string,
  name: string | undefined,
  path: string,
): NameClash | null {
  const owner = after.entities.find((one) => one.id === entity);
  const other = owner?.fields.find((field) => field.id !== id && isAlike(field.name, name));
  return owner === undefined || other === undefined
    ? null
    : { path, problem: `${owner.plural} have a field called ${other.name} already` };
}

/** Pages without a place in the navigation may share a title: the details of a thing are often called like its list. */
function pageClash(after: AppSpec, id: string, title: string | undefined, path: string): NameClash | null {
  const page = after.pages.find((one) => one.id === id);
  if (page === undefined || !page.nav) return null;
  const other = after.pages.find((one) => one.id !== id && one.nav && isAlike(one.title, title));
  return other === undefined ? null : { path, problem: `There is a page called ${other.title} already` };
}

const isAlike = (a: string, b: string | undefined): boolean =>
  b !== undefined && a.trim().toLocaleLowerCase("en") === b.trim().toLocaleLowerCase("en");
