import type { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../database/database.ts";
import type { MediaStore } from "../media/media-store.ts";
import type { JobLease } from "./job-lease.ts";
import type { JobData, QueueName } from "./queues.ts";
import type { WorkerSettings } from "./worker-settings.ts";

/** What jobs work with. Features add what they offer beside their own types, as to the services of functions. */
export interface WorkerServices {
  sql: Database;
  media: MediaStore;
  lease: JobLease;
  settings: WorkerSettings;
  warn(message: string, error?: unknown): void;
}

/** One attempt of a job. */
export interface JobRun<N extends QueueName> extends WorkerServices {
  data: JobData<N>;
  /** Aborted when the job is cancelled, out of time, or the worker has to stop. */
  signal: AbortSignal;
  /**
   * Ends the job: `work` and the end of the job are one transaction. False, with nothing written, when this attempt no longer
   * owns the job (cancelled, or taken over by another worker), so a result is written exactly once.
   */
  commit(work: (tx: Transaction) => Promise<void>): Promise<boolean>;
}

/** How jobs of one queue are done. */
export interface JobDefinition<N extends QueueName> {
  name: N;
  /** Must call `commit` once. @throws AppError for failures with a message a person can act on. */
  run(run: JobRun<N>): Promise<void>;
  /** How far its last attempt got, 0 to 1, for a job that goes on where it was; 0 for any other. */
  reached?(sql: Database | Transaction, data: JobData<N>): Promise<number>;
  /** Writes that the job will be tried again. */
  onRetry(tx: Transaction, data: JobData<N>): Promise<void>;
  /** Writes that the job has failed for good. */
  onFailure(tx: Transaction, data: JobData<N>, error: AppError): Promise<void>;
}

/** Types a job against its queue. */
export function defineJob<N extends QueueName>(definition: JobDefinition<N>): JobDefinition<N> {
  return definition;
}
