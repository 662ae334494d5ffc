import type { AppSpec } from "../app-spec.ts";
import type { Block } from "../block.ts";
import type { Op } from "../op.ts";
import { blockName, entityOf, kindName, listed, pageName, pageOf, quote, shown, words } from "./spec-names.ts";

type BlockOp = Extract<Op, { op: "add-block" | "remove-block" | "move-block" | "update-block" }>;

/** What an op on blocks does, in sentences; `spec` is the app before it. */
export function describeBlockOp(spec: AppSpec, op: BlockOp): string[] {
  if (op.op === "add-block") return [`Added ${blockName(spec, op.block)} to the page ${pageName(spec, op.page)}`];
  const page = pageOf(spec, op.page);
  const block = page?.blocks.find(({ id }) => id === op.block);
  if (page === undefined || block === undefined) return [`Changed the page ${pageName(spec, op.page)}`];
  const name = blockName(spec, block);
  switch (op.op) {
    case "remove-block":
      return [`Removed ${name} from the page ${page.title}`];
    case "move-block":
      return [describeMove(spec, op, block, name)];
    case "update-block":
      return describeUpdate(spec, op, block, name);
  }
}

/** Where a block went: to another page, or above what it now stands before. */
function describeMove(spec: AppSpec, op: Extract<Op, { op: "move-block" }>, block: Block, name: string): string {
  if (op.to !== undefined && op.to !== op.page) return `Moved ${name} to the page ${pageName(spec, op.to)}`;
  const others = pageOf(spec, op.page)?.blocks.filter(({ id }) => id !== block.id) ?? [];
  const next = others[op.index];
  const last = others.at(-1);
  if (next !== undefined) return `Moved ${name} above ${blockName(spec, next)}`;
  return last === undefined ? `Moved ${name}` : `Moved ${name} below ${blockName(spec, last)}`;
}

function describeUpdate(
  spec: AppSpec,
  { patch, unset = [] }: Extract<Op, { op: "update-block" }>,
  block: Block,
  name: string,
): string[] {
  const before = new Map<string, unknown>(Object.entries(block));
  const lines: string[] = [];
  const silent: string[] = [];
  for (const [key, value] of Object.entries(patch)) {
    const sentence = describeProperty(spec, block, name, key, before.get(key), value);
    if (sentence === null) silent.push(key);
    else lines.push(...sentence);
  }
  const gone = unset.filter((key) => before.has(key));
  if (gone.length > 0) lines.push(`Removed the ${listed(gone.map(words))} from ${name}`);
  if (silent.length > 0) lines.push(`Changed the ${listed(silent.map(words))} of ${name}`);
  return lines.length > 0 ? lines : [`Changed ${name}`];
}

/** Sentences about one property; null where its value is more than a sentence can hold. */
function describeProperty(
  spec: AppSpec,
  block: Block,
  name: string,
  key: string,
  before: unknown,
  after: unknown,
): string[] | null {
  if (key === "title" && typeof after === "string")
    return [block.title === undefined ? `Titled ${name} ${quote(after)}` : `Renamed ${name} to ${quote(after)}`];
  const entity = "entity" in block ? entityOf(spec, block.entity) : undefined;
  const called = (id: string): string => entity?.fields.find((field) => field.id === id)?.name ?? id;
  if (isTexts(after) && (before === undefined || isTexts(before))) {
    const had = before ?? [];
    const [added, removed] = [after.filter((id) => !had.includes(id)), had.filter((id) => !after.includes(id))];
    if (added.length + removed.length === 0) return [`Put the ${words(key)} of ${name} in another order`];
    return [
      ...(added.length === 0 ? [] : [`Added ${listed(added.map(called))} to the ${words(key)} of ${name}`]),
      ...(removed.length === 0 ? [] : [`Took ${listed(removed.map(called))} out of the ${words(key)} of ${name}`]),
    ];
  }
  if (key === "entity" && typeof after === "string")
    return [`Made the ${kindName(block.kind)} show ${entityOf(spec, after)?.plural ?? after}`];
  if (typeof after === "boolean") return [`Turned ${words(key)} ${after ? "on" : "off"} in ${name}`];
  const value = typeof after === "string" && key.endsWith("Field") ? called(after) : shown(after);
  return value === null ? null : [`Set the ${words(key)} of ${name} to ${value}`];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");
