import { AppError } from "@sayhey/contract/app-error";
import { openJobLease } from "../../../infra/queue/job-lease.ts";

/** Sees to it that one request at a time works on an upload, over all servers that share a database. */
export interface UploadLocks {
  /**
   * Works on an upload. Whoever holds it in this process is asked to stop and waited for: it is the request of a connection that
   * broke. @throws UploadLockedError when another server holds it
   */
  hold<T>(id: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Another server works on the upload; it can be tried again in a moment. */
class UploadLockedError extends AppError {
  constructor() {
    super("conflict", "This upload is being written to right now.", { hint: "Try again in a moment." });
  }

  override get status(): number {
    return 423;
  }
}

interface Holder {
  stop: AbortController;
  ended: Promise<void>;
}

/** Opens the locks: marks of PostgreSQL that vanish with the process, so that nothing stays locked after `kill -9`. */
export function openUploadLocks(directUrl: string): UploadLocks {
  const holders = new Map<string, Holder>();
  const lease = openJobLease(directUrl, "sayhey uploads", () => {
    for (const { stop } of holders.values()) stop.abort();
  });
  return {
    hold: async (id, work) => {
      for (let other = holders.get(id); other !== undefined; other = holders.get(id)) {
        other.stop.abort();
        await other.ended;
      }
      const stop = new AbortController();
      const ended = Promise.withResolvers<void>();
      holders.set(id, { stop, ended: ended.promise });
      const mark = `sayhey upload ${id}`;
      try {
        if (!(await lease.take(mark))) throw new UploadLockedError();
        try {
          return await work(stop.signal);
        } finally {
          // A connection that broke has let go of it already.
          await lease.release(mark).catch(() => undefined);
        }
      } finally {
        holders.delete(id);
        ended.resolve();
      }
    },
    close: async () => {
      for (const { stop } of holders.values()) stop.abort();
      await Promise.all([...holders.values()].map(({ ended }) => ended));
      await lease.close();
    },
  };
}
