import type { AppSpec } from "./app-spec.ts";
import type { Block } from "./block.ts";
import type { Entity, SeedRow } from "./entity.ts";
import { isSame } from "./hash-spec.ts";
import { stepsToOrder } from "./keyed-order.ts";
import type { Op } from "./op.ts";
import { applyOp } from "./ops/apply-op.ts";
import { copySpec } from "./ops/copy-spec.ts";

/** Properties `rename-entity` sets; all others of an entity are set by `update-entity`. */
const NAMES = new Set(["name", "plural", "icon", "titleField"]);

/**
 * The ops that turn one valid document into another: applied to `a` they give `b`. What kept its id is changed in place, so a renamed field
 * is one op; what lost it is removed and added.
 */
export function diffSpecs(a: AppSpec, b: AppSpec): Op[] {
  const target = copySpec(b);
  const diff = new Diff(copySpec(a));
  diffIdentity(diff, target);
  diffEntities(diff, target);
  diffCustomBlocks(diff, target);
  diffPages(diff, target);
  removeCustomBlocks(diff, target);
  diffAssumptions(diff, target);
  return diff.ops;
}

/** The document on its way from one to the other, and the ops that took it there. */
class Diff {
  readonly ops: Op[] = [];
  readonly draft: AppSpec;

  constructor(draft: AppSpec) {
    this.draft = draft;
  }

  do(op: Op): void {
    this.ops.push(op);
    applyOp(this.draft, JSON.parse(JSON.stringify(op)) as Op, `ops[${this.ops.length - 1}]`);
  }
}

interface Listed {
  id: string;
}

/** Brings a list whose surplus items are gone into the wanted order, adding what is missing. */
function orderList<T extends Listed>(
  current: () => readonly Listed[],
  wanted: readonly T[],
  change: { add(item: T, index: number): void; move(id: string, index: number): void },
): void {
  const ids = (list: readonly Listed[]): string[] => list.map(({ id }) => id);
  for (const { id, after } of stepsToOrder(ids(current()), ids(wanted))) {
    const rest = ids(current()).filter((other) => other !== id);
    const index = after === null ? 0 : rest.indexOf(after) + 1;
    if (current().some((item) => item.id === id)) change.move(id, index);
    else {
      const item = wanted.find((candidate) => candidate.id === id);
      if (item) change.add(item, index);
    }
  }
}

/** What to set and what to take away so that `have` gets the properties of `wanted`, those named in `except` aside. */
function patchBetween(
  have: object,
  wanted: object,
  except: readonly string[],
): { patch: Record<string, unknown>; unset: string[] } | null {
  const before = new Map<string, unknown>(Object.entries(have));
  const after = new Map<string, unknown>(Object.entries(wanted));
  const patch = [...after].filter(([key, value]) => !except.includes(key) && !isSame(before.get(key), value));
  const unset = [...before.keys()].filter((key) => !except.includes(key) && !after.has(key));
  return patch.length + unset.length === 0 ? null : { patch: Object.fromEntries(patch), unset };
}

/** A patch as an op wants it: `unset` only where something is taken away. */
function compact(found: { patch: Record<string, unknown>; unset: string[] }): {
  patch: Record<string, unknown>;
  unset?: string[];
} {
  return found.unset.length === 0 ? { patch: found.patch } : found;
}

function diffIdentity(diff: Diff, target: AppSpec): void {
  const identity = patchBetween(diff.draft.identity, target.identity, []);
  if (identity) diff.do({ op: "set-identity", ...compact(identity) });
  const theme = patchBetween(diff.draft.theme, target.theme, []);
  if (theme) diff.do({ op: "set-theme", ...compact(theme) });
  if (diff.draft.seed !== target.seed) diff.do({ op: "set-seed", seed: target.seed });
  if (!isSame(diff.draft.accounts, target.accounts)) diff.do({ op: "set-accounts", accounts: target.accounts ?? null });
  if (diff.draft.sharing !== target.sharing) diff.do({ op: "set-sharing", sharing: target.sharing ?? "visitor" });
  if (!isSame(diff.draft.footer, target.footer)) diff.do({ op: "set-footer", footer: target.footer ?? null });
}

