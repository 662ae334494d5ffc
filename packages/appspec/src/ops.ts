import { AppError } from "@sayhey/contract/app-error";
import type { AppSpec, Page } from "./app-spec.ts";
import { blockSchema, type Block } from "./block.ts";
import type { Entity, SeedRow } from "./entity.ts";
import { opSchema, type Op } from "./op.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

/**
 * Applies a list of ops as one step: all of them or none. The result is a new, valid AppSpec; `spec` is left as it was.
 * Applying `inverse` to the result gives the document before.
 * @throws AppError bad-request when an op does not fit or the result would not be valid
 */
export function applyOps(spec: AppSpec, ops: readonly Op[]): { spec: AppSpec; inverse: Op[] } {
  // An AppSpec is a JSON document, so this copies all of it.
  const draft = JSON.parse(JSON.stringify(spec)) as AppSpec;
  const inverse: Op[] = [];
  ops.forEach((candidate, index) => {
    const parsed = opSchema.safeParse(candidate);
    if (!parsed.success)
      throw refuse(
        `ops[${index}].${parsed.error.issues[0]?.path.join(".") ?? ""}: ${parsed.error.issues[0]?.message ?? "has no readable shape"}`,
      );
    inverse.unshift(applyOp(draft, parsed.data, `ops[${index}]`));
  });
  return { spec: parseAppSpec(draft), inverse };
}

function refuse(problem: string): AppError {
  return new AppError("bad-request", `This change does not fit the app: ${problem}.`, {
    hint: "Reload the app and try the change again.",
  });
}

/** Carries one op out on the draft and says what undoes it. */
function applyOp(draft: AppSpec, op: Op, path: string): Op {
  switch (op.op) {
    case "set-identity": {
      const before = pickKeys(draft.identity, Object.keys(op.patch));
      Object.assign(draft.identity, op.patch);
      return { op: "set-identity", patch: before };
    }
    case "set-theme": {
      const before = pickKeys(draft.theme, Object.keys(op.patch));
      Object.assign(draft.theme, op.patch);
      return { op: "set-theme", patch: before };
    }
    case "add-entity":
      insert(draft.entities, op.entity as Entity, op.index);
      return { op: "remove-entity", entity: op.entity.id };
    case "remove-entity": {
      const [entity, index] = take(draft.entities, op.entity, `${path}.entity`);
      return { op: "add-entity", entity, index };
    }
    case "rename-entity": {
      const entity = find(draft.entities, op.entity, `${path}.entity`);
      const { op: _op, entity: _id, ...patch } = op;
      const before = pickKeys(entity, Object.keys(patch));
      Object.assign(entity, patch);
      return { op: "rename-entity", entity: op.entity, ...before };
    }
    case "add-field":
    case "remove-field":
    case "update-field":
      return applyFieldOp(find(draft.entities, op.entity, `${path}.entity`), op, path);
    case "set-rows":
    case "add-row":
    case "update-row":
    case "remove-row":
      return applyRowOp(find(draft.entities, op.entity, `${path}.entity`), op, path);
    case "add-page":
      insert(draft.pages, op.page as Page, op.index);
      return { op: "remove-page", page: op.page.id };
    case "remove-page": {
      const [page, index] = take(draft.pages, op.page, `${path}.page`);
      return { op: "add-page", page, index };
    }
    case "move-page": {
      const [page, index] = take(draft.pages, op.page, `${path}.page`);
      insert(draft.pages, page, op.index);
      return { op: "move-page", page: op.page, index };
    }
    case "update-page": {
      const page = find(draft.pages, op.page, `${path}.page`);
      const before = pickKeys(page, Object.keys(op.patch));
      Object.assign(page, op.patch);
      return { op: "update-page", page: op.page, patch: before };
    }
    case "add-block":
    case "remove-block":
    case "move-block":
    case "update-block":
      return applyBlockOp(draft, op, path);
  }
}

type FieldOp = Extract<Op, { op: "add-field" | "remove-field" | "update-field" }>;
function applyFieldOp(entity: Entity, op: FieldOp, path: string): Op {
  switch (op.op) {
    case "add-field":
      insert(entity.fields, op.field, op.index);
      for (const row of entity.rows) {
        const value = op.values && Object.hasOwn(op.values, row.id) ? op.values[row.id] : undefined;
        if (value !== undefined) row[op.field.id] = value;
      }
      return { op: "remove-field", entity: op.entity, field: op.field.id };
    case "remove-field": {
      const [field, index] = take(entity.fields, op.field, `${path}.field`);
      const values: Record<string, SeedRow[string]> = {};
      for (const row of entity.rows) {
        const value = row[op.field];
        if (value !== undefined) values[row.id] = value;
        delete row[op.field];
      }
      return { op: "add-field", entity: op.entity, field, index, values };
    }
    case "update-field": {
      const field = find(entity.fields, op.field, `${path}.field`);
      return { op: "update-field", entity: op.entity, field: op.field, ...patchObject(field, op.patch, op.unset) };
    }
  }
}

