import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";

/** Longest message quoted from a check; names out of an op can be of any length. */
const MESSAGE_LENGTH = 300;

/** A place in a list; past its end means at the end. */
export const indexSchema = z.number().int().min(0).max(200);
/** Names of optional properties to take away. */
export const unsetSchema = z.array(z.string().max(60)).max(40).optional();

/** The error of an op that does not fit the document. */
export function refuse(problem: string): AppError {
  return new AppError("bad-request", `This change does not fit the app: ${problem.slice(0, MESSAGE_LENGTH)}.`, {
    hint: "Reload the app and try the change again.",
  });
}

/** Changes `target` in place and gives the patch that puts it back. */
export function patchObject<T extends object>(
  target: T,
  patch: object,
  unset: readonly string[] = [],
): { patch: { [K in keyof T]: T[K] }; unset: string[] } {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  const keys = [...entries.map(([key]) => key), ...unset];
  const before = {
    patch: pickKeys(target, keys) as { [K in keyof T]: T[K] },
    unset: keys.filter((key) => !Object.hasOwn(target, key)),
  };
  // defineProperty, so that a key named __proto__ stays a plain key and the schema refuses it.
  for (const [key, value] of entries)
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  for (const key of unset) Reflect.deleteProperty(target, key);
  return before;
}

/** The own properties of `source` among `keys`. */
export function pickKeys<T extends object>(source: T, keys: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key))) as Partial<T>;
}

/** Puts `item` at a place of the list, the end when `index` is absent or past it. */
export function insert<T extends { id: string }>(list: T[], item: T, index = list.length): void {
  list.splice(Math.min(index, list.length), 0, item);
}

/** The item of an id. @throws AppError bad-request when the list has none */
export function find<T extends { id: string }>(list: readonly T[], id: string, path: string): T {
  const item = list.find((candidate) => candidate.id === id);
  if (!item) throw refuse(`${path} names "${id}", which does not exist`);
  return item;
}

/** Takes the item of an id out of the list; the item and where it was. @throws AppError bad-request when the list has none */
export function take<T extends { id: string }>(list: T[], id: string, path: string): [T, number] {
  const item = find(list, id, path);
  const index = list.indexOf(item);
  list.splice(index, 1);
  return [item, index];
}

/** Moves the item of an id to a place; where it was. @throws AppError bad-request when the list has none */
export function move<T extends { id: string }>(list: T[], id: string, index: number, path: string): number {
  const [item, before] = take(list, id, path);
  insert(list, item, index);
  return before;
}