function diffEntities(diff: Diff, target: AppSpec): void {
  const wanted = new Map(target.entities.map((entity) => [entity.id, entity]));
  for (const { id } of diff.draft.entities.filter((entity) => !wanted.has(entity.id)))
    diff.do({ op: "remove-entity", entity: id });
  orderList(() => diff.draft.entities, target.entities, {
    add: (entity, index) => diff.do({ op: "add-entity", entity, index }),
    move: (entity, index) => diff.do({ op: "move-entity", entity, index }),
  });
  for (const entity of diff.draft.entities) {
    const other = wanted.get(entity.id);
    if (!other) continue;
    const change = patchBetween(entity, other, ["id", "fields", "rows"]);
    if (change && change.unset.length === 0 && Object.keys(change.patch).every((key) => NAMES.has(key)))
      diff.do({ op: "rename-entity", entity: entity.id, ...change.patch });
    else if (change) diff.do({ op: "update-entity", entity: entity.id, ...compact(change) });
    diffFields(diff, entity, other);
    diffRows(diff, entity, other);
  }
}

function diffFields(diff: Diff, entity: Entity, target: Entity): void {
  const wanted = new Map(target.fields.map((field) => [field.id, field]));
  for (const { id } of entity.fields.filter((field) => !wanted.has(field.id)))
    diff.do({ op: "remove-field", entity: entity.id, field: id });
  orderList(() => entity.fields, target.fields, {
    add: (field, index) => {
      const rows = target.rows.filter(
        (row) => row[field.id] !== undefined && entity.rows.some(({ id }) => id === row.id),
      );
      const values = Object.fromEntries(rows.map((row) => [row.id, row[field.id] ?? null]));
      diff.do({ op: "add-field", entity: entity.id, field, index, ...(rows.length === 0 ? {} : { values }) });
    },
    move: (field, index) => diff.do({ op: "move-field", entity: entity.id, field, index }),
  });
  for (const field of entity.fields) {
    const change = patchBetween(field, wanted.get(field.id) ?? field, ["id"]);
    if (change) diff.do({ op: "update-field", entity: entity.id, field: field.id, ...compact(change) });
  }
}

function diffRows(diff: Diff, entity: Entity, target: Entity): void {
  const wanted = new Map(target.rows.map((row) => [row.id, row]));
  const isKept = (row: SeedRow): boolean => wanted.has(row.id);
  const changed = entity.rows.filter((row) => !isKept(row) || !isSame(row, wanted.get(row.id))).length;
  // Where most rows are others, the new list is shorter than what leads to it.
  if (changed > 3 && changed > target.rows.length / 2) {
    diff.do({ op: "set-rows", entity: entity.id, rows: target.rows });
    return;
  }
  for (const row of entity.rows.filter((each) => !isKept(each)))
    diff.do({ op: "remove-row", entity: entity.id, row: row.id });
  orderList(() => entity.rows, target.rows, {
    add: (row, index) => diff.do({ op: "add-row", entity: entity.id, row, index }),
    move: (row, index) => diff.do({ op: "move-row", entity: entity.id, row, index }),
  });
  for (const row of entity.rows) {
    const change = patchBetween(row, wanted.get(row.id) ?? row, ["id"]);
    if (!change) continue;
    const values = change.patch as Record<string, SeedRow[string]>;
    diff.do({
      op: "update-row",
      entity: entity.id,
      row: row.id,
      values,
      ...(change.unset.length === 0 ? {} : { unset: change.unset }),
    });
  }
}

/** What is new and what changed; what is gone goes after the blocks that show it. */
function diffCustomBlocks(diff: Diff, target: AppSpec): void {
  const wanted = target.customBlocks ?? [];
  const current = () => diff.draft.customBlocks ?? [];
  const kept = () => current().filter(({ id }) => wanted.some((one) => one.id === id));
  const at = (index: number): number => {
    // Behind the same neighbor in the whole list, in which those still are that will go.
    const before = kept()[index - 1];
    return before === undefined ? 0 : current().indexOf(before) + 1;
  };
  orderList(kept, wanted, {
    add: (customBlock, index) => diff.do({ op: "add-custom-block", customBlock, index: at(index) }),
    move: (customBlock, index) => {
      const rest = kept().filter(({ id }) => id !== customBlock);
      const all = current().filter(({ id }) => id !== customBlock);
      const before = rest[index - 1];
      diff.do({
        op: "move-custom-block",
        customBlock,
        index: before === undefined ? 0 : all.findIndex(({ id }) => id === before.id) + 1,
      });
    },
  });
  for (const block of kept()) {
    const change = patchBetween(block, wanted.find(({ id }) => id === block.id) ?? block, ["id"]);
    if (change) diff.do({ op: "update-custom-block", customBlock: block.id, ...compact(change) });
  }
}

