import type { JobWithMetadata, PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServices } from "../../main/services.ts";
import type { Database, Transaction } from "../database/database.ts";
import { startTestPlatform, type TestPlatform } from "../../testing/start-test-platform.ts";
import type { JobDefinition, WorkerServices } from "./job-definition.ts";
import { JobRunner } from "./job-runner.ts";

let server: TestPlatform;
beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
});
afterAll(() => server.close());

interface Db {
  executeSql(text: string, values: unknown[]): Promise<unknown>;
}

/** Runs one job whose transaction ends in a lost connection, and answers whether its attempt thinks that it was kept. */
async function settleWith(commits: boolean): Promise<boolean | "threw"> {
  const { sql } = server;
  const [job] = await sql<{ id: string }[]>`
    insert into pgboss.job (name, data, state, started_on) values ('maintenance', '{}', 'active', now()) returning id`;
  let loses = true;
  const begin = async (work: (tx: Transaction) => Promise<unknown>): Promise<unknown> => {
    if (!loses) return sql.begin(work);
    loses = false;
    if (commits) await sql.begin(work);
    throw new Error("the connection is gone");
  };
  const lossy = new Proxy(sql, { get: (real, key) => (key === "begin" ? begin : Reflect.get(real, key)) }) as Database;
  let take: ((jobs: JobWithMetadata<unknown>[]) => Promise<unknown>) | undefined;
  const boss = {
    work: async (_name: string, _options: object, handler: typeof take) => void (take = handler),
    complete: async (_name: string, { id }: { id: string }, _data: null, { db }: { db: Db }) =>
      db.executeSql("update pgboss.job set state = 'completed', completed_on = now() where id = $1::uuid", [id]),
  };
  let outcome: boolean | "threw" = "threw";
  const definition: JobDefinition<"maintenance"> = {
    name: "maintenance",
    run: async (run) => void (outcome = await run.commit(async () => undefined)),
    onRetry: async () => undefined,
    onFailure: async () => undefined,
  };
  const services = {
    sql: lossy,
    lease: { take: async () => true, release: async () => undefined },
    warn: () => undefined,
  };
  const runner = new JobRunner(boss as unknown as PgBoss, services as unknown as WorkerServices);
  await runner.work(definition, 1);
  const fetched = { id: job?.id ?? "", data: {}, retryCount: 0, retryLimit: 0 };
  await take?.([fetched as JobWithMetadata<unknown>]).catch(() => undefined);
  return outcome;
}

test("a job whose end was committed, and only the answer to it lost, keeps what it made", async () => {
  expect(await settleWith(true)).toBe(true);
});

test("one whose end was not committed does not", async () => {
  expect(await settleWith(false)).toBe("threw");
});
