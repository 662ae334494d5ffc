import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";

/** What a line of the log belongs to. It goes along from a request to the jobs it queues, and from a job to the processes that work for it. */
const contextSchema = z.object({
  /** The request that began it all. */
  requestId: z.string().max(64).optional(),
  /** The job, as its queue calls it. */
  jobId: z.string().max(64).optional(),
  queue: z.string().max(64).optional(),
  /** Whom it is done for. */
  userId: z.string().max(64).optional(),
});

/** Ids that stand in each line of the log. */
export type LogContext = z.output<typeof contextSchema>;

const storage = new AsyncLocalStorage<LogContext>();

/** The ids of what is being done now. */
export const logContext = (): Readonly<LogContext> => storage.getStore() ?? {};

/** Does `work` with further ids. */
export const withLogContext = <T>(more: LogContext, work: () => T): T =>
  storage.run({ ...storage.getStore(), ...more }, work);

/** Adds an id to what is being done now, as soon as it is known. */
export function noteLogContext(more: LogContext): void {
  const store = storage.getStore();
  if (store !== undefined) Object.assign(store, more);
}

/** The id of a request among what a job carries; none where it isn't one. */
export function requestIdOf(data: unknown): string | undefined {
  return contextSchema.pick({ requestId: true }).safeParse(data).data?.requestId;
}
