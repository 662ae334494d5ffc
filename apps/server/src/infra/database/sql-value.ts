import { parse as parseArray } from "postgres-array";

/** OIDs of PostgreSQL's own types (https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat). */
export const OID = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  jsonb: 3802,
} as const;

/** Types of arrays and of what they hold. */
const ARRAYS: readonly (readonly [array: number, element: number])[] = [
  [1000, OID.bool],
  [1001, OID.bytea],
  [1002, 18],
  [1003, 19],
  [1005, OID.int2],
  [1007, OID.int4],
  [1009, 25],
  [1015, 1043],
  [1016, OID.int8],
  [1021, OID.float4],
  [1022, OID.float8],
  [1028, OID.oid],
  [1041, 869],
  [1115, OID.timestamp],
  [1182, OID.date],
  [1185, OID.timestamptz],
  [1231, 1700],
  [199, OID.json],
  [2951, 2950],
  [3807, OID.jsonb],
];

/** Reads the text form of a value. */
export type ReadValue = (text: string) => unknown;

/** PostgreSQL's text form of a timestamptz (`2026-01-02 03:04:05.6+00`) as ISO 8601, microseconds kept. */
function isoTimestamp(text: string): string {
  if (!/^\d/.test(text) || text.endsWith("BC")) return text;
  return text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

/** `\x` and hexadecimal digits, as PostgreSQL writes bytes since 9.0. */
const readBytes: ReadValue = (text) => Buffer.from(text.slice(2), "hex");

const READERS: ReadonlyMap<number, ReadValue> = new Map<number, ReadValue>([
  [OID.bool, (text) => text === "t"],
  [OID.bytea, readBytes],
  [OID.int8, readBigint],
  ...[OID.int2, OID.int4, OID.oid, OID.float4, OID.float8].map((oid): [number, ReadValue] => [oid, Number]),
  ...[OID.json, OID.jsonb].map((oid): [number, ReadValue] => [oid, (text) => JSON.parse(text) as unknown]),
  ...[OID.date, OID.timestamp].map((oid): [number, ReadValue] => [oid, (text) => new Date(text)]),
  [OID.timestamptz, isoTimestamp],
]);

/** How a pool reads values: what has no reader here stays text, such as numeric, interval and uuid. */
export interface TypeReaders {
  getTypeParser(oid: number, format?: string): ReadValue;
}

const asText: ReadValue = (text) => text;

/** Readers for a pool, with others in place of the usual ones by OID. Arrays are read by the readers of what they hold. */
export function typeReaders(others: Readonly<Record<number, ReadValue>> = {}): TypeReaders {
  const readers = new Map([...READERS, ...Object.entries(others).map(([oid, read]) => [Number(oid), read] as const)]);
  for (const [array, element] of ARRAYS) {
    const read = readers.get(element) ?? asText;
    readers.set(array, (text) => parseArray(text, read));
  }
  return { getTypeParser: (oid) => readers.get(oid) ?? asText };
}

/** What a value travels as, and the type it must have where the statement itself does not tell. */
export function encodeValue(value: unknown): { encoded: unknown; cast: string } {
  if (value === undefined) throw new TypeError("A value of a statement is undefined; write null for no value.");
  if (value === null) return { encoded: null, cast: "" };
  if (typeof value === "boolean") return { encoded: String(value), cast: "::boolean" };
  if (typeof value === "bigint") return { encoded: String(value), cast: "::bigint" };
  if (value instanceof Date) return { encoded: value.toISOString(), cast: "::timestamptz" };
  if (value instanceof Uint8Array) {
    return { encoded: Buffer.from(value.buffer, value.byteOffset, value.byteLength), cast: "::bytea" };
  }
  if (Array.isArray(value)) return { encoded: value.map(encodeElement), cast: "" };
  if (typeof value === "object") return { encoded: JSON.stringify(value), cast: "" };
  return { encoded: String(value), cast: "" };
}

function encodeElement(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(encodeElement) : value;
}

/** A value of a statement whose text says the types itself. */
export const encodeParameter = (value: unknown): unknown => encodeValue(value).encoded;
