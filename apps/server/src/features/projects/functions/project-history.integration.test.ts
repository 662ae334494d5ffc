import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { applyOps, hashSpec, parseAppSpec, type AppSpec, type Op } from "@sayhey/appspec";
import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";
import { anyOp } from "@sayhey/appspec/op.fixture";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import type { EditConflict } from "@sayhey/contract/functions/project";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keepVersionPicture } from "../../checks/version-picture.port.ts";
import { openMediaStore } from "../../../infra/media/open-media-store.ts";
import { ownProject } from "../owned.port.ts";
import { rebuildSpec, SNAPSHOT_EVERY } from "../history/rebuild-version.ts";
import { readOverrides, writeOverrides } from "../overrides/app-source.port.ts";
import { writeVersion } from "../overrides/write-version.port.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices, workerSettings } from "../../../main/services.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;

interface Refusal {
  kind: string;
  message: string;
  field?: string;
  conflicts?: EditConflict[];
}
async function call<N extends FunctionName>(
  name: N,
  input: FunctionInput<N>,
  user: TestUser = ada,
): Promise<{ status: number; body: FunctionOutput<N> & { error?: Refusal } }> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as FunctionOutput<N> & { error?: Refusal } };
}
/** What a call that must succeed answers. */
async function done<N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> {
  const { status, body } = await call(name, input);
  expect([name, status, body.error]).toEqual([name, 200, undefined]);
  return body;
}
const edit = (projectId: string, baseVersion: number, ...ops: Op[]) =>
  call("project-edit", { projectId, baseVersion, ops });

/** A project of Ada's: the lending library. */
const library = async (): Promise<string> =>
  (await server.insertProject(ada.id, { name: "Toolshare", spec: libraryFixture(), app_hash: "first" })).id;
