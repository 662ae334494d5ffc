import { NUMERIC_TYPES, type Entity, type Field, type SeedRow } from "@sayhey/appspec";
import { pick, type Random } from "@sayhey/contract/random";

/** Puts right what a row says twice: a total of two fields, an end behind its beginning. */
export type Tie = (row: SeedRow, random: Random) => void;

/** Rows that must agree before it is no chance. */
const ENOUGH = 3;

/** What holds between the fields of all rows of an entity. */
export function tiesOf(entity: Entity): Tie[] {
  const numbers = entity.fields.filter(({ type }) => NUMERIC_TYPES.has(type));
  return [...orders(entity, numbers), ...spans(entity), ...totals(entity, numbers)];
}

const OPERATIONS: readonly ((a: number, b: number) => number)[] = [
  (a, b) => a * b,
  (a, b) => a + b,
  (a, b) => a - b,
  (a, b) => (b === 0 ? Number.NaN : a / b),
];

/** Numbers that are worked out of two others in every row; what others are worked out of is not worked out itself. */
function totals(entity: Entity, numbers: readonly Field[]): Tie[] {
  const ties: Tie[] = [];
  const derived = new Set<Field>();
  const needed = new Set<Field>();
  for (const operation of OPERATIONS)
    for (const total of numbers)
      for (const left of numbers)
        for (const right of numbers) {
          if (left === right || left === total || right === total) continue;
          if (derived.has(total) || derived.has(left) || derived.has(right) || needed.has(total)) continue;
          if (!holds(entity, total, left, right, operation)) continue;
          derived.add(total);
          needed.add(left).add(right);
          ties.push((row) => {
            const [a, b] = [row[left.id], row[right.id]];
            if (typeof a === "number" && typeof b === "number") row[total.id] = Math.round(operation(a, b) * 100) / 100;
          });
        }
  return ties;
}

function holds(
  entity: Entity,
  total: Field,
  left: Field,
  right: Field,
  operation: (a: number, b: number) => number,
): boolean {
  const rows = entity.rows.filter((row) => [left, right, total].every(({ id }) => typeof row[id] === "number"));
  const isTelling = new Set(rows.map((row) => row[total.id])).size >= ENOUGH;
  return (
    isTelling &&
    rows.every((row) => {
      const value = row[total.id] as number;
      return Math.abs(operation(row[left.id] as number, row[right.id] as number) - value) <= Math.abs(value) * 0.005;
    })
  );
}

/** Numbers of one unit of which one is never above the other: sold and in stock. */
function orders(entity: Entity, numbers: readonly Field[]): Tie[] {
  return numbers.flatMap((low) =>
    numbers.flatMap((high): Tie[] => {
      if (low === high || low.unit !== high.unit || low.type !== high.type) return [];
      const rows = entity.rows.filter((row) => typeof row[low.id] === "number" && typeof row[high.id] === "number");
      const isOrdered = rows.every((row) => (row[low.id] as number) <= (row[high.id] as number));
      const differs = rows.some((row) => row[low.id] !== row[high.id]);
      if (rows.length < ENOUGH || !isOrdered || !differs) return [];
      return [
        (row) => {
          const [a, b] = [row[low.id], row[high.id]];
          if (typeof a !== "number" || typeof b !== "number" || a <= b) return;
          row[low.id] = b;
          row[high.id] = a;
        },
      ];
    }),
  );
}

/** Days and times of which one always comes before the other keep a distance that rows have. */
function spans(entity: Entity): Tie[] {
  const moments = entity.fields.filter(({ type }) => type === "date" || type === "time");
  return moments.flatMap((first) =>
    moments.flatMap((last): Tie[] => {
      if (first === last || first.type !== last.type) return [];
      const gaps = entity.rows
        .map((row) => {
          const [from, to] = [place(row[first.id]), place(row[last.id])];
          return from === null || to === null || from.moving !== to.moving ? null : to.at - from.at;
        })
        .filter((gap) => gap !== null);
      // Where one ends before the other begins, any two of them are in order.
      const [latest, earliest] = [edge(entity, first, Math.max), edge(entity, last, Math.min)];
      if (latest <= earliest) return [];
      if (gaps.length < ENOUGH || gaps.some((gap) => gap < 0) || gaps.every((gap) => gap === 0)) return [];
      return [
        (row, random) => {
          const from = place(row[first.id]);
          if (from !== null && row[last.id] !== undefined) row[last.id] = written(from, pick(random, gaps));
        },
      ];
    }),
  );
}

function edge(entity: Entity, field: Field, of: (...values: number[]) => number): number {
  return of(...entity.rows.map((row) => place(row[field.id])?.at).filter((at) => at !== undefined));
}

interface Place {
  at: number;
  moving: boolean;
  kind: "day" | "minute";
}

function place(value: SeedRow[string] | undefined): Place | null {
  if (typeof value !== "string") return null;
  const moving = /^@([+-]?\d+)$/.exec(value)?.[1];
  if (moving !== undefined) return { at: Number(moving), moving: true, kind: "day" };
  const time = /^(\d{2}):(\d{2})$/.exec(value);
  if (time) return { at: Number(time[1]) * 60 + Number(time[2]), moving: false, kind: "minute" };
  const day = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(day) ? null : { at: Math.round(day / 86_400_000), moving: false, kind: "day" };
}

function written(from: Place, gap: number): string {
  const at = from.at + gap;
  if (from.kind === "minute") {
    const minutes = Math.min(at, 24 * 60 - 1);
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  }
  return from.moving ? `@${at}` : new Date(at * 86_400_000).toISOString().slice(0, 10);
}
