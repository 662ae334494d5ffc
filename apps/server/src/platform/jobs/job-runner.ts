import { setTimeout as wait } from "node:timers/promises";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { JobDefinition, WorkerServices } from "./job-definition.ts";
import { jobError, JobStop, mayPass } from "./job-failure.ts";
import { jobMark } from "./job-lease.ts";
import { onTransaction } from "./job-queue.ts";
import { QUEUES, type JobData, type QueueName } from "./queues.ts";

/** How long a job that has to wait for another is left in the queue before it asks again. */
const WAIT_SECONDS = 1;
/** How often, and how long apart (ms), a database that went away during a commit is asked whether it was done. */
const COMMIT_TRIES = 60;
const COMMIT_PAUSE_MS = 500;

interface Attempt {
  id: string;
  number: number;
  controller: AbortController;
  settled: boolean;
}

/** Runs jobs of the queues one attempt at a time and sees to it that each ends exactly once. */
export class JobRunner {
  readonly #boss: PgBoss;
  readonly #services: WorkerServices;
  readonly #running = new Map<string, Attempt>();
  #stopping = false;

  constructor(boss: PgBoss, services: WorkerServices) {
    this.#boss = boss;
    this.#services = services;
  }

  /** Starts taking jobs of a queue. */
  async work<N extends QueueName>(definition: JobDefinition<N>, concurrency: number): Promise<void> {
    await this.#boss.work(
      definition.name,
      // Jobs of one person, which name them, run one at a time wherever the workers are.
      {
        pollingIntervalSeconds: 0.5,
        includeMetadata: true,
        batchSize: 1,
        localConcurrency: concurrency,
        groupConcurrency: 1,
      },
      async (jobs: JobWithMetadata<unknown>[]) => {
        for (const job of jobs) await this.#attempt(definition, job);
      },
    );
  }

  /** Stops attempts whose job has been cancelled or taken over since. */
  async stopCancelled(): Promise<void> {
    const watched = [...this.#running.values()].filter(({ settled }) => !settled);
    if (watched.length === 0) return;
    const rows = await this.#services.sql<{ id: string; number: number }[]>`
      select id, retry_count as number from pgboss.job where id = any(${watched.map(({ id }) => id)}::uuid[]) and state = 'active'`;
    const active = new Map(rows.map(({ id, number }) => [id, number]));
    for (const attempt of watched) {
      if (!attempt.settled && active.get(attempt.id) !== attempt.number)
        attempt.controller.abort(new JobStop("cancelled"));
    }
  }

  /** Stops every attempt; their jobs go back to the queue. */
  stopAll(why: "shutdown" | "lease-lost"): void {
    if (why === "shutdown") this.#stopping = true;
    for (const attempt of this.#running.values()) attempt.controller.abort(new JobStop(why));
  }

  async #attempt<N extends QueueName>(definition: JobDefinition<N>, job: JobWithMetadata<unknown>): Promise<void> {
    const { lease } = this.#services;
    const attempt: Attempt = { id: job.id, number: job.retryCount, controller: new AbortController(), settled: false };
    if (!(await lease.take(jobMark(job.id)))) throw new Error(`job ${job.id} is still being worked on elsewhere`);
    this.#running.set(job.id, attempt);
    const limit = setTimeout(
      () => attempt.controller.abort(new JobStop("timeout")),
      QUEUES[definition.name].timeLimit * 1000,
    );
    try {
      if (this.#stopping) throw new JobStop("shutdown");
      // A queue's data is checked where it comes out too: a job may be older than the code that runs it.
      const data = QUEUES[definition.name].data.parse(job.data) as JobData<N>;
      await this.#run(definition, job, attempt, data);
    } finally {
      clearTimeout(limit);
      this.#running.delete(job.id);
      await lease
        .release(jobMark(job.id))
        .catch((error: unknown) => this.#services.warn("A finished job's mark could not be taken off.", error));
    }
  }

  async #run<N extends QueueName>(
    definition: JobDefinition<N>,
    job: JobWithMetadata<unknown>,
    attempt: Attempt,
    data: JobData<N>,
  ): Promise<void> {
    const { signal } = attempt.controller;
    try {
      await definition.run({
        ...this.#services,
        data,
        signal,
        settle: (work) => this.#settle(definition.name, attempt, work),
      });
    } catch (error) {
      if (attempt.settled)
        return this.#services.warn(`The ${definition.name} job was done, but not cleaned up after.`, error);
      const stop: unknown = signal.reason;
      const why = signal.aborted && stop instanceof JobStop ? stop.why : null;
      // A job may also find out by itself that what it works for is gone.
      if (why === "cancelled" || (error instanceof JobStop && error.why === "cancelled")) return;
      if (error instanceof JobStop && error.why === "waiting")
        return this.#putBack(definition, attempt, data, WAIT_SECONDS);
      if (why === "shutdown" || why === "lease-lost") return this.#putBack(definition, attempt, data, 0);
      const failure = jobError(why === "timeout" ? stop : error);
      if (mayPass(failure) && job.retryCount < job.retryLimit) {
        await this.#services.sql.begin((tx) => definition.again(tx, data));
        this.#services.warn(`A ${definition.name} job failed and will be tried again: ${failure.message}`, error);
        throw failure;
      }
      this.#services.warn(`A ${definition.name} job failed: ${failure.message}`, error);
      await this.#settle(definition.name, attempt, (tx) => definition.failed(tx, data, failure));
    }
  }

  async #settle(
    name: QueueName,
    attempt: Attempt,
    work: Parameters<Parameters<JobDefinition<QueueName>["run"]>[0]["settle"]>[0],
  ): Promise<boolean> {
    let isWritten = false;
    const won = await this.#services.sql
      .begin(async (tx) => {
        const [mine] = await tx`
          select 1 from pgboss.job where id = ${attempt.id} and name = ${name} and state = 'active' and retry_count = ${attempt.number} for update`;
        if (mine === undefined) return false;
        await work(tx);
        await this.#boss.complete(name, { id: attempt.id, retryCount: attempt.number }, null, {
          db: onTransaction(tx),
        });
        isWritten = true;
        return true;
      })
      .catch(async (error: unknown) => {
        if (isWritten && (await this.#isCommitted(name, attempt))) return true;
        throw error;
      });
    if (won) attempt.settled = true;
    return won;
  }

  /**
   * Whether an attempt has ended its job. A database that goes away during a commit does not say whether it was done, and what has been
   * kept must not be taken for lost.
   */
  async #isCommitted(name: QueueName, { id, number }: Attempt): Promise<boolean> {
    for (let tries = 0; tries < COMMIT_TRIES; tries++) {
      try {
        // Locked, so that a commit that is still going on is waited for.
        const [row] = await this.#services.sql.begin(
          (tx) => tx<{ done: boolean }[]>`
            select state = 'completed' and retry_count = ${number} as done from pgboss.job where id = ${id} and name = ${name} for update`,
        );
        return row?.done === true;
      } catch {
        await wait(COMMIT_PAUSE_MS);
      }
    }
    return false;
  }

  /** Gives a job back without using up one of its attempts: each time that it is taken counts as one more. */
  async #putBack<N extends QueueName>(
    definition: JobDefinition<N>,
    attempt: Attempt,
    data: JobData<N>,
    seconds: number,
  ): Promise<void> {
    await this.#services.sql.begin(async (tx) => {
      const [mine] = await tx`
        update pgboss.job set state = 'retry', start_after = now() + ${seconds} * interval '1 second', retry_limit = retry_limit + 1
        where id = ${attempt.id} and name = ${definition.name} and state = 'active' and retry_count = ${attempt.number} returning 1`;
      if (mine !== undefined) await definition.again(tx, data);
    });
  }
}