const specOf = async (projectId: string): Promise<AppSpec> => {
  const [row] = await server.sql<{ spec: unknown }[]>`select spec from projects where id = ${projectId}`;
  return parseAppSpec(row?.spec);
};
const name = (text: string): Op => ({ op: "set-identity", patch: { name: text } });
const price = (value: number): Op => ({ op: "update-row", entity: "tool", row: "tool-1", values: { price: value } });
const FIELD: Op = { op: "add-field", entity: "tool", field: { id: "weight", name: "Weight", type: "number" } };

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from projects`;
  await server.sql`delete from private.rate_limits where key like 'function %'`;
});

describe("two at once", () => {
  test("changes of different things both stand, whoever comes second", async () => {
    const projectId = await library();
    const answers = await Promise.all([
      edit(projectId, 1, name("Sheds")),
      edit(projectId, 1, price(9)),
      edit(projectId, 1, FIELD),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.version).toSorted()).toEqual([2, 3, 4]);
    const spec = await specOf(projectId);
    expect(spec).toMatchObject({ identity: { name: "Sheds" }, entities: [{ rows: [{ price: 9 }, {}] }, {}] });
    expect(spec.entities[0]?.fields.map(({ id }) => id)).toContain("weight");
    // Who came later is told what the app is now.
    const last = answers.find(({ body }) => body.version === 4)?.body;
    expect(last).toMatchObject({ merged: true, conflicts: [] });
    expect(last?.spec).toEqual(spec);
  });

  test("a contradiction changes nothing and shows all three values, and either side can be kept", async () => {
    const projectId = await library();
    await edit(projectId, 1, name("Sheds"), price(9));
    const mine = [name("Benches"), FIELD];
    const refused = await edit(projectId, 1, ...mine);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      {
        kind: "conflict",
        message: "This was changed elsewhere in the meantime: The name of the app.",
        hint: expect.stringContaining("Keep"),
        conflicts: [
          {
            path: "identity.name",
            reason: "both-changed",
            what: "The name of the app",
            base: "Toolshare",
            mine: "Benches",
            theirs: "Sheds",
          },
        ],
      },
    ]);
    expect((await specOf(projectId)).entities[0]?.fields.map(({ id }) => id)).not.toContain("weight");
    await done("project-edit", { projectId, baseVersion: 1, ops: mine, resolve: "theirs" });
    expect(await specOf(projectId)).toMatchObject({ identity: { name: "Sheds" } });
    expect((await specOf(projectId)).entities[0]?.fields.map(({ id }) => id)).toContain("weight");
    await done("project-edit", { projectId, baseVersion: 1, ops: mine, resolve: "mine" });
    expect(await specOf(projectId)).toMatchObject({
      identity: { name: "Benches" },
      entities: [{ rows: [{ price: 9 }, {}] }, {}],
    });
  });

  test("the same edit sent again, even at the same time, is one version with one answer", async () => {
    const projectId = await library();
    const input = { projectId, baseVersion: 1, ops: [name("Sheds")], requestId: randomUUID(), reason: "Named it" };
    const [first, again] = await Promise.all([done("project-edit", input), done("project-edit", input)]);
    expect(again).toMatchObject({ version: 2, appHash: first.appHash, merged: false });
    await done("project-edit", { projectId, baseVersion: 2, ops: [price(3)] });
    expect(await done("project-edit", input)).toMatchObject({ version: 2, appHash: first.appHash });
    expect((await specOf(projectId)).identity.name).toBe("Sheds");
    expect(await server.sql`select 1 from project_edits where project_id = ${projectId}`).toHaveLength(3);
  });

  test("what both did alike is no version of its own", async () => {
    const projectId = await library();
    await edit(projectId, 1, name("Sheds"));
    expect((await edit(projectId, 1, name("Sheds"))).body).toMatchObject({ version: 2, merged: true });
    expect(await server.sql`select 1 from project_edits where project_id = ${projectId}`).toHaveLength(2);
  });
});

describe("bad input", () => {
  test.each<[string, number, Op, string, RegExp]>([
    ["something gone", 1, { op: "remove-row", entity: "tool", row: "tool-9" }, "ops[0].row", /tool-9/],
    ["a name that is taken", 1, { op: "rename-entity", entity: "loan", plural: "Tools" }, "ops[0].plural", /has Tools/],
    [
      "something others relate to",
      1,
      { op: "remove-entity", entity: "tool" },
      "relation",
      /relation must name an entity/,
    ],
    ["a version to come", 9, FIELD, "baseVersion", /version 1 only/],
  ])("an edit of %s is refused with its place", async (_, baseVersion, op, field, message) => {
    const projectId = await library();
    const { status, body } = await edit(projectId, baseVersion, op);
    expect([status, body.error?.kind]).toEqual([400, "bad-request"]);
    expect(body.error?.field).toContain(field);
    expect(body.error?.message).toMatch(message);
    expect(await specOf(projectId)).toEqual(libraryFixture());
  });

  test("what would have to go along is told", async () => {
    const projectId = await library();
    const { body } = await edit(projectId, 1, { op: "remove-entity", entity: "loan" });
    expect(body.error).toMatchObject({ hint: expect.stringContaining("Removed the field Loans from Tools") });
  });

  test("nobody else reads, restores, forks or names one's versions", async () => {
    const projectId = await library();
    for (const [fn, input] of [
      ["project-history", { projectId }],
      ["project-version", { projectId, version: 1 }],
      ["project-restore", { projectId, version: 1 }],
      ["project-revert", { projectId, version: 1 }],
      ["project-fork", { projectId, version: 1 }],
      ["project-label", { projectId, version: 1, label: "Mine" }],
    ] as const)
      expect([fn, (await call(fn, input as never, eve)).status]).toEqual([fn, 404]);
    for (const fn of ["project-version", "project-restore", "project-revert", "project-fork"] as const)
      expect([fn, (await call(fn, { projectId, version: 7 })).status]).toEqual([fn, 404]);
  });
});

describe("history", () => {
  test("tells who did what, why and from where, newest first, in pages", async () => {
    const projectId = await library();
    await done("project-edit", {
      projectId,
      baseVersion: 1,
      ops: [FIELD],
      source: "chat",
      reason: "add weight to tools",
    });
    await done("project-edit", { projectId, baseVersion: 2, ops: [price(9)], source: "data" });
    await done("project-edit", { projectId, baseVersion: 3, ops: [name("Sheds")], source: "customize" });
    expect(await done("project-label", { projectId, version: 2, label: "With weights" })).toEqual({
      label: "With weights",
    });
    const { entries, next, present } = await done("project-history", { projectId, limit: 3 });
    expect([next, present]).toEqual([2, 4]);
    expect(entries).toMatchObject([
      { version: 4, source: "customize", by: null, changes: ["Named the app Sheds"], reason: null, ops: 1 },
      { version: 3, source: "data", changes: ["Set Price of “Drill” to 9"] },
      { version: 2, source: "chat", reason: "add weight to tools", label: "With weights", check: null, thumb: null },
    ]);
    const rest = await done("project-history", { projectId, limit: 3, before: 2 });
    expect(rest).toMatchObject({ next: null, entries: [{ version: 1, source: "created", ops: 0 }] });
    const filtered = await done("project-history", { projectId, sources: ["chat", "created"] });
    expect(filtered.entries.map(({ version }) => version)).toEqual([2, 1]);
    const named = await done("project-history", { projectId, named: true });
    expect(named.entries.map(({ version }) => version)).toEqual([2]);
    await done("project-label", { projectId, version: 2, label: null });
    expect((await done("project-history", { projectId, named: true })).entries).toEqual([]);
  });

  test("a version is shown in sentences, beside any other, and on an origin of its own", async () => {
    const projectId = await library();
    await edit(projectId, 1, FIELD);
    await edit(projectId, 2, name("Sheds"));
    const shown = await done("project-version", { projectId, version: 2 });
    expect(shown).toMatchObject({ comparedTo: 1, changes: ["Added the field Weight to Tools"], files: [] });
    expect(parseAppSpec(shown.spec).identity.name).toBe("Toolshare");
    const both = await done("project-version", { projectId, version: 3, compareTo: 1 });
    expect(both.changes).toEqual(["Named the app Sheds", "Added the field Weight to Tools"]);
    const back = await done("project-version", { projectId, version: 1, compareTo: 3 });
    expect(back.changes).toEqual(["Named the app Toolshare", "Removed the field Weight from Tools"]);
    expect(await titleAt(shown.origin)).toContain("Toolshare");
    expect(await titleAt(both.origin)).toContain("Sheds");
    expect(shown.origin).not.toBe(both.origin);
  });

  test("restoring, taking one version back and forking keep everything else", async () => {
    const projectId = await library();
    await edit(projectId, 1, price(9));
    await edit(projectId, 2, name("Sheds"));
    await edit(projectId, 3, FIELD);
    await done("project-revert", { projectId, version: 3 });
    expect(await specOf(projectId)).toMatchObject({ identity: { name: "Toolshare" } });
    expect((await specOf(projectId)).entities[0]?.fields.map(({ id }) => id)).toContain("weight");
    const requestId = randomUUID();
    const restored = await done("project-restore", { projectId, version: 2, requestId });
    expect(restored.version).toBe(6);
    expect(await done("project-restore", { projectId, version: 2, requestId })).toEqual(restored);
    const { spec } = await done("project-version", { projectId, version: 2 });
    expect(await specOf(projectId)).toEqual(spec);
    const { entries } = await done("project-history", { projectId });
    expect(entries.map(({ reason, source }) => [source, reason]).slice(0, 2)).toEqual([
      ["history", "Restored version 2"],
      ["history", "Undid version 3"],
    ]);
    const fork = await done("project-fork", { projectId, version: 4, name: "Other street", requestId: randomUUID() });
    const [row] = await server.sql`select * from projects where id = ${fork.projectId}`;
    expect(row).toMatchObject({ name: "Other street", forked_from: projectId, forked_version: 4, version: 1 });
    expect(await specOf(fork.projectId)).toMatchObject({ identity: { name: "Sheds" } });
    expect((await done("project-history", { projectId: fork.projectId })).entries).toMatchObject([
      { version: 1, source: "fork", reason: "Forked from Toolshare, version 4" },
    ]);
    expect(await server.sql`select 1 from pgboss.job where singleton_key = ${fork.projectId}`).toHaveLength(1);
    await done("project-fork", { projectId, version: 1 });
    expect((await call("project-fork", { projectId, version: 1 })).status).toBe(402);
  });

  test("taking back what was changed again since is asked about first", async () => {
    const projectId = await library();
    await edit(projectId, 1, name("Sheds"));
    await edit(projectId, 2, name("Benches"));
    const { status, body } = await call("project-revert", { projectId, version: 2 });
    expect([status, body.error?.conflicts]).toMatchObject([409, [{ mine: "Toolshare", theirs: "Benches" }]]);
    await done("project-revert", { projectId, version: 2, resolve: "mine" });
    expect((await specOf(projectId)).identity.name).toBe("Toolshare");
  });

  test("files changed by hand come back with their version", async () => {
    const projectId = await library();
    const path = "src/notes.ts";
    const save = async (text: string): Promise<void> => {
      const project = await ownProject(server.sql, ada.id, projectId);
      const { spec } = project;
      const overrides = [{ path, base: null, text }];
      const before = { spec, overrides: await readOverrides(server.sql, projectId) };
      await server.sql.begin(async (tx) => {
        const log = { ops: [], inverse: [], editSource: "code" as const };
        await writeVersion(tx, project, before, { source: { spec, overrides }, appHash: text, broken: null, ...log });
        await writeOverrides(tx, project, overrides);
      });
    };
    const texts = async () =>
      (await server.sql<{ text: string }[]>`select text from project_overrides where project_id = ${projectId}`).map(
        ({ text }) => text,
      );
    await save("export const one = 1;\n");
    await save("export const two = 2;\n");
    const { entries } = await done("project-history", { projectId });
    expect(entries[0]).toMatchObject({ source: "code", files: [path], changes: [`Changed the file ${path}`] });
    await done("project-restore", { projectId, version: 2 });
    expect(await texts()).toEqual(["export const one = 1;\n"]);
    await done("project-restore", { projectId, version: 1 });
    expect(await texts()).toEqual([]);
    expect((await done("project-version", { projectId, version: 3, compareTo: 1 })).files).toEqual([
      { path, change: "added" },
    ]);
    await done("project-restore", { projectId, version: 3 });
    expect((await call("project-revert", { projectId, version: 2 })).body.error?.conflicts).toMatchObject([
      { what: `The file ${path}` },
    ]);
  });

  test("a checked version has its picture, and a new check's takes the place of the old one", async () => {
    const projectId = await library();
    const media = openMediaStore((await workerSettings(server.platform)).media);
    const services = { sql: server.sql, media, warn: (message: string) => expect(message).toBe("") };
    const folder = `projects/${ada.id}/${projectId}`;
    const check = { kind: "page" as const, name: "/", passed: true, message: null, ms: 1, page: "/" };
    const runCheck = async (colour: string, status: "passed" | "failed"): Promise<VersionEntry | undefined> => {
      const picture = `${folder}/proof/${randomUUID()}.webp`;
      const page = sharp({ create: { width: 390, height: 844, channels: 3, background: colour } });
      await media.put(picture, await page.webp().toBuffer());
      const report = { checks: [{ ...check, picture }] };
      await keepVersionPicture(services, { userId: ada.id, projectId, version: 1 }, { status, report });
      return (await done("project-history", { projectId })).entries[0];
    };
    expect(await runCheck("#ff0000", "failed")).toMatchObject({ check: "failed" });
    const entry = await runCheck("#00ff00", "passed");
    expect(entry?.check).toBe("passed");
    const answer = await fetch(server.url + (entry?.thumb ?? ""));
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 693 });
    const kept: string[] = [];
    for await (const { key } of media.list(`${folder}/versions`)) kept.push(key);
    expect(kept).toHaveLength(1);
    expect((await fetch(`${server.url}/media/${kept[0]}`)).status).not.toBe(200);
  });

  test("every version there ever was can be built again", async () => {
    const projectId = await library();
    const hashes = new Map([[1, hashSpec(libraryFixture())]]);
    for (const op of fc.sample(anyOp, { numRuns: 130, seed: 5 })) {
      const project = await ownProject(server.sql, ada.id, projectId);
      let next: ReturnType<typeof applyOps>;
      try {
        next = applyOps(project.spec, [op]);
      } catch {
        continue;
      }
      const source = { spec: project.spec, overrides: [] };
      const { version } = await server.sql.begin((tx) =>
        writeVersion(tx, project, source, {
          source: { spec: next.spec, overrides: [] },
          appHash: "any",
          broken: null,
          ops: [op],
          inverse: next.inverse,
          editSource: "api",
        }),
      );
      hashes.set(version, hashSpec(next.spec));
    }
    // Past a snapshot.
    expect(hashes.size).toBeGreaterThan(SNAPSHOT_EVERY + 10);
    const project = await ownProject(server.sql, ada.id, projectId);
    for (const [version, hash] of hashes)
      expect([version, hashSpec(await rebuildSpec(server.sql, project, version))]).toEqual([version, hash]);
  });
});

/** The page that an origin serves. */
async function titleAt(origin: string | null): Promise<string> {
  const { host } = new URL(origin ?? "");
  return new Promise((resolve, reject) => {
    request(`${server.url}/`, { headers: { host } }, (answer) => {
      let body = "";
      answer
        .setEncoding("utf8")
        .on("data", (chunk: string) => (body += chunk))
        .on("end", () => resolve(/<title>(.*?)<\/title>/.exec(body)?.[1] ?? body.slice(0, 200)));
    })
      .on("error", reject)
      .end();
  });
}
