import { randomFillSync, randomUUID } from "node:crypto";
import { request } from "node:http";
import { parseAppSpec, type Op } from "@sayhey/appspec";
import { IMPORT_PATH, type ImportAnswer } from "@sayhey/contract/project-import";
import type { AssetRow } from "@sayhey/contract/rows";
import { unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callFunction } from "../../../testing/call-function.ts";
import { startGitServer, type GitServer } from "../../../testing/start-git-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

const TOKEN = "ghp_secret-token-4711";

let server: TestPlatform;
let remote: GitServer;
let ada: TestUser;
let eve: TestUser;

beforeAll(async () => {
  remote = await startGitServer(TOKEN);
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false, gitNetwork: remote.network }),
  });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
  await server.sql`update accounts set plan = 'studio'`;
});
afterAll(async () => {
  await server?.close();
  await remote?.close();
});

/** What the app of a slug answers to a path. */
function answerOf(slug: string, path: string): Promise<{ status: number; type: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const host = `${slug}.localhost:${new URL(server.url).port}`;
    const asked = request(`${server.url}${path}`, { headers: { host } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          body: Buffer.concat(pieces),
        }),
      );
    });
    asked.on("error", reject).end();
  });
}

const plain = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#aa3311" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Ada's street 7" } })
    .toBuffer();

