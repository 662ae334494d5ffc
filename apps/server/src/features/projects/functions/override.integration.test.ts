import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { readProjectApp } from "../app-of-project.port.ts";
import { planRepair, repairProject } from "../../checks/repair-app.ts";
import { callAs, clearApps, publishApp } from "../../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

const HOME = "src/pages/home.tsx";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;

const call = <N extends FunctionName>(user: TestUser, name: N, input: FunctionInput<N>) =>
  callAs(server, user, name, input);

/** What a call of Ada's that must succeed answers. */
async function done<N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> {
  const { status, body } = await call(ada, name, input);
  expect([name, status, (body as { error?: unknown }).error]).toEqual([name, 200, undefined]);
  return body;
}

const create = async (): Promise<string> => (await done("project-create", { idea: "Plant diary", seed: 7 })).projectId;

/** The tree a project exports, without what names its version. */
async function exported(projectId: string): Promise<Record<string, string>> {
  const { url } = await done("project-export", { projectId });
  const files = unzipSync(new Uint8Array(await (await fetch(server.url + url)).arrayBuffer()));
  const { "sayhey.json": about, ...tree } = Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path.slice(path.indexOf("/") + 1), strFromU8(bytes)]),
  );
  expect(about).toContain('"version"');
  return tree;
}

/** A file of an app's origin; of its page, when `path` is a pattern in it. */
async function served(origin: string, path: string | RegExp = "/"): Promise<string> {
  if (path instanceof RegExp) return served(origin, path.exec(await served(origin))?.[0] ?? "/nothing.js");
  const host = new URL(origin).host;
  return new Promise((resolve, reject) => {
    request(server.url + path, { headers: { host } }, (answer) => {
      let body = "";
      answer
        .setEncoding("utf8")
        .on("data", (chunk: string) => (body += chunk))
        .on("end", () => resolve(body));
    })
      .on("error", reject)
      .end();
  });
}
const SCRIPT = /\/assets\/app-\w+\.js/;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server.close());
beforeEach(() => clearApps(server));

/** A page with one line of Ada's own. */
const withLine = (page: string, line: string): string =>
  page.replace("    </Page>", `      <p>${line}</p>\n    </Page>`);

test("a changed file is in preview, film, export, a published version and its remix, and survives an edit", async () => {
  const projectId = await create();
  const before = await exported(projectId);
  const text = withLine(before[HOME] ?? "", "Watered with love.");
  const saved = await done("override-save", { projectId, baseVersion: 1, path: HOME, text });
  expect(saved).toMatchObject({ version: 2, broken: null, types: [], conflicts: [] });

  const preview = await done("project-preview", { projectId });
  expect(preview.appHash).toBe(saved.appHash);
  expect(await served(preview.origin, SCRIPT)).toContain("Watered with love.");
  expect(await exported(projectId)).toEqual({ ...before, [HOME]: text });
  expect((await readProjectApp(server.sql, projectId))?.appHash).toBe(saved.appHash);

  const ops = [{ op: "set-identity", patch: { name: "Leafbook" } }];
  const edited = await done("project-edit", { projectId, baseVersion: 2, ops });
  expect((await exported(projectId))[HOME]).toMatch(/Leafbook[\s\S]*Watered with love\./);

  const published = await done("publication-publish", {
    projectId,
    slug: "leafbook",
    listed: true,
    title: "Leafbook",
    description: "",
    hashtags: [],
    category: "Nature",
  });
  await done("override-remove", { projectId, baseVersion: edited.version, path: HOME });
  expect(await served(preview.origin, SCRIPT)).not.toContain("Watered with love.");
  expect(await served(published.origin, SCRIPT)).toContain("Watered with love.");
  const remix = await call(eve, "gallery-remix", { publicationId: published.publicationId });
  const remixed = await call(eve, "override-list", { projectId: remix.body.projectId });
  expect(remixed.body.overrides).toMatchObject([{ path: HOME, isNew: false }]);
  const copy = await call(eve, "project-preview", { projectId: remix.body.projectId });
  expect(await served(copy.body.origin, SCRIPT)).toContain("Watered with love.");
});

