import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTarget, type Person, type Target } from "./target.ts";

let target: Target;
let owner: Person;
let thief: Person;
let projectId: string;

beforeAll(async () => {
  target = await startTarget({ WORKER: "false" });
  [owner, thief] = [await target.signUp(), await target.signUp()];
  const { body } = await target.call(owner, "project-create", { idea: "Plant diary", useModel: false });
  projectId = body.projectId;
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

const get = (path: string, person?: Person, headers: Record<string, string> = {}) =>
  target.ask(`/rest/v1/${path}`, { token: person?.token, headers });

/** Each operator of the grammar with a value it takes, and whether it may be used. */
const OPERATORS: [operator: string, value: string, isOpen: boolean][] = [
  ...["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike"].flatMap((name): [string, string, boolean][] => [
    [name, "a", true],
    [`${name}(any)`, "{a,b}", true],
    [`${name}(all)`, "{a,b}", true],
  ]),
  ...["match", "imatch"].flatMap((name): [string, string, boolean][] => [
    [name, "a", false],
    [`${name}(any)`, "{a,b}", false],
    [`${name}(all)`, "{a,b}", false],
  ]),
  ["is", "null", true],
  ["isdistinct", "a", true],
  ["in", "(a,b)", true],
  ["fts", "a", true],
  ["plfts", "a", true],
  ["phfts", "a", true],
  ["wfts", "a", true],
  ["fts(english)", "a", true],
  ...["cs", "cd", "ov", "sl", "sr", "nxl", "nxr", "adj"].map((name): [string, string, boolean] => [name, "{a}", true]),
];
const CASES = OPERATORS.flatMap(([operator, value, isOpen]) =>
  [
    `name=${operator}.${value}`,
    `name=not.${operator}.${value}`,
    `or=(name.${operator}.${value},id.is.null)`,
    `and=(name.not.${operator}.${value},or(id.is.null,name.${operator}.${value}))`,
    `not.or=(name.${operator}.${value},id.is.null)`,
    `spec->>name=${operator}.${value}`,
    `renders.stage=${operator}.${value}&select=id,renders(stage)`,
    `renders.or=(stage.${operator}.${value},id.is.null)&select=id,renders(stage)`,
  ].map((query) => ({ query, isOpen })),
);
const encodeAll = (query: string): string =>
  query.replaceAll(/[^&=]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);

describe("every operator of the REST grammar", () => {
  it.each([
    ["as it is", (query: string) => query],
    ["percent-encoded throughout", encodeAll],
  ])("%s has an answer that is no fault of the server, and shows nothing of somebody else", async (_how, write) => {
    const stranger = await target.signUp();
    const wrong: string[] = [];
    const ask = async ({ query, isOpen }: (typeof CASES)[number]) => {
      const { status, json } = await get(`projects?${write(query)}`, stranger);
      const fine = isOpen
        ? status === 200 || (status >= 400 && status < 500)
        : status === 400 && json.code === "PGRST100";
      if (!fine || (status === 200 && json.length > 0)) wrong.push(`${query}: ${status} ${JSON.stringify(json)}`);
    };
    for (let n = 0; n < CASES.length; n += 16) await Promise.all(CASES.slice(n, n + 16).map(ask));
    expect(wrong).toEqual([]);
  });

  it("refuses the pattern that took a core for fifteen seconds, at once", async () => {
    const bio = `${"a".repeat(151)}!`;
    await target.ask(`/rest/v1/profiles?id=eq.${owner.id}`, { method: "PATCH", token: owner.token, body: { bio } });
    const slow = encodeURIComponent("^(a+)(a+)(a+)(a+)(a+)(a+)\\1\\2\\3\\4\\5\\6!$");
    for (const query of [`bio=match.${slow}`, `or=(bio.imatch.${slow},id.is.null)`, `bio=match(any).{${slow}}`]) {
      const { status, json } = await get(`profiles?select=id&${query}`);
      expect([status, json.code]).toEqual([400, "PGRST100"]);
    }
    const removal = await target.ask(`/rest/v1/notifications?title=match.${slow}`, {
      method: "DELETE",
      token: owner.token,
    });
    expect(removal.status).toBe(400);
  });
});

describe("rows of somebody else", () => {
  it("are neither read nor written, whatever is asked", async () => {
    const path = `projects?id=eq.${projectId}`;
    expect((await get(`${path}&select=*`, thief)).json).toEqual([]);
    expect((await get(`${path}&select=*`)).status).toBeGreaterThanOrEqual(401);
    for (const method of ["PATCH", "DELETE", "PUT", "POST"]) {
      const { status, json } = await target.ask(`/rest/v1/${method === "POST" ? "projects" : path}`, {
        method,
        token: thief.token,
        headers: { prefer: "return=representation" },
        body: { id: projectId, name: "Mine", user_id: thief.id },
      });
      expect([method, status === 200 ? json : status >= 400 && status < 500]).toEqual([
        method,
        status === 200 ? [] : true,
      ]);
    }
    expect((await get(`${path}&select=name,user_id`, owner)).json).toMatchObject([{ user_id: owner.id }]);
  });

  it("are not given to who writes a column that is the server's", async () => {
    for (const [table, patch] of [
      ["accounts", { plan: "studio" }],
      ["accounts", { credits: 1000 }],
      ["projects", { user_id: thief.id }],
      ["projects", { spec: {} }],
      ["profiles", { referral_code: "AAAAAAAA" }],
      ["api_tokens", { scopes: ["admin"] }],
      ["invoices", { status: "refunded" }],
      ["sessions", { user_id: thief.id }],
    ] as const) {
      const { status } = await target.ask(
        `/rest/v1/${table}?${table === "profiles" ? "id" : "user_id"}=eq.${owner.id}`,
        {
          method: "PATCH",
          token: owner.token,
          body: patch,
        },
      );
      expect([table, status]).toEqual([table, 403]);
    }
  });

  it("are not reached by other schemas, functions, plans of queries or media types", async () => {
    for (const schema of ["auth", "private", "pgboss", "pg_catalog", "information_schema", "storage"]) {
      expect([schema, (await get("users?select=*", owner, { "accept-profile": schema })).status]).toEqual([
        schema,
        406,
      ]);
      expect((await get(`${schema}.users?select=*`, owner)).status).toBe(404);
    }
    for (const name of ["pg_sleep", "pg_read_file", "set_config", "version", "query_to_xml", "lo_import"])
      expect([name, (await get(`rpc/${name}?seconds=1`, owner)).status]).toEqual([name, 404]);
    const plan = await get("projects", owner, { accept: "application/vnd.pgrst.plan+json; options=analyze|verbose" });
    expect(plan.status).toBe(406);
    // Relations of other schemas have names, and no rows.
    for (const embed of [
      "users(*)",
      "users!projects_user_id_fkey(*)",
      "users!user_id(email)",
      "...users!user_id(email)",
    ]) {
      const { status, text } = await get(`projects?select=*,${embed}`, owner);
      expect([embed, status >= 300 && status < 500, text.includes(owner.email)]).toEqual([embed, true, false]);
    }
    expect((await get("projects?select=pg_sleep(1)", owner)).status).toBe(400);
    expect((await get("projects?select=id&order=(select pg_sleep(5))", owner)).status).toBe(400);
  });

  it("are not reached by a forged, cut, unsigned or foreign token", async () => {
    const [head = "", claims = "", signature = ""] = thief.token.split(".");
    const as = (extra: object) =>
      Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims, "base64url").toString()), ...extra })).toString(
        "base64url",
      );
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    for (const token of [
      `${head}.${as({ sub: owner.id })}.${signature}`,
      `${none}.${as({ sub: owner.id })}.`,
      `${none}.${as({ role: "service_role" })}.${signature}`,
      `${head}.${claims}`,
      `${head}.${claims}.${signature.slice(0, -2)}`,
      "sb_secret_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "null",
    ])
      expect([token.slice(-20), (await get("projects?select=*", { ...thief, token })).status]).toEqual([
        token.slice(-20),
        401,
      ]);
  });
});

describe("what a query may take", () => {
  it("ends at a length, a depth and a number of rows", async () => {
    const { status } = await get(`projects?or=${"(".repeat(5000)}`, owner);
    expect(status).toBe(400);
    expect((await get(`projects?id=in.(${"1,".repeat(7000)}1)`, owner)).status).toBe(414);
    const embeds = "renders(".repeat(15) + "id" + ")".repeat(15);
    expect((await get(`projects?select=id,${embeds}`, owner)).status).toBeLessThan(500);
    for (const limit of ["999999999999", "-1", "1e9", "NaN", "0x10", "1;select"])
      expect([limit, (await get(`projects?select=id&limit=${limit}`, owner)).status < 500]).toEqual([limit, true]);
    for (const range of ["0-999999999", "5-1", "-5", "a-b", "0-0,5-9"])
      expect([range, (await get("projects?select=id", owner, { range })).status < 500]).toEqual([range, true]);
  });

  it("ends at 300 requests a minute for who is not signed in, and says when to come back", async () => {
    const answers = await Promise.all(Array.from({ length: 320 }, () => get("publications?select=id&limit=1")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await get("accounts?select=plan", owner)).status).toBe(200);
  });
});
