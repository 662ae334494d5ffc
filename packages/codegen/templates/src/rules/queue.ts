export interface Waiting<T> {
  row: T;
  /** 1 is next. */
  place: number;
}

/** Rows of one state in the order they came; ties keep the order they were added in. */
export function inOrder<T>(rows: readonly T[], sinceOf: (row: T) => number): Waiting<T>[] {
  return rows
    .map((row, index) => ({ row, index, since: sinceOf(row) }))
    .sort((a, b) => (a.since || 0) - (b.since || 0) || a.index - b.index)
    .map((entry, index) => ({ row: entry.row, place: index + 1 }));
}

/** The state after this one, or null at the last. */
export function nextState(states: readonly string[], state: string): string | null {
  const index = states.indexOf(state);
  return index < 0 ? (states[0] ?? null) : (states[index + 1] ?? null);
}
