import { get } from "node:http";
import { randomUUID } from "node:crypto";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../../../main/services.ts";
import type { FunctionAnswer } from "../../../testing/call-function.ts";
import { callAs, clearApps } from "../../../testing/publish-app.ts";
import { insertRender } from "../../../testing/insert-render.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;

const call = <N extends FunctionName>(
  user: TestUser | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callAs(server, user, name, input);

/** Like a browser: the name in the address decides, wherever it resolves to. */
function openApp(slug: string, path = "/"): Promise<{ status: number; body: string; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    get({ host: "127.0.0.1", port, path, headers: { host: `${slug}.localhost:${port}` } }, (answer) => {
      let body = "";
      answer.on("data", (part: Buffer) => (body += part.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body, location: answer.headers.location }));
    }).on("error", reject);
  });
}

const wordsOf = (values: Record<string, unknown> = {}) => ({
  slug: `app-${randomUUID().slice(0, 8)}`,
  listed: true,
  title: "Plant diary",
  description: "Water on time.",
  hashtags: ["#Plants", "green"],
  category: "Nature" as const,
  ...values,
});

async function createProject(user: TestUser, idea = "Plant diary"): Promise<string> {
  const { status, body } = await call(user, "project-create", { idea, seed: 7 });
  expect(body).not.toHaveProperty("error");
  expect(status).toBe(200);
  return body.projectId;
}

async function publish(user: TestUser, projectId: string, values: Record<string, unknown> = {}) {
  const { status, body } = await call(user, "publication-publish", { projectId, ...wordsOf(values) });
  expect(body).not.toHaveProperty("error");
  expect(status).toBe(200);
  return body;
}

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada Lovelace");
  eve = await server.signUp("Eve");
});
afterAll(() => server.close());
beforeEach(() => clearApps(server));