test("while a file does not compile, what compiled last is shown and filmed, and nothing is published", async () => {
  const projectId = await create();
  const page = (await exported(projectId))[HOME] ?? "";
  const good = await done("override-save", { projectId, baseVersion: 1, path: HOME, text: withLine(page, "Good.") });
  const bad = await done("override-save", {
    projectId,
    baseVersion: 2,
    path: HOME,
    text: withLine(page, "Bad.").replace("</Page>", ""),
  });
  expect(bad).toMatchObject({ version: 3, appHash: good.appHash, types: [] });
  expect(bad.broken).toMatch(/src\/pages\/home\.tsx:\d+: /);
  // An edit in the meantime makes it no better.
  const ops = [{ op: "set-identity", patch: { name: "Leafbook" } }];
  expect((await done("project-edit", { projectId, baseVersion: 3, ops })).appHash).toBe(good.appHash);

  const preview = await done("project-preview", { projectId });
  expect(preview.appHash).toBe(good.appHash);
  expect(await served(preview.origin, SCRIPT)).toContain("Good.");
  expect(await readProjectApp(server.sql, projectId)).toMatchObject({ broken: bad.broken, appHash: good.appHash });
  expect((await done("override-list", { projectId })).broken).toBe(bad.broken);
  const [row] = await server.sql`select check_status, check_report from projects where id = ${projectId}`;
  expect(row).toMatchObject({
    check_status: "failed",
    check_report: { checks: [{ kind: "compile", passed: false, message: bad.broken }] },
  });
  const refused = await call(ada, "publication-publish", {
    projectId,
    slug: "leafbook",
    listed: true,
    title: "Leafbook",
    description: "",
    hashtags: [],
    category: "Nature",
  });
  expect([refused.status, refused.body.error?.message]).toEqual([409, bad.broken]);
  expect((await done("publication-get", { projectId })).checksFailed).toBe(true);
  // The source is theirs, broken or not.
  expect((await exported(projectId))[HOME]).toContain("Bad.");

  const mended = await done("override-save", {
    projectId,
    baseVersion: 4,
    path: HOME,
    text: withLine(page, "Mended."),
  });
  expect(mended.broken).toBeNull();
  expect(await served(preview.origin, SCRIPT)).toContain("Mended.");
  const [after] = await server.sql`select check_status from projects where id = ${projectId}`;
  expect(after?.["check_status"]).toBe("pending");
});

test("a conflict is told with its three texts, and settled either way", async () => {
  const path = "public/manifest.webmanifest";
  const projectId = await create();
  const base = (await exported(projectId))[path] ?? "";
  const text = base.replace(/"name": .*/, '"name": "Grandma\'s garden",');
  await done("override-save", { projectId, baseVersion: 1, path, text });
  await done("project-edit", { projectId, baseVersion: 2, ops: [{ op: "set-identity", patch: { name: "Leafbook" } }] });
  const { conflicts, overrides } = await done("override-list", { projectId });
  expect(overrides).toMatchObject([{ path, text }]);
  expect(conflicts).toMatchObject([{ path, base, text, generated: expect.stringContaining("Leafbook") }]);
  expect((await exported(projectId))[path]).toBe(text);
  const mine = await done("override-save", { projectId, baseVersion: 3, path, text, settle: true });
  expect(mine.conflicts).toEqual([]);
  await done("override-remove", { projectId, baseVersion: 4, path });
  expect((await exported(projectId))[path]).toContain("Leafbook");
});

test("types that do not fit are told, and the app runs all the same", async () => {
  const projectId = await create();
  const { types, broken } = await done("override-save", {
    projectId,
    baseVersion: 1,
    path: "src/soup.ts",
    text: "export const one = 1;\nexport const soup: string = one;\n",
  });
  expect(broken).toBeNull();
  expect(types).toEqual([{ file: "src/soup.ts", line: 2, message: expect.stringContaining("TS2322") }]);
});

test("a version that does not compile is not repaired away", async () => {
  const projectId = await create();
  const whole = await readProjectApp(server.sql, projectId);
  if (whole === null) throw new Error("The project is gone");
  const block = whole.spec.pages[0]?.blocks[0]?.id;
  const plan = planRepair(whole.spec, [{ kind: "page", name: "/", passed: false, message: "Fell over", ms: 1, block }]);
  if (plan === null) throw new Error("There is nothing to repair");
  await done("override-save", { projectId, baseVersion: 1, path: HOME, text: "export function Home( {\n" });
  const app = await readProjectApp(server.sql, projectId);
  if (app === null) throw new Error("The project is gone");
  expect(app).toMatchObject({ version: 2, broken: expect.stringContaining(HOME), overrides: [] });
  expect(await repairProject(server.sql, app, plan)).toBeNull();
  expect(await done("override-list", { projectId })).toMatchObject({ version: 2, overrides: [{ path: HOME }] });
});

