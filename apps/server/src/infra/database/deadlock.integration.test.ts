import { OwnFailure } from "@sayhey/contract/own-failure";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "./database.ts";
import { errorResponse } from "../../http/error-response.ts";
import { startTestPlatform, type TestPlatform } from "../../testing/start-test-platform.ts";

let server: TestPlatform;
beforeAll(async () => {
  server = await startTestPlatform();
  await server.sql`create table private.pair (id int primary key, n int not null)`;
  await server.sql`insert into private.pair values (1, 0), (2, 0)`;
});
afterAll(() => server.close());

test("of two transactions that block each other one is kept, and the other is told to come again", async () => {
  const both = { inside: 0, ready: Promise.withResolvers<void>() };
  const change = (first: number, second: number) => async (tx: Transaction) => {
    await tx`update private.pair set n = n + 1 where id = ${first}`;
    both.inside += 1;
    if (both.inside === 2) both.ready.resolve();
    await both.ready.promise;
    await tx`update private.pair set n = n + 1 where id = ${second}`;
  };
  const ends = await Promise.allSettled([server.sql.begin(change(1, 2)), server.sql.begin(change(2, 1))]);
  const [refused, ...others] = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  expect(others).toEqual([]);
  expect(refused).toBeInstanceOf(OwnFailure);
  const answer = errorResponse(refused);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await server.sql`select id, n from private.pair order by id`).toEqual([
    { id: 1, n: 1 },
    { id: 2, n: 1 },
  ]);
});
