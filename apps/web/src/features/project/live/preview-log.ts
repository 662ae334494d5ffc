import type { LiveLog } from "@sayhey/contract/live";

/** Something that happened in the preview. */
export interface PreviewLogEntry extends LiveLog {
  key: number;
  /** How often it has happened. */
  count: number;
  /** When it happened last, ms since 1970. */
  at: number;
  /** Where in the app's code, as far as its stack tells. */
  place: { file: string; line: number } | null;
  /** The version of the app in which it happened. */
  appHash: string | null;
}

const MOST = 200;

/** What happens in the preview of one project. */
export interface PreviewLog {
  entries(): readonly PreviewLogEntry[];
  add(entry: LiveLog, appHash: string | null): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const logs = new Map<string, PreviewLog>();

/** The log of a project's preview; it lasts as long as the tab. */
export function previewLogOf(projectId: string): PreviewLog {
  const known = logs.get(projectId);
  if (known !== undefined) return known;
  const log = createPreviewLog();
  logs.set(projectId, log);
  return log;
}

/** An empty log. Equal entries of one version are counted, the oldest are let go. */
export function createPreviewLog(now: () => number = Date.now): PreviewLog {
  let all: readonly PreviewLogEntry[] = [];
  let nextKey = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly PreviewLogEntry[]): void => {
    all = next;
    for (const listener of listeners) listener();
  };
  return {
    entries: () => all,
    add(entry, appHash) {
      const same = all.find(
        (each) => each.message === entry.message && each.source === entry.source && each.appHash === appHash,
      );
      const rest = all.filter((each) => each !== same).slice(-(MOST - 1));
      set([
        ...rest,
        {
          ...entry,
          key: same?.key ?? nextKey++,
          count: (same?.count ?? 0) + 1,
          at: now(),
          place: placeIn(entry.stack),
          appHash,
        },
      ]);
    },
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The first line of a stack that names a file of the app. */
export function placeIn(stack: string): { file: string; line: number } | null {
  const found = /\b(src\/[\w./-]+\.[jt]sx?):(\d+)/.exec(stack);
  return found?.[1] === undefined ? null : { file: found[1], line: Number(found[2]) };
}
