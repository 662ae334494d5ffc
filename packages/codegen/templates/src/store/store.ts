import type { EntityDef, Row, Value } from "./model.ts";
import { resolveMoment } from "./moment.ts";
import { openStorage, type Storage } from "./storage.ts";
import { computeRows } from "./computed.ts";

/** Everything the app keeps, in memory: rows by entity id and settings by key. Storage follows behind. */
const entities = new Map<string, EntityDef>();
const stored = new Map<string, readonly Row[]>();
const seeded = new Map<string, readonly Row[]>();
const settings = new Map<string, unknown>();
const listeners = new Set<() => void>();
let startedAt = Date.now();
let storage: Storage | null = null;
let status: "opening" | Storage["kind"] = "opening";
/** Keys changed before storage was open; they win over what it holds. */
const early = new Set<string>();
let version = 0;
const shown = { rowsOf: computeRows(entityById, plainRows) };

/** Tells the store what the app keeps and opens storage. Call once, before the first render; resolves when all is in memory. */
export async function startStore(defs: readonly EntityDef[], openWith = openStorage): Promise<void> {
  for (const def of defs) entities.set(def.id, def);
  const opened = await openWith();
  storage = opened.storage;
  for (const [key, text] of Object.entries(opened.entries)) {
    if (!early.has(key)) take(key, text);
  }
  status = storage.kind;
  if (opened.entries["started"] === undefined) persist("started", startedAt);
  for (const key of early) persist(key, valueOf(key));
  early.clear();
  storage.watch?.((key, text) => {
    take(key, text);
    changed();
  });
  changed();
}

/** Takes one stored text into memory; a text that cannot be read is left out, so the app starts from its seed. */
function take(key: string, text: string): void {
  try {
    const value: unknown = JSON.parse(text);
    if (key === "started") {
      startedAt = Number(value) || startedAt;
      seeded.clear();
    } else if (key.startsWith("rows:")) {
      if (Array.isArray(value)) stored.set(key.slice(5), value as Row[]);
    } else if (key.startsWith("setting:")) {
      settings.set(key.slice(8), value);
    }
  } catch (error) {
    console.warn(`What was saved as ${key} cannot be read.`, error);
  }
}

function valueOf(key: string): unknown {
  return key.startsWith("rows:") ? (stored.get(key.slice(5)) ?? []) : settings.get(key.slice(8));
}

function persist(key: string, value: unknown): void {
  if (storage === null) {
    early.add(key);
    return;
  }
  storage.save(key, JSON.stringify(value)).catch((error: unknown) => {
    console.warn("Saving failed; what you changed lasts until this tab is closed.", error);
    status = "memory";
    changed();
  });
}

function changed(): void {
  version++;
  shown.rowsOf = computeRows(entityById, plainRows);
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change. Returns how to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A number that is another one after every change. */
export function storeVersion(): number {
  return version;
}

/** Where data is kept now; `memory` means it is gone with the tab. */
export function storageStatus(): "opening" | Storage["kind"] {
  return status;
}

export function entityById(id: string): EntityDef | undefined {
  return entities.get(id);
}

export function allEntities(): readonly EntityDef[] {
  return [...entities.values()];
}

/** Rows without their computed fields, newest first. */
export function plainRows(entityId: string): readonly Row[] {
  const rows = stored.get(entityId) ?? seeded.get(entityId);
  if (rows !== undefined) return rows;
  const now = new Date(startedAt);
  const fresh = (entities.get(entityId)?.seed ?? []).map((row) => seedRow(row, now));
  seeded.set(entityId, fresh);
  return fresh;
}

function seedRow(row: Row, now: Date): Row {
  const values = Object.entries(row).map(([field, value]) => [
    field,
    typeof value === "string" && field !== "id" ? resolveMoment(value, now) : value,
  ]);
  return Object.fromEntries(values) as Row;
}

/** Rows with their computed fields. The list stays the same until something changes. */
export function readRows(entityId: string): readonly Row[] {
  return shown.rowsOf(entityId);
}

export function replaceRows(entityId: string, rows: readonly Row[]): void {
  stored.set(entityId, rows);
  persist(`rows:${entityId}`, rows);
  changed();
}

export function readSetting(key: string): unknown {
  return settings.get(key);
}

export function writeSetting(key: string, value: unknown): void {
  settings.set(key, value);
  persist(`setting:${key}`, value);
  changed();
}

/** An id no other row has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Everything as one JSON text a person can keep. */
export function exportData(): string {
  return JSON.stringify(
    { version: 1, rows: Object.fromEntries([...entities.keys()].map((id) => [id, plainRows(id)])) },
    null,
    2,
  );
}

/** Replaces everything by what `exportData` once gave. @throws Error when the text is something else. */
export function importData(text: string): void {
  const data: unknown = JSON.parse(text);
  const rows: unknown = typeof data === "object" && data !== null && "rows" in data ? data.rows : null;
  if (typeof rows !== "object" || rows === null) throw new Error("This file is not an export of this app.");
  for (const [id, list] of Object.entries(rows)) {
    if (entities.has(id) && Array.isArray(list)) replaceRows(id, list.filter(isRow));
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** Name of whoever is signed in; null where nobody is. */
export function signedName(): string | null {
  const name = readSetting("visitorName");
  return typeof name === "string" && name !== "" ? name : null;
}

/** Fills what a new row leaves open with the fields' defaults. */
export function completeRow(def: EntityDef, values: Record<string, Value>): Row {
  const now = new Date();
  const row: Record<string, Value> = {};
  for (const field of def.fields) {
    if (field.type === "computed") continue;
    const given = values[field.id] ?? field.default ?? (field.isWho === true ? signedName() : null);
    row[field.id] = typeof given === "string" ? resolveMoment(given, now) : given;
  }
  return { ...row, id: newId() };
}
