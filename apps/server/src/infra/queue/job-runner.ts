import type { JobWithMetadata, PgBoss } from "pg-boss";
import { z } from "zod";
import type { Transaction } from "../database/database.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { log } from "../log/log.ts";
import { requestIdOf, withLogContext, type LogContext } from "../log/log-context.ts";
import { metrics } from "../metrics/metrics.ts";
import { failJob } from "./fail-job.ts";
import type { JobDefinition, WorkerServices } from "./job-definition.ts";
import { groupPlaces, placesOf } from "./group-places.ts";
import { isOwnFailure, jobError, JobStop, mayPass } from "./job-failure.ts";
import { jobMark, turnMark } from "./job-lease.ts";
import { onTransaction } from "./job-queue.ts";
import { OWN_FAILURE_LIMIT, ownFailuresOf, pauseAfter, putBack, type JobAttempt, type PutBack } from "./put-back.ts";
import { QUEUES, type JobData, type QueueName } from "./queues.ts";
import { whileAway } from "./while-away.ts";

/** How long a job that has to wait for another is left in the queue before it asks again. */
const WAIT_SECONDS = 1;

interface Attempt {
  id: string;
  number: number;
  controller: AbortController;
  settled: boolean;
  /** How it ended, for the log and the metrics. */
  outcome: "done" | "failed" | "tried again" | "put back" | "canceled";
}

/** How long a job rests that was taken while another of its group runs, s. */
const TURN_PAUSE_SECONDS = 1;

const ownerSchema = z.object({ userId: z.string() });

