import { filesProblem } from "./file-bytes.ts";
import { type EntityRules, type Field, valueProblem } from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import { findUnstorable } from "../../infra/storable-text.ts";
import { unfit } from "./data-refusal.ts";
import type { Value } from "./shared-row.ts";

/** Where precision of whole numbers ends; more is no number that somebody meant. */
const LARGEST = 1e15;
const TEXT_LENGTH = 2000;
const LONG_TEXT_LENGTH = 20_000;
const LIST_LENGTH = 100;
const LIST_TEXT_LENGTH = 400;

/**
 * Checks what somebody sent as the values of a row. Gives the values of the fields that were named; with `whole`, of all that the entity has.
 * Whether the rows that relations name exist is left to the caller.
 * @throws DataRefusal that names the path of the first value at fault
 */
export function checkValues(
  rules: EntityRules,
  given: unknown,
  path: string,
  { whole }: { whole: boolean },
): Record<string, Value> {
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw unfit(path, "must be an object");
  const values: Record<string, Value> = {};
  for (const [key, value] of Object.entries(given)) {
    const field = rules.fields.get(key);
    // Also what would reach the prototype: no field can be called so.
    if (field === undefined) throw unfit(`${path}.${shortened(key)}`, `is not a field of ${rules.entity.id}`);
    const checked = checkValue(field, value, `${path}.${key}`);
    if (field.type !== "computed") values[key] = checked;
  }
  if (whole)
    for (const field of rules.entity.fields) {
      if (field.type === "computed" || Object.hasOwn(values, field.id)) continue;
      values[field.id] = checkValue(field, null, `${path}.${field.id}`);
    }
  checkSize(rules, values, path);
  return values;
}

/** Checks what a row holds in all, pictures aside, and its files by themselves. @throws DataRefusal */
export function checkSize(rules: EntityRules, values: Record<string, Value>, path: string): void {
  const files = bytesOf(
    Object.fromEntries(Object.entries(values).filter(([id]) => rules.fields.get(id)?.type === "file")),
  );
  if (files > LIMITS.sharedFileBytes)
    throw unfit(path, `holds files of ${files} bytes; ${LIMITS.sharedFileBytes} are allowed`);
  const size = sizeOf(values, rules);
  if (size > LIMITS.sharedRowBytes)
    throw unfit(path, `holds ${size} bytes without pictures and files; ${LIMITS.sharedRowBytes} are allowed`);
}

/** What a row counts against the size of an app's data. */
export const bytesOf = (values: Record<string, Value>): number => Buffer.byteLength(JSON.stringify(values));

function sizeOf(values: Record<string, Value>, rules: EntityRules): number {
  const isApart = (id: string): boolean => ["image", "file"].includes(rules.fields.get(id)?.type ?? "");
  return bytesOf(Object.fromEntries(Object.entries(values).filter(([id]) => !isApart(id))));
}

function checkValue(field: Field, value: unknown, path: string): Value {
  if (value === undefined || value === null || value === "") {
    const problem = valueProblem(field, null, () => undefined);
    if (problem !== null) throw unfit(path, problem);
    return null;
  }
  if (!isValue(value)) throw unfit(path, "must be a text, a number, true or false, a list of texts, or null");
  const problem = shapeProblem(field, value) ?? rulesProblem(field, value) ?? filesProblem(field, value);
  if (problem !== null) throw unfit(path, problem);
  return value;
}

/** By the same check that seed rows pass; rows of relations are looked up elsewhere. */
function rulesProblem(field: Field, value: Value): string | null {
  if (field.type === "relation") return typeof value === "string" ? null : "must be the id of a row";
  return valueProblem(field, value as never, () => undefined);
}

function shapeProblem(field: Field, value: Value): string | null {
  if (findUnstorable(value) !== null) return "contains a character that can't be stored";
  if (typeof value === "number" && Math.abs(value) > LARGEST) return "is too large a number";
  if (typeof value === "string") {
    const length =
      field.type === "image" ? LIMITS.sharedImageBytes : field.type === "longText" ? LONG_TEXT_LENGTH : TEXT_LENGTH;
    if (value.length > length) return `must have at most ${length} characters`;
    if ((field.type === "date" || field.type === "dateTime") && !isRealDay(value))
      return field.type === "date" ? "must be a day such as 2026-11-21" : "must be a moment such as 2026-11-21T18:30";
  }
  if (Array.isArray(value)) {
    if (value.length > LIST_LENGTH) return `must have at most ${LIST_LENGTH} entries`;
    const longest = field.type === "file" ? LIMITS.sharedFileBytes : LIST_TEXT_LENGTH;
    if (value.some((item: string) => item.length > longest))
      return `must have entries of at most ${longest} characters`;
  }
  return null;
}

/** Days relative to today mean another day to everybody who reads them later, so they are for seed rows only. */
function isRealDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isValue(value: unknown): value is Value {
  return (
    typeof value === "string" ||
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value)) ||
    (Array.isArray(value) && value.every((item) => typeof item === "string"))
  );
}

const shortened = (key: string): string => key.replace(/[^\w-]/g, "?").slice(0, 60);