/** A picture that hardly gets smaller, whatever packs it. */
const noise = (side: number) =>
  sharp(randomFillSync(Buffer.alloc(side * side * 3)), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();

async function upload(user: TestUser, projectId: string, picture?: Uint8Array): Promise<AssetRow> {
  const response = await fetch(`${server.url}/uploads/v1?project=${projectId}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "x-file-name": "fern.jpg" },
    body: new Uint8Array(picture ?? (await plain())),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { asset: AssetRow }).asset;
}

async function slugOf(projectId: string): Promise<string> {
  const [project] = await server.sql<{ slug: string }[]>`select slug from projects where id = ${projectId}`;
  return project?.slug ?? "";
}

/** A project whose first row shows a picture. */
async function projectWith(user: TestUser, picture: (projectId: string) => Promise<string>) {
  const made = await callFunction(server, user.token, "project-create", {
    idea: "Plant diary",
    seed: 7,
    useModel: false,
  });
  const { projectId } = made.body;
  const slug = await slugOf(projectId);
  const [{ spec } = { spec: null }] = await server.sql<
    { spec: unknown }[]
  >`select spec from projects where id = ${projectId}`;
  const entity = parseAppSpec(spec).entities[0];
  const value = await picture(projectId);
  const ops: Op[] = [
    { op: "add-field", entity: entity?.id ?? "", field: { id: "portrait", name: "Portrait", type: "image" } },
    { op: "update-row", entity: entity?.id ?? "", row: entity?.rows[0]?.id ?? "", values: { portrait: value } },
  ];
  const edited = await callFunction(server, user.token, "project-edit", { projectId, baseVersion: 1, ops });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  return { projectId, slug, entity: entity?.id ?? "", row: entity?.rows[0] };
}

test("an uploaded picture is shown by its owner's app, small and without what the camera wrote, and goes into the export", async () => {
  let id = "";
  const { projectId, slug } = await projectWith(
    ada,
    async (project) => `asset:${(id = (await upload(ada, project)).id)}`,
  );
  const path = `/pictures/${id}.webp`;
  const shown = await answerOf(slug, path);
  expect([shown.status, shown.type]).toEqual([200, "image/webp"]);
  const facts = await sharp(shown.body).metadata();
  expect([facts.width, facts.height, facts.exif]).toEqual([1280, 640, undefined]);

  const { body } = await callFunction(server, ada.token, "project-export", { projectId });
  const zip = unzipSync(new Uint8Array(await (await fetch(server.url + body.url)).arrayBuffer()));
  const packed = Object.keys(zip).find((name) => name.endsWith(`/public${path}`)) ?? "";
  expect(Buffer.from(zip[packed] ?? []).equals(shown.body)).toBe(true);

  // Somebody else who knows the picture's name cannot show it, nor can an app ask for what it does not hold.
  const thief = await projectWith(eve, async () => `asset:${id}`);
  expect((await answerOf(thief.slug, path)).status).toBe(404);
  const bare = await callFunction(server, ada.token, "project-create", { idea: "Recipe box", useModel: false });
  expect((await answerOf(await slugOf(bare.body.projectId), path)).status).toBe(404);

  // What is published with it may be remixed with it.
  const published = await callFunction(server, ada.token, "publication-publish", {
    projectId,
    slug: "ferns-of-ada",
    listed: true,
    title: "Ferns",
    description: "",
    hashtags: [],
    category: "Nature",
  });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect((await answerOf("ferns-of-ada", path)).status).toBe(200);
  const [publication] = await server.sql<{ id: string }[]>`select id from publications where slug = 'ferns-of-ada'`;
  const remix = await callFunction(server, eve.token, "gallery-remix", { publicationId: publication?.id ?? "" });
  expect((await answerOf(await slugOf(remix.body.projectId), path)).status).toBe(200);

  await server.sql`update assets set deleted_at = now() where id = ${id}`;
  expect((await answerOf(slug, path)).status).toBe(404);
});

const push = (projectId: string, branch: string) =>
  callFunction(server, ada.token, "git-push", { projectId, url: remote.url, branch, token: TOKEN });

async function bring(zip: Uint8Array, projectId?: string): Promise<ImportAnswer> {
  const query = projectId === undefined ? "" : `?projectId=${projectId}`;
  const answer = await fetch(`${server.url}${IMPORT_PATH}${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ada.token}` },
    body: Buffer.from(zip),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as ImportAnswer;
}

test("an export that cannot take all pictures along says how many are missing", async () => {
  const { projectId, entity, row } = await projectWith(
    ada,
    async (project) => `asset:${(await upload(ada, project)).id}`,
  );
  const exported = () => callFunction(server, ada.token, "project-export", { projectId });
  expect((await exported()).body.picturesLeftOut).toBe(0);
  const [{ spec } = { spec: null }] = await server.sql<
    { spec: unknown }[]
  >`select spec from projects where id = ${projectId}`;
  const many = parseAppSpec(spec);
  const rows = Array.from({ length: 151 }, (_, index) => ({
    ...row,
    id: `many${index}`,
    portrait: `asset:${randomUUID()}`,
    second: `asset:${randomUUID()}`,
  }));
  const entities = many.entities.map((each) =>
    each.id === entity
      ? {
          ...each,
          fields: [...each.fields, { id: "second", name: "Second", type: "image" as const }],
          rows: [...each.rows, ...rows],
        }
      : each,
  );
  await server.sql`update projects set spec = ${server.sql.json(JSON.parse(JSON.stringify({ ...many, entities })))} where id = ${projectId}`;
  const { status, body } = await exported();
  expect([status, body.picturesLeftOut], JSON.stringify(body)).toEqual([200, 3]);
});

test("a push carries the uploaded pictures byte for byte, they come back with the tree, and go when no row shows them", async () => {
  let id = "";
  const made = await projectWith(ada, async (project) => `asset:${(id = (await upload(ada, project)).id)}`);
  const path = `/pictures/${id}.webp`;
  const shown = await answerOf(made.slug, path);
  expect(shown.status).toBe(200);
  expect((await push(made.projectId, "main")).body).toMatchObject({ pushed: true, version: 2, unchanged: false });
  expect((await remote.readBytes("main", `public${path}`)).equals(shown.body)).toBe(true);
  expect((await push(made.projectId, "main")).body).toMatchObject({ pushed: true, unchanged: true });

  // What was cloned is zipped and brought back: nothing differs, and a new app of it shows the same picture.
  const { files } = await remote.read("main");
  const tree: Record<string, Uint8Array> = {};
  for (const file of Object.keys(files)) tree[file] = await remote.readBytes("main", file);
  expect(await bring(zipSync(tree), made.projectId)).toMatchObject({ before: null, changed: [], left: [] });
  const copy = await bring(zipSync(tree));
  expect(copy).toMatchObject({ changed: [], left: [], broken: null });
  const again = await answerOf(await slugOf(copy.projectId), path);
  expect([again.status, again.body.equals(shown.body)]).toEqual([200, true]);
  expect((await push(copy.projectId, "copy")).body).toMatchObject({ pushed: true });
  expect((await remote.readBytes("copy", `public${path}`)).equals(shown.body)).toBe(true);

  const ops: Op[] = [{ op: "update-row", entity: made.entity, row: made.row?.id ?? "", values: { portrait: null } }];
  await callFunction(server, ada.token, "project-edit", { projectId: made.projectId, baseVersion: 2, ops });
  expect((await push(made.projectId, "main")).body).toMatchObject({ pushed: true, version: 3 });
  expect(Object.keys((await remote.read("main")).files).filter((file) => file.includes("/pictures/"))).toEqual([]);
});

test("pictures that are too large together are told by their row, and nothing is pushed", async () => {
  const made = await projectWith(ada, async (project) => `asset:${(await upload(ada, project, await noise(1280))).id}`);
  const seen = remote.authorizations.length;
  const refused = await push(made.projectId, "large");
  expect(refused.status).toBe(413);
  expect(refused.body).toMatchObject({
    error: {
      kind: "too-large",
      message: expect.stringMatching(/pictures of this app's rows are [\d.]+ MB .* carries 0\.5 MB/) as string,
    },
  });
  const title = Object.values(made.row ?? {}).filter((value) => typeof value === "string");
  const { message } = (refused.body as unknown as { error: { message: string } }).error;
  expect(title.some((value) => message.includes(`“${value}” (`))).toBe(true);
  expect(remote.authorizations).toHaveLength(seen);
  await expect(remote.read("large")).rejects.toThrow();
});