/** What everything in the log that is done for a job belongs to. */
function contextOf({ id, name, data }: JobWithMetadata<unknown>): LogContext {
  const requestId = requestIdOf(data);
  const userId = ownerSchema.safeParse(data).data?.userId;
  return {
    jobId: id,
    queue: name,
    ...(requestId === undefined ? {} : { requestId }),
    ...(userId === undefined ? {} : { userId }),
  };
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
      // Jobs of one person, which name them, have so many places, wherever the workers are.
      {
        pollingIntervalSeconds: 0.5,
        includeMetadata: true,
        batchSize: 1,
        localConcurrency: concurrency,
        groupConcurrency: groupPlaces(definition.name),
      },
      async (jobs: JobWithMetadata<unknown>[]) => {
        for (const job of jobs) await withLogContext(contextOf(job), () => this.#attempt(definition, job));
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
    const attempt: Attempt = {
      id: job.id,
      number: job.retryCount,
      controller: new AbortController(),
      settled: false,
      outcome: "canceled",
    };
    if (!(await lease.take(jobMark(job.id)))) throw new Error(`job ${job.id} is still being worked on elsewhere`);
    this.#running.set(job.id, attempt);
    let turn: string | null = null;
    const startedAt = performance.now();
    const limit = setTimeout(
      () => attempt.controller.abort(new JobStop("timeout")),
      QUEUES[definition.name].timeLimit * 1000,
    );
    try {
      if (this.#stopping) attempt.controller.abort(new JobStop("shutdown"));
      // A queue's data is checked where it comes out too: a job may be older than the code that runs it.
      const data = QUEUES[definition.name].data.parse(job.data) as JobData<N>;
      const { groupId } = job;
      // Places that look for a job in the same moment don't see what the others take: without this, one person's jobs fill them all.
      if (typeof groupId === "string") {
        turn = await this.#takeTurn(definition.name, groupId, placesOf(definition.name, job.groupTier));
        if (turn === null) return await this.#putBack(definition, attempt, data, { seconds: TURN_PAUSE_SECONDS });
      }
      log.info(`A ${definition.name} job begins.`, { attempt: attempt.number + 1 });
      await this.#run(definition, job, attempt, data);
      const seconds = (performance.now() - startedAt) / 1000;
      metrics.jobs.observe({ queue: definition.name, outcome: attempt.outcome }, seconds);
      log.info(`A ${definition.name} job ended: ${attempt.outcome}.`, { ms: Math.round(seconds * 1000) });
    } finally {
      clearTimeout(limit);
      this.#running.delete(job.id);
      if (turn !== null)
        await lease
          .release(turn)
          .catch((error: unknown) =>
            this.#services.warn("The mark of an account's turn could not be taken off.", error),
          );
      await lease
        .release(jobMark(job.id))
        .catch((error: unknown) => this.#services.warn("A finished job's mark could not be taken off.", error));
    }
  }

  /** The mark of a free place of a group; null where it has none. */
  async #takeTurn(name: QueueName, groupId: string, places: number): Promise<string | null> {
    for (let place = 1; place <= places; place += 1) {
      const mark = turnMark(name, groupId, place);
      if (await this.#services.lease.take(mark)) return mark;
    }
    return null;
  }

  async #run<N extends QueueName>(
    definition: JobDefinition<N>,
    job: JobWithMetadata<unknown>,
    attempt: Attempt,
    data: JobData<N>,
  ): Promise<void> {
    const { signal } = attempt.controller;
    try {
      signal.throwIfAborted();
      await definition.run({
        ...this.#services,
        data,
        signal,
        commit: (work) =>
          this.#end(definition.name, attempt, async (tx, mine) => {
            await work(tx);
            await this.#boss.complete(mine.name, { id: mine.id, retryCount: mine.number }, null, {
              db: onTransaction(tx),
            });
            attempt.outcome = "done";
          }),
      });
    } catch (error) {
      if (attempt.settled)
        return this.#services.warn(`The ${definition.name} job was done, but not cleaned up after.`, error);
      const stop: unknown = signal.reason;
      const why = signal.aborted && stop instanceof JobStop ? stop.why : null;
      // A job may also find out by itself that what it works for is gone.
      attempt.outcome = "canceled";
      if (why === "cancelled" || (error instanceof JobStop && error.why === "cancelled")) return;
      const back = (how: PutBack) => {
        attempt.outcome = "put back";
        return this.#putBack(definition, attempt, data, how);
      };
      if (error instanceof JobStop && error.why === "waiting") return back({ seconds: WAIT_SECONDS });
      if (why === "shutdown" || why === "lease-lost") return back({ seconds: 0 });
      // The database says nothing about the job: it is done again once there is one.
      if (isDatabaseAway(error)) return back({ seconds: WAIT_SECONDS });
      const failure = jobError(why === "timeout" ? stop : error);
      const before = isOwnFailure(error)
        ? await this.#whileAway(async () =>
            ownFailuresOf(job.output, (await definition.reached?.(this.#services.sql, data)) ?? 0),
          )
        : null;
      if (why !== "timeout" && before !== null && before.count < OWN_FAILURE_LIMIT) {
        this.#services.warn(
          `A ${definition.name} job met a failure of the server and goes back: ${failure.message}`,
          error,
        );
        return back({ seconds: pauseAfter(before.count), ownFailure: { message: failure.message, before } });
      }
      if (mayPass(failure) && before === null && job.retryCount < job.retryLimit) {
        this.#services.warn(`A ${definition.name} job failed and will be tried again: ${failure.message}`, error);
        attempt.outcome = "tried again";
        return this.#tryAgain(definition, attempt, data, failure);
      }
      attempt.outcome = "failed";
      this.#services.warn(`A ${definition.name} job failed: ${failure.message}`, error);
      await this.#whileAway(() =>
        this.#end(definition.name, attempt, async (tx, mine) => {
          await definition.onFailure(tx, data, failure);
          await failJob(tx, mine, failure);
        }),
      );
    }
  }

  async #end(
    name: QueueName,
    attempt: Attempt,
    write: (tx: Transaction, mine: JobAttempt) => Promise<void>,
  ): Promise<boolean> {
    let isWritten = false;
    const won = await this.#services.sql
      .begin(async (tx) => {
        const [mine] = await tx`
          select 1 from pgboss.job where id = ${attempt.id} and name = ${name} and state = 'active' and retry_count = ${attempt.number} for update`;
        if (mine === undefined) return false;
        await write(tx, { id: attempt.id, name, number: attempt.number });
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
    return this.#whileAway(async () => {
      // Locked, so that a commit that is still going on is waited for.
      const [row] = await this.#services.sql.begin(
        (tx) => tx<{ done: boolean }[]>`
          select state in ('completed', 'failed') and retry_count = ${number} as done from pgboss.job where id = ${id} and name = ${name} for update`,
      );
      return row?.done === true;
    });
  }

  /** Gives a job back without using up one of its tries. */
  async #putBack<N extends QueueName>(
    definition: JobDefinition<N>,
    attempt: Attempt,
    data: JobData<N>,
    how: PutBack,
  ): Promise<void> {
    await this.#whileAway(() =>
      this.#services.sql.begin(async (tx) => {
        const mine = { id: attempt.id, name: definition.name, number: attempt.number };
        if (await putBack(tx, mine, how)) await definition.onRetry(tx, data);
      }),
    );
  }

  /** Uses up one of a job's tries; the queue decides when the next one begins. */
  async #tryAgain<N extends QueueName>(
    definition: JobDefinition<N>,
    { id, number }: Attempt,
    data: JobData<N>,
    { message }: Error,
  ): Promise<void> {
    await this.#whileAway(() =>
      this.#services.sql.begin(async (tx) => {
        const { name } = definition;
        const [mine] = await tx`
          select 1 from pgboss.job where id = ${id} and name = ${name} and state = 'active' and retry_count = ${number} for update`;
        if (mine === undefined) return;
        await this.#boss.fail(name, { id, retryCount: number }, { message }, { db: onTransaction(tx) });
        await definition.onRetry(tx, data);
      }),
    );
  }

  /** As `whileAway`. A worker that has to stop leaves the rest to the others: they find the job without its mark. */
  #whileAway<T>(work: () => Promise<T>): Promise<T> {
    return whileAway(work, () => this.#stopping);
  }
}
