import { afterAll, beforeAll, expect, it } from "vitest";
import { startTarget, type Person, type Target } from "./target.ts";

/** Everything of the grammar beside the filters, which `rest.test.ts` tries. */
let target: Target;
let owner: Person;
let stranger: Person;
let projectId: string;

beforeAll(async () => {
  target = await startTarget({ WORKER: "false" });
  [owner, stranger] = [await target.signUp(), await target.signUp()];
  projectId = (await target.call(owner, "project-create", { idea: "Plant diary", useModel: false })).body.projectId;
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

const SELECTS = [
  "*",
  "id,name",
  "id::text,name::json",
  "name::pg_sleep",
  "alias:id",
  "spec->>name",
  "spec->identity->>name",
  "spec->0->>-1",
  "count()",
  "id.count()",
  "version.sum(),version.avg(),version.min(),version.max()",
  "user_id,count()",
  "renders(*)",
  "renders!inner(*)",
  "renders!left(id)",
  "renders!renders_project_id_fkey(id)",
  "...renders(stage)",
  "renders(count)",
  "mine:renders(id,projects(id,renders(id,projects(id))))",
  "profiles(*)",
  "accounts(*)",
  "auth.users(*)",
  "secrets(*)",
  "ctid,xmin,tableoid",
  "(select 1)",
  "id;drop table projects",
  '"id"',
  "id,",
  ",",
  "",
  "(",
  "a".repeat(5000),
];
const ORDERS = [
  "name",
  "name.asc",
  "name.desc.nullsfirst",
  "name.desc.nullslast,version",
  "spec->>name.desc",
  "renders(stage).desc",
  "name.sideways",
  "pg_sleep(5)",
  "1",
  "",
  ",,,",
  Array.from({ length: 500 }, () => "name.desc").join(","),
];
const PAGES = [
  "limit=0",
  "limit=-1",
  "limit=1e9",
  "limit=9223372036854775808",
  "limit=abc",
  "offset=-1",
  "offset=9223372036854775807",
  "offset=NaN",
  "limit=1&limit=2",
  "renders.limit=1&select=id,renders(id)",
  "renders.order=stage&renders.offset=9&select=id,renders(id)",
];
const OTHERS = [
  "columns=name",
  "columns=user_id,name",
  "columns=nothing",
  "on_conflict=id",
  "on_conflict=user_id,name",
  "and=()",
  "or=(",
  "not.and=(id.not.is.null,not.or(id.is.null))",
  "id=not.not.eq.1",
  "id=eq",
  "id=",
  "=",
  "id=eq.1&id=eq.2",
  "nothing=eq.1",
  "select=id&select=name",
  "%00=eq.1",
  "id=eq.%00",
  "id=in.()",
  "id=in.(",
  `id=in.(${Array.from({ length: 2000 }, () => "1").join(",")})`,
];
const QUERIES = [
  ...SELECTS.map((each) => `select=${encodeURIComponent(each)}`),
  ...ORDERS.map((each) => `order=${encodeURIComponent(each)}`),
  ...PAGES,
  ...OTHERS,
];

const PREFERENCES = [
  "return=representation",
  "return=headers-only",
  "return=minimal",
  "count=exact",
  "count=planned",
  "count=estimated",
  "resolution=merge-duplicates",
  "resolution=ignore-duplicates",
  "missing=default",
  "handling=strict, max-affected=0",
  "handling=lenient",
  "tx=rollback",
  "tx=commit",
  "timezone=America/New_York",
  "timezone='; select pg_sleep(5)",
  "params=single-object",
  "return=representation,resolution=merge-duplicates,count=exact",
  "x".repeat(4000),
];
const HEADERS: Record<string, string>[] = [
  ...PREFERENCES.map((prefer) => ({ prefer })),
  { range: "0-0" },
  { range: "9-0" },
  { range: "0-99999999999999999999" },
  { "range-unit": "items", range: "-5" },
  { accept: "application/vnd.pgrst.object+json" },
  { accept: "text/csv" },
  { accept: "application/geo+json" },
  { accept: "application/octet-stream" },
  { accept: "*/*;q=0, nothing/at-all" },
  { "content-type": "text/csv" },
  { "content-type": "application/x-www-form-urlencoded" },
];

/** An answer, and why it is wrong: a fault of the server, or something of the owner's shown to somebody else. */
async function wrongOf(label: string, answer: Promise<{ status: number; text: string }>): Promise<string[]> {
  const { status, text } = await answer;
  const shows = text.includes(projectId) || text.includes(owner.id) || text.includes(owner.email);
  return status >= 500 || shows ? [`${label}: ${status} ${text.slice(0, 200)}`] : [];
}

async function all(asks: (() => Promise<string[]>)[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let n = 0; n < asks.length; n += 16)
    wrong.push(...(await Promise.all(asks.slice(n, n + 16).map((ask) => ask()))).flat());
  return wrong;
}

it("every selection, order, page and odd parameter is answered, and shows nothing of somebody else", async () => {
  const asks = ["projects", "renders", "profiles"].flatMap((table) =>
    QUERIES.map(
      (query) => () =>
        wrongOf(`${table}?${query.slice(0, 120)}`, target.ask(`/rest/v1/${table}?${query}`, { token: stranger.token })),
    ),
  );
  expect(await all(asks)).toEqual([]);
});

it("every preference, range and media type is answered with every method, and changes nothing of somebody else", async () => {
  const body = { id: projectId, name: "Mine", user_id: stranger.id };
  const asks = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"].flatMap((method) =>
    HEADERS.map(
      (headers) => () =>
        wrongOf(
          `${method} with ${JSON.stringify(headers).slice(0, 120)}`,
          target
            .ask(`/rest/v1/projects?id=eq.${projectId}`, {
              method,
              token: stranger.token,
              headers,
              ...(["GET", "HEAD"].includes(method) ? {} : { body }),
            })
            // What somebody sent is said again in what is wrong with it.
            .then(({ status, text }) => ({ status, text: text.replaceAll(projectId, "") })),
        ),
    ),
  );
  expect(await all(asks)).toEqual([]);
  const { json } = await target.ask(`/rest/v1/projects?select=name,user_id&id=eq.${projectId}`, { token: owner.token });
  expect(json).toEqual([{ name: expect.not.stringMatching("Mine"), user_id: owner.id }]);
});
