import type { AppSpec, Op } from "@sayhey/appspec";

/** Lines at most; the rest is counted. */
const LINES = 30;

/** What ops changed, in words for people, one line each; `before` is the app that they were applied to. */
export function describeOps(ops: readonly Op[], before: AppSpec, after: AppSpec): string[] {
  const entity = (id: string): string =>
    (after.entities.find((one) => one.id === id) ?? before.entities.find((one) => one.id === id))?.plural ?? id;
  const field = (owner: string, id: string): string =>
    [after, before]
      .flatMap((spec) => spec.entities.find((one) => one.id === owner)?.fields ?? [])
      .find((one) => one.id === id)?.name ?? id;
  const page = (id: string): string =>
    (after.pages.find((one) => one.id === id) ?? before.pages.find((one) => one.id === id))?.title ?? id;
  const lines: string[] = [];
  const rows = new Map<string, number>();
  for (const op of ops) {
    const line = describeOp(op, { entity, field, page });
    if (line !== null && !lines.includes(line)) lines.push(line);
    else if ("row" in op) rows.set(op.entity, (rows.get(op.entity) ?? 0) + 1);
  }
  for (const [id, count] of rows) lines.push(`Changed ${count} example${count === 1 ? "" : "s"} of ${entity(id)}`);
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES), `And ${lines.length - LINES} more changes`];
}

interface Names {
  entity(id: string): string;
  field(owner: string, id: string): string;
  page(id: string): string;
}

/** Null for changes of single rows, which are counted instead. */
function describeOp(op: Op, names: Names): string | null {
  switch (op.op) {
    case "set-identity":
      return op.patch.name === undefined ? "Changed what the app says about itself" : `Named the app ${op.patch.name}`;
    case "set-theme":
      return "Changed the look";
    case "add-entity":
      return `Added ${op.entity.plural}`;
    case "remove-entity":
      return `Removed ${names.entity(op.entity)}`;
    case "rename-entity":
      return `Renamed ${names.entity(op.entity)}`;
    case "update-entity":
      return op.patch.access === undefined
        ? "Changed how the app works"
        : `Kept who may see and change ${names.entity(op.entity)}`;
    case "add-field":
      return `Added the field ${op.field.name} to ${names.entity(op.entity)}`;
    case "remove-field":
      return `Removed the field ${names.field(op.entity, op.field)} from ${names.entity(op.entity)}`;
    case "update-field":
      return `Changed the field ${names.field(op.entity, op.field)} of ${names.entity(op.entity)}`;
    case "set-rows":
      return `Gave ${names.entity(op.entity)} new examples`;
    case "add-row":
    case "update-row":
    case "remove-row":
      return null;
    case "add-page":
      return `Added the page ${op.page.title}`;
    case "remove-page":
      return `Removed the page ${names.page(op.page)}`;
    case "move-page":
      return `Moved the page ${names.page(op.page)}`;
    case "update-page":
      return `Changed the page ${names.page(op.page)}`;
    case "add-block":
      return `Added ${blockName(op.block.kind, op.block.title)} to the page ${names.page(op.page)}`;
    case "remove-block":
      return `Removed a part of the page ${names.page(op.page)}`;
    case "move-block":
    case "update-block":
      return `Changed a part of the page ${names.page(op.page)}`;
    default:
      return "Changed how the app works";
  }
}

const blockName = (kind: string, title: string | undefined): string =>
  title ?? `a ${kind.replace(/[A-Z]/g, " $&").toLowerCase()}`;
