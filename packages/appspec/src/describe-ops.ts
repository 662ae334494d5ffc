import { AppError } from "@sayhey/contract/app-error";
import type { AppSpec } from "./app-spec.ts";
import { describeBlockOp } from "./describe/describe-block-op.ts";
import { count, describeEntityOp, describeFieldOp } from "./describe/describe-data-op.ts";
import { describeCustomBlockOp } from "./describe/describe-custom-block-op.ts";
import { describeLookOp } from "./describe/describe-look-op.ts";
import {
  entityName,
  entityOf,
  fieldName,
  listed,
  pageName,
  pageOf,
  quote,
  roleName,
  rowName,
  shown,
} from "./describe/spec-names.ts";
import type { Op } from "./op.ts";
import { applyOp } from "./ops/apply-op.ts";
import { copySpec } from "./ops/copy-spec.ts";

type RowOp = Extract<Op, { op: "set-rows" | "add-row" | "update-row" | "move-row" | "remove-row" }>;
type PageOp = Extract<Op, { op: "add-page" | "remove-page" | "move-page" | "update-page" }>;

/** Sentences about more rows of one entity than this are one that counts. */
const ROWS_APART = 2;
const ROW_VERBS = {
  "add-row": "Added",
  "update-row": "Changed",
  "move-row": "Moved",
  "remove-row": "Removed",
} as const;

/**
 * What a list of ops does to an app, in English sentences for people, without full stops: 'Added the field Calories to Recipes'. Changes of
 * many rows are counted, sentences never repeat, and what is past `most` is counted too. Ops that do not fit are told as well as they can be.
 */
export function describeOps(before: AppSpec, ops: readonly Op[], most = 30): string[] {
  const draft = copySpec(before);
  const counts = new Map<string, number>();
  for (const op of ops) if (isSingleRow(op)) counts.set(keyOf(op), (counts.get(keyOf(op)) ?? 0) + 1);
  const lines = new Set<string>();
  for (const op of ops) {
    const many = isSingleRow(op) ? (counts.get(keyOf(op)) ?? 0) : 0;
    if (isSingleRow(op) && many > ROWS_APART) {
      const where = op.op === "add-row" ? "to" : op.op === "remove-row" ? "from" : "of";
      lines.add(`${ROW_VERBS[op.op]} ${count(many, "row")} ${where} ${entityName(draft, op.entity)}`);
    } else for (const line of describeOp(draft, op)) lines.add(line);
    apply(draft, op);
  }
  const all = [...lines];
  return all.length <= most ? all : [...all.slice(0, most - 1), `And ${all.length - most + 1} more changes`];
}

/** What one op does, in sentences; `spec` is the app before it. */
export function describeOp(spec: AppSpec, op: Op): string[] {
  switch (op.op) {
    case "set-identity":
    case "set-theme":
    case "set-seed":
    case "set-sharing":
    case "set-footer":
    case "set-accounts":
      return describeLookOp(spec, op);
    case "add-entity":
    case "remove-entity":
    case "move-entity":
    case "rename-entity":
    case "update-entity":
      return describeEntityOp(spec, op);
    case "add-field":
    case "remove-field":
    case "move-field":
    case "update-field":
      return describeFieldOp(spec, op);
    case "set-rows":
    case "add-row":
    case "update-row":
    case "move-row":
    case "remove-row":
      return [describeRowOp(spec, op)];
    case "add-page":
    case "remove-page":
    case "move-page":
    case "update-page":
      return describePageOp(spec, op);
    case "add-block":
    case "remove-block":
    case "move-block":
    case "update-block":
      return describeBlockOp(spec, op);
    case "add-custom-block":
    case "remove-custom-block":
    case "move-custom-block":
    case "update-custom-block":
      return describeCustomBlockOp(spec, op);
    case "add-assumption":
      return [`Asked again: ${quote(op.assumption.text)}`];
    case "remove-assumption": {
      const text = spec.assumptions.find(({ id }) => id === op.assumption)?.text;
      return [text === undefined ? "Settled a question" : `Settled ${quote(text)}`];
    }
  }
}

function describeRowOp(spec: AppSpec, op: RowOp): string {
  const entity = entityOf(spec, op.entity);
  const name = entityName(spec, op.entity);
  if (op.op === "set-rows")
    return op.rows.length === 0 ? `Emptied ${name}` : `Gave ${name} ${count(op.rows.length, "new row")}`;
  if (op.op === "add-row") return `Added ${rowName(entity, op.row)} to ${name}`;
  const row = entity?.rows.find(({ id }) => id === op.row);
  const called = row === undefined ? op.row : rowName(entity, row);
  switch (op.op) {
    case "remove-row":
      return `Removed ${called} from ${name}`;
    case "move-row":
      return `Moved ${called} in ${name}`;
    case "update-row": {
      const [[field, value] = ["", undefined], ...others] = Object.entries(op.values);
      const said = others.length === 0 && (op.unset ?? []).length === 0 ? shown(value) : null;
      return said === null || field === ""
        ? `Changed ${called} of ${name}`
        : `Set ${fieldName(spec, op.entity, field)} of ${called} to ${said}`;
    }
  }
}

function describePageOp(spec: AppSpec, op: PageOp): string[] {
  if (op.op === "add-page") return [`Added the page ${op.page.title}`];
  const name = pageName(spec, op.page);
  if (op.op === "remove-page") return [`Removed the page ${name}`];
  if (op.op === "move-page") {
    const next = spec.pages.filter(({ id }) => id !== op.page)[op.index];
    return [next === undefined ? `Moved the page ${name} to the end` : `Moved the page ${name} before ${next.title}`];
  }
  const { title, path, nav, icon, legal, roles } = op.patch;
  const before = pageOf(spec, op.page);
  const lines = [
    ...(title !== undefined && title !== name ? [`Renamed the page ${name} to ${title}`] : []),
    ...(path !== undefined && path !== before?.path ? [`Changed the address of the page ${name} to ${path}`] : []),
    ...(nav === undefined || nav === before?.nav
      ? []
      : [nav ? `Put the page ${name} into the navigation` : `Took the page ${name} out of the navigation`]),
    ...(legal === true && before?.legal !== true ? [`Linked the page ${name} among the legal pages`] : []),
    ...(op.unset?.includes("legal") === true ? [`Took the page ${name} out of the legal pages`] : []),
    ...(roles === undefined ? [] : [`Kept the page ${name} for ${listed(roles.map((id) => roleName(spec, id)))}`]),
    ...(op.unset?.includes("roles") === true ? [`Opened the page ${name} to everybody`] : []),
    ...(icon !== undefined && icon !== before?.icon ? [`Changed the icon of the page ${name}`] : []),
  ];
  return lines.length > 0 ? lines : [`Changed the page ${name}`];
}

function isSingleRow(op: Op): op is Exclude<RowOp, { op: "set-rows" }> {
  return Object.hasOwn(ROW_VERBS, op.op);
}

const keyOf = (op: Exclude<RowOp, { op: "set-rows" }>): string => `${op.op} ${op.entity}`;

/** Takes an op over where it fits, so that the next one is told by the names that hold then. */
function apply(draft: AppSpec, op: Op): void {
  try {
    applyOp(draft, JSON.parse(JSON.stringify(op)) as Op, "");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