type RowOp = Extract<Op, { op: "set-rows" | "add-row" | "update-row" | "remove-row" }>;
function applyRowOp(entity: Entity, op: RowOp, path: string): Op {
  switch (op.op) {
    case "set-rows": {
      const rows = entity.rows;
      entity.rows = op.rows as SeedRow[];
      return { op: "set-rows", entity: op.entity, rows };
    }
    case "add-row":
      insert(entity.rows, op.row as SeedRow, op.index);
      return { op: "remove-row", entity: op.entity, row: op.row.id };
    case "update-row": {
      const row = find(entity.rows, op.row, `${path}.row`);
      if ("id" in op.values || op.unset?.includes("id")) throw refuse(`${path}.values must not change the id`);
      const { patch, unset } = patchObject<Record<string, SeedRow[string]>>(row, op.values, op.unset);
      return { op: "update-row", entity: op.entity, row: op.row, values: patch, unset };
    }
    case "remove-row": {
      const [row, index] = take(entity.rows, op.row, `${path}.row`);
      return { op: "add-row", entity: op.entity, row, index };
    }
  }
}

type BlockOp = Extract<Op, { op: "add-block" | "remove-block" | "move-block" | "update-block" }>;
function applyBlockOp(draft: AppSpec, op: BlockOp, path: string): Op {
  const page = find(draft.pages, op.page, `${path}.page`);
  switch (op.op) {
    case "add-block":
      insert(page.blocks, op.block, op.index);
      return { op: "remove-block", page: op.page, block: op.block.id };
    case "remove-block": {
      const [block, index] = take(page.blocks, op.block, `${path}.block`);
      return { op: "add-block", page: op.page, block, index };
    }
    case "move-block": {
      const target = op.to === undefined ? page : find(draft.pages, op.to, `${path}.to`);
      const [block, index] = take(page.blocks, op.block, `${path}.block`);
      insert(target.blocks, block, op.index);
      return { op: "move-block", page: target.id, block: op.block, to: page.id, index };
    }
    case "update-block": {
      const block = find(page.blocks, op.block, `${path}.block`);
      if ("id" in op.patch || "kind" in op.patch || op.unset?.some((key) => key === "id" || key === "kind"))
        throw refuse(`${path}.patch must not change id or kind`);
      const copy: Record<string, unknown> = { ...block };
      const inverse = patchObject(copy, op.patch, op.unset);
      const parsed = blockSchema.safeParse(copy);
      if (!parsed.success)
        throw refuse(
          `${path}.patch.${parsed.error.issues[0]?.path.join(".") ?? ""}: ${parsed.error.issues[0]?.message ?? "does not fit"}`,
        );
      page.blocks[page.blocks.indexOf(block)] = parsed.data as Block;
      return { op: "update-block", page: op.page, block: op.block, ...inverse };
    }
  }
}

/** Changes `target` in place and gives the patch that puts it back. */
function patchObject<T extends object>(
  target: T,
  patch: object,
  unset: readonly string[] = [],
): { patch: { [K in keyof T]: T[K] }; unset: string[] } {
  const keys = [...Object.keys(patch), ...unset];
  const before = {
    patch: pickKeys(target, keys) as { [K in keyof T]: T[K] },
    unset: keys.filter((key) => !Object.hasOwn(target, key)),
  };
  // defineProperty, so that a key named __proto__ stays a plain key and the schema refuses it.
  for (const [key, value] of Object.entries(patch))
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  for (const key of unset) Reflect.deleteProperty(target, key);
  return before;
}

function pickKeys<T extends object>(source: T, keys: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key))) as Partial<T>;
}

function insert<T extends { id: string }>(list: T[], item: T, index = list.length): void {
  list.splice(Math.min(index, list.length), 0, item);
}

function find<T extends { id: string }>(list: readonly T[], id: string, path: string): T {
  const item = list.find((candidate) => candidate.id === id);
  if (!item) throw refuse(`${path} names "${id}", which does not exist`);
  return item;
}

function take<T extends { id: string }>(list: T[], id: string, path: string): [T, number] {
  const item = find(list, id, path);
  const index = list.indexOf(item);
  list.splice(index, 1);
  return [item, index];
}
