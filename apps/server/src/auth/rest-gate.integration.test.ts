import { afterAll, beforeAll, expect, test } from "vitest";
import { createLeasedLimit } from "../infra/limits/leased-limit.ts";
import { startTestPlatform, type TestPlatform } from "../testing/start-test-platform.ts";

const MINUTE = 60_000;

let server: TestPlatform;

beforeAll(async () => {
  server = await startTestPlatform({
    restLimits: {
      perAccount: { hits: 40, windowMs: MINUTE },
      perNetwork: { hits: 100, windowMs: MINUTE },
      perNetworkAnonymous: { hits: 20, windowMs: MINUTE },
    },
  });
});
afterAll(() => server?.close());

const MANY = 60;
const ask = async (address: string, token?: string): Promise<number> => {
  const headers = {
    apikey: server.platform.keys.publishable,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await server.platform.api(new Request(`${server.url}/rest/v1/accounts?select=plan`, { headers }), {
    address,
  });
  if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  return answer.status;
};
const passed = (statuses: number[]): number => statuses.filter((status) => status !== 429).length;
const askOften = (address: string, token?: string) =>
  Promise.all(Array.from({ length: MANY }, () => ask(address, token)));

test("a visitor's requests are limited by their network, an account's by the account wherever it is", async () => {
  const user = await server.signUp();
  expect(passed(await askOften("198.51.100.1"))).toBe(20);
  expect(passed(await askOften("198.51.100.2"))).toBe(20);
  const from = (address: string) => askOften(address, user.token);
  expect(passed([...(await from("198.51.100.3")), ...(await from("198.51.100.4"))])).toBe(40);
  // A forged token is nobody's and uses up nobody's requests.
  const other = await server.signUp();
  const forged = `${other.token.split(".").slice(0, 2).join(".")}.${"A".repeat(43)}`;
  await askOften("198.51.100.5", forged);
  expect(await ask("198.51.100.6", other.token)).toBe(200);
});

test("a network has a limit for all of its accounts together, and the server's own key has none", async () => {
  const users = await Promise.all([1, 2, 3].map(() => server.signUp()));
  const all = (await Promise.all(users.map(({ token }) => askOften("198.51.100.9", token)))).flat();
  expect(passed(all)).toBeLessThanOrEqual(100);
  const service = await server.service();
  for (const _ of Array.from({ length: MANY }))
    expect((await service.from("accounts").select("plan")).error).toBeNull();
});

test("two servers share a limit to within one batch each", async () => {
  const limit = { hits: 100, windowMs: MINUTE };
  const servers = [1, 2].map(() => createLeasedLimit(server.sql, limit, 10));
  let allowed = 0;
  for (let n = 0; n < 120; n += 1) for (const one of servers) if ((await one.count("shared")).allowed) allowed += 1;
  expect(allowed).toBe(100);
});