describe("publishing", () => {
  test("freezes the version: what is edited afterwards stays as it was on the published address", async () => {
    const projectId = await createProject(ada);
    const first = await publish(ada, projectId);
    expect(first.origin).toBe(`http://${first.slug}.localhost:${new URL(server.url).port}`);
    const before = await openApp(first.slug);
    expect(before.status).toBe(200);

    const [row] = await server.sql<{ slug: string; spec: { identity: { name: string } } }[]>`
      select slug, spec from projects where id = ${projectId}`;
    const edited = await call(ada, "project-edit", {
      projectId,
      baseVersion: 1,
      ops: [{ op: "set-identity", patch: { name: "Quite another name" } }],
    });
    expect(edited.status).toBe(200);
    const published = await openApp(first.slug);
    expect(published.body).toBe(before.body);
    expect(published.body).toContain(row?.spec.identity.name);
    expect((await openApp(row?.slug ?? "")).body).toContain("Quite another name");
    expect((await call(ada, "publication-get", { projectId })).body.publication?.outOfDate).toBe(true);

    const second = await publish(ada, projectId, { slug: first.slug });
    expect(second).toMatchObject({ publicationId: first.publicationId, number: 2 });
    expect((await openApp(first.slug)).body).toContain("Quite another name");
  });

  test("shows an earlier version again, and keeps every version", async () => {
    const projectId = await createProject(ada);
    const { publicationId, slug } = await publish(ada, projectId);
    const before = (await openApp(slug)).body;
    await server.sql`update projects set version = 2, app_hash = 'other',
      spec = jsonb_set(spec, '{identity,name}', '"Second thoughts"') where id = ${projectId}`;
    await publish(ada, projectId, { slug });
    const { body } = await call(ada, "publication-get", { projectId });
    expect(body.publication?.versions.map(({ number }) => number)).toEqual([2, 1]);
    const versionId = body.publication?.versions.at(-1)?.id ?? "";
    expect((await call(ada, "publication-restore", { publicationId, versionId })).body).toEqual({ number: 1 });
    expect((await openApp(slug)).body).toBe(before);
    expect((await call(eve, "publication-restore", { publicationId, versionId })).status).toBe(404);
    const other = await publish(eve, await createProject(eve, "Chess club"));
    expect(
      (await call(eve, "publication-restore", { publicationId: other.publicationId, versionId })).body.error?.kind,
    ).toBe("not-found");
  });

  test("twice at once is one publication with one version", async () => {
    const projectId = await createProject(ada);
    const words = wordsOf();
    const answers = await Promise.all([1, 2, 3].map(() => call(ada, "publication-publish", { projectId, ...words })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [count] = await server.sql`select
      (select count(*)::int from publications) as publications, (select count(*)::int from publication_versions) as versions`;
    expect(count).toEqual({ publications: 1, versions: 1 });
  });

  test("takes the latest finished render as the trailer, another one, or none", async () => {
    const projectId = await createProject(ada);
    const older = await insertRender(server, ada.id, projectId, { aspect: "1:1" });
    await server.sql`update renders set finished_at = now() - interval '1 day' where id = ${older}`;
    await insertRender(server, ada.id, projectId);
    const { publicationId, slug } = await publish(ada, projectId);
    const shape = async () => (await call(null, "gallery-get", { publicationId })).body.item.trailer;
    expect(await shape()).toMatchObject({ width: 720, height: 1280, durationMs: 10_000 });
    await publish(ada, projectId, { slug, renderId: older });
    expect(await shape()).toMatchObject({ width: 720, height: 720 });
    await publish(ada, projectId, { slug, renderId: null });
    expect(await shape()).toBeNull();
    const foreign = await insertRender(server, eve.id, await createProject(eve, "Chess club"));
    const refused = await call(ada, "publication-publish", { projectId, ...wordsOf({ slug, renderId: foreign }) });
    expect(refused.body.error).toMatchObject({ kind: "bad-request", field: "renderId" });
  });

  test("is for one's own projects only, and nobody is told whose the others are", async () => {
    const projectId = await createProject(ada);
    const { publicationId, slug } = await publish(ada, projectId);
    for (const [name, input] of [
      ["publication-publish", { projectId, ...wordsOf() }],
      ["publication-get", { projectId }],
      ["publication-slug", { projectId, slug: "free-name" }],
      ["publication-update", { publicationId, title: "Mine now" }],
      ["publication-unpublish", { publicationId }],
    ] as const) {
      expect((await call(eve, name, input)).status).toBe(404);
      expect((await call(null, name, input)).status).toBe(401);
    }
    expect((await openApp(slug)).status).toBe(200);
  });

  test("ends when it is unpublished, and nothing of it can be found", async () => {
    const projectId = await createProject(ada);
    await insertRender(server, ada.id, projectId);
    const { publicationId, slug } = await publish(ada, projectId);
    const { item } = (await call(null, "gallery-get", { publicationId })).body;
    const video = item.trailer?.video ?? "";
    expect((await fetch(server.url + video)).status).toBe(200);
    expect((await call(ada, "publication-unpublish", { publicationId })).body).toEqual({ status: "unpublished" });
    expect((await openApp(slug)).status).toBe(404);
    expect((await fetch(server.url + video)).status).toBe(404);
    expect((await call(null, "gallery-get", { publicationId })).status).toBe(404);
    expect((await call(null, "gallery-list", {})).body.items).toEqual([]);
    expect((await server.anonymous().from("publications").select("id")).data).toEqual([]);
    for (const path of [`/gallery/${publicationId}`, `/embed/${publicationId}`])
      expect((await fetch(server.url + path)).status).toBe(404);
    await publish(ada, projectId, { slug });
    expect((await openApp(slug)).status).toBe(200);
  });

  test("is withheld while its project lies in the bin", async () => {
    const projectId = await createProject(ada);
    const { publicationId, slug } = await publish(ada, projectId);
    const bin = (moment: string | null) =>
      ada.client.from("projects").update({ deleted_at: moment }).eq("id", projectId);
    await bin(new Date().toISOString());
    expect((await openApp(slug)).status).toBe(404);
    expect((await call(null, "gallery-get", { publicationId })).status).toBe(404);
    expect((await bin(null)).error?.code).toBe("42501");
    expect((await call(ada, "project-recover", { projectId })).body).toEqual({ done: true });
    expect((await openApp(slug)).status).toBe(200);
  });

  test("cannot be undone by its owner once it was taken down", async () => {
    const projectId = await createProject(ada);
    const { publicationId, slug } = await publish(ada, projectId);
    await server.sql`update publications set status = 'taken-down', takedown_reason = 'It copies a bank.' where id = ${publicationId}`;
    expect((await openApp(slug)).status).toBe(404);
    expect((await fetch(`${server.url}/gallery/${publicationId}`)).status).toBe(404);
    const versionId = (await call(ada, "publication-get", { projectId })).body.publication?.versionId ?? "";
    for (const answer of [
      await call(ada, "publication-publish", { projectId, ...wordsOf({ slug }) }),
      await call(ada, "publication-update", { publicationId, title: "Harmless" }),
      await call(ada, "publication-restore", { publicationId, versionId }),
      await call(ada, "publication-unpublish", { publicationId }),
    ])
      expect(answer.body.error).toMatchObject({ kind: "forbidden", message: "This was taken down: It copies a bank." });
    await server.sql`update publications set takedown_reason = 'scam' where id = ${publicationId}`;
    expect((await call(ada, "publication-get", { projectId })).body.publication?.takedownReason).toBe(
      "Scam or phishing.",
    );
    await expect(server.sql`update publications set status = 'published' where id = ${publicationId}`).rejects.toThrow(
      "A publication cannot go from taken-down to published.",
    );
  });

  test("is frozen in the database too", async () => {
    const projectId = await createProject(ada);
    await insertRender(server, ada.id, projectId);
    const { publicationId } = await publish(ada, projectId);
    for (const change of ["spec = '{}'", "app_hash = 'x'", "video_path = 'x'", "project_version = 9"])
      await expect(server.sql.unsafe(`update publication_versions set ${change}`)).rejects.toThrow("is frozen");
    const foreign = await publish(eve, await createProject(eve, "Chess club"));
    await expect(
      server.sql`update publications set version_id = (select version_id from publications where id = ${foreign.publicationId})
        where id = ${publicationId}`,
    ).rejects.toThrow("A publication shows one of its own versions.");
    await expect(server.sql`update publications set user_id = ${eve.id} where id = ${publicationId}`).rejects.toThrow(
      "A publication belongs to the owner of its project.",
    );
  });
});

describe("an address", () => {
  test.each([
    ["admin", "This address is reserved."],
    ["www", "This address is reserved."],
    ["sayhey", "This address is reserved."],
    ["xn--80ak6aa92e", "An address cannot have two hyphens in third and fourth place."],
    ["../etc", "An address has letters a to z, digits and hyphens between them only."],
    ["..", "An address has at least 3 characters."],
    ["a", "An address has at least 3 characters."],
    ["x".repeat(64), "An address has at most 48 characters."],
    ["adm1n", "This address is reserved."],
    ["paypa1", "This address is reserved."],
    ["5ayhey-login", "This address is reserved."],
    ["sаyhey", "An address has letters a to z, digits and hyphens between them only."],
    ["ab", "An address has at least 3 characters."],
    ["x".repeat(49), "An address has at most 48 characters."],
    ["-plants", "An address has letters a to z, digits and hyphens between them only."],
    ["plánts", "An address has letters a to z, digits and hyphens between them only."],
    ["a.b.c", "An address has letters a to z, digits and hyphens between them only."],
    ["gаllery-app", "An address has letters a to z, digits and hyphens between them only."],
  ])("cannot be %s", async (slug, message) => {
    const projectId = await createProject(ada);
    const refused = await call(ada, "publication-publish", { projectId, ...wordsOf({ slug }) });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({ kind: "bad-request", field: "slug", message });
    expect((await call(ada, "publication-slug", { projectId, slug })).body).toEqual({
      available: false,
      reason: message,
    });
  });

  test("belongs to one publication, and never to a preview", async () => {
    const projectId = await createProject(ada);
    const { slug } = await publish(ada, projectId);
    const other = await createProject(eve, "Chess club");
    const [project] = await server.sql<{ slug: string }[]>`select slug from projects where id = ${projectId}`;
    for (const taken of [slug, slug.toUpperCase(), project?.slug])
      expect(
        (await call(eve, "publication-publish", { projectId: other, ...wordsOf({ slug: taken }) })).body.error,
      ).toMatchObject({
        field: "slug",
        message: "This address is taken.",
      });
    const both = wordsOf();
    const third = await createProject(ada, "Book swap");
    const race = await Promise.all([
      call(eve, "publication-publish", { projectId: other, ...both }),
      call(ada, "publication-publish", { projectId: third, ...both }),
    ]);
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test("can be changed; the old one leads to the new one and goes to nobody else", async () => {
    const projectId = await createProject(ada);
    const { publicationId, slug } = await publish(ada, projectId);
    const renamed = `new-${randomUUID().slice(0, 8)}`;
    expect((await call(ada, "publication-update", { publicationId, slug: renamed })).body.slug).toBe(renamed);
    expect((await openApp(renamed)).status).toBe(200);
    const old = await openApp(slug, "/some/page?x=1");
    expect(old).toMatchObject({
      status: 302,
      location: `http://${renamed}.localhost:${new URL(server.url).port}/some/page?x=1`,
    });
    const other = await createProject(eve, "Chess club");
    expect(
      (await call(eve, "publication-publish", { projectId: other, ...wordsOf({ slug }) })).body.error?.message,
    ).toBe("This address is taken.");
    expect((await call(ada, "publication-update", { publicationId, slug })).status).toBe(200);
    expect((await openApp(slug)).status).toBe(200);
  });

  test("cannot be hoarded: ten new ones a day", async () => {
    const projectId = await createProject(ada);
    const { publicationId } = await publish(ada, projectId);
    for (let count = 2; count <= 10; count++)
      expect((await call(ada, "publication-update", { publicationId, slug: `hoard-${count}` })).status).toBe(200);
    const refused = await call(ada, "publication-update", { publicationId, slug: "hoard-11" });
    expect(refused.body.error).toMatchObject({
      kind: "rate-limited",
      message: "You can take 10 new addresses a day, and have taken them all.",
    });
    expect((await call(ada, "publication-update", { publicationId, title: "Still mine" })).status).toBe(200);
  });

  test("is suggested from the name, counted up where others have it", async () => {
    await publish(ada, await createProject(ada), { slug: "my-plants" });
    const projectId = await createProject(eve);
    await server.sql`update projects set name = 'My Plants!' where id = ${projectId}`;
    expect((await call(eve, "publication-get", { projectId })).body.suggestion.slug).toBe("my-plants-2");
    await server.sql`update projects set name = '植物日記' where id = ${projectId}`;
    expect((await call(eve, "publication-get", { projectId })).body.suggestion.slug).toBe("my-app");
  });
});

describe("what is said of it", () => {
  test("is plain text of any script, without what hides or turns text around", async () => {
    const projectId = await createProject(ada);
    const { publicationId } = await publish(ada, projectId, {
      title: "\u202eevil\u202c  🌱 مذكرات\nالنبات ",
      description: "<script>alert(1)</script>\n\n\n\n\u0000\u2066שלום\u2069",
      hashtags: ["#Ökologie", "ökologie", "植物", "हिन्दी"],
    });
    const { item } = (await call(null, "gallery-get", { publicationId })).body;
    expect(item.title).toBe("evil 🌱 مذكرات النبات");
    expect(item.description).toBe("<script>alert(1)</script>\n\nשלום");
    expect(item.hashtags).toEqual(["ökologie", "植物", "हिन्दी"]);
  });

  test.each([
    ["title", { title: "" }, "Add a title."],
    ["title", { title: "\u200b \u0007" }, "Add a title."],
    ["title", { title: "x".repeat(81) }, "Please keep the title under 80 characters."],
    ["title", { title: "x".repeat(10_000) }, "Please keep the title under 80 characters."],
    ["description", { description: "x".repeat(1001) }, "Please keep the description under 1,000 characters."],
    ["hashtags.0", { hashtags: ["two words"] }, "A hashtag can contain only letters, digits and underscores."],
    ["hashtags", { hashtags: Array.from({ length: 9 }, (_, index) => `t${index}`) }, "Please use at most 8 hashtags."],
    ["category", { category: "Warez" }, /category|option/i],
    ["owner", { owner: "eve" }, "owner is not known here."],
  ])("is refused with a wrong %s", async (field, values, message) => {
    const projectId = await createProject(ada);
    const refused = await call(ada, "publication-publish", { projectId, ...wordsOf(values) });
    expect(refused.body.error).toMatchObject({ kind: "bad-request", field });
    expect(refused.body.error?.message).toMatch(message);
  });

  test("can be changed without another version", async () => {
    const projectId = await createProject(ada);
    const { publicationId } = await publish(ada, projectId);
    await call(ada, "publication-update", { publicationId, title: "Garden log", hashtags: [], listed: false });
    const { publication } = (await call(ada, "publication-get", { projectId })).body;
    expect(publication).toMatchObject({
      title: "Garden log",
      hashtags: [],
      listed: false,
      description: "Water on time.",
    });
    expect(publication?.versions).toHaveLength(1);
  });
});
