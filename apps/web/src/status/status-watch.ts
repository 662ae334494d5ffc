/** What is watched of a row. Moments are ISO 8601. */
export interface WatchedRow {
  id: string;
  status: string;
  created_at: string;
  finished_at: string | null;
}

/** What a watch knows, as plain data: it outlives a reload of its tab. */
export interface WatchSnapshot {
  /** Creation of the newest row ever listed, ms since 1970. */
  newest: number | null;
  /** Row -> its state and when it ended. */
  rows: Record<string, readonly [status: string, finishedAt: number | null]>;
}

/**
 * Finds the real changes of state among updates and lists of rows. An update that only moves progress is none, and a change
 * is found once, whether an update or a list brought it first.
 */
export interface StatusWatch {
  /** Marks the beginning of a read: updates that arrive from here on are newer than what it brings. */
  begin(): number;
  /** The rows of a list, read since `begin` answered `mark`, whose change nobody has been told of. The first list is what is. */
  compare<R extends WatchedRow>(rows: readonly R[], mark: number): R[];
  /** Whether an update is a change of state. `before` is the row's state until then where the server sent it. */
  changed(row: WatchedRow, before: string | undefined): boolean;
  snapshot(): WatchSnapshot;
}

interface Known {
  status: string;
  finishedAt: number | null;
  /** Number of the update that told it; 0 for a list. */
  heard: number;
}

/** State every row begins in. */
const FIRST_STATUS = "queued";
const MOST_ROWS = 400;

const momentOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** A watch that knows what `snapshot` says, or nothing yet. */
export function createStatusWatch(snapshot?: WatchSnapshot): StatusWatch {
  const known = new Map<string, Known>();
  let updates = 0;
  let newest = snapshot?.newest ?? null;
  for (const [id, [status, finishedAt]] of Object.entries(snapshot?.rows ?? {}))
    known.set(id, { status, finishedAt, heard: 0 });

  const note = (row: WatchedRow, heard: number): void => {
    known.delete(row.id);
    known.set(row.id, { status: row.status, finishedAt: momentOf(row.finished_at), heard });
    for (const id of known.keys()) {
      if (known.size <= MOST_ROWS) break;
      known.delete(id);
    }
  };
  /** One that ended, was tried again and ended alike has changed too. */
  const differs = (last: Known, row: WatchedRow): boolean =>
    last.status !== row.status || (row.finished_at !== null && last.finishedAt !== momentOf(row.finished_at));

  return {
    begin: () => updates,
    compare: (rows, mark) => {
      const since = newest;
      const fresh = rows.filter((row) => {
        const last = known.get(row.id);
        if (last !== undefined && last.heard > mark) return false;
        const isNew = since !== null && Date.parse(row.created_at) >= since;
        const isChange = last === undefined ? isNew && row.status !== FIRST_STATUS : differs(last, row);
        note(row, 0);
        return isChange;
      });
      newest = rows.reduce((latest, row) => Math.max(latest, Date.parse(row.created_at)), newest ?? 0);
      return fresh;
    },
    changed: (row, before) => {
      const last = known.get(row.id);
      note(row, ++updates);
      return last === undefined ? before !== undefined && before !== row.status : differs(last, row);
    },
    snapshot: () => ({
      newest,
      rows: Object.fromEntries([...known].map(([id, { status, finishedAt }]) => [id, [status, finishedAt] as const])),
    }),
  };
}
