import { minutesIn } from "./scale-amounts.ts";

/** When each step of a session begins, in milliseconds. A step that names its minutes gets them; the others share the rest. */
export function stepStarts(steps: readonly string[], durationMs: number): number[] {
  const named = steps.map((step) => (minutesIn(step) ?? 0) * 60_000);
  const known = named.reduce((sum, length) => sum + length, 0);
  const open = named.filter((length) => length === 0).length;
  // Steps that ask for more than there is are shortened alike.
  const scale = known > durationMs || (open === 0 && known > 0) ? durationMs / known : 1;
  const rest = open === 0 ? 0 : Math.max(0, durationMs - known * scale) / open;
  let at = 0;
  return named.map((length) => {
    const start = at;
    at += length === 0 ? rest : length * scale;
    return start;
  });
}

/** Index of the step that runs at a position; -1 when there are none. */
export function stepAt(starts: readonly number[], positionMs: number): number {
  return starts.findLastIndex((start) => start <= positionMs);
}