function removeCustomBlocks(diff: Diff, target: AppSpec): void {
  const wanted = new Set((target.customBlocks ?? []).map(({ id }) => id));
  for (const { id } of (diff.draft.customBlocks ?? []).filter((block) => !wanted.has(block.id)))
    diff.do({ op: "remove-custom-block", customBlock: id });
}

function diffPages(diff: Diff, target: AppSpec): void {
  const pages = new Map(target.pages.map((page) => [page.id, page]));
  const homes = new Map(target.pages.flatMap((page) => page.blocks.map((block) => [block.id, page.id] as const)));
  // A block that changed its page moves there, even out of a page that goes; only a page that is new brings its blocks along.
  for (const page of diff.draft.pages) {
    for (const block of page.blocks.slice()) {
      const home = pages.get(homes.get(block.id) ?? "");
      const there = diff.draft.pages.find(({ id }) => id === home?.id);
      const isSameKind = home?.blocks.some(({ id, kind }) => id === block.id && kind === block.kind) ?? false;
      if (!home || !there || !isSameKind) {
        if (pages.has(page.id)) diff.do({ op: "remove-block", page: page.id, block: block.id });
      } else if (home.id !== page.id) {
        const index = placeFor(block.id, there.blocks, home.blocks);
        diff.do({ op: "move-block", page: page.id, block: block.id, to: home.id, index });
      }
    }
  }
  for (const { id } of diff.draft.pages.filter((page) => !pages.has(page.id))) diff.do({ op: "remove-page", page: id });
  orderList(() => diff.draft.pages, target.pages, {
    add: (page, index) => diff.do({ op: "add-page", page, index }),
    move: (page, index) => diff.do({ op: "move-page", page, index }),
  });
  for (const page of diff.draft.pages) {
    const other = pages.get(page.id) ?? page;
    const change = patchBetween(page, other, ["id", "blocks"]);
    if (change) diff.do({ op: "update-page", page: page.id, ...compact(change) });
    orderList(() => page.blocks, other.blocks, {
      add: (block, index) => diff.do({ op: "add-block", page: page.id, block, index }),
      move: (block, index) => diff.do({ op: "move-block", page: page.id, block, index }),
    });
    for (const block of page.blocks)
      diffBlock(diff, page.id, block, other.blocks.find(({ id }) => id === block.id) ?? block);
  }
}

/** Behind the nearest of what comes before it that is there already. */
function placeFor(id: string, current: readonly Listed[], wanted: readonly Listed[]): number {
  const before = wanted
    .slice(
      0,
      wanted.findIndex((item) => item.id === id),
    )
    .map((item) => item.id);
  return current.findLastIndex((item) => before.includes(item.id)) + 1;
}

function diffBlock(diff: Diff, page: string, block: Block, target: Block): void {
  const change = patchBetween(block, target, ["id", "kind"]);
  if (change) diff.do({ op: "update-block", page, block: block.id, ...compact(change) });
}

function diffAssumptions(diff: Diff, target: AppSpec): void {
  const wanted = new Map(target.assumptions.map((assumption) => [assumption.id, assumption]));
  for (const { id } of diff.draft.assumptions.filter((each) => !isSame(each, wanted.get(each.id))))
    diff.do({ op: "remove-assumption", assumption: id });
  const move = (id: string, index: number): void => {
    const assumption = wanted.get(id);
    if (!assumption) return;
    diff.do({ op: "remove-assumption", assumption: id });
    diff.do({ op: "add-assumption", assumption, index });
  };
  orderList(() => diff.draft.assumptions, target.assumptions, {
    add: (assumption, index) => diff.do({ op: "add-assumption", assumption, index }),
    move,
  });
}
