import type { AppSpec } from "../app-spec.ts";
import type { Op } from "../op.ts";
import { entityName, entityOf, fieldName, fieldOf, listed, quote, shown, words } from "./spec-names.ts";

const TYPES: Record<string, string> = { longText: "long text", dateTime: "date and time", boolean: "yes or no" };
const typeName = (type: string): string => TYPES[type] ?? words(type);

type EntityOp = Extract<Op, { op: "add-entity" | "remove-entity" | "move-entity" | "rename-entity" | "update-entity" }>;
type FieldOp = Extract<Op, { op: "add-field" | "remove-field" | "move-field" | "update-field" }>;

/** What an op on an entity does, in sentences; `spec` is the app before it. */
export function describeEntityOp(spec: AppSpec, op: EntityOp): string[] {
  const entity = op.op === "add-entity" ? op.entity : entityOf(spec, op.entity);
  const name = entity?.plural ?? String(op.entity);
  switch (op.op) {
    case "add-entity":
      return [`Added ${name} with ${listed(op.entity.fields.map((field) => field.name))}`];
    case "remove-entity": {
      const rows = entity?.rows.length ?? 0;
      return [rows === 0 ? `Removed ${name}` : `Removed ${name} with ${count(rows, "row")}`];
    }
    case "move-entity":
      return [`Moved ${name} to another place in the list`];
    case "rename-entity":
    case "update-entity": {
      const patch = op.op === "rename-entity" ? op : op.patch;
      const lines: string[] = [];
      if (patch.plural !== undefined && patch.plural !== name) lines.push(`Renamed ${name} to ${patch.plural}`);
      else if (patch.name !== undefined && patch.name !== entity?.name)
        lines.push(`Renamed ${entity?.name ?? name} to ${patch.name}`);
      if (patch.icon !== undefined) lines.push(`Changed the icon of ${name}`);
      if (patch.titleField !== undefined)
        lines.push(`Made ${fieldName(spec, op.entity, patch.titleField)} what ${name} are called by`);
      if (op.op === "update-entity" && (op.patch.access !== undefined || op.unset?.includes("access")))
        lines.push(`Set who may see and change ${name}`);
      if (op.op === "update-entity") {
        if (op.patch.limits !== undefined || op.unset?.includes("limits")) lines.push(`Changed the limits of ${name}`);
        if (op.patch.lockedWhen !== undefined || op.unset?.includes("lockedWhen"))
          lines.push(`Changed when ${name} are locked`);
        if (op.patch.effects !== undefined || op.unset?.includes("effects"))
          lines.push(`Changed what ${name} do to other rows`);
      }
      return lines.length > 0 ? lines : [`Changed ${name}`];
    }
  }
}

/** What an op on a field does, in sentences; `spec` is the app before it. */
export function describeFieldOp(spec: AppSpec, op: FieldOp): string[] {
  const owner = entityName(spec, op.entity);
  switch (op.op) {
    case "add-field":
      return [`Added the field ${op.field.name} to ${owner}`];
    case "remove-field":
      return [`Removed the field ${fieldName(spec, op.entity, op.field)} from ${owner}`];
    case "move-field":
      return [`Moved the field ${fieldName(spec, op.entity, op.field)} in ${owner}`];
    case "update-field":
      return describeField(spec, op, owner);
  }
}

function describeField(spec: AppSpec, op: Extract<Op, { op: "update-field" }>, owner: string): string[] {
  const field = fieldOf(spec, op.entity, op.field);
  const name = fieldName(spec, op.entity, op.field);
  const { patch, unset = [] } = op;
  const lines: string[] = [];
  if (patch.name !== undefined && patch.name !== name)
    lines.push(`Renamed the field ${name} to ${patch.name} in ${owner}`);
  if (patch.type !== undefined && patch.type !== field?.type)
    lines.push(
      field === undefined
        ? `Made ${name} of ${owner} a ${typeName(patch.type)}`
        : `Changed ${name} of ${owner} from ${typeName(field.type)} to ${typeName(patch.type)}`,
    );
  if (patch.required !== undefined || unset.includes("required"))
    lines.push(`Made ${name} ${patch.required === true ? "required" : "optional"} in ${owner}`);
  if (patch.options !== undefined) {
    const had = field?.options ?? [];
    const added = patch.options.filter((option) => !had.includes(option));
    const removed = had.filter((option) => patch.options?.includes(option) === false);
    if (added.length > 0) lines.push(`Added ${listed(added.map(quote))} to ${name} of ${owner}`);
    if (removed.length > 0) lines.push(`Took ${listed(removed.map(quote))} out of ${name} of ${owner}`);
    if (added.length + removed.length === 0) lines.push(`Put the options of ${name} in another order`);
  }
  if (patch.relation !== undefined) lines.push(`Made ${name} of ${owner} point at ${entityName(spec, patch.relation)}`);
  if (patch.unique !== undefined || unset.includes("unique"))
    lines.push(`Let ${name} ${patch.unique === true ? "hold each value once" : "repeat"} in ${owner}`);
  if (patch.requiredWhen !== undefined || unset.includes("requiredWhen"))
    lines.push(`Changed when ${name} must be filled in ${owner}`);
  if (patch.warn !== undefined || unset.includes("warn")) lines.push(`Changed the marks of ${name} in ${owner}`);
  if (patch.steps !== undefined || unset.includes("steps")) lines.push(`Changed the steps of ${name} in ${owner}`);
  if (patch.number !== undefined || unset.includes("number"))
    lines.push(
      patch.number === undefined
        ? `${name} of ${owner} no longer counts by itself`
        : `Let ${name} of ${owner} count by itself`,
    );
  for (const key of ["unit", "default", "min", "max", "help", "formula"] as const) {
    const value = shown(patch[key]);
    if (patch[key] !== undefined)
      lines.push(
        value === null
          ? `Changed the ${words(key)} of ${name} in ${owner}`
          : `Set the ${words(key)} of ${name} to ${value}`,
      );
    else if (unset.includes(key)) lines.push(`Removed the ${words(key)} of ${name} in ${owner}`);
  }
  if (patch.accept !== undefined) lines.push(`Let ${name} of ${owner} take ${listed(patch.accept)} files`);
  else if (unset.includes("accept")) lines.push(`Let ${name} of ${owner} take any kind of file`);
  if (patch.several === true) lines.push(`Let ${name} of ${owner} hold several files`);
  else if (patch.several === false || unset.includes("several")) lines.push(`Let ${name} of ${owner} hold one file`);
  if (patch.maxMegabytes !== undefined)
    lines.push(`Set the largest file of ${name} in ${owner} to ${patch.maxMegabytes} MB`);
  else if (unset.includes("maxMegabytes")) lines.push(`Removed the largest size of ${name} in ${owner}`);
  return lines.length > 0 ? lines : [`Changed the field ${name} of ${owner}`];
}

/** '1 row', '3 rows'. */
export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? "" : "s"}`;