test("a file cannot reach out of the app", async () => {
  const projectId = await create();
  const folder = await mkdtemp(join(tmpdir(), "sayhey-secret-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const secret = join(folder, "secret.ts");
  await writeFile(secret, "export const password: 'hunter2' = 1;\n");
  const reference = await done("override-save", {
    projectId,
    baseVersion: 1,
    path: "src/reach.ts",
    text: `/// <reference path="${secret}" />\nexport {};\n`,
  });
  expect(reference.types).toEqual([{ file: "src", line: 0, message: expect.stringContaining("outside of the app") }]);
  const styles = await done("override-save", {
    projectId,
    baseVersion: 2,
    path: "src/styles.css",
    text: `@import "tailwindcss";\n@import "${secret}";\n@plugin "${secret}";\n`,
  });
  expect(styles.broken).toMatch(/styles/);
  const imported = await done("override-save", {
    projectId,
    baseVersion: 3,
    path: "src/main.tsx",
    text: `import secret from "${secret}";\nimport fs from "node:fs";\nconsole.log(secret, fs);\n`,
  });
  expect(imported.broken).toMatch(/src\/main\.tsx:1: Cannot find/);
});

test("a change against an older version is refused, and of two at once one", async () => {
  const projectId = await create();
  const save = (text: string) => call(ada, "override-save", { projectId, baseVersion: 1, path: "src/a.ts", text });
  const answers = await Promise.all(["export const a = 1;\n", "export const a = 2;\n"].map(save));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save("export const a = 3;\n")).body.error?.kind).toBe("conflict");
  expect((await done("override-list", { projectId })).version).toBe(2);
});

test("what is not one's own does not exist, and a path outside of the app is no path", async () => {
  const { projectId } = await publishApp(server, ada);
  const file = { projectId, baseVersion: 1, path: "src/a.ts" };
  expect((await call(eve, "override-save", { ...file, text: "" })).status).toBe(404);
  expect((await call(eve, "override-remove", file)).status).toBe(404);
  expect((await call(eve, "override-list", { projectId })).status).toBe(404);
  for (const path of ["../a.ts", "package.json", "src/../../a.ts", "public/index.html"]) {
    const { status, body } = await call(ada, "override-save", { ...file, path, text: "" });
    expect([path, status, body.error?.field]).toEqual([path, 400, "path"]);
  }
  expect((await call(ada, "override-save", { ...file, text: "x".repeat(200_001) })).body.error?.field).toBe("text");
});

test("a block of one's own is in preview, export and remix, on the app's origin alone, and stays shown while its source is broken", async () => {
  const projectId = await create();
  const block = (source: string) => ({
    id: "clock",
    name: "Clock",
    icon: "clock",
    properties: [],
    data: [],
    packages: [],
    source,
  });
  const good = `export default function Clock() {\n  return <p className="card panel">Tick tock of Ada</p>;\n}\n`;
  const placed = { id: "homeClock", kind: "custom", customBlock: "clock", values: {} };
  const made = await done("project-edit", {
    projectId,
    baseVersion: 1,
    ops: [
      { op: "add-custom-block", customBlock: block(good) },
      { op: "add-block", page: "home", block: placed },
    ],
  });
  const preview = await done("project-preview", { projectId });
  expect(new URL(preview.origin).host).not.toBe(new URL(server.url).host);
  expect(await served(preview.origin, SCRIPT)).toContain("Tick tock of Ada");
  const path = "src/custom/clock/block.tsx";
  expect((await exported(projectId))[path]).toBe(good);
  expect(await done("project-file", { projectId, path })).toMatchObject({ state: "block", text: good, editable: true });

  const source = (text: string) => ({ op: "update-custom-block", customBlock: "clock", patch: { source: text } });
  const evil = await call(ada, "project-edit", {
    projectId,
    baseVersion: 2,
    ops: [source(`import "https://evil.example/x.js";\n${good}`)],
  });
  expect([evil.status, evil.body.error?.message]).toEqual([
    400,
    expect.stringContaining('imports "https://evil.example/x.js", which a block may not use'),
  ]);
  const byFile = await call(ada, "override-save", { projectId, baseVersion: 2, path, text: good, settle: false });
  expect([byFile.status, byFile.body.error?.message]).toEqual([
    400,
    expect.stringContaining("source of the block Clock"),
  ]);

  const broken = await done("project-edit", { projectId, baseVersion: 2, ops: [source(good.replace("</p>", ""))] });
  expect(broken).toMatchObject({ version: 3, appHash: made.appHash });
  expect(await served(preview.origin, SCRIPT)).toContain("Tick tock of Ada");
  expect((await done("source-problems", { projectId })).broken).toMatch(/src\/custom\/clock\/block\.tsx:\d+: /);
  await done("project-edit", { projectId, baseVersion: 3, ops: [source(good.replace("Tick", "Tack"))] });
  const published = await done("publication-publish", {
    projectId,
    slug: "leafbook",
    listed: true,
    title: "Leafbook",
    description: "",
    hashtags: [],
    category: "Nature",
  });
  const remix = await call(eve, "gallery-remix", { publicationId: published.publicationId });
  const copy = await call(eve, "project-preview", { projectId: remix.body.projectId });
  expect(new URL(copy.body.origin).host).not.toBe(new URL(server.url).host);
  expect(new URL(copy.body.origin).host).not.toBe(new URL(preview.origin).host);
  expect(await served(copy.body.origin, SCRIPT)).toContain("Tack tock of Ada");
});
