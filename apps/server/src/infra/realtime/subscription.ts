import { z } from "zod";
import { meetsFilter, parseChangeFilter, type Change, type ChangeFilter } from "./change.ts";
import type { Column, Identity, VisibleRow } from "./row-reader.ts";

const bindingSchema = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(63).optional(),
  table: z.string().max(63).optional(),
  filter: z.string().max(500).nullish(),
  select: z.array(z.string().max(63)).max(100).nullish(),
});

/** What a client asks for when it joins a channel. */
export const joinSchema = z.object({
  access_token: z.string().max(8192).nullish(),
  config: z.object({ postgres_changes: z.array(bindingSchema).nullish() }).nullish(),
});

/** One thing a channel listens for. */
export interface Binding {
  id: number;
  /** As the client wrote it: the join reply has to repeat it. */
  asked: z.infer<typeof bindingSchema>;
  filter: ChangeFilter | null;
}

/** Message of a change as supabase-js reads it. */
export interface ChangeMessage {
  ids: number[];
  data: {
    schema: "public";
    table: string;
    commit_timestamp: string;
    type: Change["type"];
    columns: Column[];
    record: Record<string, unknown>;
    old_record: Record<string, unknown>;
    errors: string[] | null;
  };
}

/** Rows larger than this, in characters of JSON, arrive without their large values. */
const MAX_RECORD_LENGTH = 512 * 1024;
const SMALL_VALUE_LENGTH = 64;
const REMEMBERED_ROWS = 500;

/** A channel one socket has joined: its bindings, whose it is, and what its client has seen of each row. */
export class Subscription {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly bindings: readonly Binding[];
  identity: Identity;
  /** Last watched values sent of each row. A re-read row may be newer than its change; this keeps `old` true to the client. */
  readonly #seen = new Map<string, Record<string, unknown>>();

  constructor(topic: string, joinRef: string | null, bindings: readonly Binding[], identity: Identity) {
    this.topic = topic;
    this.joinRef = joinRef;
    this.bindings = bindings;
    this.identity = identity;
  }

  /** Whether the change could concern this channel, before anything is read. */
  wants(change: Change): boolean {
    if (change.type === "DELETE" && (typeof change.user_id !== "string" || change.user_id !== this.identity.claims.sub))
      return false;
    return this.bindings.some((binding) => wantsChange(binding, change));
  }

  /** The message for a row the subscriber may see, or for a deleted row that was theirs (`row` null). Null when no binding wants it. */
  message(change: Change, row: VisibleRow | null): ChangeMessage | null {
    const wanting = this.bindings.filter(
      (binding) =>
        wantsChange(binding, change) &&
        (row === null || binding.filter === null || meetsFilter(binding.filter, row.record)),
    );
    if (wanting.length === 0) return null;
    const { record, columns, errors } = shape(row, wanting);
    return {
      ids: wanting.map(({ id }) => id),
      data: {
        schema: "public",
        table: change.table,
        commit_timestamp: change.commit_timestamp,
        type: change.type,
        columns,
        record,
        old_record: this.#oldRecord(change, row),
        errors,
      },
    };
  }

  #oldRecord(change: Change, row: VisibleRow | null): Record<string, unknown> {
    const key = `${change.table} ${change.id}`;
    const seen = this.#seen.get(key);
    const watched = Object.keys(change.old ?? {});
    const old: Record<string, unknown> = { id: change.id, ...change.old };
    if (change.type === "INSERT" || row === null) {
      this.#seen.delete(key);
      return change.type === "INSERT" ? {} : old;
    }
    for (const name of watched) if (seen !== undefined && name in seen) old[name] = seen[name];
    this.#seen.delete(key);
    this.#seen.set(key, { ...seen, ...Object.fromEntries(watched.map((name) => [name, row.record[name]])) });
    if (this.#seen.size > REMEMBERED_ROWS)
      for (const oldest of [...this.#seen.keys()].slice(0, 50)) this.#seen.delete(oldest);
    return old;
  }
}

/** Makes bindings of what a client asked for. Returns the reason when one cannot be had. Ids count from `firstId`. */
export function makeBindings(asked: readonly z.infer<typeof bindingSchema>[], firstId: number): Binding[] | string {
  const bindings: Binding[] = [];
  for (const [index, wish] of asked.entries()) {
    if (wish.schema !== undefined && wish.schema !== "public" && wish.schema !== "*")
      return `Unknown schema ${wish.schema}`;
    const text = wish.filter ?? "";
    const filter = text === "" ? null : parseChangeFilter(text);
    if (text !== "" && filter === null) return `Unreadable filter ${text}`;
    bindings.push({ id: firstId + index, asked: wish, filter });
  }
  return bindings;
}

function wantsChange(binding: Binding, change: Change): boolean {
  const { event, table } = binding.asked;
  if (event !== "*" && event !== change.type) return false;
  if (table !== undefined && table !== "*" && table !== change.table) return false;
  // Saves a read for each of the many channels that watch only their own rows.
  const { filter } = binding;
  return (
    filter?.operator !== "eq" ||
    filter.column !== "user_id" ||
    typeof change.user_id !== "string" ||
    filter.values[0] === change.user_id
  );
}

function shape(
  row: VisibleRow | null,
  wanting: readonly Binding[],
): { record: Record<string, unknown>; columns: Column[]; errors: string[] | null } {
  if (row === null) return { record: {}, columns: [], errors: null };
  const chosen = wanting.every(({ asked }) => asked.select)
    ? new Set(wanting.flatMap(({ asked }) => asked.select ?? []))
    : null;
  const columns = chosen === null ? row.columns : row.columns.filter(({ name }) => chosen.has(name));
  const record = Object.fromEntries(columns.map(({ name }) => [name, row.record[name]]));
  if (JSON.stringify(record).length <= MAX_RECORD_LENGTH) return { record, columns, errors: null };
  const small = Object.entries(record).filter(
    ([, value]) => (JSON.stringify(value) ?? "").length <= SMALL_VALUE_LENGTH,
  );
  return { record: Object.fromEntries(small), columns, errors: ["Error 413: Payload Too Large"] };
}
